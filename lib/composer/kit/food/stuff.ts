import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, formed, leaf } from '../form';
import type { Pen } from '../pen';

/** Food without anything that it is served in, as it fills bowls, plates, glasses and jars. A bowl is 200 units wide. */

export interface Stuff {
  /** Between and under the pieces. */
  base: Hex;
  /** One of them about a point; none of what is smooth. */
  piece?: (pen: Pen, at: Point, index: number) => string;
  /** How many fill a bowl. */
  count?: number;
  /** How high it is heaped. */
  rise?: number;
}

const TURN_DEGREES = 67;

const turned = (svg: string, at: Point, index: number, range = 360): string =>
  placed(svg, {
    at,
    angleDegrees: ((index * TURN_DEGREES) % range) - (range < 360 ? range / 2 : 0),
  });

const pieces =
  (draw: (index: number) => string, range = 360): Stuff['piece'] =>
  (_, at, index) =>
    turned(draw(index), at, index, range);

const balls =
  (colors: readonly Hex[], radius: number, extra = ''): Stuff['piece'] =>
  (pen, at, index) =>
    placed(
      ball(pen, [0, 0], radius, colors[index % colors.length] ?? HOUSE.red, { glint: 0.5 }) + extra,
      {
        at,
      },
    );

const cubes = (colors: readonly Hex[], size: number): Stuff['piece'] =>
  pieces((index) => {
    const color = colors[index % colors.length] ?? HOUSE.yellow;
    return (
      rectangle([-size / 2, -size / 2], size, size, darker(color, 0.16), { radius: size * 0.2 }) +
      rectangle([-size / 2, -size / 2], size, size * 0.8, color, { radius: size * 0.2 }) +
      rectangle([-size * 0.34, -size * 0.4], size * 0.5, size * 0.2, lighter(color, 0.4), {
        radius: size * 0.1,
      })
    );
  }, 60);

const grains = (color: Hex, length: number, width: number): Stuff['piece'] =>
  pieces(
    (index) =>
      ellipse([0, 1.4], length, width, darker(color, 0.2)) +
      ellipse([0, 0], length, width, index % 3 ? color : lighter(color, 0.3)),
  );

const strands = (color: Hex, width: number): Stuff['piece'] =>
  pieces(
    () =>
      stroke('M-30 6C-20 -14 16 -16 30 4', darker(color, 0.24), width + 1.8) +
      stroke('M-30 6C-20 -14 16 -16 30 4', color, width) +
      stroke('M-20 -2C-10 -10 10 -11 20 -2', lighter(color, 0.4), width * 0.3),
    50,
  );

const rods = (color: Hex, length: number, width: number, range: number): Stuff['piece'] =>
  pieces(
    () =>
      rectangle([-length / 2, -width / 2 + 1.6], length, width, darker(color, 0.22), {
        radius: 2.4,
      }) +
      rectangle([-length / 2, -width / 2], length, width * 0.86, color, { radius: 2.4 }) +
      rectangle([-length / 2 + 3, -width / 2 + 1], length - 6, width * 0.24, lighter(color, 0.4), {
        radius: 1,
      }),
    range,
  );

const leaves = (colors: readonly Hex[]): Stuff['piece'] => {
  return (_, at, index) => {
    const color = colors[index % colors.length] ?? HOUSE.leaf;
    const angle = -170 + ((index * 53) % 160);
    return leaf(at, 40, 22, angle, color) + leaf(at, 30, 15, angle + 70, lighter(color, 0.16));
  };
};

const popped: Stuff['piece'] = pieces(
  (index) =>
    [
      [-7, 2, 9],
      [7, 3, 9],
      [0, -6, 10],
    ]
      .map(
        ([x = 0, y = 0, r = 8]) =>
          circle([x, y + 1.5], r, '#e3c88a') + circle([x, y], r, index % 3 ? '#fff6dc' : '#fbe8b0'),
      )
      .join('') + circle([1, 1], 3.4, '#e9b84e'),
);

