import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** What is at hand where people are healed, and what is inside them. */

const kidney: Drawer = (pen, { color = '#a8443f' }) => ({
  unitCm: 0.09,
  svg: [-1, 1]
    .map((side) =>
      placed(
        stroke('M6 -66Q-26 -60 -30 0', '#f0c95c', 9) +
          stroke('M2 -76H-34', HOUSE.blue, 8) +
          stroke('M2 -86H-34', HOUSE.red, 8) +
          formed(
            pen,
            'M4 -80C-10 -92 -6 -140 30 -140C72 -140 78 -30 34 -24C6 -22 -8 -66 4 -80Z',
            color,
            { depth: 12, light: 7 },
          ),
        { at: [side * 36, 0], scaleX: side, scaleY: 1 },
      ),
    )
    .join(''),
});
const liver: Drawer = (pen, { color = '#8e3b32' }) => ({
  unitCm: 0.13,
  svg:
    formed(
      pen,
      'M-110 -60C-116 -104 -70 -124 -20 -112C30 -104 96 -112 118 -84C112 -62 60 -56 30 -36C0 -14 -96 20 -110 -60Z',
      color,
      { depth: 14, light: 8, extra: stroke('M6 -116Q16 -70 0 -24', darker(color, 0.25), 4) },
    ) + formed(pen, 'M-6 -34Q2 -50 16 -42Q20 -14 2 -6Q-10 -14 -6 -34Z', '#5f9a4a', { depth: 5 }),
});
const stomach: Drawer = (pen, { color = '#e79a8f' }) => ({
  unitCm: 0.14,
  svg:
    rod(pen, 'M-6 -190Q-14 -160 4 -140', darker(color, 0.1), 22) +
    formed(
      pen,
      'M-14 -140C10 -160 70 -170 76 -110C80 -40 30 0 -20 0C-50 2 -62 -14 -84 -14L-88 -40C-64 -42 -50 -28 -28 -40C-2 -54 -24 -104 -14 -140Z',
      color,
      {
        depth: 14,
        light: 8,
        extra: stroke('M52 -130Q60 -70 10 -28M30 -130Q36 -80 0 -50', darker(color, 0.14), 4),
      },
    ),
});
const intestines: Drawer = (pen, { color = '#e8a79c' }) => ({
  unitCm: 0.18,
  svg:
    rod(
      pen,
      'M-66 -10V-110Q-66 -128 -48 -128H48Q66 -128 66 -110V-30Q66 -8 40 -8H10V4',
      darker(color, 0.12),
      26,
    ) +
    rod(
      pen,
      'M-38 -102H30Q44 -102 40 -86T-30 -78Q-44 -72 -34 -60T30 -56Q46 -48 34 -38T-30 -34',
      color,
      18,
    ),
});
const virus: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.1,
  svg:
    times(14, (k) => {
      const [x, y] = polar(k * 25.7 + 8, 62);
      const [x2, y2] = polar(k * 25.7 + 8, 92);
      return (
        rod(pen, `M${x} ${-96 + y}L${x2} ${-96 + y2}`, darker(color, 0.12), 7) +
        ball(pen, [x2, -96 + y2], 9, HOUSE.coral, { glint: 0.3 })
      );
    }).join('') +
    ball(pen, [0, -96], 66, color, {
      glint: 0.4,
      extra: (
        [
          [-24, -120, 14],
          [22, -84, 12],
          [-16, -72, 9],
          [30, -122, 8],
        ] as const
      )
        .map(([x, y, r]) => circle([x, y], r, darker(color, 0.2)))
        .join(''),
    }),
});
const scalpel: Drawer = (pen) => ({
  unitCm: 0.09,
  svg: placed(
    formed(pen, roundedPath([-90, -8], 120, 16, 5), HOUSE.metal, {
      depth: 5,
      extra: times(7, (k) => rectangle([-70 + k * 9, -10], 3, 20, HOUSE.metalDark)).join(''),
    }) + formed(pen, 'M30 -7H50Q90 -10 104 6Q70 12 30 7Z', '#e6ecf5', { depth: 3 }),
    { at: [0, -30], angleDegrees: 14 },
  ),
  anchors: { grip: { at: [-40, -36] }, tip: { at: [100, -6] } },
});
const ivDrip: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    [-30, 30]
      .map((x) => rod(pen, `M0 -8L${x} -3`, HOUSE.metalDark, 4) + circle([x, -3], 3.4, HOUSE.ink))
      .join('') +
    rod(pen, 'M0 -4V-190', HOUSE.metal, 4) +
    stroke('M-24 -182Q-24 -192 -14 -190H14Q24 -192 24 -182', HOUSE.metal, 3.4) +
    formed(pen, 'M10 -176H38V-140Q36 -130 24 -128Q12 -130 10 -140Z', '#dff1f8', {
      depth: 4,
      extra: rectangle([6, -156], 36, 40, '#9ed3ea') + rectangle([16, -166], 16, 8, HOUSE.white),
    }) +
    stroke('M24 -128V-112C24 -60 52 -70 52 -30', '#bcdcec', 2.6) +
    formed(pen, roundedPath([21, -118], 7, 12, 2), HOUSE.white, { depth: 1 }),
});
const walkingFrame: Drawer = (pen) => ({
  unitCm: 0.8,
  svg:
    rod(pen, 'M-44 0L-30 -96Q-28 -108 -16 -108H12Q22 -108 24 -98L46 0', HOUSE.metal, 6) +
    rod(pen, 'M-26 0L-16 -90Q-14 -100 -4 -100H30Q40 -100 42 -90L62 0', HOUSE.metal, 6) +
    rod(pen, 'M-36 -44L54 -40', HOUSE.metal, 4) +
    [
      [-44, -2],
      [-26, -2],
      [46, -2],
      [62, -2],
    ]
      .map(([x = 0, y = 0]) => rectangle([x - 4, y - 6], 8, 8, HOUSE.ink, { radius: 2 }))
      .join('') +
    stroke('M-18 -108H12M-4 -100H30', HOUSE.ink, 8),
  anchors: { handle: { at: [6, -108] } },
});
const inhaler: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.06,
  svg:
    formed(pen, roundedPath([-26, -170], 52, 70, 8), HOUSE.metal, { depth: 8 }) +
    formed(pen, 'M-34 -130H34V-40L88 -24V14H-16Q-34 10 -34 -10Z', color, { depth: 12, light: 6 }) +
    formed(pen, roundedPath([84, -28], 20, 46, 4), lighter(color, 0.4), { depth: 4 }),
  anchors: { grip: { at: [0, -90] }, mouth: { at: [102, -4] } },
});
const hearingAid: Drawer = (pen, { color = '#e3b38c' }) => ({
  unitCm: 0.03,
  svg:
    formed(
      pen,
      'M-20 -150C40 -170 70 -90 50 -40C40 -20 10 -24 16 -50C30 -100 10 -120 -20 -118Z',
      color,
      { depth: 12, light: 6 },
    ) +
    stroke('M-18 -134C-70 -130 -70 -60 -50 -40', '#cfe3ee', 9) +
    formed(
      pen,
      'M-74 -44C-78 -70 -30 -70 -30 -40C-28 -10 -46 0 -56 -10C-62 -20 -72 -26 -74 -44Z',
      lighter(color, 0.3),
      { depth: 9 },
    ) +
    circle([44, -90], 6, darker(color, 0.3)),
});
const defibrillator: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    formed(pen, roundedPath([-80, -110], 160, 110, 12), HOUSE.red, { depth: 9, light: 5 }) +
    stroke('M-30 -110Q-30 -132 0 -132T30 -110', HOUSE.ink, 9) +
    path(
      'M0 -26C-44 -54 -44 -88 -18 -88Q-4 -88 0 -74Q4 -88 18 -88C44 -88 44 -54 0 -26Z',
      HOUSE.white,
    ) +
    path('M4 -82L-14 -54H-2L-8 -34L14 -62H2Z', HOUSE.red) +
    rectangle([48, -96], 20, 12, HOUSE.green, { radius: 2 }),
});
const bloodPressure: Drawer = (pen) => ({
  unitCm: 0.16,
  svg:
    stroke('M-30 -40C-30 -10 20 -10 30 -30', HOUSE.ink, 7) +
    formed(pen, roundedPath([-100, -84], 90, 60, 14), HOUSE.blue, {
      depth: 8,
      extra: rectangle([-40, -90], 10, 70, darker(HOUSE.blue, 0.2)),
    }) +
    ball(pen, [62, -64], 34, HOUSE.white, { glint: 0 }) +
    circle([62, -64], 26, '#eef2f8') +
    times(8, (k) => {
      const [x, y] = polar(150 + k * 34, 21);
      return circle([62 + x, -64 + y], 2, HOUSE.ink);
    }).join('') +
    stroke('M62 -64L74 -80', HOUSE.red, 4) +
    formed(pen, 'M30 -34Q20 0 44 0T58 -30Z', HOUSE.ink, { depth: 5 }),
});
const cottonSwabs: Drawer = (pen) => ({
  unitCm: 0.06,
  svg: [-40, -14, 12, 38]
    .map((x, k) =>
      placed(
        rod(pen, 'M0 -14V-110', HOUSE.sky, 6) +
          ball(pen, [0, -10], 10, HOUSE.white, { glint: 0 }) +
          ball(pen, [0, -114], 10, HOUSE.white, { glint: 0 }),
        { at: [x, 0], angleDegrees: -12 + k * 8 },
      ),
    )
    .join(''),
});
const dentalFloss: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.05,
  svg:
    formed(pen, roundedPath([-60, -110], 96, 110, 20), HOUSE.white, { depth: 9, light: 5 }) +
    formed(pen, 'M-60 -70H36V-90Q36 -110 16 -110H-40Q-60 -110 -60 -90Z', color, { depth: 7 }) +
    stroke('M10 -108C30 -150 70 -130 66 -90S90 -40 104 -70', HOUSE.sky, 4) +
    path(
      'M-30 -24Q-34 -50 -12 -48Q10 -50 6 -24Q2 -10 -4 -26H-20Q-26 -10 -30 -24Z',
      lighter(color, 0.4),
    ),
});
const eyeChart: Drawer = (pen) => ({
  unitCm: 0.55,
  svg:
    formed(pen, roundedPath([-52, -140], 104, 140, 4), HOUSE.white, { depth: 5 }) +
    stroke('M14 -126H-12V-100H14M-12 -113H8', HOUSE.ink, 6) +
    (
      [
        [-84, 11, 2],
        [-62, 8, 3],
        [-44, 6, 4],
        [-29, 4, 5],
        [-16, 3, 6],
      ] as const
    )
      .map(([y, size, count]) =>
        times(count, (k) => {
          const x = (k - (count - 1) / 2) * size * 2.6;
          return stroke(
            k % 3 === 0
              ? `M${x - size / 2} ${y}V${y - size}H${x + size / 2}`
              : k % 3 === 1
                ? `M${x - size / 2} ${y - size}H${x + size / 2}M${x} ${y - size}V${y}`
                : `M${x - size / 2} ${y}V${y - size}H${x + size / 2}V${y}`,
            HOUSE.ink,
            size / 3.6,
          );
        }).join(''),
      )
      .join(''),
});
const contactLens: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    [-56, 56]
      .map(
        (x, k) =>
          formed(pen, `M${x - 50} -34V-14Q${x} 14 ${x + 50} -14V-34Z`, HOUSE.white, { depth: 8 }) +
          ellipse([x, -34], 50, 20, k ? HOUSE.green : HOUSE.blue) +
          ellipse([x, -34], 40, 15, '#dcebf5') +
          ellipse([x, -35], 24, 9, '#a6d3ea'),
      )
      .join('') +
    rectangle([-8, -30], 16, 10, HOUSE.white) +
    path('M-26 -92Q0 -130 26 -92Q0 -80 -26 -92Z', '#9ed3ea', { opacity: 0.75 }) +
    stroke('M-26 -92Q0 -130 26 -92', HOUSE.white, 3),
});
const prosthesis: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.42,
  svg:
    formed(pen, 'M-26 -150Q0 -162 28 -150Q30 -110 12 -92H-10Q-26 -110 -26 -150Z', color, {
      depth: 8,
      light: 5,
    }) +
    ball(pen, [2, -86], 11, HOUSE.metalDark) +
    rod(pen, 'M2 -78V-18', HOUSE.metal, 12) +
    formed(pen, 'M-16 0Q-20 -22 0 -24Q40 -14 46 -4V0Z', HOUSE.ink, { depth: 5, light: 3 }),
});
const hotWaterBottle: Drawer = (pen, { color = HOUSE.red as Hex }) => ({
  unitCm: 0.17,
  svg:
    formed(
      pen,
      'M-18 -150H18L14 -128C60 -126 66 -100 62 -60C60 -8 50 0 0 0S-60 -8 -62 -60C-66 -100 -60 -126 -14 -128Z',
      color,
      {
        depth: 12,
        light: 6,
        extra: times(7, (k) => stroke(`M${-48 + k * 16} -108V-18`, lighter(color, 0.2), 4)).join(
          '',
        ),
      },
    ) +
    formed(pen, roundedPath([-15, -168], 30, 20, 5), HOUSE.ink, { depth: 4 }) +
    path(
      'M0 -44C-26 -62 -24 -84 -10 -84Q-2 -84 0 -76Q2 -84 10 -84C24 -84 26 -62 0 -44Z',
      HOUSE.white,
    ),
  anchors: { grip: { at: [0, -60] } },
});
const gauze: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    formed(pen, 'M20 -30H110V-6Q60 8 20 0Z', '#f3ead9', { depth: 5 }) +
    formed(pen, roundedPath([-60, -80], 100, 80, 36), '#fbf4e6', {
      depth: 10,
      extra: times(6, (k) => stroke(`M${-50 + k * 15} -90V10`, '#e8dcc4', 2.4)).join(''),
    }) +
    ellipse([40, -40], 16, 38, '#efe3cc') +
    ellipse([40, -40], 9, 22, '#dccdb0') +
    path('M-34 -52h14v-14h14v14h14v14h-14v14h-14v-14h-14Z', HOUSE.red),
});
const wheelHospitalBed: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    [-80, 80]
      .map(
        (x) =>
          rod(pen, `M${x} -46V-8`, HOUSE.metal, 6) +
          circle([x, -7], 7, HOUSE.ink) +
          circle([x, -7], 3, HOUSE.metal),
      )
      .join('') +
    formed(pen, roundedPath([-106, -54], 212, 12, 4), HOUSE.metalDark, { depth: 4 }) +
    formed(
      pen,
      'M-104 -56L-96 -66L-58 -102Q-50 -106 -46 -98L-24 -72H104Q108 -56 100 -54H-100Z',
      HOUSE.white,
      { depth: 6 },
    ) +
    formed(pen, 'M-24 -74H98Q108 -70 104 -54H-10Z', HOUSE.sky, { depth: 6 }) +
    formed(pen, roundedPath([-92, -112], 40, 18, 8), HOUSE.cream, { depth: 4 }) +
    rod(pen, 'M-110 -110V-40', HOUSE.metal, 5) +
    rod(pen, 'M110 -90V-40', HOUSE.metal, 5) +
    rod(pen, 'M-16 -86H60M-16 -86V-66M60 -86V-66', HOUSE.metal, 4),
  anchors: { bed: { at: [10, -62], spanCm: 180 }, top: { at: [40, -74], spanCm: 120 } },
});

/** What is at hand where people are healed. */
export const clinicThing = defineFamily('clinic-thing', {
  kidneys: kidney,
  liver,
  stomach,
  intestines,
  virus,
  scalpel,
  'iv-drip': ivDrip,
  'walking-frame': walkingFrame,
  inhaler,
  'hearing-aid': hearingAid,
  defibrillator,
  'blood-pressure-monitor': bloodPressure,
  'cotton-swabs': cottonSwabs,
  'dental-floss': dentalFloss,
  'eye-chart': eyeChart,
  'contact-lens': contactLens,
  'prosthetic-leg': prosthesis,
  'hot-water-bottle': hotWaterBottle,
  gauze,
  'hospital-bed': wheelHospitalBed,
});
