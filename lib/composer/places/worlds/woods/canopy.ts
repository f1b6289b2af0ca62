import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { type Canvas } from '../../canvas';
import { EVERGREEN } from './kinds.data';
import { toneOf, type Wood } from './wood';

/** Leaves over a wood: crowns that hang into the picture, lit from where one looks out. */

const n = number;

/** A band from the upper edge whose lower border is made of round tufts. */
function tufts({ random, widthPx }: Canvas, lowAt: (x: number) => number, stepPx: number): string {
  let data = `M${n(widthPx + 30)} -30H-30V${n(lowAt(0))}`;
  for (let x = -30; x < widthPx + 30;) {
    const step = stepPx * random.between(0.6, 1.3);
    const y = lowAt(x + step) + random.between(-0.35, 0.35) * stepPx;
    data += `A${n(step * 0.62)} ${n(step * 0.56)} 0 0 0 ${n(x + step)} ${n(y)}`;
    x += step;
  }
  return `${data}V-30Z`;
}

export interface CanopyRow {
  /** How far down it hangs, as a share of the height. */
  low: number;
  far: number;
  stepPx: number;
  /** Row of the wood, 0 the farthest. */
  index: number;
}

/** Leaves of a warm colour darken to red in the depth, where the hour's shade would make them grey. */
const isWarm = ({ kind, isAutumn }: Wood) =>
  kind === 'blossom' || (isAutumn && !EVERGREEN.has(kind));
const depthOf = (wood: Wood, leaf: Hex) =>
  isWarm(wood) ? mix(leaf, wood.kind === 'blossom' ? '#c0507f' : '#9a3a1c', 0.5) : leaf;

/** How much higher the crowns hang over the gap than at the sides. */
const ARCH = 0.75;

export function canopy(wood: Wood, { low, far, stepPx, index }: CanopyRow): string {
  const { canvas, spec, gapX } = wood;
  const { widthPx, heightPx, random } = canvas;
  const lowAt = (x: number) => {
    const aside = Math.min(1, Math.abs(x - gapX) / (widthPx * 0.6));
    return heightPx * low * (1 - ARCH * 0.5 + ARCH * aside ** 1.5);
  };
  const leafAt = (at: number) => spec.leaves[at % spec.leaves.length] ?? spec.leaves[0];
  const main = leafAt(index);
  const clumps = times(Math.round(widthPx / (stepPx * 1.3)), (at, share) => {
    const x = share * widthPx + random.between(-0.5, 0.5) * stepPx;
    const size = stepPx * random.between(0.4, 0.75);
    const y = lowAt(x) - size * random.between(0.2, 1.6);
    const color = leafAt(index + 1 + (at % 3));
    return ellipse([x, y], size * 1.25, size * 0.72, toneOf(wood, color, 0.3, far), {
      opacity: 0.75,
    });
  });
  return (
    path(
      tufts(canvas, lowAt, stepPx),
      toneOf(wood, main, isWarm(wood) ? 0.05 : -0.1 - index * 0.06, far),
    ) +
    clumps.join('') +
    path(
      tufts(canvas, (x) => lowAt(x) * 0.55, stepPx * 1.1),
      toneOf(wood, depthOf(wood, main), isWarm(wood) ? 0 : -0.3 - index * 0.08, far),
    )
  );
}

/** Slanting beams that fall through the crowns where the sky is clear. */
export function beams({ canvas, gapX, horizonPx }: Wood): string {
  const { random, heightPx, widthPx, air, pen } = canvas;
  return times(4, (index) => {
    const x = gapX + (index - 1.2) * widthPx * 0.1 + random.between(-20, 20) * canvas.unit;
    const w = widthPx * random.between(0.02, 0.05);
    const slant = widthPx * 0.16;
    return path(
      `M${n(x)} ${n(heightPx * 0.02)}H${n(x + w)}L${n(x - slant + w * 2.2)} ${n(horizonPx + heightPx * 0.12)}H${n(x - slant)}Z`,
      pen.linear(
        [0, heightPx * 0.08],
        [0, horizonPx + heightPx * 0.12],
        [
          [0, air.light.light, 0],
          [0.4, air.light.light, 0.26],
          [1, air.light.light, 0],
        ],
      ),
    );
  }).join('');
}