const chip: Stuff['piece'] = pieces(
  (index) =>
    path('M-24 4Q-14 -12 6 -11T25 -1Q12 12 -6 10T-24 4Z', '#c98a2e') +
    path('M-23 2Q-13 -13 6 -12T24 -3Q11 8 -6 7T-23 2Z', index % 2 ? '#f4c866' : '#f0bb50') +
    stroke('M-14 -1Q0 -7 15 -4', '#fbe3a4', 2.4),
  120,
);

const corn: Stuff['piece'] = pieces(
  (index) =>
    path('M0 -20L22 15Q0 21 -22 15Z', '#c98a2e') +
    path('M0 -20L21 13Q0 18 -21 13Z', index % 2 ? '#f3c25a' : '#eab24a') +
    circle([-3, 2], 2, '#c98a2e') +
    circle([6, 9], 1.6, '#c98a2e'),
  140,
);

const elbow: Stuff['piece'] = pieces(
  () =>
    stroke('M-12 7Q-12 -9 3 -9Q13 -8 13 4', '#c77d1c', 10) +
    stroke('M-12 6Q-12 -10 3 -10Q13 -9 13 3', '#f7b53c', 8) +
    stroke('M-10 0Q-8 -9 3 -10', '#fddb8e', 2.4),
);

const cookie: Stuff['piece'] = pieces(
  () =>
    ellipse([0, 2], 25, 23, '#b9793c') +
    ellipse([0, 0], 25, 23, '#dba362') +
    (
      [
        [-10, -8],
        [8, -10],
        [12, 5],
        [-4, 8],
        [-15, 4],
        [1, -2],
      ] as const
    )
      .map((at) => ellipse(at, 4, 3.4, '#5a3425'))
      .join(''),
  90,
);

const halfBerry: Stuff['piece'] = pieces(
  () =>
    path('M0 17C-15 7 -19 -10 -9 -15Q0 -18 9 -15C19 -10 15 7 0 17Z', '#cf2f3f') +
    path('M0 11C-9 4 -11 -7 -5 -10Q0 -12 5 -10C11 -7 9 4 0 11Z', '#f58d88') +
    path('M-9 -14L0 -22L9 -14L0 -11Z', HOUSE.leaf),
  120,
);

const scoop: Stuff['piece'] = (pen, [x, y], index) => {
  const color = (['#f29bb0', '#fbeecb', '#6a4030'] as const)[index % 3] ?? '#fbeecb';
  return placed(
    formed(
      pen,
      'M-38 8C-44 -42 44 -42 38 8C40 18 28 14 22 18S4 16 -4 19S-20 15 -28 18S-40 16 -38 8Z',
      color,
      {
        depth: 9,
        light: 6,
      },
    ) + stroke('M-20 -18Q-6 -26 10 -22M-24 -4Q-4 -12 14 -8', lighter(color, 0.35), 2.4),
    { at: [x, y - 10] },
  );
};

const cherry: Stuff['piece'] = (pen, at, index) =>
  placed(
    stroke(index % 2 ? 'M0 -12Q4 -30 14 -36' : 'M0 -12Q-2 -28 -10 -36', '#6f8a3a', 2.6) +
      ball(pen, [0, 0], 15, '#b8213c', { glint: 0.6 }),
    { at },
  );

const scallion = (color: Hex): Stuff['piece'] =>
  pieces(
    () =>
      stroke('M-44 3L34 -2', darker(color, 0.24), 10) +
      stroke('M-44 1.6L34 -3.4', color, 8) +
      path('M30 -9L52 -4L32 3Z', darker(color, 0.2)) +
      stroke('M-30 0L20 -4', lighter(color, 0.3), 2),
    26,
  );

const egg: Stuff['piece'] = pieces(
  () =>
    ellipse([0, 1.5], 21, 16, '#dccfb6') +
    ellipse([0, 0], 21, 16, '#fffaf0') +
    ellipse([1, 0], 10, 8, '#f2a52e'),
  60,
);

const mixed = (all: readonly NonNullable<Stuff['piece']>[]): Stuff['piece'] => {
  return (pen, at, index) => all[index % all.length]?.(pen, at, index) ?? '';
};

