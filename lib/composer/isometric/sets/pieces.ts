import { type Hex, mix } from '@/lib/color/hex';
import { ellipse } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { box, cylinder, panel } from '../solids';
import type { Point3, View } from '../view';

/** Small solids that sets of furniture are put together from, each at its far left lower corner. */
export type Back = 'far' | 'near' | 'left' | 'right';

const LEG = 5;

/** A board on four legs. */
export function board(
  view: View,
  [x, y]: readonly [number, number],
  [w, d, h]: readonly [number, number, number],
  top: Hex,
  legs: Hex = darker(top, 0.35),
): string {
  const feet = [
    [2, 2],
    [w - LEG - 2, 2],
    [2, d - LEG - 2],
    [w - LEG - 2, d - LEG - 2],
  ] as const;
  return (
    feet.map(([dx, dy]) => box(view, [x + dx, y + dy, 0], [LEG, LEG, h - 5], legs)).join('') +
    box(view, [x, y, h - 5], [w, d, 5], top)
  );
}

const CHAIR = { side: 42, seat: 44, back: 40 } as const;

const backOf = (view: View, [x, y]: readonly [number, number], back: Back, color: Hex) => {
  const { side, seat, back: high } = CHAIR;
  const z = seat + 4;
  if (back === 'far') return box(view, [x, y, z], [side, 5, high], color);
  if (back === 'near') return box(view, [x, y + side - 5, z], [side, 5, high], color);
  if (back === 'left') return box(view, [x, y, z], [5, side, high], color);
  return box(view, [x + side - 5, y, z], [5, side, high], color);
};

/** A chair, by the side that its back is on. */
export function chair(
  view: View,
  [x, y]: readonly [number, number],
  back: Back,
  color: Hex,
): string {
  const { side, seat } = CHAIR;
  return (
    board(view, [x, y], [side, side, seat + 4], color, HOUSE.woodDark) +
    backOf(view, [x, y], back, color)
  );
}

/** A chair that turns, on a foot with castors. */
export function deskChair(
  view: View,
  [x, y]: readonly [number, number],
  back: Back,
  color: Hex,
): string {
  const { side, seat } = CHAIR;
  return (
    cylinder(view, [x + side / 2, y + side / 2, 0], 20, 5, HOUSE.ink) +
    cylinder(view, [x + side / 2, y + side / 2, 5], 4, seat - 8, HOUSE.metalDark) +
    box(view, [x, y, seat - 4], [side, side, 8], color) +
    backOf(view, [x, y], back, darker(color, 0.1))
  );
}

/** A screen on a foot that faces the viewer, with what it shows. */
export function screen(
  view: View,
  [x, y, z]: Point3,
  w: number,
  glow: Hex,
  bars: readonly Hex[],
): string {
  const h = w * 0.6;
  const foot = z + 8;
  return (
    box(view, [x + w / 2 - 8, y - 2, z], [16, 12, 2], HOUSE.metalDark) +
    box(view, [x + w / 2 - 3, y + 1, z], [6, 4, 12], HOUSE.metalDark) +
    box(view, [x, y, foot], [w, 5, h], HOUSE.ink) +
    panel(view, [x + 2, y + 5.2, foot + 2], w - 4, h - 4, glow) +
    bars
      .map((color, index) =>
        panel(
          view,
          [x + 6, y + 5.4, foot + h - 11 - index * 8],
          (w - 14) * (0.9 - index * 0.2),
          4,
          color,
        ),
      )
      .join('')
  );
}

/** A cup. */
export const cup = (view: View, at: Point3, color: Hex): string => cylinder(view, at, 4, 9, color);

/** A plate with something on it. */
export function plate(view: View, at: Point3, food: Hex): string {
  const [x, y] = view.at(at);
  const s = view.pxPerCm;
  return (
    ellipse([x, y], 15 * s, 8.6 * s, HOUSE.white) + ellipse([x, y - 1.4 * s], 8 * s, 4.6 * s, food)
  );
}

/** A pot with a bush of leaves. */
export function plant(view: View, [x, y, z]: Point3, size: number, pot: Hex = HOUSE.coral): string {
  const r = size * 0.16;
  const [cx, cy] = view.at([x, y, z + size * 0.3]);
  const s = view.pxPerCm * size;
  const leaf = (dx: number, dy: number, rx: number, color: Hex) =>
    ellipse([cx + dx * s, cy - dy * s], rx * s, rx * 1.25 * s, color);
  return (
    cylinder(view, [x, y, z], r, size * 0.3, pot) +
    leaf(-0.16, 0.2, 0.15, darker(HOUSE.leaf, 0.14)) +
    leaf(0.17, 0.22, 0.15, darker(HOUSE.leaf, 0.24)) +
    leaf(0, 0.3, 0.19, HOUSE.leaf) +
    leaf(-0.07, 0.42, 0.12, lighter(HOUSE.leaf, 0.2))
  );
}

/** Books, packets or files upright in a row. */
export function row(
  view: View,
  [x, y, z]: Point3,
  long: number,
  [d, h]: readonly [number, number],
  colors: readonly Hex[],
): string {
  const count = Math.max(1, Math.round(long / (h * 0.62)));
  const step = long / count;
  return times(count, (index) =>
    box(
      view,
      [x + index * step, y, z],
      [step * 0.82, d, h * (0.78 + ((index * 7) % 3) * 0.11)],
      colors[index % colors.length] ?? HOUSE.coral,
    ),
  ).join('');
}

/** A cardboard box with its tape. */
export function carton(
  view: View,
  [x, y, z]: Point3,
  [w, d, h]: readonly [number, number, number],
): string {
  const color = '#d9a868';
  return (
    box(view, [x, y, z], [w, d, h], color) +
    panel(
      view,
      [x + w * 0.4, y + d + 0.2, z + h * 0.55],
      w * 0.2,
      h * 0.45,
      mix(color, HOUSE.cream, 0.6),
    ) +
    view.quad(
      [
        [x + w * 0.4, y, z + h + 0.2],
        [x + w * 0.6, y, z + h + 0.2],
        [x + w * 0.6, y + d, z + h + 0.2],
        [x + w * 0.4, y + d, z + h + 0.2],
      ],
      mix(color, HOUSE.cream, 0.5),
      'left',
    )
  );
}

/** A rug, or a mat. */
export function mat(
  view: View,
  [x, y]: readonly [number, number],
  w: number,
  d: number,
  color: Hex,
): string {
  const flat = (inset: number, z: number, tone: Hex) =>
    view.quad(
      [
        [x + inset, y + inset, z],
        [x + w - inset, y + inset, z],
        [x + w - inset, y + d - inset, z],
        [x + inset, y + d - inset, z],
      ],
      tone,
      'left',
    );
  return flat(0, 0.4, color) + flat(9, 0.5, lighter(color, 0.4)) + flat(15, 0.6, color);
}
