import { type Hex, mix } from '@/lib/color/hex';
import { path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Tints } from './tints';

/** What light throws on the wall behind small things at `x`: nothing that could be counted, and the wall is not empty. */

const n = number;

/** What was told to be thrown on the wall, or to shine from behind. */
export const thrownBy = (thrown: keyof typeof THROWN) => THROWN[thrown];

const GLOW: Hex = '#ffe2b0';

/** A light behind the things, against which they are seen. */
function glowBehind({ pen, widthPx, heightPx }: Canvas, _tints: Tints, x: number): string {
  const middle: Point = [x, heightPx * 0.42];
  const fill = pen.radial(middle, Math.min(widthPx, heightPx) * 0.62, [
    [0, '#fffaf0', 0.98],
    [0.28, mix(GLOW, '#ffffff', 0.4), 0.85],
    [0.62, GLOW, 0.34],
    [1, GLOW, 0],
  ]);
  return rectangle([0, 0], widthPx, heightPx, fill);
}

/** Panes of a window thrown on the wall. */
export function windowLight(canvas: Canvas, tints: Tints, x: number): string {
  const { widthPx, heightPx, random } = canvas;
  const left = x > widthPx / 2 ? widthPx * 0.06 : widthPx * 0.6;
  const top = heightPx * random.between(0.06, 0.12);
  const [w, h] = [widthPx * 0.13, heightPx * 0.17];
  return times(6, (index) => {
    const px = left + (index % 2) * w * 1.12;
    const py = top + Math.floor(index / 2) * h * 1.1 + (index % 2) * h * 0.14;
    const grown = (by: number, opacity: number) =>
      shape(
        [
          [px - by, py - by],
          [px + w + by, py + h * 0.14 - by],
          [px + w + by, py + h * 1.14 + by],
          [px - by, py + h + by],
        ],
        tints.light,
        { opacity },
      );
    return grown(5, 0.18) + grown(0, 0.3);
  }).join('');
}

/** The shadow of a sprig that is not in the picture. */
export function leafShadow(canvas: Canvas, tints: Tints, x: number): string {
  const { widthPx, unit, random } = canvas;
  const left = x > widthPx * 0.5;
  const [sx, sy] = [left ? widthPx * 0.12 : widthPx * 0.88, -20 * unit];
  const lean = left ? 0.3 : -0.3;
  return times(9, (index) => {
    const down = (30 + index * 44) * unit;
    const root: Point = [sx + lean * down, sy + down];
    const side = index % 2 ? 1 : -1;
    const angle = Math.PI / 2 - lean + side * 0.9;
    const length = random.between(110, 160) * unit * (1 - index * 0.05);
    const tip: Point = [root[0] + Math.cos(angle) * length, root[1] + Math.sin(angle) * length];
    const w = length * 0.16;
    const middle: Point = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2];
    const normal: Point = [-Math.sin(angle) * w, Math.cos(angle) * w];
    return path(
      `M${n(root[0])} ${n(root[1])}Q${n(middle[0] + normal[0])} ${n(middle[1] + normal[1])} ${n(tip[0])} ${n(tip[1])}Q${n(middle[0] - normal[0])} ${n(middle[1] - normal[1])} ${n(root[0])} ${n(root[1])}Z`,
      tints.deep,
      { opacity: 0.13 },
    );
  }).join('');
}

const THROWN = { window: windowLight, leaf: leafShadow, glow: glowBehind } as const;
