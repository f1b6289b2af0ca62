import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';

/** Parts of circuits and their instruments. */

export const ticks = (count: number, x: number, y: number, step: number, color: Hex = HOUSE.ink) =>
  times(count, (k) => stroke(`M${x} ${y + k * step}h${k % 5 ? 7 : 13}`, color, 2)).join('');
export const resistor: Drawer = (pen) => ({
  unitCm: 0.012,
  svg:
    rod(pen, 'M-190 -34H190', HOUSE.metal, 9) +
    formed(
      pen,
      'M-100 -58C-86 -76 -64 -68 -56 -60H56C64 -68 86 -76 100 -58V-10C86 8 64 0 56 -8H-56C-64 0 -86 8 -100 -10Z',
      '#e3c592',
      {
        depth: 9,
        light: 5,
        extra: [
          [-84, HOUSE.brown],
          [-42, HOUSE.ink],
          [-10, HOUSE.red],
          [34, HOUSE.gold],
        ]
          .map(([x, fill]) => rectangle([Number(x), -80], 16, 90, String(fill)))
          .join(''),
      },
    ),
});
export const led: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.015,
  svg:
    times(7, (k) => {
      const [x, y] = polar(-170 + k * 27, 1);
      return stroke(`M${x * 70} ${-190 + y * 70}L${x * 96} ${-190 + y * 96}`, HOUSE.yellow, 7);
    }).join('') +
    rod(pen, 'M-20 0V-120M20 -24V-120', HOUSE.metal, 8) +
    formed(pen, 'M-44 -130V-196A44 44 0 0 1 44 -196V-130Z', color, {
      depth: 10,
      light: 7,
      extra: path(
        'M-16 -120V-176H-26V-190H4V-176H-4V-120ZM12 -120V-160H30V-174H12Z',
        darker(color, 0.4),
        { opacity: 0.6 },
      ),
    }) +
    formed(pen, 'M-52 -134H52V-116H-52Z', darker(color, 0.12), { depth: 5 }) +
    stroke('M-24 -196Q-22 -218 -6 -224', HOUSE.white, 8, { opacity: 0.7 }),
});
export const capacitor: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.014,
  svg:
    rod(pen, 'M-22 0V-70M22 -20V-70', HOUSE.metal, 8) +
    formed(pen, 'M-56 -60V-190Q0 -206 56 -190V-60Q0 -46 -56 -60Z', color, {
      depth: 12,
      light: 6,
      extra:
        rectangle([20, -200], 26, 150, lighter(color, 0.4)) +
        [-160, -124, -88].map((y) => stroke(`M26 ${y}h14`, color, 6)).join(''),
    }) +
    ellipse([0, -194], 56, 14, HOUSE.metal) +
    stroke('M-34 -194H34M0 -202V-186', HOUSE.metalDark, 4),
});
export const transistor: Drawer = (pen) => ({
  unitCm: 0.014,
  svg:
    rod(pen, 'M-30 0V-90M0 0V-90M30 0V-90', HOUSE.metal, 8) +
    formed(pen, 'M-58 -80V-170Q-50 -196 0 -196T58 -170V-80Z', HOUSE.ink, { depth: 10 }) +
    rectangle([-44, -150], 88, 56, '#3b4060', { radius: 4 }) +
    stroke('M-28 -132H28M-28 -114H10', HOUSE.stone, 6),
});
export const breadboard: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    formed(pen, roundedPath([-130, -96], 260, 96, 8), HOUSE.white, { depth: 7 }) +
    stroke('M-120 -86H120', HOUSE.red, 3) +
    stroke('M-120 -10H120', HOUSE.blue, 3) +
    rectangle([-124, -51], 248, 7, '#dfe4ee') +
    times(100, (k) =>
      circle(
        [-114 + (k % 20) * 12, -76 + Math.floor(k / 20) * 10 + (k > 59 ? 10 : 0)],
        2,
        HOUSE.stoneDark,
      ),
    ).join('') +
    rectangle([-60, -62], 70, 28, HOUSE.ink, { radius: 3 }) +
    [
      [-90, -70, -30, -20, HOUSE.grass],
      [40, -70, 92, -22, HOUSE.orange],
      [20, -24, 70, -74, HOUSE.red],
    ]
      .map(([a, b, c, d, fill]) =>
        stroke(
          `M${a} ${b}Q${(Number(a) + Number(c)) / 2} ${Number(b) - 50} ${c} ${d}`,
          String(fill),
          6,
        ),
      )
      .join('') +
    ball(pen, [100, -66], 11, HOUSE.red),
});
export const barometer: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    `<circle cx="0" cy="-178" r="12" fill="none" stroke="${HOUSE.gold}" stroke-width="7"/>` +
    circle([0, -86], 86, HOUSE.woodDark) +
    ball(pen, [0, -86], 80, HOUSE.wood, { glint: 0 }) +
    circle([0, -86], 64, HOUSE.gold) +
    circle([0, -86], 58, HOUSE.cream) +
    times(13, (k) => {
      const [x, y] = polar(-220 + k * 21.7, 1);
      return stroke(`M${x * 46} ${-86 + y * 46}L${x * 54} ${-86 + y * 54}`, HOUSE.ink, 3);
    }).join('') +
    circle([26, -112], 9, HOUSE.mustard) +
    path('M-40 -104a9 9 0 0 1 14 -8a10 10 0 0 1 14 10h-28ZM-34 -98l-4 9M-24 -98l-4 9', HOUSE.blue) +
    stroke('M0 -86L22 -124', HOUSE.red, 5) +
    stroke('M0 -86L-30 -62', HOUSE.ink, 4) +
    circle([0, -86], 7, HOUSE.gold),
});
export const oscilloscope: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    rod(pen, 'M-70 -112Q0 -140 70 -112', HOUSE.rubber, 8) +
    formed(pen, roundedPath([-112, -116], 224, 112, 10), HOUSE.stone, { depth: 9 }) +
    rectangle([-98, -102], 124, 84, HOUSE.ink, { radius: 6 }) +
    times(5, (k) => stroke(`M${-80 + k * 22} -98V-22`, '#3f5a55', 1.6)).join('') +
    times(3, (k) => stroke(`M-94 ${-82 + k * 22}H22`, '#3f5a55', 1.6)).join('') +
    stroke('M-94 -60C-82 -110 -70 -110 -58 -60S-34 -10 -22 -60S6 -110 20 -66', '#6bf09a', 5) +
    [-88, -60, -32]
      .map(
        (y, k) =>
          circle([56, y], 11, HOUSE.ink) +
          stroke(`M56 ${y}l${k * 5 - 5} -8`, HOUSE.white, 3) +
          circle([90, y], 8, [HOUSE.coral, HOUSE.mustard, HOUSE.teal][k] ?? HOUSE.coral),
      )
      .join('') +
    [-70, 70].map((x) => rectangle([x - 14, -6], 28, 6, HOUSE.rubber)).join(''),
});
export const electromagnet: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    rod(pen, 'M-110 -64H110', HOUSE.metalDark, 22) +
    times(11, (k) =>
      rod(pen, `M${-66 + k * 13} -84Q${-60 + k * 13} -64 ${-66 + k * 13} -44`, HOUSE.orange, 10),
    ).join('') +
    stroke('M-66 -44C-70 10 -50 0 -30 -2M64 -44C70 10 50 0 30 -2', HOUSE.orange, 6) +
    formed(pen, 'M-34 -14H26V14H-34Z', HOUSE.ink, {
      depth: 5,
      extra: rectangle([6, -14], 24, 28, HOUSE.gold),
    }) +
    rectangle([26, -5], 7, 10, HOUSE.metal) +
    [
      [122, -84],
      [132, -62],
      [120, -42],
    ]
      .map(([x = 0, y = 0], k) =>
        placed(stroke('M-12 0H12M-12 -5V5', HOUSE.metal, 4), {
          at: [x + 8, y],
          angleDegrees: k * 34 - 30,
        }),
      )
      .join(''),
});
