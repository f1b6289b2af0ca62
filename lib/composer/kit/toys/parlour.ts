import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';

/** Games of the table and machines of the fair. */

const IVORY = '#f0dcb4';

/** The turned foot that all pieces of chess stand on, up to a height. */
function foot(pen: Pen, color: Hex, up: number): string {
  return (
    formed(pen, `M-30 -14Q-12 -30 -12 -${up}H12Q12 -30 30 -14Z`, color, { depth: 7, light: 4 }) +
    formed(pen, `M-20 -${up + 8}H20V-${up}H-20Z`, color, { depth: 4 }) +
    formed(pen, 'M-38 -16H38Q42 -8 38 0H-38Q-42 -8 -38 -16Z', color, { depth: 6 })
  );
}

const piece =
  (up: number, head: (pen: Pen, color: Hex) => string): Drawer =>
  (pen, { color = IVORY }) => ({ unitCm: 0.06, svg: foot(pen, color, up) + head(pen, color) });

const king = piece(
  92,
  (pen, color) =>
    formed(pen, 'M-17 -100L-24 -138H24L17 -100Z', color, { depth: 6 }) +
    path('M-5 -172H5V-162H15V-153H5V-138H-5V-153H-15V-162H-5Z', darker(color, 0.12)),
);
const queen = piece(
  88,
  (pen, color) =>
    formed(pen, 'M-15 -96L-28 -140L-14 -126L0 -146L14 -126L28 -140L15 -96Z', color, { depth: 6 }) +
    [-28, 0, 28].map((x) => ball(pen, [x, x ? -143 : -150], 5, color)).join(''),
);
const rook = piece(72, (pen, color) =>
  formed(pen, 'M-22 -80V-118H-12V-108H-5V-118H5V-108H12V-118H22V-80Z', color, { depth: 7 }),
);
const bishop = piece(
  78,
  (pen, color) =>
    formed(pen, 'M-15 -86Q-30 -106 0 -136Q30 -106 15 -86Z', color, { depth: 6 }) +
    stroke('M4 -122L13 -106', darker(color, 0.4), 4) +
    ball(pen, [0, -140], 6, color),
);
const pawn = piece(52, (pen, color) => ball(pen, [0, -78], 20, color));

/** Two rows of points, men on them. */
const backgammon: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    formed(pen, 'M-110 0L-86 -118H86L110 0Z', HOUSE.woodDark, { depth: 6 }) +
    path('M-98 -8L-78 -110H78L98 -8Z', HOUSE.sand) +
    times(12, (index) => {
      const x = -84 + index * 15.3;
      const far = x * 0.8;
      const hue = index % 2 ? HOUSE.red : HOUSE.ink;
      return (
        path(`M${x - 7} -9H${x + 7}L${x * 0.9} -54Z`, hue) +
        path(`M${far - 6} -109H${far + 6}L${x * 0.88} -66Z`, index % 2 ? HOUSE.ink : HOUSE.red)
      );
    }).join('') +
    path('M-6 -8L-5 -112H5L6 -8Z', HOUSE.woodDark) +
    [
      [-84, -14],
      [-84, -24],
      [-84, -34],
      [64, -102],
      [64, -94],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse([x, y], 7.5, 5, HOUSE.white) + ellipse([x, y - 1], 5, 3.2, HOUSE.cream),
      )
      .join('') +
    [
      [22, -14],
      [22, -24],
      [-44, -102],
      [-44, -94],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse([x, y], 7.5, 5, HOUSE.brown) + ellipse([x, y - 1], 5, 3.2, HOUSE.wood),
      )
      .join(''),
});

