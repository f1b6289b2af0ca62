import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod } from '../form';
import type { Pen } from '../pen';
import { type Head, petals, standing } from './garden-flowers';

/** Flowers of beds, woods and meadows, each by what makes it that flower. */

const STALK = '#3f9b63';
const ROUND = 'M0 0C-44 -8 -52 -66 0 -72C52 -66 44 -8 0 0Z';

/** Two petals up, two aside, one down with a dark face and a yellow eye. */
const pansyHead: Head = (pen, color) =>
  [-28, 28]
    .map((turn) => placed(path(ROUND, darker(color, 0.22)), { angleDegrees: turn, scaleX: 1.12 }))
    .join('') +
  [-88, 88].map((turn) => placed(path(ROUND, HOUSE.yellow), { angleDegrees: turn })).join('') +
  placed(formed(pen, ROUND, HOUSE.yellow, { depth: 6 }), { angleDegrees: 180, scaleX: 1.15 }) +
  [-92, 92, 180]
    .map((turn) =>
      placed(
        path('M0 0C-22 -8 -26 -40 -12 -46L-4 -38L0 -50L6 -38L14 -46C26 -40 22 -8 0 0Z', '#4a2c66'),
        {
          angleDegrees: turn,
        },
      ),
    )
    .join('') +
  ball(pen, [0, 0], 8, HOUSE.mustard, { glint: 0 });
/** The same face small, of one colour, with dark veins. */
const violetHead: Head = (_pen, color) =>
  [-36, 36, -104, 104, 180]
    .map((turn, index) =>
      placed(path(ROUND, index < 2 ? darker(color, 0.14) : color), {
        angleDegrees: turn,
        scaleX: index === 4 ? 0.9 : 0.78,
      }),
    )
    .join('') +
  stroke('M0 6V40M0 6L-12 34M0 6L12 34', darker(color, 0.45), 3) +
  circle([0, 0], 9, HOUSE.white) +
  circle([0, 1], 5, HOUSE.mustard);
const NOTCHED = 'M0 0C-46 -18 -44 -66 -14 -72L0 -60L14 -72C44 -66 46 -18 0 0Z';
const primroseHead: Head = (_pen, color) =>
  petals(5, NOTCHED, (index) => (index % 2 ? color : lighter(color, 0.16))) +
  petals(5, 'M0 0L-9 -26L0 -34L9 -26Z', () => HOUSE.mustard) +
  circle([0, 0], 7, '#b9a02c');
const crocusHead: Head = (pen, color) =>
  [-26, 26]
    .map((turn) =>
      placed(path('M0 66C-44 30 -34 -40 0 -74C34 -40 44 30 0 66Z', darker(color, 0.12)), {
        angleDegrees: turn,
      }),
    )
    .join('') +
  rod(pen, 'M0 20V-66M-4 20L-12 -54M4 20L12 -54', HOUSE.orange, 6) +
  [-13, 13]
    .map((turn) =>
      placed(
        formed(
          pen,
          'M0 66C-34 40 -32 -12 0 -44C32 -12 34 40 0 66Z',
          turn < 0 ? color : lighter(color, 0.1),
          {
            depth: 8,
            extra: stroke('M0 60V-30M-6 56L-14 -8M6 56L14 -8', lighter(color, 0.34), 3),
          },
        ),
        { angleDegrees: turn },
      ),
    )
    .join('');
const cornflowerHead: Head = (_pen, color) =>
  petals(10, 'M0 -8L-20 -60L-10 -56L-6 -74L0 -60L6 -74L10 -56L20 -60Z', (index) =>
    index % 2 ? color : lighter(color, 0.18),
  ) +
  petals(11, 'M0 0L-4 -30L0 -36L4 -30Z', () => darker(color, 0.34), 8) +
  circle([0, 0], 8, '#5c3a8c');
const edelweissHead: Head = (_pen, color) =>
  petals(8, 'M0 0C-16 -20 -16 -50 0 -80C16 -50 16 -20 0 0Z', () => darker(color, 0.1), 22) +
  petals(7, 'M0 0C-18 -20 -16 -44 0 -70C16 -44 18 -20 0 0Z', (index) =>
    index % 2 ? color : HOUSE.white,
  ) +
  times(7, (index) => circle(index ? polar(index * 60, 15) : [0, 0], 8, '#e2c24c')).join('') +
  times(7, (index) => circle(index ? polar(index * 60, 15) : [0, 0], 4, '#b98f2c')).join('');
