import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { polar, type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';

/** Houses of tales and islands in the sky. */

const STONE = '#8b86ad';
const GLOW = '#ffd36e';

/** A window with a round head, lit from within. */
const lit = (x: number, y: number, w: number, h: number): string =>
  path(
    `M${x - w / 2 - 3} ${y + 3}V${y - h}A${w / 2 + 3} ${w / 2 + 3} 0 0 1 ${x + w / 2 + 3} ${y - h}V${y + 3}Z`,
    darker(STONE, 0.3),
  ) +
  path(`M${x - w / 2} ${y}V${y - h}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h}V${y}Z`, GLOW) +
  stroke(`M${x} ${y}V${y - h - w / 2}M${x - w / 2} ${y - h * 0.55}H${x + w / 2}`, '#9a6a2c', 2.4);

/** A pointed roof that leans at its tip, rows of slates on it. */
function hat(pen: Pen, [x, y]: Point, half: number, height: number, color: string): string {
  const tip: Point = [x + half * 0.34, y - height];
  return (
    formed(
      pen,
      `M${x - half} ${y}C${x - half * 0.5} ${y - height * 0.2} ${x - half * 0.2} ${y - height * 0.66} ${tip[0]} ${tip[1]}C${x + half * 0.4} ${y - height * 0.6} ${x + half * 0.6} ${y - height * 0.2} ${x + half} ${y}Q${x} ${y + half * 0.22} ${x - half} ${y}Z`,
      color as `#${string}`,
      {
        depth: half * 0.3,
        light: half * 0.1,
        extra: [0.14, 0.32, 0.5]
          .map((share) =>
            stroke(
              `M${x - half} ${y - height * share}Q${x} ${y - height * share + half * 0.3} ${x + half} ${y - height * share}`,
              darker(color, 0.2),
              3,
            ),
          )
          .join(''),
      },
    ) + circle(tip, half * 0.1, HOUSE.gold)
  );
}

const blocks = (spots: readonly Point[]): string =>
  spots.map(([x, y]) => rectangle([x, y], 22, 9, lighter(STONE, 0.16), { radius: 3 })).join('');

/** Tall and a little crooked: a wide top room under a pointed roof, a turret at its side. */
const mageTower: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 2.4,
  svg:
    formed(pen, 'M58 -196C84 -214 92 -224 92 -240H150V-196C150 -176 120 -160 58 -150Z', STONE, {
      depth: 10,
      light: 3,
    }) +
    lit(122, -204, 15, 18) +
    hat(pen, [122, -238], 40, 104, color) +
    formed(
      pen,
      'M-74 0C-58 -60 -52 -120 -50 -200C-50 -240 -54 -262 -76 -284V-372H80V-284C58 -262 54 -240 54 -200C54 -120 60 -60 76 0Z',
      STONE,
      {
        depth: 26,
        light: 7,
        extra: blocks([
          [-46, -60],
          [-36, -150],
          [20, -110],
          [-58, -330],
          [36, -300],
          [8, -40],
          [-30, -222],
          [22, -236],
        ]),
      },
    ) +
    rectangle([-84, -292], 172, 12, darker(STONE, 0.2), { radius: 4 }) +
    rectangle([-84, -374], 172, 9, darker(STONE, 0.26), { radius: 4 }) +
    lit(-34, -312, 24, 26) +
    lit(34, -312, 24, 26) +
    lit(2, -206, 18, 22) +
    lit(-14, -124, 16, 20) +
    hat(pen, [2, -366], 104, 196, color) +
    path('M-26 0V-44A26 26 0 0 1 26 -44V0Z', darker(STONE, 0.36)) +
    path('M-20 0V-43A20 20 0 0 1 20 -43V0Z', HOUSE.woodDark) +
    circle([11, -22], 3, HOUSE.gold),
  anchors: {
    door: { at: [0, -20] },
    roof: { at: [2, -366], spanCm: 160 },
    top: { at: [37, -562], spanCm: 20 },
  },
});

const ROCK = '#8a7488';
/** Where the rim of the island is, its lowest point, and its facets between. */
const RIM: readonly Point[] = [
  [-196, 0],
  [-150, 54],
  [-112, 48],
  [-84, 118],
  [-46, 100],
  [-18, 196],
  [10, 128],
  [40, 158],
  [64, 92],
  [104, 104],
  [128, 42],
  [172, 40],
  [196, 0],
];

