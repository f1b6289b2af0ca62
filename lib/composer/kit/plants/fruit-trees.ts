import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, leaf, pointsOf, rod } from '../form';
import type { Pen } from '../pen';
import { crown, fruitOn, trunk } from './crowns';

/** Trees by what they bear. */

const SPOTS =
  '-104 -300, -60 -352, -10 -390, 52 -368, 104 -310, 20 -318, -40 -290, 66 -276, -90 -250, 8 -256';
/** A round crown with what grows in it. */
const bearing =
  (crownColor: Hex, draw: (spots: readonly Point[], pen: Pen) => string): Drawer =>
  (pen, { color = crownColor }) => ({
    svg:
      trunk(pen, 200, 30) +
      rod(
        pen,
        'M0 -150C-20 -190 -44 -200 -60 -230M0 -160C20 -200 40 -210 56 -240',
        HOUSE.woodDark,
        11,
      ) +
      crown(pen, [-70, -280], 76, 66, darker(color, 0.1)) +
      crown(pen, [72, -286], 74, 66, darker(color, 0.12)) +
      crown(pen, [0, -334], 112, 92, color, 13) +
      crown(pen, [0, -262], 86, 50, lighter(color, 0.05)) +
      draw(pointsOf(SPOTS), pen),
    anchors: { trunk: { at: [0, -90] }, branch: { at: [70, -240] }, top: { at: [0, -420] } },
  });
export const fruited = (fruit: Hex, radius: number, crownColor: Hex = HOUSE.leaf) =>
  bearing(crownColor, (spots) => fruitOn(spots, fruit, radius));
