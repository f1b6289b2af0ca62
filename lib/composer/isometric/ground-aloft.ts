import { times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import type { Point3, View } from './view';

/** How far the rock under land in the air reaches down, as a share of a side. */
export const ROCK_SHARE = 0.5;
const FACETS = 5;
const ROCK = '#8d7f86';

/** The rock under a piece of land in the air: facets on both faces that run to a few points below. */
export function underside(view: View, side: number): string {
  const deep = side * ROCK_SHARE;
  const step = side / FACETS;
  // Deep at the near corner, shallow at the sides.
  const down = (share: number, index: number) =>
    -34 - deep * (0.18 + 0.82 * share ** 1.2) * (index % 2 ? 0.78 : 1);
  const facets = (
    at: (along: number, z: number, inset: number) => Point3,
    face: 'left' | 'right',
  ) =>
    times(FACETS, (index) => {
      const [from, to] = [index * step, (index + 1) * step];
      const tip = down((index + 0.7) / FACETS, index);
      const tone = index % 2 ? darker(ROCK, 0.08) : lighter(ROCK, 0.06);
      return (
        view.quad(
          [
            at(from, -26, 0),
            at(to, -26, 0),
            at(to - step * 0.16, tip * 0.72, side * 0.1),
            at((from + to) / 2, tip, side * 0.16),
            at(from + step * 0.1, tip * 0.6, side * 0.1),
          ],
          tone,
          face,
        ) +
        view.quad(
          [
            at(from + step * 0.3, -26, 0),
            at(from + step * 0.7, -26, 0),
            at((from + to) / 2, tip * 0.5, 0),
          ],
          lighter(tone, 0.1),
          face,
        )
      );
    }).join('');
  const core = view.quad(
    [
      [0, side, -26],
      [side, side, -26],
      [side, 0, -26],
      [side * 0.72, side * 0.5, -deep * 0.7],
      [side * 0.84, side * 0.84, -deep * 1.02],
      [side * 0.5, side * 0.74, -deep * 0.62],
    ],
    darker(HOUSE.soil, 0.2),
    'left',
  );
  return (
    core +
    facets((along, z, inset) => [along, side - inset, z], 'left') +
    facets((along, z, inset) => [side - inset, along, z], 'right')
  );
}

/** Water that falls over the near edge of a piece of land in the air. */
export function fallOver(view: View, side: number): string {
  const [from, wide] = [side * 0.2, side * 0.14];
  const down = -side * 0.42;
  const flat = (x: number, w: number, color: string, opacity?: number) =>
    view.quad(
      [
        [x, side * 0.35, 0.6],
        [x + w, side * 0.35, 0.6],
        [x + w, side, 0.6],
        [x, side, 0.6],
      ],
      color,
      'left',
      opacity,
    ) +
    view.quad(
      [
        [x, side, 0.6],
        [x + w, side, 0.6],
        [x + w * 1.05, side, down],
        [x - w * 0.05, side, down],
      ],
      color,
      'left',
      opacity,
    );
  return (
    flat(from, wide, HOUSE.water) +
    times(3, (index) =>
      flat(from + wide * (0.16 + index * 0.28), wide * 0.09, lighter(HOUSE.water, 0.55), 0.8),
    ).join('')
  );
}
