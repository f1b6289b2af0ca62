import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import { board, cushion, leg } from './joinery';
import {
  alcove,
  macrame,
  pegboard,
  prints,
  rangeHood,
  sconce,
  shagCarpet,
  skylight,
  sunburstMirror,
  tatami,
  towelRack,
} from './room-surfaces';

/** What interiors are told with, in centimetres: islands, window seats, consoles, tubs of umbrellas. */

/** A block of cupboards under a broad wooden top. */
const kitchenIsland: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  svg: rectangle([-92, -8], 184, 8, darker(color, 0.5)),
  front:
    formed(pen, roundedPath([-98, -86], 196, 80, 1), color, { depth: 10, light: 3 }) +
    times(
      3,
      (index) =>
        rectangle([-90 + index * 62, -78], 56, 66, darker(color, 0.1), { radius: 2 }) +
        rectangle([-84 + index * 62, -72], 44, 54, lighter(color, 0.08), { radius: 1 }) +
        rectangle([-66 + index * 62, -67], 8, 3, HOUSE.gold, { radius: 1.5 }),
    ).join('') +
    formed(pen, roundedPath([-108, -94], 216, 9, 2), HOUSE.wood, { depth: 4, light: 3 }),
  anchors: { top: { at: [0, -93], spanCm: 190 }, seat: { at: [0, -93], spanCm: 120 } },
});

/** A cushioned bench in the recess of a window. */
const windowSeat: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg:
    formed(pen, roundedPath([-92, -196], 184, 150, 2), HOUSE.white, { depth: 4, light: 2 }) +
    rectangle([-82, -188], 164, 120, '#bfe0ee') +
    path('M-82 -100Q-50 -122 -18 -104T42 -108T82 -100V-68H-82Z', '#9ccb9f') +
    path('M-82 -86Q-20 -104 82 -84V-68H-82Z', '#7fb98a') +
    path('M-70 -188L-30 -188L-66 -120L-82 -120V-168Z', '#ffffff', { opacity: 0.35 }) +
    [-30, 26].map((x) => rectangle([x, -188], 4, 120, HOUSE.white)).join('') +
    rectangle([-82, -140], 164, 4, HOUSE.white),
  front:
    formed(pen, roundedPath([-96, -42], 192, 42, 1), HOUSE.cream, { depth: 6, light: 2 }) +
    [-90, -28, 34]
      .map(
        (x) =>
          rectangle([x, -34], 56, 28, darker(HOUSE.cream, 0.09), { radius: 2 }) +
          rectangle([x + 22, -24], 12, 3, HOUSE.gold, { radius: 1.5 }),
      )
      .join('') +
    cushion(pen, [-94, -56], 188, 16, color) +
    cushion(pen, [-86, -88], 32, 32, HOUSE.coral) +
    cushion(pen, [56, -86], 30, 30, HOUSE.mustard),
  anchors: { seat: { at: [0, -56], spanCm: 110 }, top: { at: [0, -56], spanCm: 90 } },
});

const consoleTable: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg: [-50, 46].map((x) => leg(pen, [x, -76], 76, 4, darker(color, 0.25))).join(''),
  front:
    board(pen, [-60, -84], 120, 6, color) +
    formed(pen, roundedPath([-54, -78], 108, 13, 1), color, { depth: 3, light: 1 }) +
    [-28, 28]
      .map(
        (x) =>
          rectangle([x - 24, -76], 48, 9, lighter(color, 0.12), { radius: 1 }) +
          circle([x, -71.5], 1.8, HOUSE.gold),
      )
      .join('') +
    [-58, 53].map((x) => leg(pen, [x, -78], 78, 5, color)).join('') +
    board(pen, [-52, -20], 104, 4, color),
  anchors: { top: { at: [0, -84], spanCm: 104 } },
});

