import { lighter } from '../../palette/tones';
import { ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** What people jump off, hop over and throw to their dogs out of doors. Units are centimetres. */

/** A board on its frame, with the ladder up to it; who stands on it is near its free end. */
const divingBoard: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    [-128, -92].map((x) => rod(pen, `M${x} 0V-208`, HOUSE.metal, 6)).join('') +
    times(5, (step) => rod(pen, `M-128 ${-22 - step * 27}H-92`, HOUSE.metal, 5)).join('') +
    formed(pen, 'M-96 0L-86 -142H-30L-20 0Z', '#c9d3e2', { depth: 6 }) +
    stroke('M-128 -206H-40Q-30 -206 -30 -196V-150', HOUSE.metal, 5) +
    formed(pen, roundedPath([-140, -158], 300, 15, 5), '#3f9fd6', { depth: 4, light: 3 }) +
    rectangle([-140, -158], 300, 5, '#d9eefa', { radius: 3 }),
  anchors: { top: { at: [112, -158], spanCm: 60 }, grip: { at: [0, -150] } },
});

const CHALKS = ['#ff8fa8', '#ffd166', '#8fd3f4', '#a8e6a1', '#d6b3f5'] as const;
/** Squares across and along: one, two, one, two, one, as far as a child hops. */
const ROWS = [1, 2, 1, 2, 1] as const;

/** The sole of a shoe in chalk, as it goes to the right. */
const foot = (x: number, y: number): string =>
  path(
    `M${x - 16} ${y}Q${x - 12} ${y - 12} ${x + 4} ${y - 9}Q${x + 20} ${y - 8} ${x + 18} ${y}Q${x + 20} ${y + 8} ${x + 4} ${y + 7}Q${x - 12} ${y + 10} ${x - 16} ${y}Z`,
    '#fffdf4',
  );

/** Squares of chalk on the asphalt, a stone thrown into the last, seen along the street. */
const hopscotch: Drawer = (pen) => ({
  unitCm: 1,
  svg: placed(
    formed(
      pen,
      'M-206 -4Q-214 -70 -196 -132Q-40 -146 204 -134Q218 -70 208 -4Q20 8 -206 -4Z',
      '#737a92',
      {
        depth: 5,
      },
    ) +
      ROWS.flatMap((squares, row) =>
        times(squares, (column) => {
          const [x, y] = [-178 + row * 62, squares === 1 ? -36 : -66 + column * 62];
          const color = CHALKS[(row + column) % CHALKS.length] ?? CHALKS[0];
          const outline = roundedPath([x, y - 60], 58, 58, 3);
          return (
            path(outline, color, { opacity: 0.55 }) +
            stroke(outline, '#fffdf4', 6) +
            foot(x + 29, y - 30)
          );
        }),
      ).join('') +
      path('M134 -128A62 62 0 0 1 134 -4Z', '#ffd166', { opacity: 0.6 }) +
      stroke('M134 -128A62 62 0 0 1 134 -4Z', '#fffdf4', 6) +
      ellipse([100, -66], 17, 15, HOUSE.stone) +
      ellipse([97, -71], 11, 8, lighter(HOUSE.stone, 0.3)),
    { scaleX: 1, scaleY: 0.42 },
  ),
  anchors: { top: { at: [0, -24], spanCm: 220 } },
});

/** Two knots and a ring of rope between them. */
const ropeToy: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    stroke('M-96 -44C-40 -8 40 -8 96 -44', '#e0523f', 26) +
    [-62, -20, 22, 64]
      .map((x) => stroke(`M${x - 8} ${-10 - (x * x) / 300}l12 -24`, '#fff3df', 10))
      .join('') +
    [-100, 100]
      .map(
        (x) =>
          ball(pen, [x, -46], 22, '#3f7fd1') +
          times(3, (index) =>
            stroke(
              `M${x} -46L${x + Math.sign(x) * 34} ${-70 + index * 24}`,
              index === 1 ? '#fff3df' : '#e0523f',
              9,
            ),
          ).join(''),
      )
      .join('') +
    ellipse([0, -8], 60, 3, HOUSE.ink, { opacity: 0.08 }),
  anchors: { grip: { at: [0, -20] }, top: { at: [0, -30], spanCm: 10 } },
});

export const outdoorPlay = defineFamily('outdoor-play', {
  'diving-board': divingBoard,
  hopscotch,
  'rope-toy': ropeToy,
});
