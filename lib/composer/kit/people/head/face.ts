import { type Hex, mix } from '@/lib/color/hex';
import { path, placed } from '@/lib/svg/markup';
import { HOUSE } from '../../../palette/house';
import { darker } from '../../../palette/tones';
import type { Pen } from '../../pen';
import type { Age } from '../body';
import { area, dot, oval, trace } from '../fine';
import type { Face } from '../skeleton';
import { beard } from './beard';
import { BABY_DROP, type FacePlan, planOf, PLANS } from './face-plan';
import { type Features, isDeep } from './features';
import { glasses } from './glasses';
import { markings, worn } from './marks';
import { FACE_LOOKS, type EyeShape } from './looks';
import { faceMark, mouth } from './mouth';

function eyes({ eyes: at, eyeWidth }: FacePlan, features: Features, ink: Hex): string {
  const { expression, age } = features;
  const { winks, ...look } = FACE_LOOKS[expression];
  const young = age === 'baby' ? 1.28 : age === 'child' ? 1.18 : 1;
  const drop = age === 'baby' ? BABY_DROP : age === 'child' ? 0.05 : 0;
  return at
    .map(([x, baseY], index) => {
      const outwards = at.length === 2 && index === 0 ? -1 : 1;
      // The nearer of two eyes is seen best: it is the one that winks.
      const shape = winks && index === 0 ? 'arched' : look.eyes;
      const spot: Spot = [x, baseY + drop];
      if (features.bigEyes && shape !== 'shut') return starEye(spot, outwards);
      return oneEye(shape, spot, eyeWidth * young, { features, ink, outwards });
    })
    .join('');
}

interface EyeManner {
  features: Features;
  ink: Hex;
  outwards: 1 | -1;
}

type Spot = readonly [x: number, y: number];

function oneEye(shape: EyeShape, [x, y]: Spot, w: number, manner: EyeManner): string {
  const { features, ink, outwards } = manner;
  if (shape === 'shut')
    return trace(`M${x - 0.12} ${y}Q${x} ${y + 0.12} ${x + 0.12} ${y}`, ink, 0.07);
  if (shape === 'arched')
    return trace(`M${x - 0.11} ${y + 0.04}Q${x} ${y - 0.11} ${x + 0.11} ${y + 0.04}`, ink, 0.075);
  const isWide = shape === 'wide';
  const wide = isWide ? 1.1 : 1;
  const white = features.oneEye || isWide ? oval([x, y], w * 1.75, w * 2.1, HOUSE.white) : '';
  const { gender, age } = features;
  const grown = gender === 'woman' && age !== 'baby' && age !== 'child';
  const [from, to] = [x + outwards * w * 0.45, x + outwards * w * 1.5];
  const lash = grown
    ? trace(
        `M${from} ${y - w * 1.2}Q${x + outwards * w * 1.05} ${y - w * 1.1} ${to} ${y - w * 1.15}`,
        ink,
        0.045,
      )
    : '';
  return (
    white +
    oval([x, y], w * wide, w * 1.25 * wide, ink) +
    dot(x + 0.025, y - 0.045, w * 0.3, HOUSE.white) +
    lid(shape, [x, y], w, features.skin, ink) +
    (shape === 'heavy' ? '' : lash)
  );
}

/** A dark eye as large as a hand's palm, slanted outwards, as those from other stars have. */
const starEye = ([x, y]: readonly [number, number], outwards: number): string =>
  area(
    `M${x - outwards * 0.16} ${y + 0.2}Q${x - outwards * 0.2} ${y - 0.16} ${x + outwards * 0.2} ${y - 0.26}Q${x + outwards * 0.26} ${y + 0.12} ${x - outwards * 0.16} ${y + 0.2}Z`,
    HOUSE.ink,
  ) + dot(x + 0.02, y - 0.08, 0.06, HOUSE.white);

/** Of an eye, how low its lid hangs. */
const LIDS: Partial<Record<EyeShape, number>> = { lidded: 0.55, hanging: 0.75, heavy: 0.05 };

