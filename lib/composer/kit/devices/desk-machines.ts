import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';
import { dial } from './kitchen-machines';

/** Machines of the desk, the music and the bath. */

export const spaceHeater: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    [-70, 70].map((x) => rectangle([x - 16, -10], 32, 10, HOUSE.rubber, { radius: 4 })).join('') +
    formed(pen, roundedPath([-92, -136], 184, 128, 18), HOUSE.metalDark, { depth: 10 }) +
    rectangle([-78, -114], 156, 84, '#4a2430', { radius: 6 }) +
    [-100, -74, -48]
      .map(
        (y) => rod(pen, `M-72 ${y}H72`, HOUSE.orange, 11) + stroke(`M-70 ${y}H70`, HOUSE.yellow, 4),
      )
      .join('') +
    times(9, (k) => stroke(`M${-68 + k * 17} -114V-30`, HOUSE.metal, 3)).join('') +
    rod(pen, 'M-30 -138Q0 -156 30 -138', HOUSE.rubber, 8) +
    dial(72, -20, 7, -60),
});
export const humidifier: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.18,
  svg:
    [
      [0, -176, 22],
      [-18, -204, 17],
      [18, -214, 20],
      [-4, -240, 15],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle([x, y], r, HOUSE.white, { opacity: 0.8 }))
      .join('') +
    formed(
      pen,
      'M-56 -20C-70 -80 -44 -130 -12 -150H12C44 -130 70 -80 56 -20Q0 -6 -56 -20Z',
      HOUSE.white,
      { depth: 12 },
    ) +
    formed(pen, 'M-60 -50Q0 -36 60 -50L54 0H-54Z', color, { depth: 9 }) +
    ellipse([0, -150], 14, 5, HOUSE.metalDark) +
    path('M0 -100C-14 -82 -10 -68 0 -68S14 -82 0 -100Z', color) +
    circle([0, -22], 7, HOUSE.white),
});
export const airPurifier: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    formed(pen, roundedPath([-54, -190], 108, 190, 24), HOUSE.white, { depth: 12 }) +
    times(11, (k) => stroke(`M${-38 + (k % 2) * 0} ${-90 + k * 7.6}H38`, HOUSE.metal, 3)).join('') +
    ellipse([0, -182], 40, 9, HOUSE.metalDark) +
    ellipse([0, -182], 30, 6, HOUSE.metal) +
    circle([0, -130], 24, HOUSE.grass, { opacity: 0.25 }) +
    `<circle cx="0" cy="-130" r="19" fill="none" stroke="${HOUSE.grass}" stroke-width="5"/>` +
    path('M-8 -126C-8 -142 8 -142 9 -138C8 -126 0 -122 -8 -126Z', HOUSE.leaf),
});
export const fuseBox: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    formed(pen, 'M-80 -150H80V0H-80Z', HOUSE.metal, { depth: 8 }) +
    rectangle([-66, -136], 132, 122, HOUSE.metalDark) +
    times(12, (k) => {
      const x = -58 + (k % 6) * 20;
      const y = -126 + Math.floor(k / 6) * 56;
      return (
        rectangle([x, y], 16, 44, HOUSE.white, { radius: 2 }) +
        rectangle([x + 4, y + (k % 5 === 2 ? 22 : 8)], 8, 14, k % 5 === 2 ? HOUSE.red : HOUSE.ink, {
          radius: 2,
        })
      );
    }).join('') +
    formed(pen, 'M80 -150L124 -138V12L80 0Z', lighter(HOUSE.metal, 0.2), { depth: 6 }) +
    path('M102 -112L90 -76H100L96 -50L114 -88H103Z', HOUSE.mustard),
});
export const securityCamera: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    formed(pen, 'M-112 -130H-96V-30H-112Z', HOUSE.metal, { depth: 4 }) +
    rod(pen, 'M-98 -70H-40L-14 -96', HOUSE.metalDark, 11) +
    placed(
      formed(pen, roundedPath([-70, -30], 150, 58, 12), HOUSE.white, { depth: 10 }) +
        formed(pen, 'M-80 -40H94L104 -28H-76Z', HOUSE.metal, { depth: 4 }) +
        formed(pen, roundedPath([66, -26], 30, 50, 8), HOUSE.ink, { depth: 5 }) +
        ellipse([94, -1], 7, 19, HOUSE.navy) +
        ellipse([95, -4], 3, 8, HOUSE.sky) +
        circle([46, 12], 5, HOUSE.red),
      { at: [10, -104], angleDegrees: 16 },
    ),
});
export const boombox: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.28,
  svg:
    rod(pen, 'M-96 -96V-134H96V-96', HOUSE.metalDark, 10) +
    formed(pen, roundedPath([-122, -104], 244, 104, 10), color, { depth: 10 }) +
    [-76, 76]
      .map(
        (x) =>
          circle([x, -46], 38, HOUSE.ink) +
          circle([x, -46], 30, '#4a5070') +
          circle([x, -46], 14, HOUSE.metalDark) +
          circle([x, -46], 6, HOUSE.mustard),
      )
      .join('') +
    formed(pen, roundedPath([-32, -56], 64, 42, 4), HOUSE.ink, { depth: 4 }) +
    [-14, 14]
      .map((x) => circle([x, -34], 8, HOUSE.cream) + circle([x, -34], 3, HOUSE.ink))
      .join('') +
    rectangle([-112, -98], 224, 12, HOUSE.coral) +
    times(6, (k) =>
      rectangle([-32 + k * 11, -76], 9, 12, k % 2 ? HOUSE.teal : HOUSE.white, { radius: 2 }),
    ).join('') +
    times(4, (k) => circle([50 + k * 16, -92], 4, HOUSE.cream)).join(''),
  anchors: { grip: { at: [0, -134] } },
});
export const walkman: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.09,
  svg:
    stroke('M30 -118C40 -170 -80 -190 -84 -150', HOUSE.rubber, 4) +
    stroke('M-112 -120C-120 -190 -30 -190 -42 -120', HOUSE.metal, 7) +
    [-112, -42].map((x) => ball(pen, [x, -112], 17, HOUSE.orange)).join('') +
    formed(pen, roundedPath([-60, -118], 130, 118, 12), color, { depth: 10 }) +
    formed(pen, roundedPath([-44, -100], 98, 62, 6), HOUSE.ink, { depth: 4 }) +
    rectangle([-34, -92], 78, 46, HOUSE.cream, { radius: 4 }) +
    [-14, 24]
      .map((x) => circle([x, -68], 10, HOUSE.ink) + circle([x, -68], 4, HOUSE.white))
      .join('') +
    [0, 1, 2, 3]
      .map((k) =>
        rectangle([-40 + k * 25, -24], 20, 12, k ? HOUSE.metal : HOUSE.red, { radius: 3 }),
      )
      .join(''),
  anchors: { grip: { at: [0, -60] } },
});
export const faxMachine: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    formed(pen, 'M-30 -70L-14 -146H72L62 -70Z', HOUSE.paper, { depth: 4 }) +
    times(5, (k) => stroke(`M${0 - k * 2} ${-132 + k * 12}h48`, '#b9c4dc', 4)).join('') +
    formed(pen, 'M-112 -56L-92 -86H96L116 -56V0H-112Z', HOUSE.stone, { depth: 9 }) +
    rod(pen, 'M-100 -92C-104 -108 -56 -108 -60 -92', HOUSE.ink, 15) +
    stroke('M-80 -84V-60', HOUSE.ink, 5) +
    rectangle([-26, -46], 60, 18, '#b7d7a0', { radius: 3 }) +
    times(12, (k) =>
      rectangle(
        [48 + (k % 3) * 19, -52 + Math.floor(k / 3) * 12],
        14,
        8,
        k === 2 ? HOUSE.grass : HOUSE.white,
        { radius: 2 },
      ),
    ).join('') +
    path('M-40 0L-30 14H50L40 0Z', HOUSE.paper),
});
export const flatbedScanner: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    placed(
      formed(pen, 'M-100 -14H100V0H-100Z', HOUSE.metalDark, { depth: 4 }) +
        rectangle([-90, 0], 180, 6, HOUSE.white),
      { at: [-8, -46], angleDegrees: -28 },
    ) +
    formed(pen, roundedPath([-112, -42], 224, 42, 8), HOUSE.metalDark, { depth: 7 }) +
    path('M-96 -42H98L88 -54H-84Z', HOUSE.glass) +
    path('M-20 -42H20L16 -54H-14Z', HOUSE.yellow, { opacity: 0.9 }) +
    [0, 1, 2].map((k) => circle([50 + k * 20, -18], 6, k ? HOUSE.metal : HOUSE.grass)).join(''),
});