function underside(): string {
  const peaks: readonly Point[] = [
    [-150, 54],
    [-84, 118],
    [-18, 196],
    [40, 158],
    [104, 104],
    [172, 40],
  ];
  return (
    shape([...RIM], ROCK) +
    peaks
      .map(([x, y], index) =>
        shape(
          [
            [x * 0.92 - 6, 0],
            [x, y],
            [x * 0.86 + 34, 0],
          ],
          index % 2 ? lighter(ROCK, 0.14) : darker(ROCK, 0.22),
        ),
      )
      .join('') +
    path('M-196 0Q0 60 196 0V-8H-196Z', darker(ROCK, 0.34), { opacity: 0.6 })
  );
}

function tuft([x, y]: Point, r: number): string {
  return (
    rectangle([x - r * 0.12, y - r], r * 0.24, r, HOUSE.woodDark) +
    [0, 1, 2]
      .map((index) => {
        const [dx, dy] = polar(-150 + index * 60, r * 0.5);
        return circle([x + dx, y - r * 1.5 + dy], r * 0.62, index ? HOUSE.leaf : HOUSE.leafDark);
      })
      .join('')
  );
}

/** Rock under a meadow in the air, a fall of water over its rim, stones about it. */
const floatingIsland: Drawer = (pen, { state }) => ({
  unitCm: 3.4,
  svg:
    [
      [-232, 70, 17],
      [220, 104, 22],
      [-170, 150, 11],
      [150, 170, 9],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          shape(
            times(6, (index) => [
              x + polar(index * 60 + x, r)[0],
              y + polar(index * 60 + x, r * 0.8)[1],
            ]),
            ROCK,
          ) + ellipse([x, y - r * 0.66], r * 0.8, r * 0.3, HOUSE.leaf),
      )
      .join('') +
    underside() +
    path('M118 -6C140 -4 150 8 150 34V212C140 224 128 206 124 188V40Z', '#bfe6f2', {
      opacity: 0.92,
    }) +
    stroke('M134 20V180M144 40V196', '#f2fbff', 3) +
    formed(
      pen,
      'M-206 -4C-186 -34 -70 -44 0 -44S186 -34 206 -4C190 18 164 4 146 16C124 30 100 10 76 24C48 38 20 14 -8 26C-40 40 -62 14 -92 24C-118 32 -140 10 -160 16C-182 20 -196 12 -206 -4Z',
      HOUSE.leaf,
      { depth: 12, light: 8 },
    ) +
    path(
      'M-60 -42C-40 -30 -70 -24 -30 -12C0 -4 -30 4 -20 12H20C14 0 34 -6 8 -16C-16 -24 10 -34 -20 -43Z',
      '#e6cf9f',
    ) +
    tuft([-150, -18], 24) +
    tuft([-116, -30], 17) +
    tuft([156, -16], 19) +
    (state === 'cut'
      ? ''
      : tuft([-64, -34], 30) +
        formed(pen, 'M10 -32V-92H86V-32Z', HOUSE.cream, { depth: 9, light: 3 }) +
        formed(pen, 'M-2 -88L48 -146L98 -88Z', HOUSE.roof, { depth: 9, light: 3 }) +
        rectangle([38, -66], 20, 34, HOUSE.woodDark, { radius: 4 }) +
        rectangle([66, -74], 14, 16, GLOW, { radius: 2 })),
  anchors: {
    top: { at: [-6, -26], spanCm: 230 },
    seat: { at: [-6, -26] },
  },
});

/** A tray with seeds under a roof, on a post: its tray is where birds and squirrels are. */
const birdFeeder: Drawer = (pen, { color = HOUSE.roof }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M0 0V-44', HOUSE.woodDark, 6) +
    rod(pen, 'M-26 -44V-82M26 -44V-82', HOUSE.wood, 3) +
    formed(pen, 'M-34 -46H34V-40H-34Z', HOUSE.wood, { depth: 2, light: 1 }) +
    path('M-27 -46Q-14 -51 0 -48.500Q16 -52 27 -46Z', '#d9a441') +
    [-18, -6, 7, 17].map((x) => circle([x, -48], 1.3, '#7a4a2a')).join('') +
    formed(pen, 'M-40 -80L0 -100L40 -80L35 -76H-35Z', color, { depth: 4, light: 1.5 }),
  anchors: {
    top: { at: [0, -47], spanCm: 52 },
    seat: { at: [0, -47], spanCm: 46 },
  },
});

export const taleBuilding = defineFamily('tale-building', {
  'mage-tower': mageTower,
  'floating-island': floatingIsland,
  'bird-feeder': birdFeeder,
});
