import type { Hex } from '@/lib/color/hex';
import { circle, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number, roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, leaf, pointsOf, rod } from '../form';
import type { Pen } from '../pen';
/** On wheels, with a handle to pull it by. */
export const trolleyCase: Drawer = (pen, { color = HOUSE.leather }) => {
  return {
    unitCm: 0.24,
    svg:
      stroke('M-24 -240V-300Q-24 -306 -16 -306H16Q24 -306 24 -300V-240', HOUSE.metalDark, 6) +
      [-62, 62].map((x) => circle([x, -8], 10, HOUSE.rubber)).join('') +
      formed(pen, roundedPath([-88, -246], 176, 234, 20), color, {
        depth: 14,
        light: 6,
        extra: [-54, -18, 18, 54]
          .map((x) => rectangle([x - 4, -246], 8, 240, darker(color, 0.14)))
          .join(''),
      }) +
      rectangle([-20, -254], 40, 10, darker(color, 0.3), { radius: 4 }),
    anchors: { grip: { at: [0, -306] }, top: { at: [0, -246], spanCm: 150 } },
  };
};

/** Flat, its lid up behind, with what was packed into it. */
function openSuitcase(pen: Pen, color: Hex): ReturnType<Drawer> {
  const clothes = [HOUSE.coral, HOUSE.cream, HOUSE.blue, HOUSE.mustard];
  return {
    unitCm: 0.22,
    svg:
      formed(pen, roundedPath([-130, -196], 260, 130, 18), darker(color, 0.12), {
        depth: 12,
        light: 4,
      }) +
      rectangle([-114, -182], 228, 104, HOUSE.sand, { radius: 10 }) +
      stroke('M-112 -150L112 -104M-112 -104L112 -150', darker(HOUSE.sand, 0.2), 5) +
      clothes
        .map((cloth, index) =>
          formed(pen, roundedPath([-108 + index * 55, -88 - (index % 2) * 8], 50, 40, 10), cloth, {
            depth: 5,
            light: 3,
          }),
        )
        .join('') +
      formed(pen, roundedPath([-134, -68], 268, 68, 14), color, { depth: 12, light: 6 }) +
      rectangle([-92, -68], 22, 68, darker(color, 0.24)) +
      rectangle([70, -68], 22, 68, darker(color, 0.24)) +
      rectangle([-18, -52], 36, 12, darker(color, 0.36), { radius: 5 }),
    anchors: { top: { at: [0, -80], spanCm: 220 }, inside: { at: [0, -70], spanCm: 220 } },
  };
}

export const suitcase: Drawer = (pen, { color = HOUSE.leather, state }) => {
  if (state === 'open') return openSuitcase(pen, color);
  return {
    unitCm: 0.22,
    svg:
      stroke('M-36 -188Q-36 -222 0 -222T36 -188', darker(color, 0.35), 13) +
      formed(pen, roundedPath([-130, -190], 260, 190, 18), color, {
        depth: 16,
        light: 6,
        extra:
          rectangle([-90, -200], 24, 210, darker(color, 0.24)) +
          rectangle([66, -200], 24, 210, darker(color, 0.24)) +
          stroke('M-120 -180H120M-120 -12H120', lighter(color, 0.35), 2, { opacity: 0.8 }),
      }) +
      [-78, 78]
        .map(
          (x) =>
            rectangle([x - 10, -120], 20, 26, HOUSE.gold, { radius: 4 }) +
            rectangle([x - 5, -114], 10, 12, darker(HOUSE.gold, 0.3), { radius: 2 }),
        )
        .join('') +
      pointsOf('-124 -184, 124 -184, -124 -6, 124 -6')
        .map(([x, y]) => circle([x * 0.95, y * 0.97 - 2], 8, darker(color, 0.3)))
        .join(''),
    anchors: {
      grip: { at: [0, -222] },
      top: { at: [0, -190], spanCm: 240 },
      seat: { at: [0, -190], spanCm: 200 },
    },
  };
};

/** Seams of thread along a curve from one point by another to a third. */
function stitches([from, by, to]: readonly [Point, Point, Point], count: number): string {
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * by[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * by[1] + t * t * to[1],
  ];
  return times(count, (index) => {
    const [a, b] = [at(index / count), at((index + 0.55) / count)];
    return `M${number(a[0])} ${number(a[1])}L${number(b[0])} ${number(b[1])}`;
  }).join('');
}

/** A strap of a flap in its buckle. */
function buckled(pen: Pen, x: number, strap: Hex): string {
  return (
    formed(pen, roundedPath([x - 9, -158], 18, 100, 4), strap, { depth: 4, light: 3 }) +
    rectangle([x - 14, -96], 28, 24, HOUSE.gold, { radius: 5 }) +
    rectangle([x - 8, -90], 16, 12, strap, { radius: 2 }) +
    rectangle([x - 2, -96], 4, 24, lighter(HOUSE.gold, 0.4)) +
    circle([x, -66], 2.2, HOUSE.gold)
  );
}

const BACKPACK_SEAMS: readonly (readonly [Point, Point, Point, number])[] = [
  [[-68, -74], [-68, -20], [-52, -19], 8],
  [[-52, -19], [0, -17], [52, -19], 14],
  [[52, -19], [68, -20], [68, -74], 8],
  [[-96, -126], [0, -104], [96, -126], 22],
];

