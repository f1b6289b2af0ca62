import type { Hex } from '@/lib/color/hex';
import { circle, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

const eye = (x: number, y: number, radius = 6) =>
  circle([x, y], radius, HOUSE.ink) +
  circle([x + radius * 0.3, y - radius * 0.3], radius * 0.34, HOUSE.white);

const legs = (at: readonly number[], color: Hex) =>
  at
    .map((x) =>
      stroke(`M${x} -34L${x - 14} -60L${x - 26} 0M${x} -34L${x + 16} -56L${x + 24} 0`, color, 6),
    )
    .join('');
const scorpion: Drawer = (pen, { color = '#a5583a' }) => ({
  unitCm: 0.045,
  svg:
    legs([-30, -6, 18, 42], darker(color, 0.3)) +
    [
      [-76, -46, 18],
      [-104, -66, 17],
      [-122, -96, 16],
      [-122, -128, 15],
      [-104, -156, 14],
      [-76, -168, 13],
    ]
      .map(([x = 0, y = 0, r = 0]) => ball(pen, [x, y], r, color, { glint: 0 }))
      .join('') +
    formed(
      pen,
      'M-78 -182C-54 -186 -40 -170 -34 -144C-50 -156 -66 -154 -80 -156Z',
      darker(color, 0.25),
      { depth: 4 },
    ) +
    formed(pen, 'M-72 -42C-60 -70 40 -74 66 -44C60 -18 -60 -16 -72 -42Z', color, {
      depth: 9,
      light: 5,
      extra: times(5, (index) =>
        stroke(
          `M${-46 + index * 22} -70Q${-54 + index * 22} -42 ${-46 + index * 22} -14`,
          darker(color, 0.24),
          4,
        ),
      ).join(''),
    }) +
    [
      [0, 0],
      [16, 20],
    ]
      .map(
        ([dx = 0, dy = 0], index) =>
          rod(
            pen,
            `M58 ${-46 + dy}L${94 + dx} ${-70 + dy}L${112 + dx} ${-52 + dy}`,
            darker(color, index ? 0 : 0.16),
            10,
          ) +
          formed(
            pen,
            `M${104 + dx} ${-48 + dy}C${100 + dx} ${-80 + dy} ${140 + dx} ${-86 + dy} ${156 + dx} ${-66 + dy}L${126 + dx} ${-56 + dy}L${160 + dx} ${-46 + dy}C${146 + dx} ${-28 + dy} ${112 + dx} ${-28 + dy} ${104 + dx} ${-48 + dy}Z`,
            darker(color, index ? 0 : 0.16),
            { depth: 6 },
          ),
      )
      .join('') +
    eye(52, -52),
});
const mantis: Drawer = (pen, { color = '#7cbc4f' }) => ({
  unitCm: 0.05,
  svg:
    stroke(
      'M-30 -64L-64 -90L-76 0M-6 -66L-16 -96L-22 0M18 -72L44 -70L50 0',
      darker(color, 0.25),
      6,
    ) +
    formed(pen, 'M-128 -34C-110 -66 -40 -90 24 -84C14 -58 -70 -34 -128 -34Z', darker(color, 0.1), {
      depth: 7,
      extra: stroke('M-120 -38Q-50 -60 20 -80', lighter(color, 0.4), 3),
    }) +
    rod(pen, 'M14 -78L58 -160', color, 15) +
    rod(pen, 'M52 -142L92 -128L74 -172L118 -186', darker(color, 0.06), 9) +
    rod(pen, 'M46 -126L84 -104L78 -150L114 -160', color, 9) +
    stroke('M82 -158l10 -4M88 -168l8 -6M98 -176l4 -8', darker(color, 0.4), 3) +
    formed(
      pen,
      'M34 -190C50 -204 90 -200 92 -188C90 -176 66 -156 58 -158C48 -162 36 -176 34 -190Z',
      color,
      { depth: 6 },
    ) +
    stroke('M50 -196Q40 -226 14 -226M76 -198Q92 -224 112 -218', darker(color, 0.3), 3) +
    eye(44, -188, 8) +
    eye(84, -188, 8),
});
const grasshopper: Drawer = (pen, { color = '#86b84a' }) => ({
  unitCm: 0.035,
  svg:
    stroke('M40 -50L30 -20L44 0M64 -54L72 -24L92 0', darker(color, 0.3), 7) +
    stroke('M86 -86Q120 -130 168 -120M80 -90Q100 -140 146 -148', darker(color, 0.35), 3) +
    formed(
      pen,
      'M-150 -58C-110 -84 20 -104 60 -80C84 -70 70 -38 40 -36C-30 -30 -110 -36 -150 -58Z',
      color,
      {
        depth: 8,
        light: 5,
        extra: times(6, (index) =>
          stroke(
            `M${-100 + index * 20} -90Q${-108 + index * 20} -60 ${-100 + index * 20} -30`,
            darker(color, 0.18),
            3,
          ),
        ).join(''),
      },
    ) +
    formed(
      pen,
      'M-160 -76C-110 -100 0 -110 36 -92C10 -70 -100 -58 -160 -76Z',
      lighter(color, 0.2),
      { depth: 5 },
    ) +
    formed(pen, 'M50 -94C84 -104 106 -84 104 -60C98 -44 76 -40 58 -50Z', darker(color, 0.05), {
      depth: 6,
    }) +
    eye(84, -76, 8) +
    formed(pen, 'M-10 -56C-40 -100 -90 -146 -110 -146C-112 -136 -80 -80 -26 -44Z', color, {
      depth: 6,
    }) +
    stroke('M-108 -142L-70 -8L-44 0', darker(color, 0.22), 8),
});
const seaUrchin: Drawer = (pen, { color = '#5c3f86' }) => ({
  unitCm: 0.055,
  svg:
    times(27, (index) =>
      placed(path('M-4 -40L0 -112L4 -40Z', index % 2 ? color : darker(color, 0.2)), {
        at: [0, -46],
        angleDegrees: -112 + index * 8.6,
        scaleX: index % 3 === 1 ? 0.84 : 1,
      }),
    ).join('') +
    formed(pen, 'M-64 -20C-70 -90 70 -90 64 -20Q50 0 0 0T-64 -20Z', color, {
      depth: 14,
      light: 6,
    }) +
    times(11, (index) =>
      path(
        `M${-44 + (index % 4) * 29} ${-22 - Math.floor(index / 4) * 18}l6 -22l6 22Z`,
        lighter(color, 0.25),
      ),
    ).join(''),
});
const swordfish: Drawer = (pen, { color = '#4a78b5' }) => ({
  unitCm: 0.9,
  svg:
    formed(
      pen,
      'M-128 -4C-150 -40 -176 -56 -186 -56C-172 -30 -166 -6 -166 0C-166 10 -176 36 -188 52C-168 46 -146 28 -128 6Z',
      darker(color, 0.1),
      { depth: 6 },
    ) +
    formed(pen, 'M30 -34C24 -60 -10 -78 -28 -80C-26 -60 -20 -40 -10 -32Z', darker(color, 0.16), {
      depth: 5,
    }) +
    formed(pen, 'M-140 2C-90 -30 10 -50 80 -22L190 -8L190 -4L84 4C40 34 -80 34 -140 2Z', color, {
      depth: 10,
      light: 6,
      extra: path('M-150 10C-80 14 20 16 100 0V50H-150Z', '#dfe8f2'),
    }) +
    formed(pen, 'M34 14C20 44 -2 54 -14 54C-10 40 -4 24 6 14Z', darker(color, 0.2), { depth: 4 }) +
    eye(66, -10, 6) +
    stroke('M44 -22Q36 -6 44 10', darker(color, 0.3), 4),
});
const eel: Drawer = (pen, { color = '#5f7f5a' }) => {
  const line = 'M-160 -14C-116 -66 -82 -62 -50 -28C-20 4 20 4 48 -32C70 -60 100 -66 126 -54';
  return {
    unitCm: 0.5,
    svg:
      placed(
        stroke(
          'M-176 -22C-120 -78 -82 -74 -44 -40C-16 -12 20 -14 44 -48C60 -68 74 -76 92 -78',
          darker(color, 0.24),
          22,
        ),
        { at: [0, -8] },
      ) +
      path('M-150 -22L-196 -40L-184 -18L-200 0Z', darker(color, 0.2)) +
      rod(pen, line, color, 34, { shine: 0.25 }) +
      placed(stroke(line, '#d9dcae', 8), { at: [2, 11] }) +
      formed(pen, 'M104 -76C130 -92 170 -72 180 -50C172 -34 130 -28 102 -38Z', color, {
        depth: 7,
      }) +
      formed(pen, 'M100 -46Q92 -24 72 -22Q80 -40 86 -52Z', darker(color, 0.2), { depth: 3 }) +
      stroke('M180 -48Q160 -42 142 -44', darker(color, 0.5), 4) +
      stroke('M116 -66Q110 -54 116 -42', darker(color, 0.35), 4) +
      eye(146, -64, 6) +
      [
        [186, -92, 6],
        [198, -110, 4],
        [180, -122, 5],
      ]
        .map(
          ([x = 0, y = 0, r = 1]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="#dff1fa" stroke="${HOUSE.water}" stroke-width="2"/>`,
        )
        .join(''),
  };
};
const armadillo: Drawer = (pen, { color = '#b39a84' }) => ({
  unitCm: 0.3,
  svg:
    rod(pen, 'M-96 -26C-130 -20 -150 -6 -168 -4', darker(color, 0.12), 13) +
    [-58, 46]
      .map((x) =>
        formed(pen, `M${x - 15} -30H${x + 15}L${x + 18} 0H${x - 16}Z`, darker(color, 0.2), {
          depth: 5,
        }),
      )
      .join('') +
    formed(
      pen,
      'M84 -46C110 -66 150 -34 172 -18Q172 -8 160 -8C130 -6 96 -10 84 -20Z',
      lighter(color, 0.12),
      { depth: 7 },
    ) +
    formed(pen, 'M92 -58C88 -86 104 -96 112 -90C116 -76 112 -62 106 -54Z', darker(color, 0.1), {
      depth: 4,
    }) +
    eye(128, -36, 6) +
    circle([168, -14], 5, HOUSE.ink) +
    formed(pen, 'M-106 -14C-116 -90 -60 -124 -6 -124C56 -124 106 -90 98 -14Q0 4 -106 -14Z', color, {
      depth: 14,
      light: 6,
      extra: times(8, (index) =>
        stroke(
          `M${-84 + index * 24} -130Q${-96 + index * 26} -60 ${-86 + index * 24} 6`,
          darker(color, 0.22),
          5,
        ),
      ).join(''),
    }),
});
/** Animals with a shape that no family of animals has. */
export const critter = defineFamily('critter', {
  scorpion,
  'praying-mantis': mantis,
  grasshopper,
  'sea-urchin': seaUrchin,
  swordfish,
  eel,
  armadillo,
});
