import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { bavarian } from './bavarian';
import { wardrobe } from './wardrobe';

/** Hats of many peoples, shoes and what else is worn, as they lie in a shop. Units are millimetres unless told. */

/** A hat: crown above a brim, both seen from a little above. */
const brimmed =
  (
    base: Hex,
    brim: number,
    crown: string,
    band: Hex,
    extra: (color: Hex) => string = () => '',
  ): Drawer =>
  (pen, { color = base }) => ({
    unitCm: 0.13,
    svg:
      path(
        `M${-brim} -16Q0 ${14} ${brim} -16Q${brim * 0.6} 4 0 6T${-brim} -16Z`,
        darker(color, 0.25),
      ) +
      ellipse([0, -18], brim, 22, color) +
      ellipse([0, -20], brim * 0.62, 12, darker(color, 0.18)) +
      formed(pen, crown, color, {
        depth: 12,
        light: 6,
        extra: path('M-80 -38Q0 -16 80 -38V-22Q0 0 -80 -22Z', band),
      }) +
      extra(color),
    anchors: { top: { at: [0, -90] }, grip: { at: [brim * 0.8, -16] } },
  });
const topHat = brimmed(
  HOUSE.ink,
  96,
  'M-56 -20L-62 -132Q0 -146 62 -132L56 -20Q0 0 -56 -20Z',
  HOUSE.red,
  (color) => ellipse([0, -133], 62, 12, lighter(color, 0.16)),
);
const bowler = brimmed(HOUSE.ink, 92, 'M-58 -20C-66 -110 66 -110 58 -20Q0 0 -58 -20Z', HOUSE.brown);
const sombrero = brimmed(
  '#e3b45c',
  150,
  'M-46 -22C-40 -90 -22 -124 0 -124S40 -90 46 -22Q0 -4 -46 -22Z',
  HOUSE.red,
  () =>
    times(16, (k) => {
      const [x, y] = polar(k * 22.5, 1);
      return circle(
        [x * 132, -18 + y * 18],
        5,
        [HOUSE.coral, HOUSE.green, HOUSE.blue][k % 3] ?? HOUSE.coral,
      );
    }).join(''),
);
const fez: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-66 0L-50 -104H50L66 0Q0 16 -66 0Z', color, { depth: 12, light: 6 }) +
    ellipse([0, -104], 50, 11, lighter(color, 0.18)) +
    stroke('M0 -106Q44 -112 52 -84V-50', HOUSE.ink, 4) +
    path('M46 -52H58L62 -20H42Z', HOUSE.ink),
});
const beret: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.13,
  svg:
    formed(pen, 'M-92 -40C-100 -82 -40 -96 10 -92S112 -74 100 -40Q60 -14 0 -16T-92 -40Z', color, {
      depth: 12,
      light: 6,
    }) +
    formed(pen, 'M-62 -24Q0 -4 66 -26L62 -4Q0 14 -58 -4Z', darker(color, 0.18), { depth: 4 }) +
    stroke('M8 -92q2 -12 10 -14', darker(color, 0.2), 6),
});
const turban: Drawer = (pen, { color = HOUSE.mustard }) => {
  const fold = (data: string, tone: number) =>
    formed(pen, data, tone < 0 ? darker(color, -tone) : lighter(color, tone), {
      depth: 7,
      light: 4,
    });
  return {
    unitCm: 0.13,
    svg:
      fold('M-60 -112C-44 -150 44 -150 60 -112L40 -84H-40Z', -0.12) +
      fold(
        'M-104 -56C-112 -120 -40 -140 16 -118C-10 -84 -30 -64 -40 -30C-70 -24 -100 -30 -104 -56Z',
        0.04,
      ) +
      fold(
        'M104 -56C112 -120 40 -140 -16 -118C10 -84 30 -64 40 -30C70 -24 100 -30 104 -56Z',
        -0.04,
      ) +
      fold(
        'M-92 -40C-80 -70 -30 -96 2 -112C20 -96 -20 -52 -70 -14C-86 -16 -94 -26 -92 -40Z',
        0.14,
      ) +
      fold('M92 -40C80 -70 30 -96 -2 -112C-20 -96 20 -52 70 -14C86 -16 94 -26 92 -40Z', 0.1) +
      fold(
        'M-84 -26C-60 -40 -20 -52 0 -72C20 -52 60 -40 84 -26Q90 -8 80 0Q0 -22 -80 0Q-90 -8 -84 -26Z',
        0,
      ) +
      formed(pen, 'M0 -108C-22 -140 -16 -176 10 -186C4 -166 30 -150 8 -108Z', HOUSE.cream, {
        depth: 5,
        extra: stroke('M2 -110Q-2 -150 8 -180', '#d9cbb4', 3),
      }) +
      ball(pen, [0, -84], 15, HOUSE.gold) +
      ball(pen, [0, -84], 9, HOUSE.red),
  };
};
const bikeHelmet: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.14,
  svg:
    stroke('M-44 -20L-6 34L34 -20', HOUSE.ink, 6) +
    formed(pen, 'M-88 -22C-96 -104 -20 -124 30 -108C76 -94 100 -56 98 -30Q40 -12 -88 -22Z', color, {
      depth: 12,
      light: 6,
      extra: [
        'M-70 -50Q-40 -104 30 -96L22 -84Q-36 -88 -58 -44Z',
        'M-46 -32Q-20 -74 56 -76L54 -62Q-8 -62 -32 -28Z',
        'M0 -28Q20 -52 80 -52L82 -40Q30 -42 16 -24Z',
      ]
        .map((d) => path(d, HOUSE.ink))
        .join(''),
    }),
});
/** A shell over face and throat, with a dark window. */
const weldingHelmet: Drawer = (pen, { color = '#3d4659' }) => ({
  unitCm: 0.14,
  svg:
    stroke('M-66 -96Q-104 -60 -70 -24', HOUSE.ink, 12) +
    formed(
      pen,
      'M-70 -120Q-50 -176 16 -178Q84 -174 90 -116L84 -40Q60 6 14 8Q-36 6 -56 -36Z',
      color,
      { depth: 12, light: 7 },
    ) +
    formed(pen, roundedPath([-36, -126], 116, 52, 8), HOUSE.ink, { depth: 3 }) +
    rectangle([-24, -116], 92, 32, '#3f8f7c', { radius: 4 }) +
    path('M-14 -88L14 -112H30L2 -88Z', HOUSE.white, { opacity: 0.35 }),
});
const gridironHelmet: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.15,
  svg:
    formed(
      pen,
      'M-80 -18C-104 -120 -10 -150 50 -122C84 -104 90 -76 84 -62L30 -58L26 -8Q-20 14 -80 -18Z',
      color,
      { depth: 14, light: 7, extra: stroke('M-60 -112Q0 -150 70 -100', HOUSE.white, 14) },
    ) +
    circle([-16, -50], 11, darker(color, 0.4)) +
    stroke('M28 -52H100Q110 -30 92 -2H30M34 -28H102M76 -52Q88 -30 72 -2', HOUSE.metal, 6),
});
const carnivalMask: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.13,
  svg:
    [-60, -30, 0, 30, 60]
      .map((x, k) =>
        formed(
          pen,
          `M${x * 0.5} -60Q${x * 1.1 - 16} -120 ${x * 1.4} -170Q${x * 1.1 + 16} -120 ${x * 0.5 + 8} -60Z`,
          [HOUSE.coral, HOUSE.mustard, HOUSE.teal, HOUSE.mustard, HOUSE.coral][k] ?? HOUSE.coral,
          { depth: 5 },
        ),
      )
      .join('') +
    formed(
      pen,
      'M-110 -56Q-60 -84 0 -66Q60 -84 110 -56Q104 -6 60 0Q24 0 0 -28Q-24 0 -60 0Q-104 -6 -110 -56Z',
      color,
      { depth: 10, light: 6 },
    ) +
    [-1, 1]
      .map((s) =>
        path(`M${s * 24} -34Q${s * 52} -60 ${s * 84} -38Q${s * 54} -16 ${s * 24} -34Z`, HOUSE.ink),
      )
      .join('') +
    times(11, (k) =>
      circle([-100 + k * 20, -58 - Math.abs(Math.sin(k * 0.63)) * 9], 3.4, HOUSE.gold),
    ).join('') +
    ball(pen, [0, -66], 10, HOUSE.red),
});
const tiara: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.1,
  svg:
    stroke('M-80 0Q0 20 80 0', darker(color, 0.15), 9) +
    formed(
      pen,
      'M-82 -4Q-60 -36 -46 -20Q-34 -74 -20 -34Q0 -120 20 -34Q34 -74 46 -20Q60 -36 82 -4Q0 18 -82 -4Z',
      color,
      { depth: 8, light: 5 },
    ) +
    [
      [0, -66, 9],
      [-32, -40, 6],
      [32, -40, 6],
      [0, -20, 7],
      [-56, -14, 5],
      [56, -14, 5],
    ]
      .map(([x = 0, y = 0, r = 4]) => ball(pen, [x, y], r, r > 6 ? HOUSE.pink : HOUSE.sky))
      .join(''),
});
const wig: Drawer = (pen, { color = '#f0d27a' }) => {
  const lock = (side: 1 | -1) =>
    placed(
      formed(
        pen,
        'M6 -232C84 -246 122 -180 104 -128C132 -104 126 -70 102 -58C122 -34 104 0 70 -2C48 -4 40 -26 52 -44C36 -66 40 -96 58 -112C40 -138 44 -176 6 -196Z',
        color,
        {
          depth: 12,
          light: 6,
          extra: stroke(
            'M40 -216Q84 -190 76 -140Q100 -110 84 -76Q92 -46 74 -12M70 -214Q104 -180 92 -136Q112 -104 98 -72',
            darker(color, 0.18),
            4,
          ),
        },
      ),
      { scaleX: side, scaleY: 1 },
    );
  return {
    unitCm: 0.13,
    svg:
      formed(pen, 'M-34 0L-22 -46V-72H22V-46L34 0Q0 10 -34 0Z', HOUSE.paper, { depth: 8 }) +
      formed(
        pen,
        'M-58 -150C-60 -220 60 -220 58 -150C58 -100 34 -62 0 -62S-58 -100 -58 -150Z',
        HOUSE.paper,
        {
          depth: 12,
          light: 5,
        },
      ) +
      path('M0 -140L-9 -106H7Z', darker(HOUSE.paper, 0.14)) +
      lock(-1) +
      lock(1) +
      formed(
        pen,
        'M-62 -150C-70 -236 70 -236 62 -150C40 -166 10 -172 2 -200C-8 -172 -40 -166 -62 -150Z',
        color,
        {
          depth: 8,
          light: 6,
          extra: stroke('M-50 -164Q-30 -196 0 -204M50 -164Q30 -196 4 -204', darker(color, 0.18), 4),
        },
      ),
  };
};
const pairOf =
  (draw: (pen: Pen, color: Hex) => string, base: Hex): Drawer =>
  (pen, { color = base }) => ({
    unitCm: 0.16,
    svg: `<g transform="translate(-34 -16)">${draw(pen, color)}</g><g transform="translate(34 0)">${draw(pen, color)}</g>`,
  });
