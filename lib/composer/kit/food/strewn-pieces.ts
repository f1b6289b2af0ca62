import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, formed } from '../form';
import type { Pen } from '../pen';

/** One of what is strewn, about its own foot. */
export type Piece = (pen: Pen, index: number) => string;

/** A round of citrus, its segments about the middle. */
export const citrus =
  (rim: Hex, flesh: Hex, radius: number): Piece =>
  (_, index) =>
    placed(
      ellipse([0, 1.4], radius, radius * 0.62, darker(rim, 0.25)) +
        ellipse([0, 0], radius, radius * 0.62, rim) +
        ellipse([0, 0], radius * 0.88, radius * 0.54, '#fffaf0') +
        placed(
          times(8, (k) =>
            placed(
              path(
                `M0 -1.2L${-radius * 0.24} ${-radius * 0.74}Q0 ${-radius * 0.86} ${radius * 0.24} ${-radius * 0.74}Z`,
                flesh,
              ),
              {
                angleDegrees: k * 45,
              },
            ),
          ).join(''),
          { scaleX: 1, scaleY: 0.62 },
        ),
      { at: [0, -2], angleDegrees: ((index * 53) % 30) - 15 },
    );

/** An eighth of an apple: red skin, pale flesh, pips. */
export const appleWedge: Piece = (pen, index) =>
  placed(
    formed(pen, 'M-15 0C-16 -18 16 -18 15 0Q0 9 -15 0Z', '#fdf3d6', {
      depth: 3,
      extra: ellipse([-4, -4], 1.6, 2.6, '#6b4128') + ellipse([4, -4], 1.6, 2.6, '#6b4128'),
    }) + path('M-16 0Q0 13 16 0Q0 7 -16 0Z', HOUSE.red),
    { angleDegrees: ((index * 61) % 70) - 35 },
  );

/** Shreds of dried pods, a pale seed here and there. */
export const chiliFlake: Piece = (_, index) =>
  index % 4 === 0
    ? ellipse([0, 0], 2, 1.4, '#f6d98a')
    : placed(path('M-4 0L-1 -2.4L4 -1L2 2Z', index % 3 ? '#c92f2a' : '#8f1f1c'), {
        angleDegrees: index * 67,
      });

/** A curl of grated cheese. */
export const shred: Piece = (_, index) =>
  placed(stroke('M-10 2Q-3 -5 3 -1T11 -3', index % 3 ? '#f6cf6b' : '#fbe3a0', 3), {
    angleDegrees: index * 67,
    at: [0, -2],
  });

/** A ball in a rough crust with green in it. */
export const crumbed =
  (color: Hex, radius: number): Piece =>
  (pen) =>
    ball(pen, [0, -radius], radius, color, {
      glint: 0,
      extra: times(16, (k) =>
        ellipse(
          [((k * 37) % 20) - 10, -radius + ((k * 23) % 20) - 10],
          2,
          1.4,
          k % 4 ? (k % 2 ? darker(color, 0.3) : lighter(color, 0.24)) : '#7fae5c',
        ),
      ).join(''),
    });

/** Made of small balls, hollow where its stalk was. */
export const raspberry: Piece = (pen) =>
  [
    [0, -3],
    [-4.6, -5],
    [4.6, -5],
    [-5, -9.4],
    [5, -9.4],
    [0, -8],
    [0, -12],
  ]
    .map(([x = 0, y = 0]) => ball(pen, [x, y], 3.4, '#d63a5b', { glint: 0.6 }))
    .join('') + ellipse([0, -12.4], 2.6, 1.4, '#8f1f3a');
