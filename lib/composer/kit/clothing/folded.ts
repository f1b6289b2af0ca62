import type { Hex } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';
import type { Pen } from '../pen';

/** Laundry, towels and blankets as they lie in a cupboard: one folded cloth on the other. Units are millimetres. */

const FOLD = { width: 360, height: 74, round: 34 } as const;
/** One on the other they are never quite in line, in millimetres. */
const ASIDE = [0, 10, -8, 5, -12, 8] as const;
/** What is folded away together is of several colours, where none is told. */
const LINEN: readonly Hex[] = [HOUSE.cream, HOUSE.sky, '#e79a8b', '#f3c969', '#8fb8a0', '#5b7fb5'];

/** A cloth folded twice, its round back to the left and its two edges to the right. */
function fold(pen: Pen, color: Hex, [x, y]: readonly [number, number]): string {
  const { width, height, round } = FOLD;
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  const back = `M${left + round} ${top}C${left - 12} ${top} ${left - 12} ${y} ${left + round} ${y}`;
  const edge = (low: number) =>
    `Q${right + 10} ${low} ${right + 8} ${low - height / 4}Q${right + 6} ${low - height / 2} ${right - 6} ${low - height / 2}`;
  const seam = `M${left + round * 0.7} ${y - height / 2}Q${x} ${y - height / 2 - 6} ${right - 6} ${y - height / 2}`;
  return (
    formed(pen, `${back}H${right - 10}${edge(y)}${edge(y - height / 2)}Z`, color, {
      depth: 16,
      light: 7,
      extra: path(
        `M${left} ${top}H${right + 10}V${top + height * 0.2}Q${x} ${top + height * 0.34} ${left} ${top + height * 0.2}Z`,
        lighter(color, 0.22),
      ),
    }) + stroke(seam, darker(color, 0.2), 5)
  );
}

const MOST = 6;

const stackOf =
  (unitCm: number): Drawer =>
  (pen, { color, count = 1 }) => ({
    unitCm,
    svg: Array.from({ length: Math.min(count, MOST) }, (_, index) =>
      fold(pen, color ?? LINEN[index % LINEN.length] ?? HOUSE.cream, [
        ASIDE[index % ASIDE.length] ?? 0,
        -index * (FOLD.height - 4),
      ]),
    ).join(''),
  });

export const foldedLinen = stackOf(0.1);
export const foldedBlankets = stackOf(0.2);
