import type { Hex } from '@/lib/color/hex';
import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';

/** Clothes as they hang in a shop. */

const bra: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.16,
  svg:
    stroke('M-66 -70L-50 -120M66 -70L50 -120', color, 6) +
    formed(
      pen,
      'M-104 -60Q-60 -96 -4 -54Q0 -50 4 -54Q60 -96 104 -60L96 -30Q70 -6 50 0Q20 0 0 -28Q-20 0 -50 0Q-70 -6 -96 -30Z',
      color,
      {
        depth: 8,
        light: 5,
        extra: stroke('M-96 -30Q-50 -70 -2 -40M96 -30Q50 -70 2 -40', lighter(color, 0.35), 4),
      },
    ) +
    circle([0, -46], 5, HOUSE.cream),
});

const underpants: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.17,
  svg:
    formed(pen, 'M-90 -100H90L98 0H20L0 -44L-20 0H-98Z', color, {
      depth: 10,
      light: 5,
      extra:
        stroke('M0 -84V-44', darker(color, 0.2), 4) +
        times(14, (k) =>
          circle([-76 + (k % 7) * 26, -62 + Math.floor(k / 7) * 28], 4, HOUSE.cream),
        ).join(''),
    }) + rectangle([-92, -104], 184, 14, HOUSE.cream, { radius: 3 }),
});

const leggings: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.4,
  svg:
    formed(
      pen,
      'M-44 -220H44Q54 -150 42 -80L30 0H10L6 -90L0 -160L-6 -90L-10 0H-30L-42 -80Q-54 -150 -44 -220Z',
      color,
      { depth: 9, light: 5 },
    ) + rectangle([-45, -222], 90, 16, darker(color, 0.2), { radius: 4 }),
});

const overalls: Drawer = (pen, { color = '#3f6fa8' }) => ({
  unitCm: 0.5,
  svg:
    stroke('M-24 -190L-32 -232M24 -190L32 -232', darker(color, 0.15), 10) +
    formed(pen, 'M-34 -196H34V-150L50 -144L58 0H10L0 -90L-10 0H-58L-50 -144L-34 -150Z', color, {
      depth: 10,
      light: 5,
      extra:
        stroke('M-56 -142H56M0 -140V-90', darker(color, 0.18), 3) +
        rectangle([-18, -186], 36, 28, darker(color, 0.1), { radius: 3 }) +
        rectangle([-44, -132], 26, 30, darker(color, 0.1)) +
        rectangle([18, -132], 26, 30, darker(color, 0.1)),
    }) +
    [-26, 26].map((x) => circle([x, -190], 5, HOUSE.gold)).join(''),
});

const kilt: Drawer = (pen, { color = '#a83a3a' }) => ({
  unitCm: 0.36,
  svg:
    formed(pen, 'M-56 -150H56L88 0Q0 14 -88 0Z', color, {
      depth: 10,
      light: 5,
      extra:
        times(9, (k) =>
          stroke(`M${-60 + k * 15} -150L${-92 + k * 23} 10`, k % 2 ? HOUSE.green : HOUSE.navy, 6),
        ).join('') +
        [-116, -78, -40]
          .map(
            (y) =>
              stroke(`M-90 ${y}H90`, HOUSE.green, 8) + stroke(`M-90 ${y}H90`, HOUSE.mustard, 2),
          )
          .join(''),
    }) +
    rectangle([-58, -156], 116, 14, HOUSE.leather, { radius: 3 }) +
    formed(pen, 'M-18 -110H18V-80Q0 -60 -18 -80Z', HOUSE.cream, { depth: 4 }) +
    rectangle([-20, -114], 40, 10, HOUSE.metal, { radius: 3 }),
});

const robe: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.55,
  svg:
    formed(
      pen,
      'M-34 -210L-92 -120L-70 -104L-46 -138L-54 0H54L46 -138L70 -104L92 -120L34 -210Q0 -196 -34 -210Z',
      color,
      {
        depth: 10,
        light: 5,
        extra: path('M-20 -214L6 -110L-6 0H6L14 -100L26 -214L0 -150Z', darker(color, 0.16)),
      },
    ) +
    stroke('M-34 -210L2 -112L34 -210', lighter(color, 0.5), 9) +
    rectangle([-48, -112], 96, 11, darker(color, 0.25)) +
    stroke('M4 -104L-6 -60M10 -104L20 -64', darker(color, 0.25), 6),
});