const BACKPACK = {
  body: 'M-110 -30V-150C-110 -214 -70 -240 0 -240S110 -214 110 -150V-30Q110 0 80 0H-80Q-110 0 -110 -30Z',
  flap: 'M-104 -160C-100 -216 -60 -236 0 -236S100 -216 104 -160C106 -130 100 -112 92 -106Q0 -88 -92 -106C-100 -112 -106 -130 -104 -160Z',
  shine: 'M-84 -168C-80 -206 -54 -222 -20 -226C-50 -212 -66 -196 -68 -164Z',
  pockets: [
    'M-108 -104Q-130 -100 -130 -70V-26Q-130 -6 -106 -4Z',
    'M108 -104Q130 -100 130 -70V-26Q130 -6 106 -4Z',
  ],
} as const;

export const backpack: Drawer = (pen, { color = HOUSE.coral }) => {
  const [dark, strap] = [darker(color, 0.26), darker(color, 0.38)];
  const seams = BACKPACK_SEAMS.map(([from, by, to, count]) => stitches([from, by, to], count));
  const flat = { depth: 8, light: 4 };
  return {
    unitCm: 0.2,
    svg:
      stroke('M-24 -232Q-24 -262 0 -262T24 -232', strap, 12) +
      stroke('M-19 -232Q-19 -256 0 -256', lighter(strap, 0.25), 3) +
      stroke('M96 -180C140 -160 140 -60 108 -20', dark, 18) +
      BACKPACK.pockets.map((pocket) => formed(pen, pocket, dark, flat)).join('') +
      formed(pen, BACKPACK.body, color, {
        depth: 26,
        light: 9,
        extra: rectangle([-112, -14], 224, 16, dark, { opacity: 0.6 }),
      }) +
      path('M-84 -88Q0 -70 84 -88V-96H-84Z', dark, { opacity: 0.6 }) +
      formed(pen, roundedPath([-78, -94], 156, 84, 20), lighter(color, 0.07), {
        depth: 13,
        light: 6,
      }) +
      formed(pen, BACKPACK.flap, lighter(color, 0.1), {
        depth: 18,
        light: 9,
        extra: path(BACKPACK.shine, lighter(color, 0.4), { opacity: 0.55 }),
      }) +
      stroke(seams.join(''), lighter(color, 0.5), 2, { opacity: 0.85 }) +
      buckled(pen, -44, strap) +
      buckled(pen, 44, strap),
    anchors: { grip: { at: [0, -260] }, back: { at: [-100, -150] }, top: { at: [0, -240] } },
  };
};

export const handbag: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.15,
  svg:
    stroke('M-60 -130C-60 -240 60 -240 60 -130', darker(color, 0.3), 12) +
    formed(pen, 'M-100 -130H100L120 -20Q122 0 100 0H-100Q-122 0 -120 -20Z', color, {
      depth: 18,
      light: 6,
    }) +
    formed(pen, 'M-100 -134H100L96 -70Q0 -44 -96 -70Z', lighter(color, 0.08), {
      depth: 9,
      light: 4,
    }) +
    rectangle([-13, -70], 26, 24, HOUSE.gold, { radius: 5 }),
  anchors: { grip: { at: [0, -212] }, inside: { at: [0, -130], spanCm: 170 } },
});

export const toteBag: Drawer = (pen, { color = HOUSE.cream }) => ({
  unitCm: 0.19,
  svg:
    stroke('M-40 -180C-44 -250 44 -250 40 -180', darker(color, 0.2), 10) +
    formed(pen, 'M-90 -186H90L98 -8Q98 0 88 0H-88Q-98 0 -98 -8Z', color, { depth: 16, light: 6 }) +
    leaf([0, -70], 70, 20, -90, HOUSE.leaf) +
    leaf([0, -70], 60, 18, -140, HOUSE.leafDark) +
    leaf([0, -70], 60, 18, -40, HOUSE.leaf),
  anchors: {
    grip: { at: [0, -236] },
    inside: { at: [0, -186], spanCm: 160 },
    label: { at: [0, -90], spanCm: 120 },
  },
});

const paperBag = (pen: Pen, color: Hex, handles: boolean, stuff: string) => ({
  unitCm: 0.17,
  svg:
    (handles ? stroke('M-34 -200C-34 -250 34 -250 34 -200', darker(color, 0.35), 6) : '') +
    shape(
      [
        [-80, -200],
        [80, -200],
        [72, -186],
        [-72, -186],
      ],
      darker(color, 0.4),
    ) +
    stuff,
  front:
    formed(pen, 'M-80 -200L-72 -190H72L80 -200L86 0H-86Z', color, {
      depth: 10,
      light: 5,
      extra:
        path('M50 -200L86 -200V0H44Z', darker(color, 0.12)) +
        stroke('M50 -190L44 0', darker(color, 0.2), 2),
    }) + (handles ? stroke('M-28 -190C-28 -240 28 -240 28 -190', darker(color, 0.3), 6) : ''),
  anchors: {
    grip: { at: [0, handles ? -230 : -150] as const },
    inside: { at: [0, -196] as const, spanCm: 140 },
    label: { at: [0, -100] as const, spanCm: 110 },
  },
});
export const shoppingBag: Drawer = (pen, { color = pen.accents[0] }) =>
  paperBag(pen, color, true, '');
export const groceries: Drawer = (pen, { color = '#d9a86c' }) =>
  paperBag(
    pen,
    color,
    false,
    rod(pen, 'M-40 -170L-64 -280', '#d9974a', 26) +
      times(5, (index) =>
        leaf([20, -190], 90, 18, -110 + index * 16, index % 2 ? HOUSE.leaf : '#7cb84f'),
      ).join('') +
      ball(pen, [-8, -210], 26, HOUSE.red) +
      ball(pen, [44, -206], 24, HOUSE.orange) +
      rectangle([-30, -246], 28, 70, HOUSE.sky, { radius: 3 }),
  );
