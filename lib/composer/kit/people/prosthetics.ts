import { circle, line, shape, stroke } from '@/lib/svg/markup';
import { smooth } from '@/lib/svg/path';
import { add, between, polar } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import type { Pen } from '../pen';
import { type Arm, handSize } from './arm';
import { BONES } from './body';
import { foot } from './foot';
import { fingers, hand } from './hand';
import { type Leg, type LegDress } from './leg';
import { limb, type Widths } from './limb';
import type { Skeleton } from './skeleton';
import type { DrawnArm } from './sleeve';

const STEEL = '#9aa4b5';
const BRASS = '#c98d34';

/** An arm of plates and joints in place of flesh. */
export function drawMetalArm(pen: Pen, arm: Arm, skeleton: Skeleton): DrawnArm {
  const { unit: u, limbs } = skeleton.body;
  const size = ([a, b, c]: Widths): Widths => [a * u * limbs, b * u * limbs, c * u * limbs];
  const options = {
    size: handSize(skeleton) * 1.12,
    skin: STEEL,
    frontal: skeleton.face === 'front' || skeleton.face === 'back',
    pxPerCm: pen.pxPerCm,
  };
  const bolt = (r: number, at: Arm['elbow']) =>
    circle(at, r * u * limbs, BRASS) + circle(at, r * 0.45 * u * limbs, darker(BRASS, 0.35));
  const core = limb(pen, arm.line, size([0.044, 0.04, 0.034]), darker(STEEL, 0.35));
  const plates =
    limb(pen, arm.line, size([0.088, 0.07, 0.05]), STEEL, { from: 0.05, to: 0.78, cut: true }) +
    limb(pen, arm.line, size([0.07, 0.072, 0.056]), STEEL, { from: 1.16, to: 1.8, cut: true });
  const rim = limb(pen, arm.line, size([0.08, 0.076, 0.064]), BRASS, {
    from: 1.72,
    to: 1.84,
    cut: true,
    shaded: false,
  });
  const palm = hand(arm, options);
  const all = core + palm + plates + rim + bolt(0.034, arm.elbow) + bolt(0.046, arm.root);
  return { all, forearm: core + palm + rim, fingers: fingers(arm, options) };
}

/** A hook in a cup of brass in place of the hand of an arm that is dressed already. */
export function hookOn({ wrist, elbow }: Arm, { body }: Skeleton): string {
  const u = body.unit * (0.5 + 0.5 * body.limbs);
  const along = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  const p = (x: number, y: number) =>
    add(wrist, add(polar(along, x * u), polar(along + 90, y * u)));
  const cup = shape([p(-0.03, -0.034), p(0.026, -0.026), p(0.026, 0.026), p(-0.03, 0.034)], BRASS);
  const bow = smooth([
    p(0.02, 0),
    p(0.07, 0.004),
    p(0.11, -0.022),
    p(0.11, -0.066),
    p(0.07, -0.08),
    p(0.044, -0.056),
  ]);
  return stroke(bow, darker(STEEL, 0.1), 0.018 * u) + cup;
}

/** A shaft of wood, or of steel with a shoe on it, below a knee in trousers. */
export function drawPegLeg(
  pen: Pen,
  leg: Leg,
  dress: LegDress & { isOfSteel: boolean },
  skeleton: Skeleton,
): string {
  const { unit: u, limbs } = skeleton.body;
  const thick = u * (0.4 + 0.6 * limbs);
  const foot = add(leg.ankle, polar(leg.footDegrees + 90, 0.036 * u));
  const from = between(leg.knee, leg.ankle, 0.12);
  if (dress.isOfSteel) return drawSteelLeg(pen, leg, dress, thick, skeleton);
  return (
    line([from, foot], HOUSE.wood, 0.044 * thick) +
    line([between(from, foot, 0.93), foot], darker(HOUSE.wood, 0.3), 0.056 * thick) +
    limb(pen, leg.line, [0.106 * thick, 0.094 * thick, 0.09 * thick], dress.cloth, {
      to: 1.22,
      cut: true,
    })
  );
}

function drawSteelLeg(
  pen: Pen,
  leg: Leg,
  dress: LegDress,
  thick: number,
  { body: { unit: u } }: Skeleton,
): string {
  const from = between(leg.knee, leg.ankle, 0.1);
  const shoe = foot({
    at: leg.ankle,
    angleDegrees: leg.footDegrees,
    size: BONES.foot * u,
    kind: dress.shoe === 'bare' ? 'sneaker' : dress.shoe,
    color: dress.shoeColor,
    skin: dress.skin,
  });
  return (
    line([from, leg.ankle], darker(STEEL, 0.25), 0.034 * thick) +
    line([between(from, leg.ankle, 0.3), leg.ankle], STEEL, 0.02 * thick) +
    limb(pen, leg.line, [0.1 * thick, 0.086 * thick, 0.06 * thick], STEEL, {
      from: 0.9,
      to: 1.4,
      cut: true,
    }) +
    circle(between(leg.knee, leg.ankle, 0.06), 0.02 * thick, BRASS) +
    shoe +
    limb(pen, leg.line, [0.112 * thick, 0.098 * thick, 0.1 * thick], dress.cloth, {
      to: 0.84,
      cut: true,
    })
  );
}
