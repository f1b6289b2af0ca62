import type { Hex } from '@/lib/color/hex';
import { placed, stroke } from '@/lib/svg/markup';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer } from '../form';

export const network: Drawer = (pen, { color = HOUSE.blue }) => {
  const nodes: Point[] = [
    [0, -110],
    [-96, -170],
    [92, -182],
    [-104, -50],
    [104, -60],
    [4, -14],
    [-6, -206],
  ];
  const tones = [
    color,
    pen.accents[0],
    pen.accents[1],
    pen.accents[2],
    pen.accents[0],
    pen.accents[1],
    pen.accents[2],
  ];
  return {
    svg:
      nodes
        .slice(1)
        .map(([x, y]) => stroke(`M0 -110L${x} ${y}`, lighter(HOUSE.navy, 0.5), 6))
        .join('') +
      stroke('M-96 -170L-6 -206L92 -182M104 -60L4 -14L-104 -50', lighter(HOUSE.navy, 0.7), 4) +
      nodes.map((at, index) => ball(pen, at, index ? 22 : 38, tones[index] ?? color)).join(''),
  };
};

export const dna: Drawer = (_pen, { color = HOUSE.blue }) => {
  const rows = times(13, (index) => ({ y: -8 - index * 19, phase: (index / 12) * Math.PI * 3 }));
  const strand = (shift: number, fill: Hex) =>
    stroke(
      `M${times(61, (_, t) => `${Math.round(52 * Math.sin(t * Math.PI * 3 + shift))} ${Math.round(-4 - t * 240)}`).join('L')}`,
      fill,
      15,
    );
  return {
    svg: placed(
      strand(Math.PI, darker(HOUSE.coral, 0.1)) +
        rows
          .map(({ y, phase }, index) => {
            const x = 50 * Math.sin(phase);
            return Math.abs(x) < 14
              ? ''
              : stroke(`M${-x} ${y}H0`, [HOUSE.mustard, HOUSE.teal][index % 2] ?? HOUSE.teal, 7) +
                  stroke(`M0 ${y}H${x}`, [HOUSE.leaf, HOUSE.pink][index % 2] ?? HOUSE.pink, 7);
          })
          .join('') +
        strand(0, color),
      { at: [40, -4], angleDegrees: 18 },
    ),
  };
};

export const atom: Drawer = (pen, { color = HOUSE.blue }) => ({
  svg:
    times(3, (index) =>
      placed(
        stroke(
          'M-110 0A110 38 0 1 0 110 0A110 38 0 1 0 -110 0',
          [color, HOUSE.teal, HOUSE.purple][index] ?? color,
          8,
        ),
        { at: [0, -110], angleDegrees: index * 60 },
      ),
    ).join('') +
    ball(pen, [0, -110], 26, HOUSE.coral) +
    times(3, (index) => {
      const [x, y] = polar(index * 60 + (index === 1 ? 180 : 0), 110);
      return ball(pen, [x, y - 110], 13, HOUSE.mustard);
    }).join(''),
});
