import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

const golfClub: Drawer = (pen) => ({
  unitCm: 0.55,
  svg:
    rod(pen, 'M38 -180L-10 -12', HOUSE.metal, 5) +
    rod(pen, 'M42 -196L30 -150', HOUSE.ink, 9) +
    formed(pen, 'M-2 -26C-26 -10 -50 -14 -54 -6C-52 2 -20 4 -4 0Z', HOUSE.metalDark, { depth: 5 }),
  anchors: {
    grip: { at: [38, -180], angleDegrees: -74 },
    gripFar: { at: [33, -160] },
    tip: { at: [-30, -6] },
  },
});
const poolTable: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 1.1,
  svg:
    [-96, 96]
      .map((x) =>
        formed(pen, `M${x - 12} -50H${x + 12}L${x + 7} 0H${x - 7}Z`, HOUSE.woodDark, { depth: 5 }),
      )
      .join('') +
    formed(pen, 'M-124 -66H124V-44H-124Z', HOUSE.wood, { depth: 6 }) +
    formed(pen, 'M-124 -66L-96 -104H96L124 -66Z', HOUSE.wood, { depth: 4 }) +
    path('M-108 -70L-86 -99H86L108 -70Z', color) +
    [
      [-106, -70],
      [106, -70],
      [-86, -99],
      [86, -99],
      [0, -69],
      [0, -100],
    ]
      .map(([x = 0, y = 0]) => ellipse([x, y], 7, 4, HOUSE.ink))
      .join('') +
    [
      [30, -86, HOUSE.red],
      [40, -90, HOUSE.mustard],
      [40, -82, HOUSE.blue],
      [50, -86, HOUSE.purple],
      [-46, -84, HOUSE.white],
    ]
      .map(([x, y, fill]) => ball(pen, [Number(x), Number(y)], 4.4, String(fill) as typeof color))
      .join('') +
    stroke('M-112 -94L-54 -85', HOUSE.woodLight, 3),
  anchors: { top: { at: [0, -86], spanCm: 170 } },
});
/** Smaller than a real one, so that who is in it can be made out. */
const boxingRing: Drawer = (pen) => ({
  unitCm: 1.8,
  svg:
    formed(pen, 'M-120 -30L-84 -66H84L120 -30Z', '#e8edf6', { depth: 5 }) +
    formed(pen, 'M-120 -30H120V0H-120Z', HOUSE.blue, { depth: 7 }) +
    [-82, 82].map((x) => rod(pen, `M${x} -62V-118`, HOUSE.metal, 5)).join('') +
    ['#d9413b', '#fff6ea', '#3f7fd1']
      .map((color, index) =>
        stroke(
          `M-82 ${-112 + index * 15}H82M-82 ${-112 + index * 15}L-116 ${-92 + index * 18}M82 ${-112 + index * 15}L116 ${-92 + index * 18}`,
          color,
          2.6,
        ),
      )
      .join(''),
  front:
    [-116, 116]
      .map((x, index) => rod(pen, `M${x} -28V-98`, index ? HOUSE.blue : HOUSE.red, 7))
      .join('') +
    ['#d9413b', '#fff6ea', '#3f7fd1']
      .map((color, index) => stroke(`M-116 ${-92 + index * 18}H116`, color, 2.8))
      .join(''),
  anchors: { top: { at: [0, -46], spanCm: 150 } },
});
const treadmill: Drawer = (pen) => ({
  unitCm: 0.8,
  svg:
    rod(pen, 'M62 -16L80 -150', HOUSE.metalDark, 10) +
    formed(pen, 'M-110 -8L-104 -22H84L92 -8Z', HOUSE.ink, { depth: 4, light: 3 }) +
    rectangle([-112, -10], 206, 10, HOUSE.metal, { radius: 5 }) +
    stroke('M78 -120H22Q14 -118 14 -108', HOUSE.metalDark, 7) +
    formed(pen, 'M52 -150L96 -164L102 -142L62 -132Z', HOUSE.navy, { depth: 5 }) +
    path('M62 -148L88 -156L91 -146L66 -139Z', '#8fe0d0'),
  anchors: { top: { at: [-20, -22], spanCm: 130 }, handle: { at: [18, -116] } },
});
const punchingBag: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.8,
  svg:
    stroke('M0 -230V-196M0 -196L-26 -170M0 -196L26 -170', HOUSE.metalDark, 5) +
    formed(pen, roundedPath([-34, -172], 68, 150, 16), color, { depth: 14, light: 6 }) +
    rectangle([-34, -140], 68, 13, HOUSE.ink) +
    rectangle([-34, -62], 68, 13, HOUSE.ink) +
    ellipse([0, -22], 20, 5, darker(color, 0.4)),
});
const baseballGlove: Drawer = (pen, { color = HOUSE.leather }) => ({
  unitCm: 0.15,
  svg:
    formed(
      pen,
      'M-66 0C-100 -40 -112 -110 -96 -160C-88 -182 -66 -176 -64 -154C-62 -190 -30 -198 -24 -166C-16 -198 18 -194 20 -160C34 -186 62 -172 58 -140C70 -96 110 -126 112 -98C110 -60 70 -10 40 0Z',
      color,
      {
        depth: 16,
        light: 7,
        extra: stroke(
          'M-64 -154C-60 -130 -58 -110 -56 -90M-24 -166C-22 -140 -22 -120 -20 -96M20 -160C18 -130 16 -116 12 -96',
          darker(color, 0.34),
          5,
        ),
      },
    ) +
    path('M-60 -70C-40 -110 30 -110 46 -70C40 -30 -40 -24 -60 -70Z', darker(color, 0.22)) +
    stroke('M58 -140L86 -116M66 -124L80 -132', HOUSE.woodLight, 5) +
    ball(pen, [-6, -66], 25, HOUSE.white, { glint: 0 }) +
    stroke('M-22 -82Q-10 -66 -20 -48M10 -82Q-2 -66 8 -50', HOUSE.red, 3),
});
const sleepingBag: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.85,
  svg:
    formed(pen, 'M-118 0C-126 -30 -100 -44 -70 -44H80C116 -44 124 -30 118 0Z', color, {
      depth: 12,
      light: 5,
      extra: times(7, (index) =>
        stroke(
          `M${-60 + index * 26} -50Q${-70 + index * 26} -22 ${-60 + index * 26} 4`,
          darker(color, 0.18),
          4,
        ),
      ).join(''),
    }) +
    formed(pen, 'M-116 -2C-128 -34 -96 -50 -74 -40C-60 -30 -62 -8 -76 0Z', lighter(color, 0.35), {
      depth: 5,
    }) +
    ellipse([-96, -20], 15, 11, HOUSE.cream) +
    stroke('M-70 -20Q20 -16 100 -24', HOUSE.mustard, 3),
  anchors: { bed: { at: [0, -40] }, top: { at: [0, -44], spanCm: 150 } },
});
const bagpipes: Drawer = (pen, { color = HOUSE.red }) => {
  const check = times(
    6,
    (index) =>
      stroke(`M${-110 + index * 40} -160V10`, darker(color, 0.35), 9) +
      stroke(`M-130 ${-110 + index * 22}H130`, HOUSE.green, 4),
  ).join('');
  return {
    unitCm: 0.3,
    svg:
      [
        [-30, -80, -70, -230],
        [10, -84, 6, -214],
        [44, -78, 76, -196],
      ]
        .map(
          ([a = 0, b = 0, c = 0, d = 0]) =>
            rod(pen, `M${a} ${b}L${c} ${d}`, HOUSE.ink, 11) +
            circle([c, d], 9, HOUSE.cream) +
            circle([(a + c) / 2, (b + d) / 2], 8, HOUSE.cream),
        )
        .join('') +
      rod(pen, 'M-84 -76L-124 -120', HOUSE.ink, 8) +
      rod(pen, 'M96 -30L130 50', HOUSE.ink, 10) +
      formed(
        pen,
        'M-104 -60C-96 -110 60 -110 104 -56C110 -10 40 20 -20 14C-80 8 -108 -20 -104 -60Z',
        color,
        { depth: 14, light: 6, extra: check },
      ),
    anchors: { mouth: { at: [-124, -120] }, grip: { at: [118, 22] } },
  };
};
const jukebox: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.9,
  svg:
    formed(pen, 'M-64 0V-110A64 64 0 0 1 64 -110V0Z', color, { depth: 12, light: 5 }) +
    `<path d="M-50 -8V-110A50 50 0 0 1 50 -110V-8" fill="none" stroke="${HOUSE.mustard}" stroke-width="9"/><path d="M-50 -8V-110A50 50 0 0 1 50 -110V-8" fill="none" stroke="#8fe3e0" stroke-width="3.4"/>` +
    path('M-38 -84V-112A38 38 0 0 1 38 -112V-84Z', HOUSE.navy) +
    circle([0, -106], 21, HOUSE.ink) +
    circle([0, -106], 8, HOUSE.mustard) +
    rectangle([-38, -80], 76, 15, HOUSE.cream, { radius: 3 }) +
    times(6, (index) =>
      rectangle([-34 + index * 12, -76], 8, 7, index % 2 ? HOUSE.red : HOUSE.blue, { radius: 2 }),
    ).join('') +
    rectangle([-38, -58], 76, 48, HOUSE.woodDark, { radius: 5 }) +
    times(5, (index) => stroke(`M${-28 + index * 14} -54V-14`, HOUSE.gold, 3)).join(''),
});
const amplifier: Drawer = (pen) => ({
  unitCm: 0.34,
  svg:
    stroke('M-22 -156C-18 -172 18 -172 22 -156', HOUSE.ink, 8) +
    formed(pen, roundedPath([-90, -156], 180, 156, 10), HOUSE.ink, { depth: 9, light: 6 }) +
    rectangle([-78, -146], 156, 25, HOUSE.gold, { radius: 4 }) +
    times(6, (index) => circle([-60 + index * 22, -133], 7, HOUSE.ink)).join('') +
    rectangle([-78, -114], 156, 102, '#6b5a4c', { radius: 4 }) +
    circle([0, -63], 44, '#4c4038') +
    circle([0, -63], 16, '#6b5a4c') +
    times(9, (index) => stroke(`M${-72 + index * 18} -112V-14`, '#5c4d42', 3)).join(''),
});
const slingshot: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    rod(pen, 'M0 0V-76C0 -110 -56 -110 -60 -176M0 -76C0 -110 56 -110 60 -176', HOUSE.wood, 20) +
    stroke('M-60 -168L-12 -122M60 -168L12 -122', HOUSE.coral, 7) +
    formed(pen, roundedPath([-24, -134], 48, 24, 8), HOUSE.leather, { depth: 4 }),
});
const dollhouse: Drawer = (pen, { color = HOUSE.pink }) => {
  const room = (x: number, y: number, wall: typeof color, inside: string) =>
    rectangle([x, y], 92, 66, wall) + rectangle([x, y + 56], 92, 10, HOUSE.woodLight) + inside;
  return {
    unitCm: 0.5,
    svg:
      rectangle([40, -232], 22, 50, HOUSE.brick) +
      formed(pen, 'M-122 -150L0 -238L122 -150Z', HOUSE.roof, { depth: 9 }) +
      path('M-62 -158L0 -204L62 -158Z', lighter(color, 0.6)) +
      formed(pen, roundedPath([-108, -156], 216, 156, 3), color, { depth: 7 }) +
      room(
        -98,
        -146,
        '#cfe6f6',
        rectangle([-90, -104], 50, 14, HOUSE.white, { radius: 3 }) +
          rectangle([-90, -112], 14, 12, HOUSE.coral, { radius: 4 }) +
          rectangle([-92, -98], 4, 8, HOUSE.wood) +
          rectangle([-46, -98], 4, 8, HOUSE.wood) +
          rectangle([-30, -130], 16, 18, HOUSE.cream),
      ) +
      room(
        6,
        -146,
        '#fbe7b8',
        rectangle([16, -122], 26, 32, HOUSE.wood, { radius: 2 }) +
          ellipse([72, -92], 18, 4, HOUSE.teal) +
          circle([72, -132], 10, HOUSE.mustard),
      ) +
      room(
        -98,
        -72,
        '#d9efd6',
        rectangle([-88, -36], 50, 16, HOUSE.blue, { radius: 6 }) +
          rectangle([-90, -48], 54, 18, HOUSE.blue, { radius: 6 }) +
          stroke('M-22 -16V-50', HOUSE.woodDark, 3) +
          path('M-32 -48H-12L-17 -62H-27Z', HOUSE.mustard),
      ) +
      room(
        6,
        -72,
        '#f6d7d3',
        rectangle([18, -40], 40, 4, HOUSE.wood) +
          stroke('M24 -36V-16M52 -36V-16', HOUSE.wood, 4) +
          rectangle([70, -56], 22, 40, HOUSE.white, { radius: 2 }) +
          circle([38, -45], 6, HOUSE.green),
      ) +
      [-102, 96].map((x) => rectangle([x, -156], 6, 156, HOUSE.white)).join('') +
      rectangle([-3, -156], 6, 156, HOUSE.white) +
      rectangle([-108, -80], 216, 6, HOUSE.white),
  };
};
/** One tile by itself, as it is held up. */
const dominoTile: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    formed(pen, roundedPath([-46, -180], 92, 180, 13), HOUSE.cream, { depth: 8 }) +
    stroke('M-34 -90H34', HOUSE.metalDark, 5) +
    [
      [-20, -154],
      [20, -116],
      [0, -135],
      [-20, -64],
      [20, -64],
      [-20, -26],
      [20, -26],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 9, HOUSE.ink))
      .join(''),
  anchors: { grip: { at: [0, -30] } },
});

