import { circle, line } from '@/lib/svg/markup';
import { add, between, polar } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import type { Pen } from '../pen';
import { type Arm, handSize } from './arm';
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

/** A wooden shaft below a knee in trousers. */
export function drawPegLeg(pen: Pen, leg: Leg, dress: LegDress, skeleton: Skeleton): string {
  const { unit: u, limbs } = skeleton.body;
  const thick = u * (0.4 + 0.6 * limbs);
  const foot = add(leg.ankle, polar(leg.footDegrees + 90, 0.036 * u));
  const from = between(leg.knee, leg.ankle, 0.12);
  return (
    line([from, foot], HOUSE.wood, 0.044 * thick) +
    line([between(from, foot, 0.93), foot], darker(HOUSE.wood, 0.3), 0.056 * thick) +
    limb(pen, leg.line, [0.106 * thick, 0.094 * thick, 0.09 * thick], dress.cloth, {
      to: 1.22,
      cut: true,
    })
  );
}