/** A board of lines with black and white stones. */
const goBoard: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    formed(pen, 'M-108 -14H108V0H-108Z', darker(HOUSE.woodLight, 0.25), { depth: 3 }) +
    shape(
      [
        [-108, -14],
        [-82, -106],
        [82, -106],
        [108, -14],
      ],
      HOUSE.woodLight,
    ) +
    times(9, (index) => {
      const share = index / 8;
      return (
        stroke(`M${-96 + share * 192} -20L${-74 + share * 148} -100`, HOUSE.woodDark, 1.4) +
        stroke(`M${-96 + share * 22} ${-20 - share * 80}H${96 - share * 22}`, HOUSE.woodDark, 1.4)
      );
    }).join('') +
    [
      [-46, -50, 0],
      [-22, -50, 1],
      [-44, -60, 1],
      [0, -60, 0],
      [22, -40, 0],
      [24, -60, 1],
      [-24, -70, 0],
      [44, -50, 0],
      [2, -80, 1],
      [50, -30, 1],
    ]
      .map(
        ([x = 0, y = 0, white = 0]) =>
          ellipse([x, y], 10, 5.4, white ? HOUSE.white : HOUSE.ink) +
          ellipse([x - 2, y - 1.6], 4, 1.6, white ? HOUSE.white : lighter(HOUSE.ink, 0.35)),
      )
      .join(''),
});

/** Nine fields, crosses and rings. */
const ticTacToe: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    formed(pen, 'M-84 -168H84V0H-84Z', HOUSE.cream, { depth: 6 }) +
    stroke('M-26 -158V-10M26 -158V-10M-74 -110H74M-74 -58H74', HOUSE.navy, 6) +
    [
      [-50, -134],
      [0, -84],
      [50, -34],
      [50, -134],
    ]
      .map(([x = 0, y = 0]) =>
        stroke(
          `M${x - 14} ${y - 14}L${x + 14} ${y + 14}M${x + 14} ${y - 14}L${x - 14} ${y + 14}`,
          HOUSE.coral,
          8,
        ),
      )
      .join('') +
    [
      [0, -134],
      [-50, -34],
      [50, -84],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${HOUSE.blue}" stroke-width="8"/>`,
      )
      .join(''),
});

/** An upright grid that discs fall into. */
const connectFour: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.2,
  svg:
    formed(pen, 'M-104 -166H104V-14H-104Z', color, { depth: 8 }) +
    times(6, (row) =>
      times(7, (column) => {
        const high = [2, 3, 1, 4, 2, 3, 1][column] ?? 0;
        const isFilled = 5 - row < high;
        const hue = isFilled
          ? (row * 3 + column * 2) % 3
            ? HOUSE.red
            : HOUSE.yellow
          : lighter(color, 0.65);
        return circle([-84 + column * 28, -152 + row * 25], 10, hue);
      }).join(''),
    ).join('') +
    [-104, 104]
      .map((x) =>
        formed(pen, `M${x - 9} -172H${x + 9}V0H${x - 9}Z`, darker(color, 0.25), { depth: 4 }),
      )
      .join('') +
    [-1, 1]
      .map((side) =>
        formed(pen, `M${side * 90} -8H${side * 124}V0H${side * 90}Z`, darker(color, 0.25), {
          depth: 2,
        }),
      )
      .join('') +
    circle([28, -186], 11, HOUSE.yellow),
});

/** Blocks laid crosswise to a tower, some drawn out. */
const blockTower: Drawer = (pen) => ({
  unitCm: 0.2,
  svg: times(12, (row) => {
    const y = -row * 15;
    return row % 2
      ? formed(
          pen,
          `M${row === 5 ? -18 : -36} ${y - 14}H${row === 5 ? 62 : 36}V${y}H${row === 5 ? -18 : -36}Z`,
          HOUSE.woodLight,
          { depth: 4 },
        )
      : [-24, 0, 24]
          .filter((x) => !(row === 6 && x === 0) && !(row === 8 && x === 24))
          .map((x) =>
            formed(
              pen,
              `M${x - 11.4} ${y - 14}H${x + 11.4}V${y}H${x - 11.4}Z`,
              darker(HOUSE.woodLight, 0.08),
              { depth: 3 },
            ),
          )
          .join('');
  }).join(''),
});

