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
/** Squares across each row, from the nearest: as far as a child hops. */
const ROWS = [1, 2, 1, 2, 1] as const;
/** The numbers of the squares, each about its middle, in the order in which they are hopped. */
const NUMERALS = [
  'M-6 -8L2 -14V14',
  'M-8 -8Q-6 -15 1 -15T8 -7Q8 0 -8 14H9',
  'M-8 -12Q0 -18 6 -12T0 -1Q9 0 8 8T-8 12',
  'M4 14V-14L-9 5H9',
  'M8 -14H-6L-7 -2Q8 -6 8 5T-8 12',
  'M6 -14Q-8 -6 -8 4T0 14T8 5T0 -3T-8 5',
  'M-8 -14H8L-2 14',
] as const;

/** Numbered squares of chalk on the ground, seen along it. */
const hopscotch: Drawer = () => ({
  unitCm: 1,
  svg: placed(
    ROWS.flatMap((squares, row) =>
      times(squares, (column) => {
        const [x, y] = [squares === 1 ? -29 : -60 + column * 60, -62 - row * 60];
        const color = CHALKS[(row + column) % CHALKS.length] ?? CHALKS[0];
        const outline = roundedPath([x, y], 58, 58, 3);
        const number = ROWS.slice(0, row).reduce((sum: number, each) => sum + each, column);
        return (
          path(outline, color, { opacity: 0.8 }) +
          stroke(outline, '#fffdf4', 6) +
          placed(stroke(NUMERALS[number] ?? '', '#44507a', 5), {
            at: [x + 29, y + 29],
            scaleX: 0.9,
          })
        );
      }),
    ).join('') +
      path(`M-60 -308A60 56 0 0 1 60 -308Z`, '#ffd166', { opacity: 0.8 }) +
      stroke('M-60 -308A60 56 0 0 1 60 -308Z', '#fffdf4', 6) +
      placed(path('M0 -16L5 -5L16 -4L8 4L10 16L0 9L-10 16L-8 4L-16 -4L-5 -5Z', HOUSE.coral), {
        at: [0, -332],
      }),
    { scaleX: 1.2, scaleY: 0.26 },
  ),
  anchors: { top: { at: [0, -30], spanCm: 130 } },
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
