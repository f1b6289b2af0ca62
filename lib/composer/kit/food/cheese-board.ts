import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, leaf } from '../form';
import type { Pen } from '../pen';

/** A board of cheese, ham and fruit, seen from above at an angle: what lies farther back is higher up. */

const board = (pen: Pen) =>
  rectangle([172, -66], 66, 20, darker(HOUSE.wood, 0.12), { radius: 9 }) +
  circle([224, -57], 5, darker(HOUSE.wood, 0.4)) +
  path(
    'M-196 -42C-196 -88 -120 -104 0 -104S196 -88 196 -42V-30C196 4 120 16 0 16S-196 4 -196 -30Z',
    darker(HOUSE.wood, 0.25),
  ) +
  formed(
    pen,
    'M-196 -44C-196 -90 -120 -106 0 -106S196 -90 196 -44S120 6 0 6S-196 2 -196 -44Z',
    HOUSE.woodLight,
    {
      depth: 5,
      light: 3,
      extra: [-80, -56, -32, -10]
        .map((y, index) =>
          stroke(
            `M-180 ${y}Q${-40 + index * 30} ${y + 9} 180 ${y - 3}`,
            darker(HOUSE.woodLight, 0.1),
            2,
          ),
        )
        .join(''),
    },
  );

/** A low wheel with a white rind, of which a wedge is cut out. */
const brie = (pen: Pen) =>
  ellipse([0, 2], 60, 20, '#00000022') +
  formed(pen, 'M-58 -22V-2C-58 22 58 22 58 -2V-22Z', '#f3ead6', { depth: 6, light: 3 }) +
  ellipse([0, -22], 58, 22, '#fbf6ea') +
  path('M4 -22L50 -8C44 2 30 8 14 10Z', darker('#f2d98c', 0.04)) +
  path('M4 -22L14 10V26L4 -2Z', '#f2d98c') +
  path('M4 -22L50 -8V10L4 -2Z', '#f8e6a8');

const wedge = (pen: Pen) =>
  formed(pen, 'M-52 0L44 8V-28L-52 -34Z', HOUSE.cheese, {
    depth: 6,
    light: 3,
    extra: [
      [-30, -16, 6],
      [4, -8, 8],
      [26, -14, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse([x, y], r, r * 0.9, darker(HOUSE.cheese, 0.2)))
      .join(''),
  }) + path('M-52 -34L-6 -58L44 -28Z', lighter(HOUSE.cheese, 0.3));

const grapesHeap = (pen: Pen, color: string) =>
  [6, 5, 4, 2]
    .flatMap((count, row) =>
      times(count, (index): Point => [
        (index - (count - 1) / 2) * 15 + (row % 2) * 2,
        -6 - row * 12 - (index % 2) * 2,
      ]),
    )
    .map((at, index) =>
      ball(pen, at, 9.4, index % 3 ? color : lighter(color, 0.14), { glint: 0.5 }),
    )
    .join('') + stroke('M4 -52q6 -14 20 -18', HOUSE.leafDark, 4);

/** Slices that lie one over the next, in a bow. */
const salami = () =>
  times(7, (index) => {
    const at: Point = [-54 + index * 18, -4 - Math.sin((index / 6) * Math.PI) * 12];
    return (
      ellipse([at[0] + 1, at[1] + 2], 20, 13, '#7e2431') +
      ellipse(at, 20, 13, '#b3404a') +
      times(5, (dot) =>
        ellipse(
          [at[0] - 10 + ((dot * 13) % 22), at[1] - 6 + ((dot * 7) % 12)],
          2.6,
          1.8,
          '#f0c7bd',
        ),
      ).join('')
    );
  }).join('');

const crackers = (pen: Pen) =>
  times(5, (index) =>
    placed(
      formed(pen, 'M-20 -14H20V14H-20Z', '#e7bf7c', {
        depth: 4,
        light: 2,
        extra: times(6, (dot) =>
          circle([-12 + (dot % 3) * 12, -6 + Math.floor(dot / 3) * 12], 1.8, '#b98843'),
        ).join(''),
      }),
      { at: [-44 + index * 20, -8 + (index % 2) * 3], angleDegrees: -16 + index * 7 },
    ),
  ).join('');

/** A small bowl of olives. */
const olives = (pen: Pen) =>
  formed(pen, 'M-34 -22C-32 6 -18 10 0 10S32 6 34 -22Z', HOUSE.white, { depth: 6, light: 3 }) +
  ellipse([0, -22], 34, 11, darker(HOUSE.white, 0.12)) +
  times(8, (index) =>
    ball(pen, [-21 + (index % 4) * 14, -21 - Math.floor(index / 4) * 8], 7.5, '#7f9a3f', {
      glint: 0.4,
    }),
  ).join('');

const figHalf = (pen: Pen, x: number, y: number) =>
  formed(
    pen,
    `M${x - 16} ${y}C${x - 16} ${y - 20} ${x - 4} ${y - 24} ${x} ${y - 30}C${x + 4} ${y - 24} ${x + 16} ${y - 20} ${x + 16} ${y}Q${x} ${y + 12} ${x - 16} ${y}Z`,
    '#5f3a63',
    {
      depth: 4,
      light: 2,
    },
  ) +
  ellipse([x, y - 5], 10, 8, '#d9727d') +
  ellipse([x, y - 5], 4, 3, '#f3d0b4');

export const cheeseBoard: Drawer = (pen) => ({
  unitCm: 0.13,
  svg:
    board(pen) +
    placed(wedge(pen), { at: [-104, -58], scaleX: 1 }) +
    placed(grapesHeap(pen, '#7c4a92'), { at: [118, -56] }) +
    placed(brie(pen), { at: [6, -54] }) +
    placed(olives(pen), { at: [-140, -22], scaleX: 0.82 }) +
    placed(crackers(pen), { at: [130, -14], scaleX: 0.84 }) +
    placed(salami(), { at: [-42, -8], scaleX: 0.92 }) +
    figHalf(pen, 44, -12) +
    figHalf(pen, 74, -2) +
    leaf([-4, -90], 34, 14, -150, HOUSE.leafDark) +
    leaf([-4, -90], 30, 13, -40, HOUSE.leaf),
  anchors: { top: { at: [0, -50], spanCm: 320 }, grip: { at: [214, -56] } },
});
