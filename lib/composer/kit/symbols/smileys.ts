import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../palette/house';
import { ball, type Drawer } from '../form';
import { HEART } from './signs';

/** Faces of messages: a yellow ball with a mood. */

const INK = '#5a3418';
const CHEEK = '#f5894f';

const eye = (x: number) =>
  ellipse([x, -122], 11, 17, INK) + circle([x + 4, -129], 4.5, HOUSE.white);
const SMILE = stroke('M-44 -78Q0 -34 44 -78', INK, 10);
const GRIN =
  path('M-54 -88H54Q50 -32 0 -32Q-50 -32 -54 -88Z', INK) +
  path('M-48 -88H48L45 -74H-45Z', HOUSE.white) +
  ellipse([0, -42], 26, 10, HOUSE.coral);
const CHEEKS = ellipse([-62, -84], 15, 9, CHEEK) + ellipse([62, -84], 15, 9, CHEEK);

/** One with its own eyes and mouth. */
const face =
  (features: string): Drawer =>
  (pen, { color = HOUSE.yellow }) => ({
    svg: ball(pen, [0, -100], 100, color, { glint: 0 }) + features,
  });

const heartEye = (x: number) => placed(path(HEART, HOUSE.red), { at: [x, -98], scaleX: 0.27 });

export const smiley = face(eye(-34) + eye(34) + SMILE + CHEEKS);
export const laughing = face(
  stroke('M-54 -112Q-36 -138 -18 -112M18 -112Q36 -138 54 -112', INK, 10) + GRIN,
);
export const loving = face(heartEye(-38) + heartEye(38) + SMILE);
export const winking = face(
  eye(-34) + stroke('M20 -120Q36 -134 52 -120', INK, 10) + SMILE + CHEEKS,
);
export const frowning = face(eye(-34) + eye(34) + stroke('M-40 -56Q0 -94 40 -56', INK, 10));