const weddingDress: Drawer = (pen, { color = '#fbf6f2' }) => ({
  unitCm: 0.62,
  svg:
    formed(
      pen,
      'M-30 -206Q-12 -190 0 -196Q12 -190 30 -206L24 -140Q96 -70 110 0Q0 20 -110 0Q-96 -70 -24 -140Z',
      color,
      {
        depth: 12,
        light: 5,
        extra:
          [-70, -36, 0, 36, 70]
            .map((x) => stroke(`M${x * 0.2} -136Q${x * 0.7} -70 ${x * 1.3} 6`, '#e3dcd8', 3))
            .join('') +
          times(18, (k) => circle([-90 + k * 10.6, -12 - (k % 3) * 9], 3, '#e9dfe6')).join(''),
      },
    ) +
    rectangle([-25, -146], 50, 9, HOUSE.pink, { radius: 3 }) +
    circle([0, -141], 7, HOUSE.pink),
});

const tuxedo: Drawer = (pen, { color = HOUSE.ink as Hex }) => ({
  unitCm: 0.42,
  svg:
    formed(
      pen,
      'M-36 -190L-84 -164L-96 -50H-72L-62 -120L-58 0H58L62 -120L72 -50H96L84 -164L36 -190Z',
      color,
      { depth: 10, light: 5 },
    ) +
    path('M-26 -190L0 -70L26 -190Z', HOUSE.white) +
    path(
      'M-36 -190L-44 -140L-4 -64L-22 -190ZM36 -190L44 -140L4 -64L22 -190Z',
      lighter(color, 0.14),
    ) +
    path('M0 -178L-20 -190V-166ZM0 -178L20 -190V-166Z', HOUSE.red) +
    [-150, -128, -106].map((y) => circle([0, y], 3, color)).join('') +
    [-50, -30].map((y) => circle([2, y], 4, HOUSE.gold)).join('') +
    path('M30 -132h20l-6 -12l-6 8l-4 -8Z', HOUSE.red),
});

const onePiece: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.34,
  svg:
    stroke('M-26 -150Q-34 -190 -18 -206M26 -150Q34 -190 18 -206', color, 9) +
    formed(
      pen,
      'M-44 -150Q-20 -120 0 -132Q20 -120 44 -150Q40 -100 36 -84Q46 -50 54 -34Q24 -28 10 0H-10Q-24 -28 -54 -34Q-46 -50 -36 -84Q-40 -100 -44 -150Z',
      color,
      {
        depth: 8,
        light: 5,
        extra: times(5, (k) => stroke(`M-60 ${-112 + k * 20}H60`, HOUSE.cream, 6)).join(''),
      },
    ),
});

const pyjamas: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.45,
  svg:
    formed(pen, 'M30 -112H100L106 0H74L66 -70L58 0H26Z', darker(color, 0.06), {
      depth: 7,
      extra: times(9, (k) =>
        circle([40 + (k % 3) * 24, -92 + Math.floor(k / 3) * 30], 4, HOUSE.mustard),
      ).join(''),
    }) +
    formed(
      pen,
      'M-46 -190L-104 -158L-112 -84H-90L-78 -120L-76 -40H12L14 -120L26 -84H48L40 -158L-18 -190Z',
      color,
      {
        depth: 10,
        light: 5,
        extra:
          times(14, (k) =>
            circle([-90 + (k % 5) * 28, -160 + Math.floor(k / 5) * 36], 5, HOUSE.mustard),
          ).join('') + stroke('M-32 -180V-40', darker(color, 0.15), 3),
      },
    ) +
    [-140, -112, -84, -58].map((y) => circle([-26, y], 4, HOUSE.cream)).join('') +
    path('M-46 -190L-32 -164L-18 -190L-8 -184L-32 -148L-56 -184Z', lighter(color, 0.4)),
});

const waistcoat: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.33,
  svg:
    formed(
      pen,
      'M-40 -180L-66 -164Q-48 -130 -62 -104L-66 -20L-20 0L0 -24L20 0L66 -20L62 -104Q48 -130 66 -164L40 -180L0 -100Z',
      color,
      { depth: 10, light: 5, extra: stroke('M0 -100V-20', darker(color, 0.3), 3) },
    ) +
    stroke('M-40 -180L0 -98L40 -180', lighter(color, 0.22), 7) +
    [-84, -60, -38].map((y) => circle([6, y], 4, HOUSE.gold)).join('') +
    [-1, 1].map((s) => stroke(`M${s * 22} -48L${s * 48} -54`, darker(color, 0.3), 4)).join(''),
});

export const wardrobe = {
  bra,
  underpants,
  leggings,
  overalls,
  kilt,
  robe,
  'wedding-dress': weddingDress,
  tuxedo,
  'one-piece': onePiece,
  pyjamas,
  waistcoat,
} as const satisfies Record<string, Drawer>;