/** Tiles laid end to end on a table, as seen across it, between the hands of those who play. */
const dominoGame: Drawer = (pen) => {
  const laid = (x: number, y: number, width: number) =>
    formed(pen, `M${x} ${y}h${width}l-5 -15h${-(width - 6)}Z`, HOUSE.cream, { depth: 4 }) +
    stroke(`M${x + width / 2} ${y - 1}v-13`, HOUSE.metalDark, 2) +
    [0.2, 0.34, 0.66, 0.8]
      .map((share) => ellipse([x + width * share, y - 8], 2.8, 1.9, HOUSE.ink))
      .join('');
  const standing = (x: number) =>
    formed(pen, roundedPath([x, -40], 20, 40, 3), HOUSE.cream, { depth: 4 }) +
    stroke(`M${x + 3} -20h14`, HOUSE.metalDark, 2) +
    [-31, -10].map((y) => circle([x + 10, y], 3, HOUSE.ink)).join('');
  return {
    unitCm: 0.24,
    svg:
      laid(-60, -14, 46) +
      laid(-12, -14, 46) +
      laid(36, -14, 46) +
      laid(-84, 0, 46) +
      laid(40, 0, 46) +
      [-150, -128, -106, 92, 114, 136].map(standing).join(''),
  };
};

const domino: Drawer = (pen) => {
  const tile = (top: number, low: number) => {
    const pips = (count: number, y: number) =>
      times(count, (index) =>
        circle(
          [
            count === 1 ? 0 : index % 2 ? 20 : -20,
            count < 3
              ? y + (index ? 18 : -18) * (count === 1 ? 0 : 1)
              : y - 18 + Math.floor(index / 2) * 36,
          ],
          7.4,
          HOUSE.ink,
        ),
      ).join('');
    return (
      formed(pen, roundedPath([-44, -176], 88, 176, 12), HOUSE.cream, { depth: 8 }) +
      stroke('M-34 -88H34', HOUSE.metalDark, 4) +
      pips(top, -132) +
      pips(low, -44)
    );
  };
  return {
    unitCm: 0.028,
    svg:
      placed(tile(4, 2), { at: [-60, 0], angleDegrees: -8 }) +
      placed(tile(1, 4), { at: [56, 0], angleDegrees: 6 }),
  };
};
const hulaHoop: Drawer = () => ({
  unitCm: 0.5,
  svg: `<ellipse cx="0" cy="-90" rx="86" ry="86" fill="none" stroke="${darker(HOUSE.pink, 0.15)}" stroke-width="13"/><ellipse cx="-1.5" cy="-91.5" rx="86" ry="86" fill="none" stroke="${HOUSE.pink}" stroke-width="8"/><ellipse cx="0" cy="-90" rx="86" ry="86" fill="none" stroke="${HOUSE.cream}" stroke-width="8" stroke-dasharray="26 34"/>`,
});
const jackInTheBox: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.2,
  svg:
    times(
      5,
      (index) =>
        `<ellipse cx="0" cy="${-88 - index * 13}" rx="22" ry="9" fill="none" stroke="${HOUSE.metalDark}" stroke-width="5"/>`,
    ).join('') +
    formed(pen, 'M-34 -180L0 -236L34 -180Z', HOUSE.red, { depth: 7 }) +
    ball(pen, [0, -236], 11, HOUSE.mustard) +
    ball(pen, [0, -164], 34, '#f6cda6', { glint: 0 }) +
    circle([-12, -170], 4.4, HOUSE.ink) +
    circle([12, -170], 4.4, HOUSE.ink) +
    circle([0, -160], 8, HOUSE.red) +
    stroke('M-14 -148Q0 -136 14 -148', HOUSE.ink, 4) +
    formed(pen, 'M-40 -138Q0 -116 40 -138L30 -118H-30Z', HOUSE.mustard, { depth: 5 }) +
    formed(pen, 'M-64 -84L-110 -124L-100 -132L-58 -92Z', darker(color, 0.12), { depth: 4 }) +
    formed(pen, roundedPath([-64, -90], 128, 90, 5), color, { depth: 10 }) +
    path('M0 -74L9 -52L32 -50L14 -36L20 -14L0 -26L-20 -14L-14 -36L-32 -50L-9 -52Z', HOUSE.mustard) +
    stroke('M64 -44H84V-62', HOUSE.metalDark, 6) +
    circle([84, -66], 7, HOUSE.red),
});
const notebookBoard: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    formed(pen, roundedPath([-120, -160], 240, 160, 6), HOUSE.wood, { depth: 7 }) +
    rectangle([-110, -150], 220, 140, '#d3a36c') +
    [
      [-92, -136, 52, 44, HOUSE.paper, -4],
      [-26, -132, 60, 52, HOUSE.yellow, 3],
      [48, -138, 50, 60, HOUSE.paper, -2],
      [-84, -72, 60, 48, '#bfe3ef', 3],
      [-8, -64, 46, 46, HOUSE.pink, -5],
      [52, -62, 46, 40, HOUSE.yellow, 4],
    ]
      .map(([x, y, w, h, fill, turn], index) =>
        placed(
          rectangle([0, 0], Number(w), Number(h), String(fill)) +
            stroke(`M8 14H${Number(w) - 10}M8 24H${Number(w) - 16}`, HOUSE.metalDark, 2.6) +
            circle([Number(w) / 2, 3], 4.4, index % 2 ? HOUSE.red : HOUSE.blue),
          { at: [Number(x), Number(y)], angleDegrees: Number(turn) },
        ),
      )
      .join(''),
});
/** What is played with, trained on, slept in and pinned up. */
export const leisureGood = defineFamily('leisure-good', {
  'golf-club': golfClub,
  'pool-table': poolTable,
  'boxing-ring': boxingRing,
  treadmill,
  'punching-bag': punchingBag,
  'baseball-glove': baseballGlove,
  'sleeping-bag': sleepingBag,
  bagpipes,
  jukebox,
  amplifier,
  slingshot,
  dollhouse,
  domino,
  'domino-tile': dominoTile,
  'domino-game': dominoGame,
  'hula-hoop': hulaHoop,
  'jack-in-the-box': jackInTheBox,
  'notice-board': notebookBoard,
});
