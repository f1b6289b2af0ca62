import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, shape } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import type { Design } from './design/design';

/** What lies behind the things of a wide picture: fields, rings, rays and dots in tones of its ground. */

/** Dots on a square grid that thin out along it. */
export function dotGrid(at: Point, columns: number, rows: number, step: number, fill: Hex): string {
  return times(rows, (row) =>
    times(columns, (column) =>
      circle([at[0] + column * step, at[1] + row * step], step * 0.13, fill),
    ).join(''),
  ).join('');
}

/** Rings about a point, each wider one fainter. */
export function rings(center: Point, radius: number, on: Hex, tone: Hex): string {
  return [1.5, 1.24, 1]
    .map((factor, index) => circle(center, radius * factor, mix(on, tone, 0.22 + index * 0.26)))
    .join('');
}

/** Wedges of light from a point to beyond the picture. */
export function rays(center: Point, far: number, count: number, fill: Hex): string {
  return times(count, (index) => {
    const from = (index * 360) / count;
    return shape(
      [center, add(center, polar(from, far)), add(center, polar(from + 180 / count, far))],
      fill,
    );
  }).join('');
}

/** A floor with a curved edge, higher on one side, and its nearer half in a deeper tone. */
export function curvedFloor(
  { width, height }: Design,
  y: number,
  { far, near }: { far: Hex; near: Hex },
): string {
  const rise = height * 0.06;
  const bend = (top: number, by: number) =>
    `M0 ${n(top)}C${n(width * 0.3)} ${n(top - by)} ${n(width * 0.7)} ${n(top - by)} ${n(width)} ${n(top - by * 0.3)}V${n(height)}H0Z`;
  return path(bend(y, rise), far) + path(bend(y + (height - y) * 0.55, -rise * 0.5), near);
}

/** Small discs, rings and bars strewn over the upper part, away from the words. */
export function confetti(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  colors: readonly Hex[],
  size: number,
): string {
  return times(18, (index) => {
    const at: Point = [
      x + width * ((index * 0.7549 + 0.11) % 1),
      y + height * ((index * 0.5698 + 0.07) % 1),
    ];
    const fill = colors[index % colors.length] ?? '#ffffff';
    if (index % 3 === 0) return circle(at, size * 0.42, fill);
    const turn = polar(index * 47, size * 0.7);
    const side = polar(index * 47 + 90, size * 0.22);
    const back: Point = [-turn[0], -turn[1]];
    const off: Point = [-side[0], -side[1]];
    return shape(
      [
        add(add(at, turn), side),
        add(add(at, turn), off),
        add(add(at, back), off),
        add(add(at, back), side),
      ],
      fill,
    );
  }).join('');
}

/** Ground that what stands in a frame throws its shadow on. */
export function pool([x, y]: Point, radius: number, fill: Hex): string {
  return ellipse([x, y], radius, radius * 0.1, fill);
}
