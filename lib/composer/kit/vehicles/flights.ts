import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';

/** What flies, and what lands elsewhere. */

const seaplane: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 2.6,
  svg:
    formed(pen, 'M-150 -86Q-168 -118 -156 -124L-132 -100Z', HOUSE.navy, { depth: 4 }) +
    formed(
      pen,
      'M-156 -92Q-60 -116 60 -116Q110 -112 116 -90Q112 -72 70 -70Q-40 -70 -156 -92Z',
      color,
      { depth: 9, light: 5 },
    ) +
    path('M34 -112Q84 -112 90 -96H30Z', HOUSE.glass) +
    times(3, (k) => circle([-50 + k * 26, -96], 7, HOUSE.glass)).join('') +
    formed(pen, 'M-40 -122Q20 -132 74 -122Q20 -112 -40 -122Z', HOUSE.navy, { depth: 3 }) +
    circle([120, -90], 7, HOUSE.ink) +
    ellipse([122, -90], 4, 34, HOUSE.ink, { opacity: 0.5 }) +
    stroke('M-20 -72L-10 -24M50 -72L44 -24M-20 -72L44 -24', HOUSE.metalDark, 4) +
    formed(pen, 'M-90 -22Q10 -34 96 -22Q80 0 0 0Q-70 -2 -90 -22Z', HOUSE.cream, { depth: 6 }),
  anchors: { surface: { at: [0, -8] } },
});

const hangGlider: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 2.4,
  svg:
    formed(
      pen,
      'M0 -150L200 -80Q150 -92 110 -78Q60 -96 0 -80Q-60 -96 -110 -78Q-150 -92 -200 -80Z',
      color,
      { depth: 7, light: 4, extra: path('M0 -160L-70 -60H70Z', lighter(color, 0.3)) },
    ) +
    stroke('M0 -110L-34 -24H34Z', HOUSE.metalDark, 3) +
    stroke('M0 -110V-52', HOUSE.ink, 2) +
    formed(pen, 'M-30 -48Q20 -62 40 -50Q30 -38 -30 -40L-58 -40Z', HOUSE.navy, { depth: 3 }) +
    circle([46, -54], 10, HOUSE.mustard) +
    stroke('M34 -46L26 -26', '#efb893', 5),
});

/** Level in the air, bristles behind; who rides it sits on its shaft. */
const flyingBroom: Drawer = (pen, { color = '#e3b25c' }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-40 -58Q30 -66 104 -72', HOUSE.woodDark, 5) +
    formed(
      pen,
      'M-40 -64C-58 -72 -84 -80 -108 -76C-104 -66 -112 -60 -104 -52C-110 -46 -104 -42 -98 -38C-74 -40 -54 -46 -40 -52Z',
      color,
      {
        depth: 7,
        light: 3,
        extra: times(6, (k) =>
          stroke(`M-42 ${-62 + k * 2}L-104 ${-74 + k * 7}`, darker(color, 0.2), 1.3),
        ).join(''),
      },
    ) +
    rectangle([-47, -66], 5, 16, HOUSE.coral, { radius: 2 }),
  anchors: { back: { at: [4, -63] }, handle: { at: [52, -68] } },
});

const paraglider: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 3,
  svg:
    times(9, (k) =>
      stroke(
        `M${-136 + k * 34} ${-150 - 26 * (1 - ((k - 4) / 4) ** 2)}L${k < 4.5 ? -6 : 6} -44`,
        HOUSE.metalDark,
        1.2,
      ),
    ).join('') +
    formed(pen, 'M-150 -140C-120 -216 120 -216 150 -140C90 -176 -90 -176 -150 -140Z', color, {
      depth: 8,
      light: 4,
      extra: times(8, (k) =>
        stroke(
          `M${-112 + k * 32} -210L${-100 + k * 28} -140`,
          k % 2 ? lighter(color, 0.35) : darker(color, 0.15),
          8,
        ),
      ).join(''),
    }) +
    formed(
      pen,
      'M-14 -26Q-12 -50 6 -48Q20 -44 18 -20L40 -14V-6L6 -8Q-12 -10 -14 -26Z',
      HOUSE.navy,
      { depth: 4 },
    ) +
    circle([6, -56], 10, HOUSE.red) +
    stroke('M-2 -40L-14 -64M10 -42L18 -66', '#efb893', 4),
});

