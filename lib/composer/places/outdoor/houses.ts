import { type Hex } from '@/lib/color/hex';
import { circle, ellipse, rectangle, shape } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { castShadow } from './trees';

/** Small houses of the scenery. */

export interface HouseSpec {
  foot: Point;
  width: number;
  height: number;
  wall: Hex;
  roof: Hex;
  far: number;
  /** Smoke rises from its chimney. */
  isSmoking?: boolean;
  columns?: number;
  rows?: number;
  snow?: boolean;
}

/** What rises from a chimney of the village, wider and thinner the higher it is. */
function chimneySmoke({ air }: Canvas, [x, y]: Point, size: number): string {
  const puffs = times(8, (index, share) =>
    ellipse(
      [
        x + size * (share * share * 2.6 + Math.sin(index * 2.1) * 0.2),
        y - size * (0.3 + share * 5),
      ],
      size * (0.36 + share * 0.8),
      size * (0.3 + share * 0.62),
      air.tone('#e9edf5', 0.3),
      { opacity: 0.85 - share * 0.6 },
    ),
  );
  return `<g data-shows="chimney">${puffs.join('')}</g>`;
}

/** A small house of the scenery: front in half light, gable side lit, roof in two tones. */
export function smallHouse(canvas: Canvas, spec: HouseSpec): string {
  const { air } = canvas;
  const { foot, width: w, height: h, far, snow } = spec;
  const [x, y] = foot;
  const roof = snow ? '#f1f6fb' : spec.roof;
  const gable = w * 0.34;
  const left = x - w / 2;
  const [eaves, ridge] = [y - h, y - h * 1.62];
  const peak = left + gable / 2;
  const front: Point[] = [
    [left, y],
    [left, eaves],
    [peak, ridge],
    [left + gable, eaves],
    [left + gable, y],
  ];
  const slope: Point[] = [
    [peak, ridge],
    [x + w / 2 - gable * 0.1, ridge],
    [x + w / 2 + w * 0.03, eaves + h * 0.06],
    [left + gable, eaves + h * 0.06],
  ];
  const verge: Point[] = [
    [peak, ridge - h * 0.05],
    [peak, ridge + h * 0.1],
    [left - w * 0.03, eaves + h * 0.1],
    [left - w * 0.05, eaves],
  ];
  const door = rectangle(
    [left + gable * 0.36, y - h * 0.5],
    gable * 0.28,
    h * 0.5,
    air.tone('#7a4a32', -0.2, far),
  );
  return (
    (spec.isSmoking ? chimneySmoke(canvas, [x + w * 0.235, ridge - h * 0.08], w * 0.13) : '') +
    castShadow(canvas, [x + w * 0.2, y], w * 0.55) +
    shape(front, air.tone(spec.wall, 0.5, far)) +
    rectangle([left + gable, eaves], w - gable, h, air.tone(spec.wall, -0.2, far)) +
    rectangle([x + w * 0.2, ridge - h * 0.08], w * 0.07, h * 0.36, air.tone('#a8604a', -0.1, far)) +
    shape(slope, air.tone(roof, -0.1, far)) +
    shape(verge, air.tone(roof, 0.45, far)) +
    door +
    houseWindows(canvas, spec, left + gable)
  );
}

/** Panes of the long side, most of them lit in the dark. */
function houseWindows({ air, random }: Canvas, spec: HouseSpec, from: number): string {
  const { foot, width: w, height: h, far, columns = 2, rows = 1 } = spec;
  const blind = air.tone('#40506c', 0, far);
  const pane = air.areLampsLit ? air.glow('#ffd27a', far) : blind;
  const span = foot[0] + w / 2 - from;
  return times(rows * columns, (index) => {
    const wx = from + ((index % columns) + 0.5) * (span / columns);
    const wy = foot[1] - h + (0.24 + Math.floor(index / columns)) * (h / rows);
    const ww = Math.min((span / columns) * 0.34, h * 0.3);
    return rectangle([wx - ww / 2, wy], ww, (h / rows) * 0.42, random.chance(0.85) ? pane : blind);
  }).join('');
}

export const WALLS: readonly [Hex, ...Hex[]] = ['#fff0dc', '#f0d9b0', '#f3e3cd', '#e9c9a4'];
export const ROOFS: readonly [Hex, ...Hex[]] = ['#cf4f38', '#c9553f', '#a8523f', '#5f6f8a'];

export function churchTower({ air }: Canvas, [x, y]: Point, w: number, far: number): string {
  const h = w * 2.6;
  return (
    rectangle([x - w / 2, y - h], w, h, air.tone('#f0dfc0', -0.25, far)) +
    rectangle([x - w / 2, y - h], w * 0.5, h, air.tone('#f0dfc0', 0.35, far)) +
    shape(
      [
        [x - w * 0.6, y - h],
        [x, y - h - w * 1.9],
        [x + w * 0.6, y - h],
      ],
      air.tone('#5f6f8a', -0.3, far),
    ) +
    shape(
      [
        [x - w * 0.6, y - h],
        [x, y - h - w * 1.9],
        [x, y - h],
      ],
      air.tone('#5f6f8a', 0.25, far),
    ) +
    circle([x, y - h * 0.78], w * 0.2, air.tone('#fff6df', 0.1, far))
  );
}
