import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';

/** Machines of the household that warm, cool and mix. */

export const dial = (x: number, y: number, r: number, turn: number, fill: Hex = HOUSE.white) => {
  const [dx, dy] = polar(turn, r * 0.75);
  return (
    circle([x, y], r, fill) +
    stroke(`M${x} ${y}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`, HOUSE.ink, r * 0.2)
  );
};
export const slats = (
  count: number,
  [x, y]: readonly [number, number],
  width: number,
  step: number,
  color: Hex,
) =>
  times(count, (k) => rectangle([x, y + k * step], width, step * 0.45, color, { radius: 2 })).join(
    '',
  );
export const airConditioner: Drawer = (pen) => ({
  unitCm: 0.35,
  svg:
    [-60, -20, 20, 60]
      .map((x) => stroke(`M${x} -4q-10 16 0 30`, HOUSE.sky, 5, { opacity: 0.8 }))
      .join('') +
    formed(pen, roundedPath([-120, -86], 240, 80, 14), HOUSE.white, { depth: 10 }) +
    path('M-108 -26H108L98 -8H-98Z', HOUSE.metalDark) +
    [-18, -13].map((y) => stroke(`M-98 ${y}H98`, HOUSE.metal, 2)).join('') +
    rectangle([66, -66], 36, 16, HOUSE.navy, { radius: 3 }) +
    stroke('M-100 -66H-30', '#dfe4ee', 5),
});
export const slowCooker: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.2,
  svg:
    formed(pen, 'M-92 -84H92C96 -30 84 -8 66 -8H-66C-84 -8 -96 -30 -92 -84Z', color, {
      depth: 12,
    }) +
    [-100, 100]
      .map((x) =>
        rod(pen, `M${x * 0.9} -62q${Math.sign(x) * 20} 0 ${Math.sign(x) * 14} 18`, HOUSE.rubber, 9),
      )
      .join('') +
    formed(pen, 'M-86 -86C-70 -120 70 -120 86 -86Z', HOUSE.glass, { depth: 6 }) +
    formed(pen, 'M-98 -92H98V-80H-98Z', HOUSE.metal, { depth: 3 }) +
    ball(pen, [0, -118], 11, HOUSE.rubber) +
    dial(0, -38, 19, -60) +
    [-40, 40].map((x) => circle([x, -38], 4, HOUSE.cream)).join('') +
    [-60, 60].map((x) => rectangle([x - 10, -10], 20, 10, HOUSE.rubber)).join(''),
});
export const handBlender: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.17,
  svg:
    stroke('M0 -232C40 -250 70 -210 60 -180', HOUSE.rubber, 6) +
    rod(pen, 'M0 -20V-120', HOUSE.metal, 18) +
    formed(pen, 'M-9 -34H9L34 -4Q36 2 28 2H-28Q-36 2 -34 -4Z', HOUSE.metal, { depth: 6 }) +
    path('M-16 -8H16L12 2H-12Z', HOUSE.metalDark) +
    formed(pen, 'M-20 -116C-30 -160 -30 -220 -14 -236H14C30 -220 30 -160 20 -116Z', color, {
      depth: 9,
      light: 5,
    }) +
    rectangle([-8, -206], 16, 36, HOUSE.white, { radius: 8 }) +
    circle([0, -196], 5, HOUSE.coral),
  anchors: { grip: { at: [0, -180] } },
});
export const thermostat: Drawer = (pen) => ({
  unitCm: 0.09,
  svg:
    circle([0, -70], 70, HOUSE.metal) +
    ball(pen, [0, -70], 64, HOUSE.white, { glint: 0 }) +
    circle([0, -70], 48, HOUSE.ink) +
    times(21, (k) => {
      const [x, y] = polar(-220 + k * 13, 1);
      return stroke(
        `M${x * 38} ${-70 + y * 38}L${x * 44} ${-70 + y * 44}`,
        k < 12 ? HOUSE.coral : HOUSE.metalDark,
        3,
      );
    }).join('') +
    stroke('M-20 -86H-8V-70H-20V-54H-8M4 -86V-72M4 -86H16V-54M4 -70H16V-86', HOUSE.white, 4) +
    circle([25, -84], 3.4, HOUSE.white) +
    path('M0 -44C-8 -36 8 -36 0 -44Z', HOUSE.orange),
});
export const flipPhone: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.07,
  svg:
    formed(pen, roundedPath([-44, -96], 88, 96, 14), color, { depth: 8 }) +
    times(12, (k) =>
      rectangle([-34 + (k % 3) * 24, -58 + Math.floor(k / 3) * 14], 20, 10, HOUSE.cream, {
        radius: 3,
      }),
    ).join('') +
    circle([0, -76], 12, HOUSE.metal) +
    circle([0, -76], 6, HOUSE.metalDark) +
    placed(
      formed(pen, roundedPath([-44, -112], 88, 112, 14), lighter(color, 0.1), { depth: 8 }) +
        rectangle([-34, -98], 68, 80, HOUSE.ink, { radius: 4 }) +
        path('M-34 -50L-10 -76L10 -54L22 -66L34 -50V-18H-34Z', HOUSE.teal) +
        circle([18, -84], 7, HOUSE.yellow) +
        rectangle([-12, -10], 24, 4, HOUSE.ink),
      { at: [0, -98], angleDegrees: 10 },
    ) +
    rod(pen, 'M-40 -98H40', darker(color, 0.2), 13),
  anchors: { grip: { at: [0, -40] } },
});
export const swissKnife: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    placed(formed(pen, 'M0 -10H100Q124 -4 128 8H0Z', HOUSE.metal, { depth: 4 }), {
      at: [60, -54],
      angleDegrees: -38,
    }) +
    placed(formed(pen, 'M0 -8H70L84 -2V6L72 8L66 2L58 8H0Z', HOUSE.metal, { depth: 4 }), {
      at: [-60, -54],
      angleDegrees: -128,
    }) +
    placed(stroke('M0 0H24C30 -14 40 14 46 0C52 -14 62 14 70 0', HOUSE.metalDark, 6), {
      at: [0, -62],
      angleDegrees: -84,
    }) +
    placed(formed(pen, 'M0 -7H66V7H0Z', HOUSE.metalDark, { depth: 3 }), {
      at: [-20, -60],
      angleDegrees: -110,
    }) +
    formed(pen, roundedPath([-112, -64], 224, 64, 30), HOUSE.red, { depth: 11, light: 6 }) +
    path('M-8 -50H8V-40H18V-24H8V-14H-8V-24H-18V-40H-8Z', HOUSE.white) +
    `<circle cx="122" cy="-24" r="14" fill="none" stroke="${HOUSE.metal}" stroke-width="6"/>`,
  anchors: { grip: { at: [0, -32] } },
});
export const electricToothbrush: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-34 0L-26 -14H26L34 0Z', HOUSE.white, { depth: 4 }) +
    formed(pen, 'M-24 -12C-28 -80 -26 -140 -14 -154H14C26 -140 28 -80 24 -12Z', HOUSE.white, {
      depth: 9,
      extra: rectangle([-30, -60], 60, 50, color),
    }) +
    rod(pen, 'M0 -152V-230', color, 10) +
    ball(pen, [0, -238], 15, HOUSE.white) +
    times(5, (k) => rectangle([12, -250 + k * 5], 15, 4, k % 2 ? HOUSE.blue : HOUSE.white)).join(
      '',
    ) +
    circle([0, -112], 10, color) +
    stroke('M0 -118V-110', HOUSE.white, 3),
  anchors: { grip: { at: [0, -90] } },
});
export const babyMonitor: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    rod(pen, 'M-42 -130V-186', HOUSE.metal, 7) +
    formed(pen, roundedPath([-70, -140], 140, 130, 26), HOUSE.white, { depth: 11 }) +
    formed(pen, roundedPath([-56, -126], 112, 74, 10), HOUSE.navy, { depth: 5 }) +
    ellipse([0, -84], 34, 18, '#7fae9a') +
    circle([-12, -88], 12, '#e9c0a0') +
    path('M-26 -80Q10 -92 32 -78Q10 -66 -26 -72Z', HOUSE.sky) +
    [0, 1, 2]
      .map((k) =>
        circle([-30 + k * 22, -34], 6, [HOUSE.grass, HOUSE.mustard, HOUSE.coral][k] ?? HOUSE.coral),
      )
      .join('') +
    slats(3, [28, -42], 28, 7, HOUSE.metal) +
    [10, 20]
      .map((r) =>
        stroke(
          `M${-42 - r} ${-196 - r * 0.2}A${r} ${r} 0 0 1 ${-42 + r} ${-196 - r * 0.2}`,
          HOUSE.coral,
          4,
        ),
      )
      .join(''),
});
