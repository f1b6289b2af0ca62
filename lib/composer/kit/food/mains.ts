import { circle, ellipse, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { lighter } from '../../palette/tones';
import { ball, type Drawer, formed, leaf } from '../form';
import type { Pen } from '../pen';
import { bowled, citrusWedge, garnish, plated } from './tableware';

/** Main courses on plates, what they are garnished with, and fruit in its bowl. */

const FILLET =
  'M-78 -18C-84 -40 -58 -52 -18 -54C26 -56 70 -48 80 -32C86 -20 72 -8 34 -6C-6 -3 -72 -2 -78 -18Z';

/** A fillet of salmon with the marks of the grill, on asparagus. */
const grilledFish = plated(
  (pen) =>
    [-30, -18, -6]
      .map((y, index) => stroke(`M-88 ${y + 6}L84 ${y - 8}`, index % 2 ? '#6aa84f' : '#5b9444', 8))
      .join('') +
    formed(pen, FILLET, '#ee8a62', {
      depth: 12,
      light: 7,
      extra:
        [-52, -26, 0, 26, 52]
          .map((x) => stroke(`M${x - 10} -60Q${x + 6} -30 ${x - 4} 0`, '#f7b594', 3.4))
          .join('') +
        [-44, -8, 28, 62]
          .map((x) => stroke(`M${x + 16} -56L${x - 16} -4`, '#9c4a2d', 5.5, { opacity: 0.75 }))
          .join(''),
    }) +
    garnish([-50, -46], 20) +
    citrusWedge([66, -2], 24),
);

/** Basil as it lies on a dish. */
const basilSprig: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    stroke('M0 0Q4 -26 0 -50', HOUSE.leafDark, 6) +
    leaf([0, -8], 62, 30, -20, HOUSE.leaf) +
    leaf([0, -8], 62, 30, -160, lighter(HOUSE.leaf, 0.1)) +
    leaf([0, -34], 54, 27, -52, lighter(HOUSE.leaf, 0.14)) +
    leaf([0, -34], 54, 27, -130, HOUSE.leaf) +
    placed(formed(pen, 'M-14 0C-18 -30 0 -44 0 -48C4 -40 18 -26 14 0Z', HOUSE.leaf, { depth: 5 }), {
      at: [0, -38],
    }),
});

const wedges =
  (color: string): Drawer =>
  () => ({
    unitCm: 0.09,
    svg: citrusWedge([-20, 0], 26, color) + citrusWedge([18, 3], 26, color),
  });

function bananas(pen: Pen): string {
  return [-8, 10]
    .map((angle) =>
      placed(
        formed(pen, 'M-70 -16C-40 26 40 26 72 -26L62 -34C34 -6 -24 -4 -58 -28Z', HOUSE.yellow, {
          depth: 8,
          light: 5,
        }),
        { at: [34, -104 + angle], angleDegrees: -14 + angle },
      ),
    )
    .join('');
}

const grapes = times(9, (index) =>
  circle(
    [70 + (index % 3) * 15 - Math.floor(index / 3) * 6, -98 + Math.floor(index / 3) * 15],
    10,
    index % 2 ? '#7a4a9c' : '#8d5bb0',
  ),
).join('');

/** A bowl heaped with apples, oranges, bananas, a pear and grapes. */
const fruitBowl = bowled(
  '#6d4a33',
  (pen) =>
    bananas(pen) +
    ball(pen, [-6, -122], 32, HOUSE.orange) +
    ball(pen, [-62, -96], 34, HOUSE.red) +
    stroke('M-62 -126q2 -12 10 -16', '#6b4a30', 5) +
    leaf([-60, -130], 26, 12, -24, HOUSE.leaf) +
    ball(pen, [4, -84], 33, '#8fbf4a') +
    stroke('M4 -114q0 -10 6 -15', '#6b4a30', 5) +
    ball(pen, [56, -84], 28, HOUSE.orange) +
    grapes +
    ellipse([-72, -108], 8, 5, lighter(HOUSE.red, 0.4)),
);

export const mains = {
  'grilled-fish': grilledFish,
  'basil-sprig': basilSprig,
  'lime-wedges': wedges('#8fbf40'),
  'lemon-wedges': wedges(HOUSE.yellow),
  'fruit-bowl': fruitBowl,
} as const satisfies Record<string, Drawer>;
