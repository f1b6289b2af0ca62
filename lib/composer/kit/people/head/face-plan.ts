import type { Age } from '../body';
import { fineBlob, fineData, points } from '../fine';
import type { Face } from '../skeleton';

/** Where things are in a face, in half heads. */
export interface FacePlan {
  outline: string;
  eyes: readonly (readonly [x: number, y: number])[];
  eyeWidth: number;
  brows: string;
  nose: string;
  mouth: readonly [x: number, y: number, halfWidth: number];
  cheeks: readonly (readonly [x: number, y: number, radius: number])[];
  ears: readonly (readonly [x: number, y: number])[];
  jawShade: string;
}

export type SeenFace = Exclude<Face, 'back'>;

export const PLANS: Record<SeenFace, FacePlan> = {
  'three-quarter': {
    outline: fineBlob(
      points(
        '0 -1, .55 -.82, .77 -.35, .76 .15, .7 .56, .5 .86, .2 .96, -.16 .82, -.48 .42, -.8 -.1, -.62 -.75',
      ),
      0.2,
    ),
    eyes: [
      [0.16, 0.02],
      [0.56, 0.02],
    ],
    eyeWidth: 0.08,
    brows: 'M.03 -.23Q.15 -.3 .28 -.26M.48 -.27Q.58 -.32 .67 -.26',
    nose: 'M.4 .05Q.52 .2 .5 .27Q.44 .32 .36 .29',
    mouth: [0.39, 0.52, 0.17],
    cheeks: [
      [0.06, 0.4, 0.19],
      [0.68, 0.4, 0.14],
    ],
    ears: [[-0.32, 0.12]],
    jawShade: 'M-1 .1Q-.3 .1 -.05 .7Q.1 1 .5 1.1L-1 1.1Z',
  },
  profile: {
    outline: fineData(
      'M-.05 -1Q.6 -1 .68 -.34Q.68 -.16 .66 -.06Q.74 .1 .86 .26Q.9 .38 .74 .42Q.74 .46 .78 .53Q.76 .58 .72 .59Q.77 .65 .73 .71Q.67 .76 .68 .84Q.64 1 .4 .98Q.1 .94 -.14 .76Q-.36 .6 -.46 .42Q-.86 .2 -.88 -.2Q-.86 -.98 -.05 -1Z',
    ),
    eyes: [[0.44, 0.02]],
    eyeWidth: 0.07,
    brows: 'M.34 -.24Q.46 -.31 .58 -.27',
    nose: 'M.7 .37Q.66 .33 .7 .29',
    mouth: [0.62, 0.57, 0.12],
    cheeks: [[0.34, 0.42, 0.19]],
    ears: [[-0.14, 0.12]],
    jawShade: 'M-1 .2Q-.2 .2 0 .66Q.2 .94 .66 .9L.5 1.2L-1 1.2Z',
  },
  front: {
    outline: fineData(
      'M0 -1Q.7 -1 .75 -.3Q.78 .26 .62 .56Q.42 .95 0 .97Q-.42 .95 -.62 .56Q-.78 .26 -.75 -.3Q-.7 -1 0 -1Z',
    ),
    eyes: [
      [-0.27, 0.03],
      [0.27, 0.03],
    ],
    eyeWidth: 0.08,
    brows: 'M-.4 -.24Q-.28 -.31 -.15 -.26M.15 -.26Q.28 -.31 .4 -.24',
    nose: 'M.02 .1Q.1 .24 .07 .28Q0 .33 -.07 .29',
    mouth: [0, 0.54, 0.2],
    cheeks: [
      [-0.42, 0.38, 0.18],
      [0.42, 0.38, 0.18],
    ],
    ears: [
      [-0.76, 0.1],
      [0.76, 0.1],
    ],
    jawShade: 'M-1 .5Q-.62 .5 -.42 .76Q0 1 .42 .76Q.62 .5 1 .5L1 1.2L-1 1.2Z',
  },
};

/** A baby's face is round, its features low. */
const BABY_OUTLINES: Record<SeenFace, string> = {
  'three-quarter': fineBlob(
    points(
      '0 -.98, .5 -.84, .78 -.4, .82 .1, .84 .42, .62 .76, .2 .9, -.24 .84, -.62 .56, -.86 0, -.66 -.72',
    ),
    0.19,
  ),
  profile: fineData(
    'M-.1 -.98Q.56 -1 .7 -.4Q.74 -.14 .72 .04Q.76 .14 .82 .26Q.86 .38 .74 .42Q.8 .5 .74 .6Q.78 .68 .7 .78Q.5 .94 .1 .88Q-.3 .84 -.56 .5Q-.9 .2 -.9 -.2Q-.86 -.96 -.1 -.98Z',
  ),
  front: fineData(
    'M0 -.98Q.72 -.98 .82 -.24Q.88 .2 .8 .46Q.56 .9 0 .9Q-.56 .9 -.8 .46Q-.88 .2 -.82 -.24Q-.72 -.98 0 -.98Z',
  ),
};
export const BABY_DROP = 0.1;

export function planOf(face: SeenFace, age: Age): FacePlan {
  const plan = PLANS[face];
  if (age !== 'baby') return plan;
  const [x, y, w] = plan.mouth;
  return {
    ...plan,
    outline: BABY_OUTLINES[face],
    mouth: [x, y + 0.03, w * 0.8],
    cheeks: plan.cheeks.map(([cx, cy, radius]) => [cx, cy + BABY_DROP, radius * 1.15] as const),
    ears: plan.ears.map(([ex, ey]) => [ex - (face === 'front' ? 0 : 0.1), ey + BABY_DROP] as const),
    nose: face === 'profile' ? plan.nose : buttonNose(plan, face),
  };
}

function buttonNose({ mouth: [x] }: FacePlan, face: SeenFace): string {
  const centre = face === 'front' ? 0 : x + 0.03;
  return `M${centre - 0.06} .3Q${centre} .36 ${centre + 0.06} .3`;
}
