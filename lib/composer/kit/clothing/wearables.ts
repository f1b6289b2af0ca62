import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
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
const turban: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.13,
  svg:
    formed(pen, 'M-82 -20C-96 -100 -40 -128 0 -128S96 -100 82 -20Q40 4 0 2T-82 -20Z', color, {
      depth: 14,
      light: 7,
      extra: [
        'M-86 -40Q-10 -40 70 -110',
        'M-84 -68Q-20 -70 40 -124',
        'M86 -40Q10 -36 -60 -108',
        'M-70 -6Q0 -30 84 -24',
      ]
        .map((d) => stroke(d, darker(color, 0.18), 5))
        .join(''),
    }) +
    ball(pen, [0, -76], 13, HOUSE.red) +
    circle([0, -76], 6, HOUSE.gold),
});
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
const wig: Drawer = (pen, { color = '#f0d27a' }) => ({
  unitCm: 0.15,
  svg: formed(
    pen,
    'M-40 -160C-96 -170 -110 -110 -98 -70C-110 -30 -84 0 -58 0C-40 -30 -56 -70 -44 -100Q0 -136 46 -104C56 -70 40 -30 58 0C86 0 110 -30 98 -70C110 -110 96 -170 40 -160Q0 -180 -40 -160Z',
    color,
    {
      depth: 14,
      light: 7,
      extra: [
        'M-84 -20Q-92 -70 -70 -130',
        'M-66 -8Q-74 -70 -54 -120',
        'M84 -20Q92 -70 70 -130',
        'M66 -8Q74 -70 54 -120',
        'M-50 -150Q0 -170 50 -148',
        'M-40 -130Q0 -156 44 -128',
      ]
        .map((d) => stroke(d, darker(color, 0.16), 4))
        .join(''),
    },
  ),
});
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
    formed(pen, roundedPath([-76, -12], 154, 14, 7), HOUSE.leather, { depth: 4 }) +
    stroke('M-60 -10Q-50 -44 -20 -40L4 -10M-24 -40Q10 -44 22 -10M38 -10Q50 -34 62 -10', color, 9) +
    circle([-22, -40], 5, HOUSE.gold),
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