/** Tiles with bamboo, circles and the red dragon. */
const mahjong: Drawer = (pen) => ({
  unitCm: 0.1,
  svg: [-62, 0, 62]
    .map(
      (x, index) =>
        formed(pen, `M${x - 27} -88H${x + 27}V0H${x - 27}Z`, HOUSE.green, { depth: 5 }) +
        formed(pen, `M${x - 27} -80H${x + 27}V0H${x - 27}Z`, HOUSE.cream, { depth: 4 }) +
        (index === 0
          ? [
              [-12, -60],
              [12, -60],
              [-12, -22],
              [12, -22],
              [0, -41],
            ]
              .map(
                ([dx = 0, y = 0]) =>
                  circle([x + dx, y], 8, dx ? HOUSE.blue : HOUSE.red) +
                  circle([x + dx, y], 3.4, HOUSE.cream),
              )
              .join('')
          : index === 1
            ? stroke(`M${x - 15} -56H${x + 15}V-34H${x - 15}ZM${x} -70V-14`, HOUSE.red, 5.4)
            : [
                [-12, -56],
                [0, -56],
                [12, -56],
                [-12, -24],
                [0, -24],
                [12, -24],
              ]
                .map(([dx = 0, y = 0]) =>
                  stroke(`M${x + dx} ${y - 9}V${y + 9}`, dx ? HOUSE.green : HOUSE.red, 6),
                )
                .join('')),
    )
    .join(''),
});

/** Three reels in a row, and the arm at the side. */
const slotMachine: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M58 -84H76V-134', HOUSE.metal, 7) +
    ball(pen, [76, -142], 10, HOUSE.mustard) +
    formed(pen, 'M-62 -150Q-62 -192 0 -192T62 -150V0H-62Z', color, { depth: 11 }) +
    formed(pen, 'M-46 -152Q-46 -180 0 -180T46 -152Z', HOUSE.yellow, { depth: 6 }) +
    [-26, 0, 26].map((x) => circle([x, x ? -160 : -166], 4.4, HOUSE.white)).join('') +
    formed(pen, 'M-52 -144H52V-88H-52Z', HOUSE.gold, { depth: 5 }) +
    [-32, 0, 32]
      .map(
        (x) =>
          rectangle([x - 14, -138], 28, 44, HOUSE.white, { radius: 3 }) +
          stroke(`M${x - 7} -126H${x + 7}L${x - 2} -106`, HOUSE.red, 5.4),
      )
      .join('') +
    [-24, 0, 24]
      .map((x, index) =>
        circle([x, -72], 7, [HOUSE.green, HOUSE.mustard, HOUSE.blue][index] ?? HOUSE.green),
      )
      .join('') +
    formed(pen, 'M-40 -40H40L46 -18H-46Z', HOUSE.metalDark, { depth: 5 }) +
    [-20, -4, 14].map((x) => ellipse([x, -24], 8, 4, HOUSE.gold)).join(''),
});

const PLUSH: readonly (readonly [x: number, y: number, hue: Hex])[] = [
  [-34, -84, HOUSE.brown],
  [-12, -82, HOUSE.mustard],
  [12, -86, HOUSE.purple],
  [36, -82, HOUSE.teal],
  [-22, -96, HOUSE.coral],
  [26, -98, HOUSE.grass],
];

/** The head of a stuffed animal. */
function plush(pen: Pen, x: number, y: number, hue: Hex): string {
  return (
    ball(pen, [x, y], 12, hue) +
    [-1, 1]
      .map(
        (side) =>
          circle([x + side * 8, y - 10], 4, hue) + circle([x + side * 4, y - 2], 1.6, HOUSE.ink),
      )
      .join('')
  );
}

