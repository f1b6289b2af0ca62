import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';

/** Tools that show what is done with them: a peel with loaves on it, a hose that sprays. In centimetres. */

const loaf = (x: number) =>
  ellipse([x, -9], 13, 8, HOUSE.crust) +
  ellipse([x, -10.4], 11.6, 6.4, HOUSE.bread) +
  stroke(`M${x - 6} -13L${x - 2} -8M${x} -14.5L${x + 4} -8.5`, HOUSE.paper, 1.4);

/** A baker's peel, held by its long handle, bread on its blade. */
const breadPeel: Drawer = () => ({
  svg:
    bar('M0 0H92', HOUSE.wood, 4) +
    path('M84 -3H96L106 -5H142Q146 0 142 4H106L96 3H84Z', HOUSE.woodLight) +
    rectangle([104, 1.4], 38, 2.6, darker(HOUSE.woodLight, 0.2), { radius: 1 }) +
    loaf(114) +
    loaf(132),
  anchors: { grip: { at: [28, 0] }, gripFar: { at: [4, 0] }, tip: { at: [124, -6] } },
});

function bar(data: string, color: string, width: number): string {
  return stroke(data, darker(color, 0.22), width) + stroke(data, color, width * 0.6);
}

/** A nozzle and the jet that leaves it, spreading into drops. */
const hoseJet: Drawer = (pen) => ({
  svg:
    path('M28 -3.4C70 -18 110 -18 150 2L146 18C106 2 70 -2 28 3.4Z', '#9fdcf2', { opacity: 0.9 }) +
    path('M28 -1.4C70 -10 112 -10 150 8L148 12C110 -3 70 -5 28 1.4Z', '#e6f7fd', { opacity: 0.9 }) +
    times(9, (index) =>
      circle([146 + ((index * 11) % 22), -6 + index * 4.2], 2 + (index % 3), '#bfe9f7'),
    ).join('') +
    stroke('M-4 0C-40 2 -34 54 -58 66S-110 74 -120 92', darker('#d9a441', 0.24), 8) +
    stroke('M-4 0C-40 2 -34 54 -58 66S-110 74 -120 92', '#d9a441', 5.4) +
    formed(pen, 'M-6 -5H14L30 -3.6V3.6L14 5H-6Z', HOUSE.red, { depth: 2, light: 1 }) +
    rectangle([2, -7], 5, 14, HOUSE.metalDark, { radius: 1.5 }),
  anchors: { grip: { at: [4, 2] }, gripFar: { at: [-14, 4] }, tip: { at: [150, 8] } },
});

/** A breaker that is leant on with both hands, stones flying from its point. */
const jackhammer: Drawer = (pen) => ({
  svg:
    rectangle([-3, -34], 6, 32, HOUSE.metal, { radius: 1 }) +
    path('M-3 -6H3L0 2Z', HOUSE.metalDark) +
    formed(pen, roundedPath([-9, -92], 18, 60, 5), HOUSE.mustard, { depth: 4, light: 2 }) +
    rectangle([-10, -66], 20, 8, HOUSE.ink, { radius: 2 }) +
    rod(pen, 'M-22 -96H22', HOUSE.ink, 7) +
    stroke('M-16 -4L-28 -14M14 -4L27 -13M-8 -1L-30 -2M8 -1L30 -2', HOUSE.stoneDark, 2.4) +
    [
      [-34, -18],
      [32, -20],
      [-24, -26],
      [22, -28],
    ]
      .map(([x = 0, y = 0]) => rectangle([x, y], 5, 4, HOUSE.stone, { radius: 1 }))
      .join(''),
  anchors: { grip: { at: [-16, -96] }, gripFar: { at: [17, -96] }, tip: { at: [0, 1] } },
});

const shaker: Drawer = (pen) => ({
  svg:
    formed(pen, 'M-8 -20L-7 0Q0 2 7 0L8 -20Z', HOUSE.metal, { depth: 3, light: 2 }) +
    formed(pen, 'M-8 -20Q-7 -28 -4 -30H4Q7 -28 8 -20Z', '#d5dceb', { depth: 2, light: 1 }) +
    rectangle([-3.4, -36], 6.8, 6, HOUSE.metal, { radius: 1.5 }) +
    stroke('M-15 -26Q-18 -16 -15 -6M15 -26Q18 -16 15 -6', HOUSE.white, 1.8),
  anchors: { grip: { at: [0, -12] }, tip: { at: [0, -36] } },
});

const chalk: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.6,
  svg:
    formed(pen, 'M-3.4 2V-11L3.4 -14V2Z', color, {
      depth: 2.4,
      light: 0.6,
      tone: 0.2,
      extra: stroke('M-3.4 -2L3.4 -2', darker(color, 0.12), 0.5),
    }) +
    ellipse([0, 2], 3.4, 1.3, darker(color, 0.14)) +
    path('M-3.4 -11L3.4 -14L1.6 -15.4L-2.2 -13.4Z', darker(color, 0.06)),
  anchors: { grip: { at: [0, 0] }, tip: { at: [0, -14] } },
});

