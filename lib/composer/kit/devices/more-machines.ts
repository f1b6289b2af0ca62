import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';
import { dial, slats } from './kitchen-machines';

/** Machines that bake, weigh and read. */

export const webcam: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    formed(pen, 'M-50 0L-34 -22H34L50 0Z', HOUSE.metalDark, { depth: 5 }) +
    rod(pen, 'M0 -22V-50', HOUSE.metalDark, 14) +
    ball(pen, [0, -98], 54, '#3b4060') +
    circle([0, -98], 31, HOUSE.ink) +
    circle([0, -98], 20, HOUSE.blue) +
    circle([-7, -105], 7, HOUSE.white) +
    circle([0, -139], 4, HOUSE.grass),
});
export const polaroid: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-52 4V-30H52V4Z', HOUSE.white, { depth: 4 }) +
    rectangle([-42, -24], 84, 22, HOUSE.sky) +
    path('M-42 -2L-10 -18L14 -6L30 -14L42 -2Z', HOUSE.leaf) +
    formed(
      pen,
      'M-92 -78L-80 -128Q-78 -138 -66 -138H66Q78 -138 80 -128L92 -78V-22H-92Z',
      HOUSE.white,
      { depth: 10 },
    ) +
    formed(pen, 'M-92 -46H92V-20H-92Z', HOUSE.ink, { depth: 4 }) +
    times(5, (k) =>
      rectangle(
        [-14 + k * 6, -80],
        6,
        34,
        [HOUSE.red, HOUSE.orange, HOUSE.yellow, HOUSE.grass, HOUSE.blue][k] ?? HOUSE.red,
      ),
    ).join('') +
    circle([0, -86], 33, HOUSE.ink) +
    circle([0, -86], 22, HOUSE.navy) +
    circle([-6, -92], 7, HOUSE.sky) +
    rectangle([-74, -126], 36, 22, HOUSE.glass, { radius: 4 }) +
    rectangle([44, -126], 28, 20, HOUSE.ink, { radius: 4 }) +
    ball(pen, [-60, -74], 10, HOUSE.red),
  anchors: { grip: { at: [80, -60] }, eye: { at: [58, -116] } },
});
export const vhs: Drawer = (pen) => ({
  unitCm: 0.09,
  svg:
    formed(pen, roundedPath([-104, -112], 208, 112, 6), HOUSE.ink, { depth: 8 }) +
    rectangle([-86, -96], 172, 58, '#3b4060', { radius: 4 }) +
    [-52, 52]
      .map(
        (x) =>
          circle([x, -67], 23, '#20233f') +
          circle([x, -67], 14, HOUSE.white) +
          times(6, (k) => {
            const [dx, dy] = polar(k * 60, 14);
            return circle([x + dx, -67 + dy], 3.4, '#20233f');
          }).join(''),
      )
      .join('') +
    rectangle([-22, -94], 44, 54, HOUSE.paper) +
    [-84, -72, -60]
      .map((y, k) => stroke(`M-16 ${y}H${16 - k * 6}`, k ? HOUSE.stone : HOUSE.coral, 4))
      .join('') +
    rectangle([-92, -28], 184, 12, '#3b4060', { radius: 3 }),
});
export const bathroomScale: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.2,
  svg:
    path('M-96 -14L-66 -70H66L96 -14V-4H-96Z', darker(color, 0.25)) +
    formed(pen, 'M-96 -14L-66 -70H66L96 -14Q0 -2 -96 -14Z', color, { depth: 7, light: 4 }) +
    path('M-96 -14H96V0Q0 8 -96 0Z', darker(color, 0.2)) +
    ellipse([0, -56], 27, 11, HOUSE.white) +
    stroke('M0 -52L10 -62', HOUSE.red, 3.4) +
    times(7, (k) =>
      stroke(`M${-21 + k * 7} ${-60 - (3 - Math.abs(k - 3)) * 1.6}v4`, HOUSE.ink, 2),
    ).join('') +
    [-40, 40].map((x) => ellipse([x, -27], 25, 12, darker(color, 0.12))).join(''),
  anchors: { seat: { at: [0, -28], spanCm: 24 }, top: { at: [0, -28], spanCm: 30 } },
});
export const popcornMaker: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    formed(pen, 'M-66 -176L-54 -204H54L66 -176Z', HOUSE.red, { depth: 6 }) +
    times(5, (k) => rectangle([-54 + k * 24, -204], 12, 28, HOUSE.white)).join('') +
    rectangle([-58, -176], 116, 110, HOUSE.glass, { opacity: 0.7 }) +
    formed(pen, 'M-20 -176V-150L-32 -146L-24 -122H24L32 -146L20 -150V-176Z', HOUSE.metal, {
      depth: 5,
    }) +
    times(30, (k) =>
      ball(
        pen,
        [-50 + ((k * 0.618) % 1) * 100, -108 + ((k * 0.414) % 1) * 38],
        9,
        k % 3 ? '#fff3cf' : HOUSE.yellow,
        { glint: 0 },
      ),
    ).join('') +
    stroke('M-58 -176V-66M58 -176V-66', HOUSE.gold, 6) +
    formed(pen, 'M-66 -68H66V-8H-66Z', HOUSE.red, {
      depth: 8,
      extra: times(3, (k) => rectangle([-56 + k * 44, -68], 20, 64, HOUSE.cream)).join(''),
    }) +
    [-44, 44]
      .map((x) => circle([x, -10], 13, HOUSE.gold) + circle([x, -10], 8, HOUSE.woodDark))
      .join(''),
});
export const breadMaker: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    placed(
      formed(pen, 'M-70 -12H74V0H-70Z', HOUSE.metal, { depth: 3 }) +
        rectangle([-34, -10], 70, 8, HOUSE.glass),
      { at: [-2, -130], angleDegrees: -22 },
    ) +
    formed(pen, 'M-60 -116C-66 -150 66 -150 60 -116Z', HOUSE.bread, {
      depth: 8,
      extra: stroke('M-30 -136l10 14M-4 -140l10 14M24 -138l10 14', HOUSE.crust, 5),
    }) +
    formed(pen, roundedPath([-76, -122], 152, 122, 18), HOUSE.white, { depth: 11 }) +
    rectangle([-34, -66], 68, 26, '#b7d7a0', { radius: 4 }) +
    [-22, 0, 22].map((x) => circle([x, -24], 7, HOUSE.coral)).join(''),
});
export const sandwichMaker: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.22,
  svg:
    placed(
      formed(pen, 'M-84 -30C-80 -46 80 -46 90 -30V0H-84Z', color, { depth: 8 }) +
        rectangle([-76, 0], 150, 8, HOUSE.metalDark),
      { at: [-6, -46], angleDegrees: -24 },
    ) +
    formed(pen, 'M-60 -46H56L50 -66H-50Z', HOUSE.bread, { depth: 5 }) +
    stroke('M-30 -48L-10 -64M4 -48L24 -64', HOUSE.crust, 5) +
    path('M-60 -46H56C54 -36 40 -40 36 -46C28 -34 14 -38 8 -46Z', HOUSE.cheese) +
    formed(pen, roundedPath([-92, -42], 184, 38, 14), color, { depth: 8 }) +
    formed(pen, roundedPath([78, -34], 50, 18, 8), HOUSE.rubber, { depth: 4 }) +
    circle([-70, -24], 5, HOUSE.grass),
});
export const eReader: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, roundedPath([-62, -170], 124, 170, 12), '#3b4060', { depth: 8 }) +
    rectangle([-50, -158], 100, 134, '#f1eee2', { radius: 3 }) +
    times(11, (k) => stroke(`M-40 ${-136 + k * 10.5}H${k % 4 === 3 ? 4 : 40}`, '#8d8c94', 3)).join(
      '',
    ) +
    stroke('M-20 -148H20', HOUSE.ink, 4) +
    rectangle([-12, -14], 24, 6, HOUSE.metalDark, { radius: 3 }),
  anchors: { grip: { at: [50, -40] } },
});
export const tumbleDryer: Drawer = (pen) => ({
  unitCm: 0.55,
  svg:
    formed(pen, roundedPath([-56, -154], 112, 154, 6), HOUSE.white, { depth: 9 }) +
    rectangle([-50, -146], 100, 22, '#e4e9f2', { radius: 3 }) +
    dial(-32, -135, 8, -40, HOUSE.metal) +
    rectangle([2, -141], 36, 12, HOUSE.navy, { radius: 2 }) +
    circle([0, -70], 42, HOUSE.metal) +
    circle([0, -70], 33, '#5a6384') +
    path('M-24 -60C-14 -90 10 -80 20 -62C10 -46 -14 -44 -24 -60Z', HOUSE.coral) +
    path('M-6 -50C2 -74 24 -60 22 -48Q6 -38 -6 -50Z', HOUSE.mustard) +
    [-14, 0, 14]
      .map((x) => stroke(`M${x} -92q-5 8 0 15t0 14`, HOUSE.white, 3, { opacity: 0.8 }))
      .join('') +
    slats(3, [-40, -22], 80, 6, HOUSE.metal),
});
export const citrusJuicer: Drawer = (pen, { color = HOUSE.yellow }) => ({
  unitCm: 0.12,
  svg:
    formed(
      pen,
      'M-84 -52H90L104 -60V-46L84 -38C80 -14 60 0 40 0H-44C-66 0 -84 -20 -84 -52Z',
      color,
      { depth: 9 },
    ) +
    ellipse([0, -52], 86, 18, lighter(color, 0.3)) +
    formed(
      pen,
      'M-40 -50C-34 -90 -14 -116 0 -122C14 -116 34 -90 40 -50Q0 -36 -40 -50Z',
      HOUSE.white,
      {
        depth: 7,
        extra: [-20, 0, 20]
          .map((x) => stroke(`M0 -118Q${x} -90 ${x * 1.3} -44`, HOUSE.metal, 4))
          .join(''),
      },
    ) +
    formed(pen, 'M-118 -6A34 34 0 0 1 -58 -6Z', HOUSE.orange, { depth: 4 }),
});
