import { circle, ellipse, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';
import { lamp, pane, wheel } from './wheels';
import { inCabin, panes } from './far-rails';

/** Of air, snow, water and streets. */

export const cropDuster: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 2.2,
  svg:
    [
      [-150, -20, 26],
      [-200, -14, 34],
      [-256, -10, 40],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle([x, y], r, HOUSE.white, { opacity: 0.6 }))
      .join('') +
    formed(pen, 'M-150 -84L-178 -134H-150L-120 -92Z', darker(color, 0.15), { depth: 5 }) +
    formed(
      pen,
      'M-170 -78C-100 -100 40 -108 110 -96Q136 -86 128 -66C60 -40 -60 -54 -170 -70Z',
      color,
      { depth: 10, extra: rectangle([-190, -78], 330, 9, HOUSE.red) },
    ) +
    pane(pen, 'M0 -100C10 -128 50 -128 62 -100Z') +
    formed(pen, 'M-40 -142H70Q82 -140 80 -130H-44Z', lighter(color, 0.1), { depth: 4 }) +
    stroke('M-20 -130L-6 -70M50 -130L40 -70', HOUSE.metalDark, 5) +
    formed(pen, 'M-44 -62H66Q80 -60 76 -50H-50Z', lighter(color, 0.1), { depth: 4 }) +
    times(6, (k) => stroke(`M${-40 + k * 20} -48V-38`, HOUSE.metalDark, 4)).join('') +
    stroke('M60 -50L70 -24', HOUSE.metalDark, 5) +
    circle([72, -18], 15, HOUSE.rubber) +
    ellipse([136, -80], 5, 44, HOUSE.metal, { opacity: 0.6 }) +
    ball(pen, [132, -80], 9, HOUSE.red),
  anchors: inCabin(32, -84, 40),
});
export const irrigation: Drawer = (pen) => ({
  unitCm: 1.4,
  svg:
    times(3, (k) => {
      const x = -240 + k * 240;
      return (
        rod(pen, `M${x - 40} -24L${x} -150L${x + 40} -24M${x - 20} -88H${x + 20}`, HOUSE.metal, 7) +
        wheel(pen, [x - 44, -24], 24) +
        wheel(pen, [x + 44, -24], 24)
      );
    }).join('') +
    rod(pen, 'M-290 -142Q-120 -186 0 -150T290 -146', HOUSE.metal, 9) +
    stroke('M-240 -150Q-120 -130 0 -150Q120 -130 240 -150', HOUSE.metalDark, 3) +
    times(12, (k) => {
      const x = -270 + k * 49;
      return stroke(
        `M${x} -150L${x - 16} -60M${x} -150L${x} -54M${x} -150L${x + 16} -60`,
        HOUSE.sky,
        4,
        { opacity: 0.85 },
      );
    }).join(''),
});
export const sleigh: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-130 -8H120C158 -8 160 -60 132 -62', HOUSE.gold, 9) +
    stroke('M-84 -10V-40M60 -10V-40', HOUSE.gold, 7) +
    formed(
      pen,
      'M-140 -150C-160 -110 -150 -44 -90 -38H90C124 -38 140 -64 132 -112C160 -116 160 -150 138 -150C112 -150 110 -110 86 -96H-30C-60 -96 -84 -130 -100 -158Q-126 -168 -140 -150Z',
      color,
      { depth: 13, light: 6 },
    ) +
    stroke('M-136 -146C-150 -110 -142 -56 -90 -50H88C112 -50 124 -68 122 -108', HOUSE.gold, 6) +
    formed(pen, 'M-76 -100C-84 -150 -40 -170 -14 -150C10 -160 20 -130 4 -96Z', HOUSE.brown, {
      depth: 7,
    }) +
    [
      [-52, -160, HOUSE.teal],
      [-24, -172, HOUSE.mustard],
    ]
      .map(
        ([x, y, fill]) =>
          rectangle([Number(x) - 15, Number(y) - 6], 30, 26, String(fill)) +
          rectangle([Number(x) - 3, Number(y) - 6], 6, 26, HOUSE.white),
      )
      .join(''),
  anchors: {
    seat: { at: [34, -96], spanCm: 70 },
    inside: { at: [0, -96], spanCm: 130 },
    grip: { at: [120, -120] },
  },
});
export const dinghy: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-40 -60L-110 -4', HOUSE.woodLight, 7) +
    formed(pen, 'M-122 2L-94 -14L-102 -22Z', HOUSE.wood, { depth: 3 }) +
    formed(
      pen,
      'M-140 -56C-150 -84 -120 -86 -100 -76H110C140 -84 170 -76 160 -56C150 -14 110 0 70 0H-80C-120 0 -134 -24 -140 -56Z',
      color,
      { depth: 14, light: 8, extra: stroke('M-140 -36Q0 -16 160 -36', HOUSE.white, 7) },
    ) +
    [-70, 0, 70]
      .map((x) => stroke(`M${x - 26} -64Q${x} -46 ${x + 26} -64`, HOUSE.ink, 5))
      .join('') +
    circle([132, -50], 7, HOUSE.ink),
  anchors: { seat: { at: [0, -50], spanCm: 160 }, inside: { at: [0, -60], spanCm: 200 } },
});
export const lifeboat: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 2,
  svg:
    formed(pen, 'M-150 -60H180C170 -20 140 0 110 0H-120C-140 0 -150 -30 -150 -60Z', color, {
      depth: 12,
      extra: rectangle([-170, -40], 360, 12, HOUSE.white),
    }) +
    formed(
      pen,
      'M-120 -62C-120 -110 -90 -130 -50 -132H50C100 -130 130 -100 140 -62Z',
      lighter(color, 0.08),
      { depth: 10 },
    ) +
    panes(pen, [-90, -40, 10, 60], -112, 34, 26) +
    formed(pen, 'M-30 -132H24V-160H-22Z', HOUSE.white, { depth: 5 }) +
    panes(pen, [-18], -154, 34, 16) +
    stroke('M-150 -64H180', HOUSE.ink, 6) +
    times(6, (k) => stroke(`M${-130 + k * 52} -60q24 22 50 0`, HOUSE.cream, 4)).join('') +
    [[-132, -90]]
      .map(
        ([x = 0, y = 0]) => stroke(`M${x} -62V${y}`, HOUSE.metal, 5) + circle([x, y], 7, HOUSE.red),
      )
      .join(''),
  anchors: inCabin(0, -70, 160),
});
export const policeMotorcycle: Drawer = (pen) => ({
  unitCm: 0.9,
  svg:
    wheel(pen, [-84, -38], 38, { spokes: 8 }) +
    wheel(pen, [92, -38], 38, { spokes: 8 }) +
    rod(pen, 'M92 -38L58 -124', HOUSE.metal, 8) +
    formed(pen, 'M-40 -60L-20 -30H36L48 -66Z', HOUSE.metalDark, { depth: 7 }) +
    stroke('M-90 -20H10', HOUSE.metal, 9) +
    formed(
      pen,
      'M-110 -84C-90 -96 -50 -98 -34 -88L-50 -52C-70 -64 -100 -70 -116 -64Z',
      HOUSE.white,
      { depth: 6 },
    ) +
    formed(pen, roundedPath([-120, -124], 62, 38, 8), HOUSE.white, {
      depth: 6,
      extra: rectangle([-124, -110], 70, 11, HOUSE.blue),
    }) +
    formed(pen, 'M-54 -98C-40 -112 -16 -100 0 -96L-4 -84H-54Z', HOUSE.rubber, { depth: 5 }) +
    formed(pen, 'M-6 -96C10 -124 46 -122 60 -104L40 -70H-2Z', HOUSE.white, {
      depth: 7,
      extra: rectangle([-10, -92], 80, 12, HOUSE.blue),
    }) +
    formed(pen, 'M54 -122C60 -146 76 -164 88 -168L92 -118L76 -96H52Z', HOUSE.white, { depth: 6 }) +
    pane(pen, 'M70 -146Q78 -160 86 -164L88 -140Z') +
    rod(pen, 'M30 -136L62 -128', HOUSE.rubber, 7) +
    lamp([90, -112], 14, 20) +
    rod(pen, 'M-106 -124V-160', HOUSE.metal, 4) +
    ball(pen, [-106, -166], 9, HOUSE.blue) +
    ball(pen, [70, -172], 8, HOUSE.red),
  anchors: {
    seat: { at: [-28, -100], spanCm: 34 },
    handle: { at: [34, -136] },
    pedal: { at: [4, -30] },
  },
});
export const streetSweeper: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-190 -60V-190Q-190 -210 -170 -210H20V-60Z', HOUSE.white, {
      depth: 12,
      extra: rectangle([-210, -120], 240, 22, color),
    }) +
    formed(pen, 'M20 -60V-240Q24 -256 44 -256H110Q134 -250 142 -210L156 -120V-60Z', color, {
      depth: 11,
    }) +
    pane(pen, 'M44 -150V-232H104Q120 -230 124 -206L136 -150Z') +
    formed(pen, 'M60 -272H96V-256H60Z', HOUSE.mustard, { depth: 3 }) +
    lamp([150, -96], 14, 20) +
    rectangle([-196, -66], 356, 20, HOUSE.ink) +
    [
      [170, 0],
      [-30, 6],
    ]
      .map(
        ([x = 0, dx = 0]) =>
          rod(pen, `M${x - 30} -64L${x} -34`, HOUSE.metalDark, 8) +
          formed(pen, `M${x - 34} -30H${x + 34}L${x + 46 + dx} 0H${x - 46 - dx}Z`, HOUSE.mustard, {
            depth: 5,
            extra: times(9, (k) =>
              stroke(`M${x - 30 + k * 8} -26L${x - 42 + k * 10.5} 0`, '#c98a2c', 3),
            ).join(''),
          }) +
          ellipse([x, -31], 32, 8, HOUSE.metalDark),
      )
      .join('') +
    [-130, 90].map((x) => wheel(pen, [x, -38], 38)).join(''),
  anchors: { ...inCabin(84, -140, 70) },
});