const anemoneHead: Head = (_pen, color) =>
  petals(8, ROUND, (index) => (index % 2 ? darker(color, 0.1) : color)) +
  petals(8, 'M0 0C-14 -8 -14 -24 0 -28C14 -24 14 -8 0 0Z', () => HOUSE.white) +
  times(18, (index) => circle(polar(index * 20, 25), 3, HOUSE.ink)).join('') +
  circle([0, 0], 14, HOUSE.ink);
const dahliaHead: Head = (_pen, color) =>
  [1, 0.8, 0.6, 0.42, 0.24]
    .map((size, ring) =>
      placed(
        petals(
          12 - ring,
          'M0 -20C-22 -40 -16 -66 0 -84C16 -66 22 -40 0 -20Z',
          (index) => lighter(darker(color, 0.26 - ring * 0.07), index % 2 ? 0.12 : 0),
          ring * 15,
        ),
        { scaleX: size },
      ),
    )
    .join('') + circle([0, 0], 10, darker(color, 0.3));
const poinsettiaHead: Head = (_pen, color) =>
  petals(5, 'M0 0C-44 -30 -30 -62 0 -100C30 -62 44 -30 0 0Z', () => HOUSE.leafDark, 36) +
  petals(6, 'M0 0C-40 -28 -28 -60 0 -92C28 -60 40 -28 0 0Z', () => darker(color, 0.14)) +
  petals(6, 'M0 0C-30 -20 -22 -44 0 -64C22 -44 30 -20 0 0Z', () => color, 30) +
  times(6, (index) => circle(polar(index * 60, 9), 6, index % 2 ? HOUSE.yellow : '#9cc64a')).join(
    '',
  );
const petuniaHead: Head = (pen, color) =>
  formed(
    pen,
    'M0 -78C14 -90 30 -76 40 -80C60 -74 52 -54 70 -48C86 -34 70 -18 78 -2C80 20 60 22 56 38C46 58 28 50 14 62C-4 74 -18 58 -34 60C-56 56 -50 36 -68 26C-84 10 -68 -6 -76 -22C-74 -46 -54 -42 -46 -60C-36 -80 -16 -68 0 -78Z',
    color,
    { depth: 9, light: 5 },
  ) +
  petals(5, 'M0 0C-18 -20 -20 -48 0 -70C20 -48 18 -20 0 0Z', () => lighter(color, 0.22)) +
  petals(5, 'M0 0L-4 -58L0 -68L4 -58Z', () => darker(color, 0.34)) +
  circle([0, 0], 21, darker(color, 0.4)) +
  circle([0, 2], 15, darker(color, 0.6)) +
  times(5, (index) => circle(polar(index * 72, 6), 3.4, '#f2e6a0')).join('');
/** Many small flowers in one round head. */
const cluster =
  (count: number, petal: string, spread: number, eye: Hex): Head =>
  (_pen, color) =>
    times(count, (index) => {
      const [x, y] = polar(index * 137.5, Math.sqrt(index) * spread);
      return placed(
        petals(
          5,
          petal,
          (k) => (k % 2 ? color : darker(color, index % 2 ? 0.1 : 0.04)),
          index * 31,
        ) + circle([0, 0], 5, eye),
        { at: [x, y * 0.8] },
      );
    })
      .reverse()
      .join('');
const SMALL = 'M0 0C-20 -4 -22 -28 0 -30C22 -28 20 -4 0 0Z';
const geraniumHead = cluster(15, SMALL, 17, HOUSE.white);
const forgetMeNotHead = cluster(8, SMALL, 29, HOUSE.yellow);
const proteaHead: Head = (pen, color) =>
  [-62, -44, -26, 62, 44, 26, -8, 8]
    .map((turn, index) =>
      placed(
        formed(
          pen,
          'M0 60C-20 20 -18 -50 0 -84C18 -50 20 20 0 60Z',
          index % 2 ? color : darker(color, 0.12),
          {
            depth: 5,
          },
        ),
        { angleDegrees: turn * 0.9, at: [0, 0] },
      ),
    )
    .join('') +
  formed(pen, 'M-34 34C-44 -20 -18 -56 0 -60C18 -56 44 -20 34 34Z', HOUSE.cream, {
    depth: 10,
    extra: times(9, (index) =>
      stroke(`M${-28 + index * 7} 34L${-12 + index * 3} -58`, '#d8b8b0', 2),
    ).join(''),
  }) +
  [-56, -30, 0, 30, 56]
    .map((turn) =>
      placed(
        path('M0 70C-18 44 -14 6 0 -20C14 6 18 44 0 70Z', lighter(color, turn % 60 ? 0.2 : 0.1)),
        {
          angleDegrees: turn,
        },
      ),
    )
    .join('');