const tissue: Drawer = (pen) => ({
  svg:
    formed(
      pen,
      'M-2.4 -15Q0 -17 2.4 -15Q4 -8 8 -3L15 5L9.4 4.4L10.6 10.4L4.4 6.4L1 12L-3 7L-8.6 10.6L-8.4 4.6L-14.6 6L-7.6 -3Q-3.6 -8 -2.4 -15Z',
      HOUSE.white,
      { depth: 2.6, light: 0, tone: 0.13 },
    ) +
    path('M-1.4 -13Q-3.4 -4 -8.4 4.6L-5.4 3Q-1.4 -4 -0.4 -13Z', '#cdd9ea') +
    path('M1.6 -13Q2.4 -4 4.4 6.4L7 3.2Q3.2 -4 2.4 -13Z', '#cdd9ea') +
    stroke('M0 -12Q-1 -2 1 11M-2 -8Q-6 0 -13 5.4M3 -8Q6 -1 13.4 4.4', '#dbe4f0', 0.7),
  anchors: { grip: { at: [0, -12] } },
});

/** A stack of files as high as a head, edges askew, notes sticking out. */
const paperTower: Drawer = (pen) => ({
  svg: times(15, (index) => {
    const askew = [0, 3, -2, 4, -4, 1, -3][index % 7] ?? 0;
    const isFile = index % 4 === 2;
    const tone = isFile
      ? ([HOUSE.coral, HOUSE.mustard, HOUSE.sky][index % 3] ?? HOUSE.sky)
      : HOUSE.paper;
    return (
      formed(pen, roundedPath([-17 + askew, -4 - index * 4], 34, isFile ? 4.4 : 3.8, 0.8), tone, {
        depth: 1,
        light: 0.5,
        tone: 0.2,
      }) + (index % 5 === 3 ? rectangle([15 + askew, -3 - index * 4], 6, 2, HOUSE.mustard) : '')
    );
  }).join(''),
  anchors: { top: { at: [0, -62], spanCm: 28 } },
});

/** A young tree, its roots in a ball of earth. */
/** Leaves in pairs up a thin stem, the lowest the largest: nothing of a crown yet. */
const YOUNG_LEAVES = [
  [0, -44, 1],
  [1, -62, -1],
  [0, -74, 1],
  [1, -86, -1],
  [0, -98, 1],
] as const;

const youngTree: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    rod(pen, 'M15 2V-84', HOUSE.woodLight, 4) +
    rod(pen, 'M0 -4Q-3 -44 1 -104', HOUSE.wood, 3.4) +
    stroke('M-3 -54Q8 -50 17 -55', HOUSE.leafDark, 2.6) +
    YOUNG_LEAVES.map(([x, y, side], index) => {
      const long = (24 - index * 2.4) * side;
      return formed(
        pen,
        `M${x} ${y}Q${x + long * 0.4} ${y - 17} ${x + long * 1.25} ${y - 11}Q${x + long * 0.9} ${y + 5} ${x} ${y}Z`,
        index % 2 ? HOUSE.grass : HOUSE.leaf,
        { depth: 4 },
      );
    }).join('') +
    formed(pen, 'M1 -102Q-10 -112 -1 -126Q12 -114 1 -102Z', HOUSE.grass, { depth: 3 }) +
    path('M-32 4Q-24 -10 -8 -11Q0 -14 10 -10Q26 -10 34 4Z', HOUSE.soil) +
    path('M-32 4Q-22 -3 0 -3T34 4Z', darker(HOUSE.soil, 0.2)),
  anchors: { trunk: { at: [0, -30] }, grip: { at: [0, -34] }, top: { at: [0, -124] } },
});

/** A net for fishing over the hand: it falls in folds to the ground, floats along its rope. */
const fishingNet: Drawer = (pen) => {
  const web =
    'M-7 -88Q-4 -60 -12 -34Q-20 -12 -30 0H112Q98 -18 74 -26Q46 -38 34 -58Q22 -76 9 -88Q1 -95 -7 -88Z';
  const fish = (x: number, y: number, color: Hex, turn: number) =>
    placed(
      path('M-12 0Q-2 -8 10 0Q-2 8 -12 0Z', color) +
        path('M-9 0L-18 -6V6Z', color) +
        circle([5, -1.4], 1.4, HOUSE.ink),
      { at: [x, y], angleDegrees: turn },
    );
  return {
    svg:
      pen.clip(
        web,
        path(web, '#dfe9ee', { opacity: 0.6 }) +
          fish(8, -18, HOUSE.sky, -24) +
          fish(40, -16, HOUSE.coral, 16) +
          fish(70, -10, HOUSE.mustard, -8),
      ) +
      pen.clip(
        web,
        times(18, (index) => {
          const x = -90 + index * 12;
          return stroke(`M${x} 4L${x + 92} -98M${x - 40} -98L${x + 72} 4`, '#8a6f45', 1.3);
        }).join(''),
      ) +
      stroke('M-8 -88Q-4 -60 -12 -34Q-20 -12 -30 -1', '#8a6f45', 2.6) +
      stroke('M8 -90Q22 -76 34 -58Q46 -38 74 -26Q98 -18 114 -2', '#8a6f45', 2.6) +
      formed(pen, 'M-9 -84Q-10 -98 1 -98T11 -86Q2 -80 -9 -84Z', '#a98457', { depth: 3 }) +
      times(9, (index) =>
        circle([-26 + index * 17, -2], 4.6, index % 2 ? HOUSE.cream : HOUSE.coral),
      ).join('') +
      stroke('M-30 2H112', '#8a6f45', 2.6),
    anchors: { grip: { at: [1, -88] }, gripFar: { at: [32, -60] }, tip: { at: [24, -70] } },
  };
};

