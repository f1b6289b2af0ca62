import { type Hex, mix, toLch } from '@/lib/color/hex';
import { path, placed } from '@/lib/svg/markup';
import type { ActorPose } from '../../actor';
import { HOUSE } from '../../../palette/house';
import { darker } from '../../../palette/tones';
import type { Pen } from '../../pen';
import type { Age, Gender } from '../body';
import { area, dot, fineBlob, fineData, oval, points, trace } from '../fine';
import type { Face } from '../skeleton';

export type Expression = NonNullable<ActorPose['expression']>;
export const BEARDS = ['none', 'stubble', 'short', 'full', 'long', 'goatee'] as const;
export type Beard = (typeof BEARDS)[number];
export const GLASSES = ['none', 'round', 'square', 'sun'] as const;
export type Glasses = (typeof GLASSES)[number];

export interface Features {
  age: Age;
  gender: Gender;
  skin: Hex;
  hair: Hex;
  beard: Beard;
  moustache: boolean;
  glasses: Glasses;
  expression: Expression;
}

/** Where things are in a face, in half heads. */
interface FacePlan {
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

type SeenFace = Exclude<Face, 'back'>;

const PLANS: Record<SeenFace, FacePlan> = {
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
const BABY_DROP = 0.1;

function planOf(face: SeenFace, age: Age): FacePlan {
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

function eyes({ eyes: at, eyeWidth }: FacePlan, features: Features, ink: Hex): string {
  const { expression, age, gender } = features;
  const young = age === 'baby' ? 1.28 : age === 'child' ? 1.18 : 1;
  const drop = age === 'baby' ? BABY_DROP : age === 'child' ? 0.05 : 0;
  return at
    .map(([x, baseY], index) => {
      const y = baseY + drop;
      const w = eyeWidth * young;
      if (expression === 'asleep')
        return trace(`M${x - 0.12} ${y}Q${x} ${y + 0.12} ${x + 0.12} ${y}`, ink, 0.07);
      if (expression === 'laugh')
        return trace(
          `M${x - 0.11} ${y + 0.04}Q${x} ${y - 0.11} ${x + 0.11} ${y + 0.04}`,
          ink,
          0.075,
        );
      const wide = expression === 'surprised' ? 1.2 : 1;
      const open =
        oval([x, y], w * wide, w * 1.25 * wide, ink) +
        dot(x + 0.025, y - 0.045, w * 0.3, HOUSE.white);
      const outwards = at.length === 2 && index === 0 ? -1 : 1;
      const grown = gender === 'woman' && age !== 'baby' && age !== 'child';
      const [from, to] = [x + outwards * w * 0.45, x + outwards * w * 1.5];
      const lash = grown
        ? trace(
            `M${from} ${y - w * 1.2}Q${x + outwards * w * 1.05} ${y - w * 1.1} ${to} ${y - w * 1.15}`,
            ink,
            0.045,
          )
        : '';
      return open + lash;
    })
    .join('');
}

function lifted(content: string, by: number): string {
  return placed(content, { at: [0, by * 100] });
}

/** Brows carry anger, sorrow and surprise: they are turned about their inner ends. */
function brows(plan: FacePlan, { expression, skin, age }: Features, ink: Hex): string {
  const color = mix(ink, skin, 0.2);
  if (age === 'baby') return '';
  const tilt =
    expression === 'angry'
      ? 0.11
      : expression === 'sad'
        ? -0.1
        : expression === 'focused'
          ? 0.04
          : 0;
  const raised = age === 'child' ? -0.07 : -0.02;
  const lift = expression === 'surprised' ? -0.1 : expression === 'angry' ? 0.06 : raised;
  if (tilt === 0 && lift === raised) return lifted(trace(plan.brows, color, 0.065), lift);
  const middle =
    plan.eyes.length === 2 ? ((plan.eyes[0]?.[0] ?? 0) + (plan.eyes[1]?.[0] ?? 0)) / 2 : 0.8;
  return plan.eyes
    .map(([x, y]) => {
      const inward = x < middle ? 1 : -1;
      const [inner, outer] = [x + inward * 0.12, x - inward * 0.13];
      return trace(
        `M${outer} ${y - 0.27 + lift - tilt}Q${x} ${y - 0.31 + lift} ${inner} ${y - 0.27 + lift + tilt}`,
        color,
        0.07,
      );
    })
    .join('');
}

/** Lips are darker than light skin and lighter than dark skin. */
function lipOf(skin: Hex, amount: number): Hex {
  return isDeep(skin) ? mix(skin, '#e0766f', amount * 0.75) : mix(skin, '#7a2030', amount);
}

const isDeep = (skin: Hex) => toLch(skin).lightness < 0.5;

function mouth({ mouth: [x, y, w] }: FacePlan, { expression, skin, gender }: Features): string {
  const lip = lipOf(skin, gender === 'woman' ? 0.8 : 0.65);
  switch (expression) {
    case 'laugh':
      return (
        area(
          `M${x - w} ${y - 0.04}Q${x} ${y + 0.03} ${x + w} ${y - 0.05}Q${x + w * 0.8} ${y + 0.24} ${x} ${y + 0.24}Q${x - w * 0.8} ${y + 0.22} ${x - w} ${y - 0.04}Z`,
          '#8e2f3a',
        ) +
        area(
          `M${x - w * 0.84} ${y - 0.01}Q${x} ${y + 0.05} ${x + w * 0.84} ${y - 0.02}L${x + w * 0.72} ${y + 0.06}Q${x} ${y + 0.12} ${x - w * 0.74} ${y + 0.06}Z`,
          HOUSE.white,
        )
      );
    case 'surprised':
      return oval([x, y + 0.06], w * 0.5, 0.12, '#8e2f3a');
    case 'sad':
    case 'angry':
      return trace(
        `M${x - w * 0.85} ${y + 0.08}Q${x} ${y - 0.06} ${x + w * 0.85} ${y + 0.07}`,
        lip,
        0.075,
      );
    case 'focused':
      return trace(`M${x - w * 0.7} ${y + 0.04}L${x + w * 0.75} ${y + 0.02}`, lip, 0.075);
    default: {
      const depth = expression === 'smile' ? 0.16 : 0.1;
      return trace(`M${x - w} ${y}Q${x} ${y + depth} ${x + w} ${y - 0.02}`, lip, 0.075);
    }
  }
}

const BEARD_SHAPES: Record<
  'three-quarter' | 'profile' | 'front',
  Record<'short' | 'full' | 'long' | 'goatee', string>
> = {
  'three-quarter': {
    short: 'M-.38 .14Q-.36 .8 .16 1Q.6 1.04 .7 .5Q.6 .44 .4 .42Q.12 .44 0 .62Q-.18 .52 -.24 .1Z',
    full: 'M-.4 .1Q-.42 .95 .14 1.16Q.66 1.2 .74 .48Q.6 .42 .4 .4Q.1 .42 -.02 .6Q-.18 .5 -.22 .06Z',
    long: 'M-.4 .1Q-.5 1 -.1 1.5Q.2 2.1 .42 2.2Q.7 1.8 .76 1.1L.74 .48Q.6 .42 .4 .4Q.1 .42 -.02 .6Q-.18 .5 -.22 .06Z',
    goatee: 'M.16 .66Q.4 .58 .62 .64Q.66 1.02 .42 1.12Q.18 1.04 .16 .66Z',
  },
  profile: {
    short:
      'M-.22 .14Q-.2 .7 .06 .9Q.34 1.08 .66 .98Q.76 .84 .68 .76L.78 .56L.72 .44Q.5 .42 .4 .6Q.1 .62 -.06 .1Z',
    full: 'M-.22 .1Q-.26 .8 .04 1Q.36 1.24 .7 1.1Q.82 .86 .72 .76L.78 .56L.74 .42Q.5 .4 .38 .58Q.1 .6 -.06 .06Z',
    long: 'M-.22 .1Q-.26 .9 .16 1.4Q.5 2 .74 2.1Q.9 1.5 .8 .9L.72 .76L.78 .56L.74 .42Q.5 .4 .38 .58Q.1 .6 -.06 .06Z',
    goatee: 'M.46 .7L.72 .68Q.84 .96 .66 1.14Q.44 1.04 .46 .7Z',
  },
  front: {
    short:
      'M-.76 .06Q-.72 .7 -.4 .92Q0 1.1 .4 .92Q.72 .7 .76 .06Q.62 .4 .4 .46Q0 .38 -.4 .46Q-.62 .4 -.76 .06Z',
    full: 'M-.77 .04Q-.78 .8 -.42 1.06Q0 1.28 .42 1.06Q.78 .8 .77 .04Q.62 .38 .4 .44Q0 .36 -.4 .44Q-.62 .38 -.77 .04Z',
    long: 'M-.77 .04Q-.82 1.1 -.5 1.6Q-.2 2.1 0 2.2Q.2 2.1 .5 1.6Q.82 1.1 .77 .04Q.62 .38 .4 .44Q0 .36 -.4 .44Q-.62 .38 -.77 .04Z',
    goatee: 'M-.26 .68Q0 .6 .26 .68Q.3 1.02 0 1.12Q-.3 1.02 -.26 .68Z',
  },
};

function beard(face: SeenFace, plan: FacePlan, features: Features): string {
  const { beard: kind, moustache, hair, skin } = features;
  const [x, y, w] = plan.mouth;
  const grown =
    kind === 'none'
      ? ''
      : kind === 'stubble'
        ? area(BEARD_SHAPES[face].short, mix(skin, hair, 0.3))
        : area(BEARD_SHAPES[face][kind], hair);
  const hasBeard = kind !== 'none';
  const inBeard =
    hasBeard && features.expression !== 'laugh'
      ? trace(
          `M${x - w * 0.7} ${y + 0.07}Q${x} ${y + 0.15} ${x + w * 0.7} ${y + 0.05}`,
          lipOf(skin, 0.5),
          0.07,
        )
      : '';
  const whiskers =
    moustache || kind === 'full' || kind === 'long'
      ? area(
          `M${x - w * 1.6} ${y}Q${x - w * 0.6} ${y - 0.2} ${x} ${y - 0.13}Q${x + w * 0.7} ${y - 0.2} ${x + w * 1.5} ${y - 0.02}Q${x + w * 0.7} ${y + 0.03} ${x} ${y - 0.03}Q${x - w * 0.7} ${y + 0.05} ${x - w * 1.6} ${y}Z`,
          hair,
        )
      : '';
  return grown + (hasBeard ? inBeard || mouth(plan, features) : '') + whiskers;
}

function glasses(plan: FacePlan, kind: Glasses): string {
  if (kind === 'none') return '';
  const ink = HOUSE.ink;
  const lenses = plan.eyes.map(([x, y]) => {
    if (kind === 'round')
      return trace(
        `M${x - 0.19} ${y}C${x - 0.19} ${y - 0.26} ${x + 0.19} ${y - 0.26} ${x + 0.19} ${y}C${x + 0.19} ${y + 0.26} ${x - 0.19} ${y + 0.26} ${x - 0.19} ${y}Z`,
        ink,
        0.06,
      );
    const lens = `M${x - 0.2} ${y - 0.13}L${x + 0.19} ${y - 0.13}Q${x + 0.2} ${y + 0.16} ${x} ${y + 0.16}Q${x - 0.2} ${y + 0.16} ${x - 0.2} ${y - 0.13}Z`;
    return kind === 'sun' ? area(lens, ink) + trace(lens, ink, 0.05) : trace(lens, ink, 0.06);
  });
  const [ear] = plan.ears;
  const [first] = plan.eyes;
  const temple =
    ear && first && ear[0] < first[0]
      ? trace(`M${first[0] - 0.19} ${first[1] - 0.02}L${ear[0] + 0.04} ${ear[1] - 0.16}`, ink, 0.06)
      : '';
  const bridge =
    plan.eyes.length === 2
      ? trace(
          `M${(first?.[0] ?? 0) + 0.18} ${(first?.[1] ?? 0) - 0.03}L${(plan.eyes[1]?.[0] ?? 0) - 0.18} ${(first?.[1] ?? 0) - 0.03}`,
          ink,
          0.05,
        )
      : '';
  return lenses.join('') + temple + bridge;
}

export function ears(face: SeenFace, age: Age, skin: Hex, pointed = false): string {
  const fold = darker(skin, 0.2);
  return planOf(face, age)
    .ears.map(([x, y]) => {
      const out = face === 'front' ? Math.sign(x) : -1;
      const tip = pointed
        ? area(
            `M${x + 0.1 * out * -1} ${y - 0.12}L${x + 0.42 * out} ${y - 0.5}L${x + 0.12 * out} ${y + 0.12}Z`,
            skin,
          )
        : '';
      return (
        tip +
        oval([x, y], 0.15, 0.21, skin) +
        trace(
          `M${x - 0.04} ${y - 0.07}Q${x + 0.06} ${y - 0.02} ${x - 0.01} ${y + 0.08}`,
          fold,
          0.05,
        )
      );
    })
    .join('');
}

/** Skull, features and beard; ears are drawn over the hair. */
export function drawFace(pen: Pen, face: Face, features: Features): string {
  const { skin, hair, age } = features;
  if (face === 'back') return path(PLANS.front.outline, darker(skin, 0.06));
  const plan = planOf(face, age);
  const pale = hair === '#ece8e6' || hair === '#b9b7c2' ? '#4a4050' : hair;
  const ink = isDeep(skin) ? '#17101c' : mix(pale, HOUSE.ink, 0.6);
  const blush = age === 'baby' || age === 'child' ? 0.32 : 0.2;
  const shades =
    area(plan.jawShade, darker(skin, 0.13), { opacity: 0.55 }) +
    plan.cheeks.map(([x, y, radius]) => dot(x, y, radius, '#f0604d', { opacity: blush })).join('');
  const lines =
    age === 'elder'
      ? trace(
          plan.cheeks
            .map(
              ([x, y]) => `M${x - 0.02} ${y - 0.02}Q${x + 0.04} ${y + 0.1} ${x - 0.02} ${y + 0.2}`,
            )
            .join(''),
          darker(skin, 0.22),
          0.045,
        )
      : '';
  return (
    path(plan.outline, skin) +
    pen.clip(plan.outline, shades) +
    lines +
    eyes(plan, features, ink) +
    brows(plan, features, ink) +
    (face === 'profile'
      ? trace(plan.nose, darker(skin, 0.3), 0.05)
      : trace(plan.nose, darker(skin, 0.32), 0.07)) +
    (features.beard === 'none' ? mouth(plan, features) : '') +
    beard(face, plan, features) +
    glasses(plan, features.glasses)
  );
}
