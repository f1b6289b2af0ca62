import { circle, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { defineFamily, type Drawer, formed } from '../form';

/** Figures of geometry that are more than one shape: lines to each other, circles about each other, a golden spiral. */

const UNIT_CM = 0.1;
const LINE = 11;

const linesOf =
  (own: string, ...lines: readonly string[]): Drawer =>
  (_, { color = own }) => ({
    unitCm: UNIT_CM,
    svg: lines.map((data) => stroke(data, color, LINE)).join(''),
  });

const concentric: Drawer = (_, { color = HOUSE.blue }) => ({
  unitCm: UNIT_CM,
  svg: times(5, (index) => stroke(ellipsePath([0, -100], 18 + index * 20), color, LINE)).join(''),
});

/** Lines through one point, which is marked. */
const concurrent: Drawer = (_, { color = HOUSE.blue }) => ({
  unitCm: UNIT_CM,
  svg:
    [12, 62, 118]
      .map((turn) => {
        const [x, y] = polar(turn, 104);
        return stroke(`M${x} ${y - 100}L${-x} ${-y - 100}`, color, LINE);
      })
      .join('') + circle([0, -100], 13, HOUSE.coral),
});

/** With the little square of their right angle. */
const perpendicular: Drawer = (_, { color = HOUSE.blue }) => ({
  unitCm: UNIT_CM,
  svg:
    stroke('M0 -130H30V-100', HOUSE.coral, LINE * 0.7) +
    stroke('M-104 -100H104M0 -200V0', color, LINE),
});

/** Two that are alike, with a stroke across each pair of sides. */
const congruent: Drawer = (pen, { color = HOUSE.teal }) => {
  const one = (x: number) =>
    formed(pen, `M${x - 76} 0H${x + 76}L${x - 20} -150Z`, color, { depth: 0 }) +
    stroke(
      `M${x - 60} -79L${x - 36} -71M${x + 12} -64L${x + 32} -77M${x + 24} -73L${x + 44} -86M${x - 10} -13V13M${x} -13V13M${x + 10} -13V13`,
      HOUSE.ink,
      5,
    );
  return { unitCm: UNIT_CM, svg: one(-96) + one(96) };
};

const rightTriangle: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: UNIT_CM,
  svg:
    formed(pen, 'M-100 0V-160L110 0Z', color, { depth: 0 }) +
    stroke('M-100 -32H-68V0', HOUSE.ink, 6),
});

const overlapping: Drawer = (_, { color = HOUSE.blue }) => ({
  unitCm: UNIT_CM,
  svg:
    circle([-56, -90], 90, color, { opacity: 0.72 }) +
    circle([56, -90], 90, HOUSE.coral, { opacity: 0.72 }),
});

/** Squares of Fibonacci's numbers, each with the quarter of a circle, from the largest inwards. */
const SQUARES: readonly (readonly [x: number, y: number, side: number])[] = [
  [0, 0, 13],
  [13, 0, 8],
  [16, 8, 5],
  [13, 10, 3],
  [13, 8, 2],
  [15, 8, 1],
  [15, 9, 1],
];
const ARCS: readonly (readonly [radius: number, x: number, y: number])[] = [
  [13, 13, 0],
  [8, 21, 8],
  [5, 16, 13],
  [3, 13, 10],
  [2, 15, 8],
  [1, 16, 9],
  [1, 15, 10],
];
const CELL = 14;
const TALL = 13;

const goldenSpiral: Drawer = (_, { color = HOUSE.gold }) => {
  const x = (value: number) => (value - 10.5) * CELL;
  const y = (value: number) => (value - TALL) * CELL;
  const squares = SQUARES.map(([left, top, side]) => {
    const size = side * CELL;
    return `M${x(left)} ${y(top)}h${size}v${size}h${-size}Z`;
  }).join('');
  const arcs = ARCS.map(
    ([r, endX, endY]) => `A${r * CELL} ${r * CELL} 0 0 1 ${x(endX)} ${y(endY)}`,
  ).join('');
  return {
    unitCm: UNIT_CM,
    svg: stroke(squares, HOUSE.navy, 3.5) + stroke(`M${x(0)} ${y(TALL)}${arcs}`, color, 9),
  };
};

const wave = `M${times(49, (index, share) => {
  const height = Math.sin(share * Math.PI * 4) * 60;
  return `${(index * 5 - 120).toFixed(0)} ${(-80 - height).toFixed(1)}`;
}).join('L')}`;

const sine: Drawer = (_, { color = HOUSE.coral }) => ({
  unitCm: UNIT_CM,
  svg: stroke('M-128 -80H128', HOUSE.navy, 5) + stroke(wave, color, LINE),
});

export const construction = defineFamily('construction', {
  parallel: linesOf(HOUSE.blue, 'M-100 -40L60 -200', 'M-80 0L100 -180', 'M-40 20L120 -140'),
  perpendicular,
  concurrent,
  concentric,
  congruent,
  'right-triangle': rightTriangle,
  overlapping,
  'golden-spiral': goldenSpiral,
  sine,
  grid: linesOf(
    HOUSE.blue,
    'M-100 -200H100V0H-100ZM-50 -200V0M0 -200V0M50 -200V0M-100 -150H100M-100 -100H100M-100 -50H100',
  ),
});