const defined = (piece: Stuff['piece']) => piece ?? (() => '');

const tree: Stuff['piece'] = (pen, at) =>
  placed(
    rectangle([-5, 0], 10, 15, '#a9cc7a', { radius: 3 }) +
      (
        [
          [-10, 0],
          [10, 0],
          [0, -9],
          [0, 2],
        ] as const
      )
        .map((spot) => ball(pen, spot, 10, '#4f8f45'))
        .join(''),
    { at },
  );

/** Food by what it is made up of. */
export const STUFF = {
  popcorn: { base: '#e9c97a', piece: popped, count: 44, rise: 46 },
  chips: { base: '#d99f3e', piece: chip, count: 34, rise: 44 },
  nachos: { base: '#d99f3e', piece: corn, count: 32, rise: 42 },
  fries: { base: '#d99f3e', piece: rods('#f5cf6b', 72, 11, 70), count: 34, rise: 44 },
  rice: { base: '#f4efe2', piece: grains('#fffaf0', 7, 3.4), count: 130, rise: 50 },
  grains: { base: '#d9b26a', piece: grains('#ecca85', 3.8, 3), count: 170, rise: 40 },
  lentils: { base: '#6d4a34', piece: grains('#8a6044', 6, 4.4), count: 90, rise: 30 },
  beans: { base: '#7d3326', piece: grains('#a04a38', 9, 6), count: 60, rise: 32 },
  chickpeas: { base: '#c9a060', piece: balls(['#e6c384', '#dcb572'], 9), count: 50, rise: 34 },
  noodles: { base: '#d3a550', piece: strands('#f0cf86', 5), count: 54, rise: 44 },
  pasta: { base: '#dcae58', piece: rods('#f3d487', 40, 14, 150), count: 34, rise: 40 },
  macaroni: { base: '#df9524', piece: elbow, count: 54, rise: 40 },
  mash: { base: '#f3dc94', rise: 40 },
  leaves: {
    base: '#3f7d3c',
    piece: leaves(['#5f9f4a', '#76b556', '#4f8f45']),
    count: 34,
    rise: 44,
  },
  vegetables: {
    base: '#c4762e',
    piece: mixed([
      defined(cubes(['#f08a3c', '#e9a13f'], 20)),
      defined(tree),
      defined(cubes(['#d8392f'], 18)),
      defined(balls(['#7cb356'], 7)),
    ]),
    count: 36,
    rise: 40,
  },
  chunks: {
    base: '#b9803a',
    piece: cubes(['#e8be6e', '#dcab56', '#f0cb82'], 26),
    count: 26,
    rise: 36,
  },
  spears: { base: '#4b7d3a', piece: scallion('#79b257'), count: 22, rise: 26 },
  'ice-cream': { base: '#f7dfc4', piece: scoop, count: 3, rise: 20 },
  mousse: { base: '#6a4030', rise: 26 },
  custard: { base: '#f5d07a', rise: 16 },
  cream: { base: '#fffaf0', rise: 24 },
  yogurt: { base: '#fdf6ec', rise: 12 },
  jam: { base: '#b3213f', rise: 8 },
  oats: { base: '#e2cda4', piece: grains('#ecdcb8', 7, 5), count: 70, rise: 12 },
  granola: {
    base: '#b07a3c',
    piece: cubes(['#c98d4a', '#b97c3c', '#dba765', '#8a5a34'], 11),
    count: 70,
    rise: 22,
  },
  seeds: { base: '#d9d3df', piece: grains('#4a4458', 2.6, 2), count: 120, rise: 8 },
  nuts: { base: '#9a6a38', piece: grains('#c58e50', 10, 7), count: 50, rise: 32 },
  blueberries: { base: '#3d4a92', piece: balls(['#5263b5', '#4656a4'], 11), count: 44, rise: 36 },
  raspberries: { base: '#a81f42', piece: balls(['#d63a5b', '#c42c4e'], 13), count: 36, rise: 36 },
  strawberries: { base: '#a8243a', piece: halfBerry, count: 24, rise: 38 },
  cherries: { base: '#8a1a30', piece: cherry, count: 24, rise: 36 },
  grapes: { base: '#5d3a7d', piece: balls(['#7a4a9c', '#8d5bb0'], 14), count: 34, rise: 36 },
  fruit: {
    base: '#e09a3a',
    piece: mixed([
      defined(cubes(['#f7b548'], 22)),
      defined(halfBerry),
      defined(balls(['#5263b5'], 10)),
      defined(cubes(['#a8cf5a'], 20)),
    ]),
    count: 34,
    rise: 38,
  },
  olives: {
    base: '#5d6a2f',
    piece: balls(['#8a9a45', '#7a8a3c'], 13, circle([2, -3], 4, '#c4502e')),
    count: 34,
    rise: 32,
  },
  tomatoes: { base: '#a8281f', piece: balls(['#e0402f', '#d3362a'], 17), count: 24, rise: 36 },
  eggs: { base: '#e9dcc4', piece: egg, count: 16, rise: 30 },
  candy: {
    base: '#e2679a',
    piece: balls([HOUSE.coral, HOUSE.yellow, HOUSE.sky, HOUSE.leaf, HOUSE.pink], 13),
    count: 40,
    rise: 34,
  },
  cookies: { base: '#a86c34', piece: cookie, count: 15, rise: 36 },
  ice: { base: '#cfe8f2', piece: cubes(['#e6f5fa', '#d3ecf5'], 30), count: 24, rise: 26 },
  cake: { base: '#d9a55c', piece: cubes(['#e8bd7c', '#dcaa62'], 24), count: 26, rise: 10 },
} as const satisfies Record<string, Stuff>;