/** Orange sails and a blue tongue that rise from a beak. */
const paradiseHead: Head = (pen) =>
  [-34, -8, 20]
    .map((turn) =>
      placed(
        formed(pen, 'M0 8C-16 -30 -12 -80 4 -116C16 -80 18 -30 0 8Z', HOUSE.orange, { depth: 6 }),
        {
          angleDegrees: turn,
          at: [-6, 6],
        },
      ),
    )
    .join('') +
  placed(path('M0 0C-9 -30 -6 -60 2 -90C9 -60 9 -30 0 0Z', '#3a4fb0'), {
    angleDegrees: 46,
    at: [0, 4],
  }) +
  formed(pen, 'M-22 26C-18 -2 20 -6 112 -8C60 12 20 30 -8 34Z', '#4f8f6a', {
    depth: 8,
    extra: stroke('M-16 10Q40 -4 112 -8', HOUSE.coral, 6),
  });

/** Bells or lips up a spike, from large below to buds above. */
const spike =
  (
    own: Hex,
    one: (pen: Pen, color: Hex, side: number) => string,
    { rows = 6, unitCm = 0.32 } = {},
  ): Drawer =>
  (pen, { color = own }) => ({
    unitCm,
    svg:
      rod(pen, 'M0 0V-236', STALK, 7) +
      [-1, 1]
        .map((side) =>
          leaf([0, -6], 96, 22, -90 + side * 42, side < 0 ? STALK : darker(STALK, 0.16)),
        )
        .join('') +
      times(rows, (index) => rows - 1 - index)
        .map((row) =>
          [-1, 1]
            .map((side) =>
              placed(one(pen, side < 0 ? color : darker(color, 0.08), side), {
                at: [side * 3, -230 + row * 26 + (side > 0 ? 6 : -4)],
                scaleX: 0.5 + (0.5 * row) / (rows - 1),
              }),
            )
            .join(''),
        )
        .join('') +
      ellipse([0, -244], 5, 9, lighter(STALK, 0.3)),
    anchors: { blossom: { at: [0, -170], spanCm: 30 }, grip: { at: [0, -40] } },
  });
const foxglove = spike('#c05aa0', (pen, color, side) =>
  placed(
    formed(pen, 'M0 -8C14 -12 26 0 34 22L44 30C34 44 14 44 6 34C2 18 -4 6 0 -8Z', color, {
      depth: 6,
    }) +
      ellipse([27, 33], 14, 6, lighter(color, 0.5)) +
      circle([22, 33], 2.4, darker(color, 0.5)) +
      circle([31, 34], 2.4, darker(color, 0.5)),
    { scaleX: side, scaleY: 1 },
  ),
);
const snapdragon = spike('#f0a03c', (pen, color, side) =>
  placed(
    formed(pen, 'M0 0C4 -22 34 -26 38 -8C32 -2 24 0 22 4Z', color, { depth: 4 }) +
      formed(pen, 'M0 0C10 -4 40 -6 42 10C40 28 12 26 0 0Z', lighter(color, 0.16), { depth: 5 }) +
      ellipse([28, 4], 8, 5, HOUSE.yellow),
    { scaleX: side, scaleY: 1 },
  ),
);
const gladiolus = spike(HOUSE.coral, (_pen, color, side) =>
  placed(
    petals(6, 'M0 0C-16 -10 -15 -30 0 -36C15 -30 16 -10 0 0Z', (index) =>
      index % 2 ? color : lighter(color, 0.2),
    ) + petals(3, 'M0 0L-3 -14L3 -14Z', () => HOUSE.cream, 60),
    { at: [side * 17, 6] },
  ),
);
const hyacinth: Drawer = (pen, { color = '#7a78cf' }) => ({
  unitCm: 0.13,
  svg:
    rod(pen, 'M0 0V-120', STALK, 14) +
    [-52, -28, 28, 52]
      .map((turn) => leaf([0, 0], 150, 26, -90 + turn, turn % 52 ? STALK : darker(STALK, 0.16)))
      .join('') +
    times(8, (row) =>
      times(4, (index) => {
        const width = 46 - Math.abs(row - 2.6) * 6;
        const at = [(index - 1.5) * width * 0.62 + (row % 2) * 8 - 4, -110 - row * 19] as const;
        return placed(
          petals(
            6,
            'M0 0C-7 -6 -6 -18 0 -23C6 -18 7 -6 0 0Z',
            (k) => (k % 2 ? color : lighter(color, 0.22)),
            row * 20 + index * 13,
          ) + circle([0, 0], 4, darker(color, 0.24)),
          { at },
        );
      }).join(''),
    ).join(''),
  anchors: { blossom: { at: [0, -180] }, grip: { at: [0, -30] } },
});