export const pears = bearing('#5fa75a', (spots) =>
  spots
    .map(
      ([x, y]) =>
        path(
          `M${x} ${y - 20}C${x + 8} ${y - 14} ${x + 15} ${y - 4} ${x + 14} ${y + 6}C${x + 12} ${y + 18} ${x - 12} ${y + 18} ${x - 14} ${y + 6}C${x - 15} ${y - 4} ${x - 8} ${y - 14} ${x} ${y - 20}Z`,
          '#d8c544',
        ) + ellipse([x - 5, y], 3, 6, '#fff6c0'),
    )
    .join(''),
);
export const lemons = bearing('#4f9a4c', (spots) =>
  spots
    .map(([x, y], k) =>
      placed(
        ellipse([0, 0], 17, 11.5, '#e0b324') +
          path('M-20 0L-12 -6V6ZM20 0L12 -6V6Z', '#e0b324') +
          ellipse([-2, -2], 14, 9, HOUSE.yellow),
        { at: [x, y], angleDegrees: 30 + k * 40 },
      ),
    )
    .join(''),
);
export const cherries = bearing(HOUSE.leaf, (spots) =>
  spots
    .map(
      ([x, y]) =>
        stroke(
          `M${x} ${y - 18}L${x - 8} ${y}M${x} ${y - 18}L${x + 9} ${y + 2}`,
          HOUSE.leafDark,
          3,
        ) +
        circle([x - 8, y + 3], 9, HOUSE.red) +
        circle([x + 9, y + 5], 9, '#b92f2a'),
    )
    .join(''),
);
export const rowan = bearing('#5f9a4a', (spots) =>
  spots
    .map(([x, y]) =>
      times(7, (k) => {
        const [dx, dy] = polar(k * 60, k ? 9 : 0);
        return circle([x + dx, y + dy], 6, k % 2 ? HOUSE.orange : HOUSE.red);
      }).join(''),
    )
    .join(''),
);
export const magnoliaTree: Drawer = (pen, { color = HOUSE.pink }) => ({
  svg:
    rod(
      pen,
      'M0 -120C-30 -180 -90 -210 -140 -290M0 -130C30 -190 80 -220 136 -300M0 -140C0 -220 -10 -280 4 -380M-60 -216C-70 -260 -70 -300 -60 -340M66 -222C60 -260 66 -310 60 -350',
      '#8a7468',
      12,
    ) +
    trunk(pen, 150, 26, '#8a7468') +
    pointsOf(
      '-140 -296, -104 -252, -62 -346, -66 -286, -28 -250, 2 -386, -4 -310, 34 -274, 60 -356, 66 -290, 104 -260, 138 -306, -100 -320, 100 -330, 24 -220, -32 -390',
    )
      .map(([x, y], k) =>
        placed(
          path(
            'M0 10C-34 4 -34 -30 -22 -40C-12 -30 -6 -22 0 -48C6 -22 12 -30 22 -40C34 -30 34 4 0 10Z',
            k % 2 ? color : lighter(color, 0.3),
          ) + path('M0 10C-14 0 -12 -20 0 -46C12 -20 14 0 0 10Z', lighter(color, 0.55)),
          { at: [x, y], angleDegrees: ((k * 41) % 60) - 30 },
        ),
      )
      .join(''),
  anchors: { trunk: { at: [0, -80] }, branch: { at: [60, -230] }, top: { at: [0, -420] } },
});
/** Broad and low, with heavy boughs and acorns. */
export const oak: Drawer = (pen, { color = '#4c8f45' }) => ({
  svg:
    trunk(pen, 200, 74) +
    rod(
      pen,
      'M-10 -150C-60 -190 -130 -190 -180 -240M10 -160C60 -190 130 -200 180 -250M0 -180V-300',
      HOUSE.woodDark,
      26,
    ) +
    [
      [-170, -280, 96, 74, 0.12],
      [172, -290, 94, 74, 0.15],
      [-84, -356, 108, 84, 0.05],
      [92, -364, 106, 82, 0.08],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0, d = 0]) =>
        crown(pen, [x, y], rx, ry, darker(color, d), 9),
      )
      .join('') +
    crown(pen, [0, -400], 120, 84, color, 11) +
    crown(pen, [0, -280], 120, 56, lighter(color, 0.05), 11) +
    pointsOf(
      '-190 -256, -120 -306, -50 -272, 44 -300, 120 -280, 196 -270, 0 -380, 84 -382, -84 -392',
    )
      .map(
        ([x, y]) =>
          ellipse([x, y + 5], 8, 11, '#c98a3c') +
          path(`M${x - 10} ${y}A10 8 0 0 1 ${x + 10} ${y}Z`, '#6f4a2c'),
      )
      .join(''),
  anchors: { trunk: { at: [0, -100] }, branch: { at: [130, -214] }, top: { at: [0, -480] } },
});
/** A bottle of a trunk, with a few boughs like roots. */
export const baobab: Drawer = (pen, { color = '#7a9a44' }) => ({
  svg:
    rod(
      pen,
      'M-50 -330C-80 -380 -140 -390 -180 -420M-16 -350C-30 -400 -60 -430 -80 -470M20 -350C40 -400 70 -420 90 -466M56 -330C90 -380 150 -390 186 -424M-110 -396C-130 -420 -130 -440 -136 -456M110 -392C130 -410 134 -440 140 -456',
      '#a5816a',
      19,
    ) +
    formed(
      pen,
      'M-110 0Q-84 -20 -88 -80C-96 -180 -84 -270 -64 -350Q0 -370 64 -350C84 -270 96 -180 88 -80Q84 -20 110 0Q60 -14 30 2Q0 -14 -30 2Q-60 -14 -110 0Z',
      '#b48e74',
      {
        depth: 30,
        light: 10,
        extra: stroke(
          'M-40 -20C-50 -120 -40 -240 -36 -330M10 -10C20 -120 6 -240 10 -340M56 -30C60 -120 50 -240 46 -330',
          '#94705a',
          6,
        ),
      },
    ) +
    [
      [-184, -430, 54, 26],
      [-84, -484, 56, 28],
      [92, -480, 58, 28],
      [190, -434, 54, 26],
      [-136, -464, 40, 20],
      [142, -466, 42, 20],
      [4, -450, 50, 22],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0], k) =>
        crown(pen, [x, y], rx, ry, darker(color, (k % 3) * 0.07), 8),
      )
      .join(''),
  anchors: { trunk: { at: [0, -160] }, branch: { at: [120, -390] }, top: { at: [0, -500] } },
});
/** A red column with its foliage far up. */
export const redwood: Drawer = (pen, { color = '#3f7d52' }) => ({
  svg:
    rod(pen, 'M-14 -420L-70 -400M14 -470L66 -450M-10 -540L-60 -520', '#9c4f34', 9) +
    formed(
      pen,
      'M-84 0Q-54 -30 -46 -120L-20 -860H20L46 -120Q54 -30 84 0Q50 -12 26 4Q0 -10 -26 4Q-50 -12 -84 0Z',
      '#b25d3c',
      {
        depth: 22,
        light: 8,
        extra: stroke('M-34 -10L-14 -800M-6 -10L0 -820M28 -10L14 -800', '#8a4228', 6),
      },
    ) +
    [
      [-78, -430, 60, 40],
      [74, -490, 58, 40],
      [-66, -560, 62, 46],
      [62, -620, 62, 48],
      [-52, -690, 66, 54],
      [50, -740, 60, 52],
      [0, -820, 64, 76],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0], k) =>
        crown(pen, [x, y], rx, ry, darker(color, 0.16 - k * 0.025), 9),
      )
      .join(''),
  anchors: { trunk: { at: [0, -200] }, branch: { at: [-70, -410] }, top: { at: [0, -890] } },
});
/** A twisted trunk under a silvery crown, with dark fruit. */
export const oliveTree: Drawer = (pen, { color = '#8fa584' }) => ({
  svg:
    formed(
      pen,
      'M-60 0C-30 -20 -50 -70 -26 -110C-46 -130 -80 -150 -100 -190L-76 -196C-50 -160 -20 -150 -4 -150C0 -190 20 -210 50 -240L70 -226C40 -190 30 -160 30 -130C56 -90 20 -40 62 0Q20 -16 0 0Q-20 -14 -60 0Z',
      '#8d7a68',
      {
        depth: 18,
        light: 6,
        extra: stroke('M-20 -10C0 -50 -30 -80 0 -130M16 -6C0 -50 30 -80 10 -120', '#6b5a4c', 6),
      },
    ) +
    crown(pen, [-104, -232], 84, 60, darker(color, 0.12), 10) +
    crown(pen, [96, -256], 88, 64, darker(color, 0.15), 10) +
    crown(pen, [-8, -300], 112, 74, color, 12) +
    times(34, (k) => {
      const [x, y] = polar(k * 137.5, Math.sqrt(k / 34));
      return leaf([x * 170, -262 + y * 88], 26, 5, (k * 67) % 180, k % 2 ? '#b9c9ae' : '#6f8766');
    }).join('') +
    pointsOf(
      '-140 -236, -90 -262, -40 -316, 10 -340, 60 -290, 110 -270, 140 -240, -20 -262, 40 -246, -100 -214',
    )
      .map(([x, y]) => ellipse([x, y], 6, 9, '#3b3350'))
      .join(''),
  anchors: { trunk: { at: [0, -80] }, branch: { at: [60, -200] }, top: { at: [0, -370] } },
});
