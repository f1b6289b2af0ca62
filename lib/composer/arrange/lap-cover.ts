import type { Hex } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { darker, lighter } from '../palette/tones';
import { flattened, stacked } from './assemble';
import { copiesEach } from './copies';
import type { Node } from './node';
import { isBeast, widthFor } from './seats';

/** A blanket over the laps of all who sit on something, down to their feet. */

const isSitter = (node: Node) =>
  node.bond === 'on' && node.thing.drawnBy.kind === 'actor' && !isBeast(node);

const isPartner = ({ bond }: Node) => bond === 'paired';

/** Whether people sit on it, who have the blanket over them; where nobody does it hangs over the back. */
export const hasSitters = ({ children }: Node): boolean => children.some(isSitter);

/** Of somebody's height, how far over the seat thighs are, and how much higher knees. */
const THIGH_SHARE = 0.1;
const KNEE_CM = 4;
/** Over the ground, where feet look out, and beyond the outer ones of several. */
const HEM_CM = 14;
const BESIDE_CM = 5;
/** One alone sits with the knees ahead. */
const ALONE = { back: 25, ahead: 54 } as const;
/** Its corners are round, and it is wider below. */
const CORNER_CM = 8;
const FLARE_CM = 4;
const FRINGE_CM = 5;

export function overLaps(
  node: Node,
  host: KitDrawing,
  color: Hex,
  mark: (item: KitDrawing) => KitDrawing,
): KitDrawing {
  const sitters = node.children.filter(isSitter);
  const all = sitters.flatMap((one) => [one, ...one.children.filter(isPartner)]);
  const count = all.reduce((sum, one) => sum + copiesEach(one), 0);
  const [seatX, seatY] = (host.anchors.seat ?? { at: [0, -45] as const }).at;
  const heights = all.map(({ thing }) => thing.concept.heightCm);
  const middling = (Math.min(...heights) + Math.max(...heights)) / 2;
  const half = all.reduce((sum, one) => sum + widthFor(one) * copiesEach(one), 0) / 2;
  const [left, right] =
    count === 1
      ? [seatX - ALONE.back, seatX + ALONE.ahead]
      : [seatX - half - BESIDE_CM, seatX + half + BESIDE_CM];
  const [top, low] = [seatY - middling * THIGH_SHARE, -HEM_CM];
  const bumps = Math.max(2, count);
  const step = (right - left) / bumps;
  const n = number;
  const laps = times(bumps, (index) => {
    const x = left + step * index;
    const down = index === bumps - 1 ? CORNER_CM : 1.5;
    return `Q${n(x + step * 0.6)} ${n(top - KNEE_CM)} ${n(x + step)} ${n(top + down)}`;
  }).join('');
  const hem = times(bumps, (index) => {
    const x = right - step * index;
    return `Q${n(x - step / 2)} ${n(low + 5)} ${n(x - step)} ${n(low)}`;
  }).join('');
  const cloth = `M${n(left)} ${n(top + CORNER_CM)}${laps}Q${n(right + 1)} ${n((top + low) / 2)} ${n(right + FLARE_CM)} ${n(low)}${hem}L${n(left - FLARE_CM)} ${n(low)}Q${n(left - 1)} ${n((top + low) / 2)} ${n(left)} ${n(top + CORNER_CM)}Z`;
  const { fringed, woven } = markings({ left, right, top, low, step, color });
  const item: KitDrawing = {
    svg: fringed + path(cloth, color) + woven,
    box: { left: left - FLARE_CM, right: right + FLARE_CM, top: top - KNEE_CM, bottom: low + 5 },
    anchors: {},
  };
  return { ...stacked([flattened(host), mark(item)]), anchors: host.anchors };
}

interface Cloth {
  left: number;
  right: number;
  top: number;
  low: number;
  /** Width of one lap. */
  step: number;
  color: Hex;
}

/** Fringes at the hem, and the stripes and folds of a cloth. */
function markings({ left, right, top, low, step, color }: Cloth) {
  const n = number;
  const bands = [0.72, 0.82].map((share) => {
    const y = top + (low - top) * share;
    return stroke(
      `M${n(left - 2)} ${n(y)}Q${n((left + right) / 2)} ${n(y + 4)} ${n(right + 2)} ${n(y)}`,
      lighter(color, 0.45),
      1.6,
    );
  });
  const folds = times(Math.round((right - left) / step) - 1, (index) => {
    const x = left + step * (index + 1);
    return stroke(
      `M${n(x)} ${n(top + 4)}Q${n(x - 2)} ${n((top + low) / 2)} ${n(x + 1)} ${n(low - 4)}`,
      darker(color, 0.14),
      1.4,
    );
  });
  const fringe = times(Math.round((right - left) / FRINGE_CM), (index) => {
    const x = left + FRINGE_CM * (index + 0.5);
    return stroke(`M${n(x)} ${n(low)}v5`, lighter(color, 0.2), 1.3);
  });
  return { fringed: fringe.join(''), woven: bands.join('') + folds.join('') };
}
