import { circle, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';

/** What lessons show. */

export const chromosome: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.1,
  svg:
    [-1, 1]
      .map(
        (s) =>
          `<g transform="scale(${s} 1)">${formed(pen, 'M4 -96C20 -120 26 -170 40 -184C58 -194 70 -180 64 -160C58 -130 30 -100 26 -88C34 -70 66 -40 68 -18C68 0 48 6 38 -6C24 -22 22 -66 4 -80Z', s > 0 ? color : lighter(color, 0.14), { depth: 7, extra: [-164, -136, -52, -26].map((y) => stroke(`M10 ${y}H80`, darker(color, 0.25), 7)).join('') })}</g>`,
      )
      .join('') + circle([0, -88], 12, darker(color, 0.3)),
});
export const spaceProbe: Drawer = (pen) => ({
  unitCm: 2,
  svg:
    rod(pen, 'M30 -60L130 -20M-30 -60L-90 -10', HOUSE.metalDark, 5) +
    formed(pen, 'M-34 -84H34V-34H-34Z', HOUSE.gold, {
      depth: 8,
      extra: stroke('M-34 -60H34M-10 -84V-34M14 -84V-34', darker(HOUSE.gold, 0.25), 3),
    }) +
    [-1, 1]
      .map(
        (s) =>
          `<g transform="scale(${s} 1)">${stroke('M34 -60H56', HOUSE.metal, 5) + formed(pen, 'M56 -84H150V-38H56Z', HOUSE.navy, { depth: 4, extra: times(5, (k) => stroke(`M${72 + k * 16} -84V-38`, HOUSE.sky, 2)).join('') + stroke('M56 -61H150', HOUSE.sky, 2) })}</g>`,
      )
      .join('') +
    placed(
      formed(pen, 'M-62 0C-50 -34 50 -34 62 0Q0 18 -62 0Z', HOUSE.white, { depth: 8 }) +
        stroke('M0 -16V-58M-30 -14L0 -52L30 -14', HOUSE.metal, 4) +
        ball(pen, [0, -60], 7, HOUSE.red),
      { at: [4, -96], angleDegrees: 12 },
    ),
});
export const pendulum: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    formed(pen, 'M-80 -12H80V0H-80Z', HOUSE.wood, { depth: 4 }) +
    rod(pen, 'M-64 -10V-190H20', HOUSE.woodDark, 11) +
    stroke('M8 -186L-20 -58', HOUSE.stone, 3, { opacity: 0.5 }) +
    circle([-20, -46], 19, HOUSE.stone, { opacity: 0.35 }) +
    stroke('M8 -186L56 -66', HOUSE.ink, 3.4) +
    ball(pen, [62, -52], 22, HOUSE.coral) +
    stroke('M-4 -34Q22 -26 40 -36', HOUSE.metalDark, 3),
});
export const lever: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    formed(pen, 'M-30 0L0 -52L30 0Z', HOUSE.teal, { depth: 8 }) +
    placed(
      formed(pen, 'M-150 -8H150V6H-150Z', HOUSE.wood, { depth: 4 }) +
        formed(pen, 'M-142 -62H-86V-8H-142Z', HOUSE.metalDark, { depth: 7 }) +
        ball(pen, [122, -28], 20, HOUSE.coral),
      { at: [0, -54], angleDegrees: -7 },
    ),
});
export const slideRule: Drawer = (pen) => ({
  unitCm: 0.1,
  svg: placed(
    formed(pen, roundedPath([-150, -30], 300, 60, 6), HOUSE.cream, { depth: 5 }) +
      formed(pen, 'M-120 -11H184V11H-120Z', lighter(HOUSE.mustard, 0.5), { depth: 3 }) +
      times(28, (k) =>
        stroke(
          `M${-140 + k * 10.2} -30v${k % 5 ? 9 : 15}M${-140 + k * 10.2} 30v${k % 5 ? -9 : -15}`,
          HOUSE.ink,
          2,
        ),
      ).join('') +
      times(26, (k) => stroke(`M${-110 + k * 11} -10v${k % 5 ? 6 : 11}`, HOUSE.red, 2)).join('') +
      rectangle([10, -38], 46, 76, HOUSE.glass, { opacity: 0.5, radius: 4 }) +
      stroke('M33 -36V36', HOUSE.red, 2) +
      stroke('M10 -38H56M10 38H56', HOUSE.metalDark, 6),
    { at: [0, -50], angleDegrees: -12 },
  ),
});
export const drawingCompass: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    stroke('M66 -4A120 40 0 0 1 -30 26', HOUSE.blue, 4) +
    rod(pen, 'M0 -160L-52 -2', HOUSE.metal, 13) +
    rod(pen, 'M0 -160L56 -40', HOUSE.metal, 13) +
    placed(
      formed(pen, 'M-8 0H8V40L0 56L-8 40Z', HOUSE.mustard, { depth: 3 }) +
        path('M-3 50L0 56L3 50Z', HOUSE.ink),
      { at: [54, -54], angleDegrees: -24 },
    ) +
    path('M-55 -8L-60 14L-48 -4Z', HOUSE.metalDark) +
    ball(pen, [0, -160], 17, HOUSE.metalDark) +
    rod(pen, 'M0 -172V-198', HOUSE.metalDark, 11) +
    rod(pen, 'M-28 -96H26', HOUSE.gold, 6),
  anchors: { grip: { at: [0, -190] } },
});
export const setSquare: Drawer = (_pen, { color = HOUSE.sky }) => ({
  unitCm: 0.12,
  svg:
    `<path d="M-100 0V-150L130 0ZM-70 -28H22L-70 -92Z" fill="${color}" fill-rule="evenodd" fill-opacity="0.9"/>` +
    times(15, (k) => stroke(`M-100 ${-8 - k * 9}h${k % 5 ? 8 : 14}`, HOUSE.ink, 2)).join('') +
    times(21, (k) => stroke(`M${-90 + k * 10} 0v${k % 5 ? -7 : -13}`, HOUSE.ink, 2)).join(''),
  anchors: { grip: { at: [0, -20] } },
});
export const plasterCast: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    [0, 1, 2, 3, 4].map((k) => circle([98 - k * 3, -64 + k * 12], 10 - k, '#e9ab85')).join('') +
    formed(
      pen,
      'M-40 -190H28C24 -140 26 -90 40 -66C70 -64 96 -60 94 -44C100 -16 96 0 74 0H-24C-48 -8 -50 -60 -46 -100Z',
      '#f6f4ee',
      {
        depth: 13,
        extra: times(8, (k) =>
          stroke(`M-54 ${-170 + k * 22}Q0 ${-160 + k * 22} 60 ${-176 + k * 22}`, '#d9d6cc', 4),
        ).join(''),
      },
    ) +
    path('M-20 -132C-32 -146 -22 -156 -12 -148C-2 -156 8 -146 -12 -124Z', HOUSE.coral) +
    stroke('M-24 -60q8 -12 16 0t16 0t16 0', HOUSE.blue, 5) +
    stroke('M-40 -190H28', '#e9ab85', 16),
});