const umbrellaStand: Drawer = (pen, { color = HOUSE.navy }) => ({
  svg: [
    [-7, HOUSE.coral, -4],
    [5, HOUSE.mustard, 5],
  ]
    .map(([x, tint, lean]) => {
      const [at, by] = [Number(x), Number(lean)];
      return (
        path(`M${at - 4} -20L${at + by - 1} -66L${at + by + 1} -66L${at + 5} -20Z`, String(tint)) +
        stroke(`M${at + by} -64V-80Q${at + by} -88 ${at + by + 7} -86V-82`, HOUSE.woodDark, 2.4)
      );
    })
    .join(''),
  front:
    formed(pen, 'M-16 -46L16 -46L13 0H-13Z', color, { depth: 5, light: 2 }) +
    rectangle([-17, -48], 34, 4, lighter(color, 0.2), { radius: 2 }) +
    rectangle([-15, -34], 30, 3, lighter(color, 0.25)) +
    rectangle([-14, -12], 28, 3, lighter(color, 0.25)),
  anchors: { top: { at: [0, -46], spanCm: 20 } },
});

/** Iron, with a fire behind its pane and a pipe up the wall. */
const woodStove: Drawer = (pen, { color = '#3b3f4c' }) => ({
  svg:
    rectangle([-8, -230], 16, 148, darker(color, 0.1)) +
    rectangle([-8, -230], 5, 148, lighter(color, 0.16)),
  front:
    [-30, 22].map((x) => leg(pen, [x, -14], 14, 8, color)).join('') +
    formed(pen, roundedPath([-36, -82], 72, 70, 5), color, { depth: 7, light: 3 }) +
    rectangle([-41, -88], 82, 8, lighter(color, 0.12), { radius: 2 }) +
    rectangle([-24, -70], 48, 42, '#2a1c1c', { radius: 4 }) +
    path('M-14 -30Q-20 -46 -6 -60Q-4 -50 2 -48Q4 -58 10 -64Q20 -46 13 -30Z', '#f2813a') +
    path('M-7 -30Q-9 -40 0 -48Q9 -40 7 -30Z', '#ffd25e') +
    rectangle([-14, -22], 28, 4, HOUSE.gold, { radius: 2 }),
  anchors: { top: { at: [18, -88], spanCm: 30 } },
});

/** A long low sideboard on tapered legs. */
const credenza: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg: [-66, 60].map((x) => leg(pen, [x, -22], 22, 6, darker(color, 0.3))).join(''),
  front:
    formed(pen, roundedPath([-84, -72], 168, 50, 2), color, { depth: 6, light: 2 }) +
    [-80, -26, 28]
      .map(
        (x, index) =>
          rectangle([x, -67], 52, 40, lighter(color, index === 1 ? 0.14 : 0.06), { radius: 1 }) +
          (index === 1
            ? [-54, -41].map((y) => rectangle([x, y], 52, 1.4, darker(color, 0.22))).join('')
            : times(8, (slat) =>
                rectangle([x + 3 + slat * 6, -66], 1.2, 38, darker(color, 0.16)),
              ).join('')),
      )
      .join('') +
    rectangle([-4, -62], 8, 2.4, HOUSE.gold) +
    rectangle([-4, -48], 8, 2.4, HOUSE.gold) +
    rectangle([-4, -35], 8, 2.4, HOUSE.gold) +
    rectangle([-86, -75], 172, 5, lighter(color, 0.2), { radius: 1.5 }),
  anchors: { top: { at: [0, -75], spanCm: 156 } },
});

/** A cabinet of glass with goods on its shelves. */
const displayCase: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    rectangle([-78, -122], 156, 88, '#fff4de') +
    [-94, -64]
      .map(
        (y, row) =>
          rectangle([-78, y], 156, 3, darker(color, 0.1)) +
          times(7, (index) =>
            ellipse(
              [-64 + index * 21, y - 5],
              8,
              5.5,
              [HOUSE.mustard, HOUSE.brick, HOUSE.pink][(index + row) % 3] ?? HOUSE.mustard,
            ),
          ).join(''),
      )
      .join('') +
    times(7, (index) =>
      ellipse(
        [-64 + index * 21, -40],
        8,
        5.5,
        [HOUSE.woodLight, HOUSE.coral][index % 2] ?? HOUSE.coral,
      ),
    ).join(''),
  front:
    path('M-78 -122H78V-34H-78Z', '#dff1f6', { opacity: 0.32 }) +
    path('M-60 -122H-34L-66 -34H-78V-70Z', '#ffffff', { opacity: 0.4 }) +
    formed(pen, roundedPath([-84, -34], 168, 34, 2), color, { depth: 6, light: 2 }) +
    rectangle([-84, -128], 168, 7, darker(color, 0.08), { radius: 2 }) +
    [-84, 78].map((x) => rectangle([x, -124], 6, 92, color)).join(''),
  anchors: { top: { at: [0, -127], spanCm: 150 }, inside: { at: [0, -36], spanCm: 130 } },
});