const spaceShuttle: Drawer = (pen) => ({
  unitCm: 14,
  svg:
    formed(pen, 'M-26 -10V-180Q-26 -214 0 -236Q26 -214 26 -180V-10Z', HOUSE.orange, {
      depth: 9,
      light: 4,
    }) +
    [-40, 40]
      .map(
        (x) =>
          formed(pen, `M${x - 11} -4V-160L${x} -184L${x + 11} -160V-4Z`, HOUSE.white, {
            depth: 5,
            extra: rectangle([x - 14, -150], 28, 6, HOUSE.ink),
          }) +
          formed(pen, `M${x - 11} -6H${x + 11}L${x + 15} 4H${x - 15}Z`, HOUSE.metalDark, {
            depth: 2,
          }),
      )
      .join('') +
    formed(pen, 'M-22 -10V-140Q-20 -176 0 -190Q20 -176 22 -140V-10Z', HOUSE.white, {
      depth: 8,
      light: 4,
    }) +
    formed(pen, 'M-22 -90L-70 -20V-8H-22ZM22 -90L70 -20V-8H22Z', '#e6ebf4', { depth: 4 }) +
    path('M-70 -14H-22V-8H-70ZM70 -14H22V-8H70ZM-12 -164Q0 -176 12 -164L10 -152H-10Z', HOUSE.ink) +
    formed(pen, 'M-6 -4V-60L0 -74L6 -60V-4Z', '#dfe5f0', { depth: 3 }) +
    [-14, 14, 0]
      .map((x) =>
        formed(pen, `M${x - 6} -8H${x + 6}L${x + 9} 4H${x - 9}Z`, HOUSE.metalDark, { depth: 2 }),
      )
      .join(''),
});

const lunarModule: Drawer = (pen) => ({
  unitCm: 3.4,
  svg:
    [
      [-90, -34],
      [90, 34],
      [-40, -20],
      [40, 20],
    ]
      .map(
        ([x = 0, near = 0]) =>
          rod(pen, `M${near} -66L${x} -8`, HOUSE.gold, 6) +
          rod(pen, `M${near * 0.6} -40L${x} -12`, HOUSE.gold, 3) +
          ellipse([x, -4], 17, 5, HOUSE.metalDark),
      )
      .join('') +
    formed(pen, 'M-52 -40L-60 -62L-46 -86H46L60 -62L52 -40Z', HOUSE.gold, {
      depth: 9,
      light: 5,
      extra: stroke('M-60 -62H60M-20 -86L-30 -40M20 -86L30 -40', darker(HOUSE.gold, 0.25), 3),
    }) +
    formed(pen, 'M-14 -40H14L24 -18H-24Z', HOUSE.metalDark, { depth: 4 }) +
    formed(pen, 'M-40 -86L-48 -116L-26 -150H22L46 -122L40 -86Z', HOUSE.metal, {
      depth: 8,
      light: 4,
      extra:
        path('M-30 -116L-14 -136V-112Z', HOUSE.ink) +
        path('M30 -116L14 -136V-112Z', HOUSE.ink) +
        rectangle([-12, -106], 24, 18, HOUSE.metalDark, { radius: 3 }),
    }) +
    rod(pen, 'M20 -148L34 -170', HOUSE.metal, 3) +
    ellipse([38, -174], 14, 8, HOUSE.white) +
    rod(pen, 'M-18 -150V-176', HOUSE.metal, 3),
});

const marsRover: Drawer = (pen) => ({
  unitCm: 1.3,
  svg:
    stroke('M-84 -22L-40 -64L6 -22M-40 -64L40 -66L78 -22', HOUSE.metalDark, 6) +
    [-84, 4, 80]
      .map(
        (x) =>
          circle([x, -21], 21, HOUSE.ink) +
          circle([x, -21], 11, HOUSE.metal) +
          times(10, (k) => {
            const [dx, dy] = polar(k * 36, 20);
            return circle([x + dx, -21 + dy], 2.6, HOUSE.metalDark);
          }).join(''),
      )
      .join('') +
    formed(pen, roundedPath([-78, -100], 140, 36, 5), HOUSE.cream, { depth: 7, light: 4 }) +
    formed(pen, 'M-92 -104L-70 -118H34L26 -104Z', HOUSE.navy, {
      depth: 3,
      extra: times(6, (k) => stroke(`M${-82 + k * 20} -104l14 -14`, HOUSE.blue, 2)).join(''),
    }) +
    rod(pen, 'M48 -100V-160', HOUSE.metal, 6) +
    formed(pen, roundedPath([30, -182], 40, 24, 5), HOUSE.white, {
      depth: 4,
      extra: circle([58, -170], 8, HOUSE.ink) + circle([42, -170], 5, HOUSE.ink),
    }) +
    rod(pen, 'M60 -82L98 -94L116 -62', HOUSE.metal, 5) +
    rectangle([108, -62], 16, 12, HOUSE.metalDark, { radius: 2 }) +
    rod(pen, 'M-60 -118L-66 -140', HOUSE.metal, 3) +
    ellipse([-68, -146], 18, 7, HOUSE.metal),
});

export const flights = {
  seaplane,
  'hang-glider': hangGlider,
  paraglider,
  'flying-broom': flyingBroom,
  'space-shuttle': spaceShuttle,
  'lunar-module': lunarModule,
  'mars-rover': marsRover,
} as const satisfies Record<string, Drawer>;