export type StuffName = keyof typeof STUFF;
export const STUFF_NAMES = Object.keys(STUFF) as [StuffName, ...StuffName[]];

/** Of a circle, how far each of many is turned from the last, so that they lie evenly. */
const GOLDEN_DEGREES = 137.5;
/** So many are not heaped. */
const FEW = 3;

/** A heap of something on an oval with its middle at a point, the far pieces first. */
export function heapOf(
  pen: Pen,
  { base, piece, count = 0, rise = 0 }: Stuff,
  { at: [cx, cy], rx, ry, scale = 1 }: { at: Point; rx: number; ry: number; scale?: number },
): string {
  const high = rise * scale;
  const mound = `M${cx - rx} ${cy}C${cx - rx * 0.86} ${cy - high * 1.34} ${cx + rx * 0.86} ${cy - high * 1.34} ${cx + rx} ${cy}C${cx + rx * 0.6} ${cy + ry * 1.3} ${cx - rx * 0.6} ${cy + ry * 1.3} ${cx - rx} ${cy}Z`;
  const body = piece
    ? path(mound, darker(base, 0.08))
    : formed(pen, mound, base, { depth: 10, light: 6 }) +
      stroke(
        `M${cx - rx * 0.5} ${cy - high * 0.5}Q${cx} ${cy - high * 0.1} ${cx + rx * 0.5} ${cy - high * 0.56}M${cx - rx * 0.2} ${cy - high * 0.8}Q${cx + rx * 0.1} ${cy - high * 0.55} ${cx + rx * 0.3} ${cy - high * 0.8}`,
        darker(base, 0.12),
        3,
      );
  if (!piece) return body;
  const spots = times(count, (index): readonly [Point, number] => {
    // A few large ones lie side by side, and the last before them.
    if (count <= FEW)
      return [
        [cx + (index - (count - 1) / 2) * rx * 0.72, cy - high * (index % 2 ? 0.2 : 0.7)],
        index,
      ];
    const share = Math.sqrt((index + 0.5) / count);
    const angle = (index * GOLDEN_DEGREES * Math.PI) / 180;
    return [
      [
        cx + Math.cos(angle) * share * rx * 0.9,
        cy + Math.sin(angle) * share * ry * 0.8 - high * (1 - share ** 1.6),
      ],
      index,
    ];
  }).sort(([a], [b]) => a[1] - b[1]);
  return (
    body +
    spots.map(([at, index]) => placed(piece(pen, [0, 0], index), { at, scaleX: scale })).join('')
  );
}
