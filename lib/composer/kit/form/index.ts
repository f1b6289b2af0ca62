export { ball, boxed, formed, rod, rounded } from './tone';
export { defineFamily, type Drawer, OUTLINES, type Wish } from './family';
export { leaf, sprig } from './leaf';
export {
  band,
  hoop,
  MATERIALS,
  type Material,
  paintGlass,
  paintGlassRim,
  paintLid,
  paintLiquid,
  paintMouth,
  paintSide,
  paintSolid,
} from './material';
export {
  createLathe,
  type Lathe,
  type Profile,
  type ProfilePoint,
  radiusAt,
  topOf,
  wrapPath,
} from './lathe';
export { colorParameter, defineThing, type Sketch } from './thing';
export { pointsOf } from './spots';