const loafers = pairOf(
  (pen, color) =>
    formed(pen, 'M-74 -6L-70 -52Q-40 -60 -24 -38L24 -28Q70 -22 76 -6Q40 0 -74 -6Z', color, {
      depth: 8,
      light: 5,
    }) +
    path('M-78 -6H80V2H-78Z', darker(color, 0.45)) +
    path('M-70 -52Q-40 -60 -24 -38Q-46 -34 -70 -40Z', darker(color, 0.4)) +
    stroke('M-20 -42L4 -22', lighter(color, 0.25), 7) +
    circle([-6, -32], 4, HOUSE.gold),
  HOUSE.leather,
);
const clogs = pairOf(
  (pen, color) =>
    formed(
      pen,
      'M-74 -10Q-76 -48 -54 -44Q-30 -40 -10 -52Q30 -62 62 -36Q84 -24 82 -30Q82 -6 60 0H-60Q-72 0 -74 -10Z',
      color,
      { depth: 9, light: 5 },
    ) +
    path('M-70 -38Q-40 -30 -12 -46Q-30 -26 -66 -26Z', darker(color, 0.4)) +
    circle([30, -32], 9, HOUSE.red) +
    circle([30, -32], 4, HOUSE.cream),
  HOUSE.mustard,
);
const sandals = pairOf(
  (pen, color) =>
    path('M-70 -14Q-78 -48 -56 -54L-44 -16Z', darker(color, 0.35)) +
    formed(
      pen,
      'M-82 -12Q-84 -22 -70 -22Q0 -12 62 -22Q86 -20 86 -6Q84 4 66 4H-66Q-82 4 -82 -12Z',
      '#d9b27c',
      {
        depth: 6,
        extra: path('M-90 -4H90V8H-90Z', darker(color, 0.5)),
      },
    ) +
    formed(
      pen,
      'M-62 -18Q-62 -61 -34 -59Q-12 -56 -8 -18H-30Q-34 -44 -42 -44Q-48 -40 -46 -18Z',
      color,
      {
        depth: 5,
        light: 3,
      },
    ) +
    formed(pen, 'M6 -16Q6 -60 38 -56Q66 -48 68 -16H46Q44 -34 34 -36Q26 -36 26 -16Z', color, {
      depth: 5,
      light: 3,
    }) +
    [
      [-34, -53],
      [38, -50],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<rect x="${x - 8}" y="${y - 6}" width="16" height="14" rx="3" fill="none" stroke="${HOUSE.gold}" stroke-width="4"/>`,
      )
      .join(''),
  HOUSE.brown,
);
const slippers = pairOf(
  (pen, color) =>
    formed(pen, 'M-74 0V-12Q-20 -20 -10 -44Q30 -58 66 -34Q80 -20 76 0Z', color, {
      depth: 9,
      light: 5,
    }) +
    formed(pen, 'M-16 -50Q0 -38 -12 -24Q-30 -22 -34 -34Q-32 -50 -16 -50Z', HOUSE.cream, {
      depth: 4,
    }) +
    path('M-78 -4H80V3H-78Z', darker(color, 0.35)) +
    path('M-72 -8Q-20 -14 -14 -26L-24 -24Q-40 -18 -72 -16Z', darker(color, 0.4)),
  HOUSE.pink,
);
const cufflinks: Drawer = (pen) => ({
  unitCm: 0.02,
  svg: [-60, 60]
    .map(
      (x) =>
        rod(pen, `M${x} -40V-8`, HOUSE.metal, 12) +
        formed(pen, roundedPath([x - 34, -14], 68, 16, 8), HOUSE.metal, { depth: 4 }) +
        formed(pen, roundedPath([x - 44, -110], 88, 74, 14), HOUSE.gold, { depth: 9, light: 5 }) +
        rectangle([x - 28, -96], 56, 46, HOUSE.navy, { radius: 8 }),
    )
    .join(''),
});

/** Hats of many peoples, shoes and what else is worn. */
export const wearable = defineFamily('wearable', {
  ...wardrobe,
  ...bavarian,
  'top-hat': topHat,
  bowler,
  sombrero,
  fez,
  beret,
  turban,
  'bike-helmet': bikeHelmet,
  'gridiron-helmet': gridironHelmet,
  'welding-helmet': weldingHelmet,
  'carnival-mask': carnivalMask,
  tiara,
  wig,
  loafers,
  clogs,
  sandals,
  slippers,
  cufflinks,
});