/** Who is angry looks from under a lid, who is sad from under one that hangs, who is bored from under a heavy one. */
function lid(shape: EyeShape, [x, y]: Spot, w: number, skin: Hex, ink: Hex): string {
  const share = LIDS[shape];
  if (share === undefined) return '';
  const high = y - w * share;
  const edge =
    shape === 'heavy' ? trace(`M${x - w * 1.35} ${high}L${x + w * 1.35} ${high}`, ink, 0.05) : '';
  return (
    area(
      `M${x - w * 1.3} ${high}L${x + w * 1.3} ${high}L${x + w * 1.3} ${y - w * 1.5}L${x - w * 1.3} ${y - w * 1.5}Z`,
      skin,
    ) + edge
  );
}

function lifted(content: string, by: number): string {
  return placed(content, { at: [0, by * 100] });
}

/** Brows carry anger, sorrow and surprise: they are turned about their inner ends. */
function brows(plan: FacePlan, { expression, skin, age, bigEyes }: Features, ink: Hex): string {
  const color = mix(ink, skin, 0.2);
  if (age === 'baby' || bigEyes) return '';
  const { tilt = 0, lift: told, oneBrow } = FACE_LOOKS[expression];
  const raised = age === 'child' ? -0.07 : -0.02;
  const lift = told === undefined ? raised : -told;
  if (tilt === 0 && !oneBrow) return lifted(trace(plan.brows, color, 0.065), lift);
  const middle =
    plan.eyes.length === 2 ? ((plan.eyes[0]?.[0] ?? 0) + (plan.eyes[1]?.[0] ?? 0)) / 2 : 0.8;
  return plan.eyes
    .map(([x, y], index) => {
      const inward = x < middle ? 1 : -1;
      const [inner, outer] = [x + inward * 0.12, x - inward * 0.13];
      const high = y + lift - (oneBrow && index === plan.eyes.length - 1 ? 0.15 : 0);
      return trace(
        `M${outer} ${high - 0.27 - tilt}Q${x} ${high - 0.31} ${inner} ${high - 0.27 + tilt}`,
        color,
        tilt > 0.1 ? 0.1 : 0.075,
      );
    })
    .join('');
}

export function ears(face: Exclude<Face, 'back'>, age: Age, skin: Hex, pointed = false): string {
  const fold = darker(skin, 0.2);
  return planOf(face, age)
    .ears.map(([x, y]) => {
      const out = face === 'front' ? Math.sign(x) : -1;
      // Seen from the side it has to come out behind the skull.
      const reach = face === 'front' ? 0.46 : 0.82;
      const tip = pointed
        ? area(
            `M${x - 0.1 * out} ${y - 0.16}Q${x + reach * 0.5 * out} ${y - 0.34} ${x + reach * out} ${y - 0.5}Q${x + reach * 0.62 * out} ${y + 0.06} ${x + 0.06 * out} ${y + 0.2}Z`,
            skin,
          ) +
          trace(
            `M${x + 0.06 * out} ${y}Q${x + reach * 0.45 * out} ${y - 0.14} ${x + reach * 0.72 * out} ${y - 0.34}`,
            fold,
            0.05,
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

/** One eye over the nose, in a white of its own, under one brow. */
function cyclopean(plan: FacePlan): FacePlan {
  const xs = plan.eyes.map(([x]) => x);
  const x = xs.reduce((sum, one) => sum + one, 0) / xs.length;
  return {
    ...plan,
    eyes: [[x, -0.08]],
    eyeWidth: 0.15,
    brows: `M${x - 0.34} -.42Q${x} -.62 ${x + 0.34} -.42`,
  };
}

/** Skull, features and beard; ears are drawn over the hair. */
export function drawFace(pen: Pen, face: Face, features: Features): string {
  const { skin, hair, age } = features;
  if (face === 'back') return path(PLANS.front.outline, darker(skin, 0.06));
  const plan = features.oneEye ? cyclopean(planOf(face, age)) : planOf(face, age);
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
    pen.clip(plan.outline, markings(plan, features)) +
    worn(face, plan, features) +
    pen.clip(plan.outline, faceMark(plan, features)) +
    (features.beard === 'none' ? mouth(plan, features) : '') +
    beard(face, plan, features) +
    glasses(plan, features)
  );
}