/** A machine of coils over its grip and needle, as a pen is held. */
const tattooMachine: Drawer = (pen) => ({
  svg:
    stroke('M-10 -12C-26 -22 -30 -4 -44 -8', HOUSE.ink, 1.2) +
    formed(pen, roundedPath([-12, -15], 14, 10, 2), HOUSE.metalDark, { depth: 2, light: 1 }) +
    rectangle([-9, -13], 3, 6, HOUSE.coral, { radius: 1 }) +
    rectangle([-4, -13], 3, 6, HOUSE.coral, { radius: 1 }) +
    stroke('M0 -8L8 -1', HOUSE.ink, 4.4) +
    stroke('M8 -1L13 3.4', HOUSE.metal, 1.6),
  anchors: { grip: { at: [3, -6] }, tip: { at: [13, 3.4] } },
});

/** The brush in the cap of a bottle of nail polish. */
const nailBrush: Drawer = () => ({
  svg:
    stroke('M-8 -7L2 0', HOUSE.ink, 3.6) +
    stroke('M2 0L8 4', HOUSE.metal, 1.4) +
    stroke('M8 4L11 6', HOUSE.coral, 2.4),
  anchors: { grip: { at: [-3, -3.4] }, tip: { at: [11, 6] } },
});

/** A sheet for the oven, as it is carried before one: wide, with a low rim. */
const bakingTray: Drawer = (pen, { color = '#59627a' }) => ({
  svg:
    formed(pen, 'M-32 -3L-24 -12H24L32 -3L30 0H-30Z', darker(color, 0.2), { depth: 2, light: 1 }) +
    path('M-29 -3.4L-22.4 -10.8H22.4L29 -3.4Z', color) +
    path('M-29 -3.4L-27.6 -5H27.6L29 -3.4Z', darker(color, 0.12)) +
    stroke('M-32 -3L-24 -12H24L32 -3', darker(color, -0.1), 0.8),
  anchors: {
    top: { at: [0, -5], spanCm: 48 },
    inside: { at: [0, -5], spanCm: 48 },
    grip: { at: [-22, -2] },
    gripFar: { at: [-4, -2] },
  },
});

/** A frame of a hive, held up by the ears of its top bar: comb in wood, capped at the top and full of honey below. */
const hiveFrame: Drawer = (pen) => {
  const cell = (x: number, y: number, color: Hex) =>
    path(`M${x - 1.5} ${y - 0.9}l1.5 -0.9l1.5 0.9v1.8l-1.5 0.9l-1.5 -0.9Z`, color);
  return {
    svg:
      formed(pen, 'M-22 -25H22V0H-22Z', HOUSE.wood, { depth: 2, light: 1 }) +
      rectangle([-19.5, -22.5], 39, 20, '#f2b53c') +
      times(6, (row) =>
        times(12, (column) =>
          cell(
            -17.4 + column * 3.1 + (row % 2) * 1.5,
            -20.6 + row * 3.1,
            row < 2 ? '#f7d27a' : (row + column) % 5 === 0 ? '#b9761f' : '#d8932a',
          ),
        ).join(''),
      ).join('') +
      formed(pen, 'M-28 -28H28V-24H-28Z', HOUSE.woodLight, { depth: 1, light: 0.6 }),
    anchors: {
      top: { at: [0, -28], spanCm: 50 },
      grip: { at: [25, -25] },
      gripFar: { at: [-25, -25] },
    },
  };
};

export const workingTool = defineFamily(
  'working-tool',
  {
    'bread-peel': breadPeel,
    'hose-jet': hoseJet,
    jackhammer,
    shaker,
    chalk,
    tissue,
    'paper-tower': paperTower,
    'young-tree': youngTree,
    'fishing-net': fishingNet,
    'baking-tray': bakingTray,
    'hive-frame': hiveFrame,
    'tattoo-machine': tattooMachine,
    'nail-brush': nailBrush,
  },
  1,
);
