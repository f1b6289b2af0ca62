import { circle } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { defineFamily, type Drawer, formed } from '../form';
import { disc } from './shapes';

const circleShape: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.5,
  svg: formed(pen, disc(0, -60, 60), color, { depth: 0 }),
});
const triangle: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.5,
  svg: formed(pen, 'M0 -120L70 0H-70Z', color, { depth: 0 }),
});
const squareShape: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.5,
  svg: formed(pen, 'M-60 -120H60V0H-60Z', color, { depth: 0 }),
});

/** Of a route, or between two things that have to do with each other. */
const dottedLine: Drawer = (_, { color = HOUSE.navy }) => ({
  unitCm: 0.5,
  svg: times(13, (_dot, share) =>
    circle([-100 + 200 * share, -34 + 26 * Math.sin(share * Math.PI * 2)], 5, color),
  ).join(''),
});

/** Shapes that are asked for by themselves. */
export const plainShape = defineFamily('plain-shape', {
  circle: circleShape,
  triangle,
  square: squareShape,
  'dotted-line': dottedLine,
});