/** Two shelves on wheels with a handle. */
const barCart: Drawer = (pen, { color = HOUSE.gold }) => ({
  svg:
    [-38, 38].map((x) => rod(pen, `M${x} -88V-8`, color, 3)).join('') +
    [-20, -6, 8]
      .map(
        (x, index) =>
          rectangle(
            [x - 4, -38],
            8,
            20,
            [HOUSE.green, HOUSE.brick, HOUSE.navy][index] ?? HOUSE.green,
            { radius: 2 },
          ) + rectangle([x - 1.6, -46], 3.2, 9, HOUSE.woodDark),
      )
      .join(''),
  front:
    [-78, -18].map((y) => board(pen, [-42, y], 84, 4, color)).join('') +
    rod(pen, 'M38 -86Q52 -88 52 -76', color, 3) +
    [-34, 34].map((x) => circle([x, -5], 5, HOUSE.woodDark)).join(''),
  anchors: { top: { at: [0, -78], spanCm: 70 } },
});

/** A table with a mirror on it. */
const vanity: Drawer = (pen, { color = HOUSE.cream }) => ({
  svg:
    ellipse([0, -122], 32, 40, darker(HOUSE.gold, 0.1)) +
    ellipse([0, -122], 28, 36, '#cfe6ee') +
    path('M-14 -108L8 -148L16 -142L-6 -100Z', '#ffffff', { opacity: 0.5 }),
  front:
    [-52, 46].map((x) => leg(pen, [x, -72], 72, 6, color)).join('') +
    formed(pen, roundedPath([-56, -76], 112, 22, 2), color, { depth: 4, light: 2 }) +
    [-28, 28]
      .map(
        (x) =>
          rectangle([x - 22, -71], 44, 13, lighter(color, 0.3), { radius: 1.5 }) +
          circle([x, -64.5], 2, HOUSE.gold),
      )
      .join('') +
    rectangle([-60, -80], 120, 5, lighter(color, 0.35), { radius: 2 }),
  anchors: { top: { at: [0, -80], spanCm: 100 } },
});

/** Slats with shoes on them. */
const shoeRack: Drawer = (pen, { color = HOUSE.woodLight }) => {
  const shoe = (x: number, y: number, tint: string) =>
    path(
      `M${x} ${y}V${y - 9}Q${x + 4} ${y - 11} ${x + 8} ${y - 7}Q${x + 18} ${y - 6} ${x + 20} ${y}Z`,
      tint,
    ) + rectangle([x, y - 1.5], 20, 2, HOUSE.white);
  return {
    svg: [-38, 34].map((x) => rectangle([x, -48], 4, 48, darker(color, 0.2))).join(''),
    front:
      [-46, -24, -6].map((y) => board(pen, [-40, y], 80, 3.4, color)).join('') +
      [-34, -10, 14]
        .map((x, index) =>
          shoe(x, -24, [HOUSE.coral, HOUSE.navy, HOUSE.mustard][index] ?? HOUSE.coral),
        )
        .join('') +
      [-34, -10, 14]
        .map((x, index) => shoe(x, -6, [HOUSE.teal, HOUSE.brick, HOUSE.blue][index] ?? HOUSE.teal))
        .join(''),
    anchors: { top: { at: [0, -46], spanCm: 74 }, seat: { at: [0, -46], spanCm: 60 } },
  };
};

export const roomPiece = defineFamily(
  'room-piece',
  {
    'kitchen-island': kitchenIsland,
    pegboard,
    'window-seat': windowSeat,
    'console-table': consoleTable,
    'sunburst-mirror': sunburstMirror,
    'umbrella-stand': umbrellaStand,
    prints,
    skylight,
    macrame,
    'shag-carpet': shagCarpet,
    tatami,
    alcove,
    sconce,
    'range-hood': rangeHood,
    'wood-stove': woodStove,
    credenza,
    'display-case': displayCase,
    'bar-cart': barCart,
    vanity,
    'towel-rack': towelRack,
    'shoe-rack': shoeRack,
  },
  1,
);
