import { brushwork } from '../treatments/brushwork';
import { comic } from '../treatments/comic';
import { engraving } from '../treatments/engraving';
import { depthOfField, motionBlur } from '../treatments/focus';
import { grade } from '../treatments/grade';
import { spotPrint } from '../treatments/halftone';
import { lighting } from '../treatments/lighting';
import { linocut } from '../treatments/linocut';
import { looseSketch } from '../treatments/loose-sketch';
import { mosaic } from '../treatments/mosaic';
import { neon } from '../treatments/neon';
import { page } from '../treatments/page';
import { paperCut } from '../treatments/paper-cut';
import { pencil } from '../treatments/pencil';
import { photoGround } from '../treatments/photo-ground';
import { pixelArt } from '../treatments/pixel-art';
import { psychedelic } from '../treatments/psychedelic';
import { solid } from '../treatments/solid';
import { stipple } from '../treatments/stipple';
import { streetArt } from '../treatments/street-art';
import { studioSet } from '../treatments/studio-set';
import { surface } from '../treatments/surface';
import { synthwave } from '../treatments/synthwave';
import { voxel } from '../treatments/voxel';
import { watercolor } from '../treatments/watercolor';
import type { Planes } from './planes';
import type { RasterScene } from './scene';

/** Every pass over pixels that a look may be made of, by name. */
const PASSES = {
  brushwork,
  comic,
  depthOfField,
  engraving,
  grade,
  lighting,
  linocut,
  looseSketch,
  mosaic,
  motionBlur,
  neon,
  page,
  paperCut,
  pencil,
  photoGround,
  pixelArt,
  psychedelic,
  solid,
  spotPrint,
  stipple,
  streetArt,
  studioSet,
  surface,
  synthwave,
  voxel,
  watercolor,
};

type Passes = typeof PASSES;
export type PassName = keyof Passes;

/** A pass by name with its options, as looks tell it. */
export type PixelStep = {
  [Name in PassName]: { pass: Name } & Parameters<Passes[Name]>[2];
}[PassName];

/** Passes whose detail is coarse: large pictures are treated at this size and enlarged. */
const COARSE_PASSES: ReadonlySet<PassName> = new Set<PassName>([
  'brushwork',
  'comic',
  'engraving',
  'linocut',
  'looseSketch',
  'neon',
  'paperCut',
  'pencil',
  'psychedelic',
  'solid',
  'spotPrint',
  'stipple',
  'streetArt',
  'synthwave',
  'watercolor',
]);

export function isCoarse(steps: readonly PixelStep[]): boolean {
  return steps.some((step) => COARSE_PASSES.has(step.pass));
}

/** The passes of a look that leave a tile what it is: light comes from no side, and no corner is darker. */
export function passesOfTile(steps: readonly PixelStep[]): PixelStep[] {
  return steps.flatMap((step): PixelStep[] => {
    if (step.pass === 'lighting') return [];
    return [step.pass === 'grade' ? { ...step, vignette: 0 } : step];
  });
}

export function runStep(planes: Planes, scene: RasterScene, step: PixelStep): Planes {
  // The union of steps guarantees that the options fit the pass of the same name.
  const pass = PASSES[step.pass] as (p: Planes, s: RasterScene, o: PixelStep) => Planes;
  return pass(planes, scene, step);
}