/** Bells along a stalk that bows. */
const bowed =
  (own: Hex, bell: (pen: Pen, color: Hex) => string, unitCm: number, broad: boolean): Drawer =>
  (pen, { color = own }) => ({
    unitCm,
    svg:
      (broad ? [-34, 18] : [-46, -22, 30])
        .map((turn, index) =>
          leaf(
            [0, 0],
            broad ? 190 : 130,
            broad ? 62 : 14,
            -90 + turn,
            index ? darker(STALK, 0.14) : STALK,
          ),
        )
        .join('') +
      rod(pen, 'M0 0C0 -90 4 -190 64 -206Q104 -212 116 -184', STALK, 6) +
      (
        [
          [22, -160],
          [42, -190],
          [68, -206],
          [94, -204],
          [114, -186],
        ] as const
      )
        .map(
          ([x, y], index) =>
            stroke(`M${x} ${y}v12`, STALK, 3) +
            placed(bell(pen, color), {
              at: [x, y + 10],
              scaleX: (broad ? 0.66 : 0.94) - index * 0.06,
            }),
        )
        .join(''),
    anchors: { blossom: { at: [70, -190] }, grip: { at: [0, -40] } },
  });
const bluebell = bowed(
  '#5b6fd0',
  (pen, color) =>
    formed(
      pen,
      'M0 0C-14 2 -13 30 -15 42L-22 50L-9 47L0 54L9 47L22 50L15 42C13 30 14 2 0 0Z',
      color,
      { depth: 6 },
    ),
  0.15,
  false,
);
const lilyOfTheValley = bowed(
  '#ffffff',
  (pen, color) =>
    formed(
      pen,
      'M0 0C-26 0 -22 26 -20 32L-26 38L-12 36L0 42L12 36L26 38L20 32C22 26 26 0 0 0Z',
      color,
      { depth: 7 },
    ),
  0.1,
  true,
);
const fuchsia = bowed(
  '#e0457f',
  (pen, color) =>
    stroke('M-5 40V74M0 40V80M5 40V74', lighter(color, 0.3), 2) +
    formed(pen, 'M-20 22H20C24 40 16 56 0 56S-24 40 -20 22Z', HOUSE.purple, { depth: 5 }) +
    [-58, 58, -22, 22]
      .map((turn) =>
        placed(path('M0 0C-9 10 -8 34 0 48C8 34 9 10 0 0Z', color), {
          at: [0, 10],
          angleDegrees: turn,
        }),
      )
      .join('') +
    ellipse([0, 8], 7, 11, darker(color, 0.1)),
  0.2,
  false,
);

/** Flowers of cottage gardens, woods and far countries. */
export const cottageFlower = defineFamily('cottage-flower', {
  pansy: standing(pansyHead, HOUSE.purple, 0.1),
  violet: standing(violetHead, '#6a4fb8', 0.07),
  primrose: standing(primroseHead, '#f8e48a', 0.07),
  crocus: standing(crocusHead, '#8d6bcb', 0.06, { lean: 0 }),
  cornflower: standing(cornflowerHead, HOUSE.blue, 0.22),
  edelweiss: standing(edelweissHead, '#f3f3e6', 0.08),
  anemone: standing(anemoneHead, '#7a4fc0', 0.13),
  dahlia: standing(dahliaHead, '#c8365c', 0.28),
  poinsettia: standing(poinsettiaHead, HOUSE.red, 0.18),
  petunia: standing(petuniaHead, '#d24fa8', 0.13),
  geranium: standing(geraniumHead, '#e2434f', 0.16),
  'forget-me-not': standing(forgetMeNotHead, '#78b4ec', 0.09),
  protea: standing(proteaHead, '#e58aa0', 0.28),
  'bird-of-paradise': standing(paradiseHead, HOUSE.orange, 0.4, { leafy: false }),
  foxglove,
  snapdragon,
  gladiolus,
  hyacinth,
  bluebell,
  'lily-of-the-valley': lilyOfTheValley,
  fuchsia,
});
