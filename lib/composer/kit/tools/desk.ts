import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { boxed, createLathe, defineFamily, type Drawer, formed, paintSide, rod } from '../form';
import { book, books, papers, paper, contract, letter, notebook } from './books';

const upright = (length: number) => ({
  grip: { at: [0, -length * 0.3] as Point, angleDegrees: -90 },
  tip: { at: [0, -length] as Point },
});
const STEEL = '#c3ccdc';

const pencil: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.075,
  svg:
    formed(pen, 'M-14 -190H14V-30H-14Z', color, {
      depth: 0,
      light: 0,
      extra:
        rectangle([-14, -190], 9, 170, lighter(color, 0.3)) +
        rectangle([6, -190], 10, 170, darker(color, 0.18)),
    }) +
    path('M-14 -190L0 -236L14 -190Q7 -196 5 -190Q0 -198 -5 -190Q-8 -196 -14 -190Z', '#f3d6ac') +
    path('M-5.500 -218L0 -236L5.500 -218Q0 -214 -5.500 -218Z', HOUSE.ink) +
    rectangle([-15, -32], 30, 14, HOUSE.metal) +
    rectangle([-14, -18], 28, 18, HOUSE.pink, { radius: 6 }),
  anchors: upright(236),
});
const penTool: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.06,
  svg:
    formed(pen, 'M-13 -180H13L15 -60Q14 0 0 4Q-14 0 -15 -60Z', color, { depth: 10, light: 4 }) +
    rectangle([-15, -110], 30, 8, HOUSE.gold) +
    rectangle([8, -104], 6, 70, HOUSE.gold, { radius: 3 }) +
    formed(pen, 'M-12 -180L-4 -226L0 -234L4 -226L12 -180Z', HOUSE.gold, { depth: 5 }) +
    stroke('M0 -230V-196', darker(HOUSE.gold, 0.4), 2),
  anchors: upright(234),
});
const quill: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.11,
  svg:
    formed(pen, 'M0 -20C-60 -90 -60 -190 30 -256C60 -200 50 -90 4 -20Z', color, {
      depth: 14,
      light: 0,
      extra: times(7, (index) =>
        stroke(`M0 ${-50 - index * 26}l-40 -24M2 ${-50 - index * 26}l40 -34`, '#c9d3e6', 2),
      ).join(''),
    }) + stroke('M-4 8C0 -80 4 -170 26 -246', '#c9b48c', 4),
  anchors: { grip: { at: [0, -20] }, tip: { at: [-4, 8] } },
});
const brush: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.09,
  svg:
    formed(pen, 'M-7 -160Q-14 -60 -5 0H5Q14 -60 7 -160Z', HOUSE.wood, { depth: 5, light: 3 }) +
    rectangle([-10, -186], 20, 30, HOUSE.metal) +
    rectangle([2, -186], 8, 30, HOUSE.metalDark) +
    formed(pen, 'M-11 -184C-20 -210 -10 -236 4 -254C12 -230 18 -206 11 -184Z', '#8a5a3c', {
      depth: 6,
    }) +
    path('M-13 -214C-8 -232 0 -246 4 -254C8 -238 13 -226 14 -214Q6 -208 0 -216T-13 -214Z', color),
  anchors: upright(254),
});
const palette: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(
      pen,
      'M-130 -70C-130 -130 -60 -150 10 -146C90 -140 140 -100 130 -60C122 -30 90 -50 70 -36C54 -24 70 -8 40 0C-40 10 -130 -10 -130 -70Z',
      HOUSE.woodLight,
      { depth: 8, light: 4 },
    ) +
    ellipse([62, -62], 17, 12, darker(HOUSE.woodLight, 0.45)) +
    [
      [-92, -80, HOUSE.red],
      [-62, -116, HOUSE.orange],
      [-12, -124, HOUSE.yellow],
      [40, -116, HOUSE.green],
      [88, -96, HOUSE.blue],
      [-84, -40, HOUSE.purple],
      [-36, -26, HOUSE.white],
    ]
      .map(
        ([x, y, c]) =>
          ellipse([Number(x) + 1, Number(y) + 2], 19, 14, darker(String(c), 0.24)) +
          ellipse([Number(x), Number(y)], 18, 13, String(c)) +
          ellipse([Number(x) - 5, Number(y) - 4], 5, 3, '#ffffff', { opacity: 0.6 }),
      )
      .join(''),
  anchors: { grip: { at: [62, -40] } },
});
const easel: Drawer = (pen) => ({
  unitCm: 0.65,
  svg:
    rod(pen, 'M6 -210L30 -6', darker(HOUSE.wood, 0.24), 6) +
    rod(pen, 'M-20 -230L-66 0M20 -230L66 0M0 -250V-60', HOUSE.wood, 7) +
    formed(pen, roundedPath([-72, -200], 144, 112, 3), HOUSE.paper, {
      depth: 4,
      light: 0,
      extra:
        rectangle([-62, -190], 124, 92, '#bfe3ef') +
        circle([30, -166], 13, HOUSE.mustard) +
        path('M-62 -120Q-20 -160 20 -126T62 -130V-98H-62Z', '#6dbb74') +
        path('M-62 -108Q0 -130 62 -110V-98H-62Z', HOUSE.green),
    }) +
    rectangle([-78, -88], 156, 8, HOUSE.woodDark, { radius: 2 }),
  anchors: {
    screen: { at: [0, -144], spanCm: 130 },
    page: { at: [0, -144] },
    top: { at: [0, -250] },
  },
});
const scissors: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.08,
  svg:
    formed(pen, 'M-10 -100L40 -250Q52 -230 44 -210L8 -84Z', STEEL, { depth: 8, light: 3 }) +
    formed(pen, 'M10 -100L-40 -250Q-52 -230 -44 -210L-8 -84Z', lighter(STEEL, 0.3), {
      depth: 8,
      light: 3,
    }) +
    [-1, 1]
      .map(
        (s) =>
          `<ellipse cx="${s * 36}" cy="-40" rx="26" ry="36" fill="none" stroke="${s > 0 ? color : darker(color, 0.12)}" stroke-width="16" transform="rotate(${s * -16} ${s * 36} -40)"/>`,
      )
      .join('') +
    circle([0, -106], 7, '#6c7690'),
  anchors: { grip: { at: [30, -40] }, gripFar: { at: [-30, -40] }, tip: { at: [0, -250] } },
});
const clipboard: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.12,
  svg:
    formed(pen, roundedPath([-90, -230], 180, 230, 10), color, { depth: 7, light: 4 }) +
    rectangle([-74, -204], 148, 190, HOUSE.paper, { radius: 3 }) +
    times(
      5,
      (index) =>
        rectangle([-58, -176 + index * 32], 18, 18, index < 3 ? HOUSE.green : '#dfe4ee', {
          radius: 4,
        }) +
        (index < 3 ? stroke(`M-54 ${-167 + index * 32}l5 6l9 -11`, HOUSE.white, 3.4) : '') +
        rectangle([-30, -170 + index * 32], index % 2 ? 66 : 86, 6, '#aeb8d0', { radius: 3 }),
    ).join('') +
    formed(pen, roundedPath([-40, -244], 80, 28, 8), HOUSE.metal, { depth: 6 }),
  anchors: {
    page: { at: [0, -110], spanCm: 130 },
    grip: { at: [80, -60] },
    gripFar: { at: [-80, -60] },
  },
});
const calendar: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.12,
  svg:
    formed(pen, roundedPath([-110, -200], 220, 200, 14), HOUSE.paper, {
      depth: 8,
      light: 0,
      extra:
        rectangle([-110, -200], 220, 56, color) +
        times(4, (row) =>
          times(6, (column) =>
            rectangle(
              [-90 + column * 31, -128 + row * 30],
              22,
              20,
              row === 1 && column === 3 ? color : '#dfe4ee',
              { radius: 4 },
            ),
          ).join(''),
        ).join(''),
    }) + [-56, 56].map((x) => rectangle([x - 7, -216], 14, 34, HOUSE.navy, { radius: 7 })).join(''),
  anchors: { page: { at: [0, -90] } },
});
const folder: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.13,
  svg:
    formed(
      pen,
      'M-110 -150Q-110 -164 -98 -164H-30L-8 -140H100Q110 -140 110 -128V0H-110Z',
      darker(color, 0.14),
      { depth: 6 },
    ) +
    rectangle([-90, -134], 180, 110, HOUSE.paper, { radius: 4 }) +
    formed(pen, 'M-110 -110H110Q122 -110 120 -98L106 -8Q104 0 94 0H-98Q-108 0 -110 -8Z', color, {
      depth: 8,
      light: 4,
    }),
  anchors: { grip: { at: [100, -60] } },
});
const map: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    times(4, (index) => {
      const x = -120 + index * 60;
      const [a, b] = index % 2 ? [-10, 0] : [0, -10];
      return shape(
        [
          [x, a],
          [x + 60, b],
          [x + 60, b - 150],
          [x, a - 150],
        ],
        index % 2 ? '#e9d6a8' : '#f6e6c0',
      );
    }).join('') +
    stroke('M-96 -34C-80 -70 -44 -40 -30 -80S14 -128 50 -104', HOUSE.coral, 5, {}) +
    path('M-110 -110Q-80 -140 -60 -104Q-80 -90 -110 -110Z', '#9fce9a') +
    path('M20 -50Q60 -70 100 -40Q70 -10 30 -24Z', '#9fd0e6') +
    stroke('M60 -126l24 24M84 -126l-24 24', HOUSE.red, 7) +
    formed(pen, 'M-96 -34C-112 -54 -108 -70 -96 -70S-80 -54 -96 -34Z', HOUSE.navy, { depth: 3 }),
  anchors: { page: { at: [0, -80] }, grip: { at: [110, -30] }, gripFar: { at: [-110, -30] } },
});
const scroll: Drawer = (pen) => ({
  unitCm: 0.18,
  svg:
    formed(pen, 'M-70 -200H70V-20H-70Z', '#f2dfb4', {
      depth: 8,
      light: 0,
      extra: times(6, (index) =>
        rectangle([-48, -172 + index * 24], index % 3 === 2 ? 60 : 96, 6, '#c9a868', { radius: 3 }),
      ).join(''),
    }) +
    [-206, -14]
      .map((y) =>
        formed(pen, roundedPath([-84, y - 14], 168, 28, 14), '#e6cd94', { depth: 7, light: 4 }),
      )
      .join(''),
  anchors: {
    page: { at: [0, -110], spanCm: 120 },
    grip: { at: [80, -14] },
    gripFar: { at: [-80, -206] },
  },
});
const globe: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    paintSide(pen, createLathe('50 0!, 48 8, 8 14, 7 40', {}), HOUSE.wood, { material: 'wood' }) +
    stroke('M-66 -190A92 92 0 0 0 56 -62', HOUSE.gold, 9) +
    circle([0, -124], 82, darker('#5aa7d6', 0.18)) +
    pen.clip(
      'M-82 -124A82 82 0 1 1 82 -124A82 82 0 1 1 -82 -124Z',
      circle([-10, -134], 78, '#5aa7d6') +
        circle([-24, -150], 46, '#7fc0e6') +
        path(
          'M-60 -170C-30 -200 0 -180 -10 -160C-20 -140 -50 -150 -60 -130C-80 -140 -74 -156 -60 -170ZM10 -150C40 -170 80 -150 76 -120C60 -100 50 -60 30 -70C20 -90 30 -110 14 -120ZM-50 -110C-20 -120 0 -90 -20 -70C-30 -50 -40 -60 -46 -80Z',
          '#6dbb74',
        ),
    ) +
    circle([0, -208], 6, HOUSE.gold),
  anchors: { grip: { at: [0, -20] }, top: { at: [0, -206] } },
});
const chalkboard: Drawer = (pen, { color = '#2f6b5a', state }) => ({
  unitCm: 0.75,
  svg:
    (state === 'open' ? '' : rod(pen, 'M-90 -60L-110 0M90 -60L110 0', HOUSE.woodDark, 7)) +
    formed(
      pen,
      roundedPath([-130, -210], 260, 160, 4),
      state === 'open' ? HOUSE.metal : HOUSE.wood,
      { depth: 5, light: 3 },
    ) +
    rectangle([-120, -200], 240, 140, state === 'open' ? '#fdfefe' : color) +
    path('M-120 -200H-20L-120 -70Z', '#ffffff', { opacity: state === 'open' ? 0.4 : 0.07 }) +
    rectangle([-60, -52], 120, 7, state === 'open' ? HOUSE.metalDark : HOUSE.woodDark) +
    (state === 'open'
      ? [
          [-40, HOUSE.red],
          [-10, HOUSE.blue],
          [20, HOUSE.green],
        ]
      : [
          [-40, '#ffffff'],
          [-10, '#fbe3a0'],
          [20, '#f6c3c9'],
        ]
    )
      .map(([x, c]) => rectangle([Number(x), -57], 22, 5, String(c), { radius: 2 }))
      .join(''),
  anchors: { screen: { at: [0, -130], spanCm: 230 }, page: { at: [0, -130], spanCm: 230 } },
});
const stapler: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.06,
  svg:
    formed(pen, roundedPath([-120, -16], 240, 16, 6), HOUSE.ink, { depth: 4 }) +
    placed(
      formed(pen, 'M-120 -20Q-124 -56 -90 -58L110 -44Q124 -40 120 -20Z', color, {
        depth: 10,
        light: 5,
      }),
      { angleDegrees: -7 },
    ),
});
const eraser: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.03,
  svg: placed(
    boxed(pen, color, {
      at: [-90, 0],
      widthCm: 150,
      heightCm: 60,
      depth: [40, 24],
      extra: rectangle([-30, -60], 90, 60, HOUSE.blue),
    }),
    { angleDegrees: -6 },
  ),
});

/** What lies on a desk and hangs in a classroom. */
export const deskThing = defineFamily('desk-thing', {
  book,
  books,
  papers,
  paper,
  contract,
  letter,
  notebook,
  pencil,
  pen: penTool,
  quill,
  paintbrush: brush,
  palette,
  easel,
  scissors,
  clipboard,
  calendar,
  folder,
  map,
  scroll,
  globe,
  blackboard: chalkboard,
  stapler,
  eraser,
});