/** A glass case of toys with the claw over them. */
const clawMachine: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-58 -196H58V0H-58Z', color, { depth: 9 }) +
    rectangle([-48, -164], 96, 88, HOUSE.glass) +
    stroke('M-48 -158H48', HOUSE.metalDark, 4) +
    stroke('M8 -158V-128', HOUSE.metal, 4) +
    stroke('M8 -128L-4 -116L0 -104M8 -128L20 -116L16 -104M8 -128V-108', HOUSE.metalDark, 4) +
    PLUSH.map(([x, y, hue]) => plush(pen, x, y, hue)).join('') +
    path('M-48 -130L-14 -164H4L-48 -112Z', HOUSE.white, { opacity: 0.5 }) +
    formed(pen, 'M-64 -196H64V-168H-64Z', HOUSE.purple, { depth: 5 }) +
    times(7, (index) => circle([-48 + index * 16, -182], 4.4, HOUSE.yellow)).join('') +
    formed(pen, 'M-62 -78H62V-66H-62Z', HOUSE.purple, { depth: 4 }) +
    rod(pen, 'M-30 -72V-86', HOUSE.metalDark, 5) +
    ball(pen, [-30, -90], 7, HOUSE.red) +
    circle([0, -74], 5, HOUSE.mustard) +
    rectangle([-44, -50], 44, 34, HOUSE.ink, { radius: 4 }),
});

/** A scale up to the bell, and the hammer at its foot. */
const highStriker: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-34 -340H34V-20H-34Z', HOUSE.cream, {
      depth: 8,
      extra: path('M-40 -350H-22V0H-40ZM22 -350H40V0H22Z', color),
    }) +
    times(8, (index) =>
      rectangle(
        [-18, -310 + index * 36],
        36,
        6,
        [HOUSE.red, HOUSE.orange, HOUSE.mustard, HOUSE.grass][Math.floor(index / 2)] ?? HOUSE.red,
      ),
    ).join('') +
    rod(pen, 'M0 -40V-330', HOUSE.metalDark, 4) +
    formed(pen, 'M-10 -190H10V-174H-10Z', HOUSE.ink, { depth: 3 }) +
    formed(pen, 'M-24 -342A24 26 0 0 1 24 -342Z', HOUSE.gold, { depth: 7 }) +
    path(
      'M0 -392L6 -378L20 -376L9 -367L13 -352L0 -360L-13 -352L-9 -367L-20 -376L-6 -378Z',
      HOUSE.yellow,
    ) +
    formed(pen, 'M-52 -26H90V0H-52Z', color, { depth: 6 }) +
    formed(pen, 'M44 -38H84V-26H44Z', HOUSE.ink, { depth: 3 }) +
    `<g transform="translate(96 -30) rotate(24)">${rod(pen, 'M0 0V-70', HOUSE.wood, 6) + formed(pen, 'M-24 -94H24V-64H-24Z', HOUSE.woodDark, { depth: 6 })}</g>`,
});

/** A bar on two ropes. */
const trapeze: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    stroke('M-34 -10L-40 -230M34 -10L40 -230', HOUSE.sand, 5) +
    rod(pen, 'M-44 -8H44', HOUSE.gold, 8) +
    [-37, 37].map((x) => ball(pen, [x, -10], 6, HOUSE.red)).join(''),
  anchors: {
    seat: { at: [0, -12] },
    grip: { at: [-20, -8] },
    gripFar: { at: [20, -8] },
    top: { at: [0, -230] },
  },
});

/** Games and machines, each of its own shape. */
export const parlour = defineFamily('parlour', {
  'chess-king': king,
  'chess-queen': queen,
  'chess-rook': rook,
  'chess-bishop': bishop,
  'chess-pawn': pawn,
  backgammon,
  'go-board': goBoard,
  'tic-tac-toe': ticTacToe,
  'connect-four': connectFour,
  'block-tower': blockTower,
  mahjong,
  'slot-machine': slotMachine,
  'claw-machine': clawMachine,
  'high-striker': highStriker,
  trapeze,
});
