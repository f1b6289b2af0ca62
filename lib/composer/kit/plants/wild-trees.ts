import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';
import { crown, trunk } from './crowns';

/** Trees by their silhouette and bark. */

/** A bare, leaning trunk with a flat cap of needles. */
export const umbrellaPine: Drawer = (pen, { color = '#3c7a4d' }) => ({
  svg:
    formed(
      pen,
      'M-30 0Q-14 -20 -12 -120C-12 -220 10 -300 14 -380H36C34 -290 14 -220 14 -120Q16 -20 34 0Q0 -10 -30 0Z',
      '#9a6243',
      { depth: 11, light: 4 },
    ) +
    rod(
      pen,
      'M22 -340C-20 -370 -70 -380 -110 -404M26 -350C60 -380 110 -380 150 -404M25 -360V-410',
      '#9a6243',
      12,
    ) +
    crown(pen, [-94, -418], 88, 36, darker(color, 0.12), 10) +
    crown(pen, [138, -420], 86, 36, darker(color, 0.14), 10) +
    crown(pen, [24, -442], 150, 50, color, 15),
  anchors: { trunk: { at: [0, -120] }, branch: { at: [90, -385] }, top: { at: [24, -490] } },
});
/** A Scots pine: red bark, needles in clumps at the ends of boughs. */
export const pine: Drawer = (pen, { color = '#35705a' }) => ({
  svg:
    formed(pen, 'M-30 0Q-16 -20 -14 -160L-6 -470H8L14 -160Q16 -20 30 0Q0 -10 -30 0Z', '#b06a43', {
      depth: 10,
      light: 4,
      extra: times(9, (k) =>
        stroke(`M${k % 2 ? -10 : 2} ${-40 - k * 46}q5 -10 0 -20`, '#8a4f30', 4),
      ).join(''),
    }) +
    rod(
      pen,
      'M0 -220C40 -240 70 -240 104 -262M0 -270C-40 -290 -80 -290 -112 -312M0 -350C40 -370 60 -370 84 -392M0 -390C-30 -410 -50 -410 -72 -428',
      '#b06a43',
      9,
    ) +
    [
      [110, -276, 58, 34],
      [-116, -326, 62, 36],
      [92, -404, 58, 36],
      [-76, -440, 56, 36],
      [4, -486, 76, 48],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0], k) =>
        crown(pen, [x, y], rx, ry, darker(color, 0.12 - k * 0.02), 9),
      )
      .join(''),
  anchors: { trunk: { at: [0, -100] }, branch: { at: [80, -250] }, top: { at: [0, -530] } },
});
const spiky = (at: Point, radius: number, color: Hex, count = 16) =>
  times(count, (k) => {
    const turn = -200 + (k * 220) / (count - 1);
    return placed(
      path(
        `M0 ${-radius * 0.1}L${radius} 0L0 ${radius * 0.1}Z`,
        k % 2 ? color : lighter(color, 0.14),
      ),
      { at, angleDegrees: turn },
    );
  }).join('');
export const joshuaTree: Drawer = (pen, { color = '#6f8f4a' }) => ({
  svg:
    rod(
      pen,
      'M0 0V-200M0 -130C-60 -140 -90 -180 -92 -250M0 -190C-20 -240 -30 -280 -30 -330M0 -180C50 -200 90 -220 96 -290M96 -260C120 -270 150 -290 152 -330',
      '#8f6f55',
      24,
    ) +
    [
      [-92, -262],
      [-30, -340],
      [96, -302],
      [152, -340],
    ]
      .map(([x = 0, y = 0], k) => spiky([x, y], 62 - (k % 2) * 6, color))
      .join(''),
  anchors: { trunk: { at: [0, -90] }, branch: { at: [60, -220] }, top: { at: [0, -400] } },
});
export const dragonTree: Drawer = (pen, { color = '#4f8a5c' }) => ({
  svg:
    rod(
      pen,
      'M0 -160C-40 -220 -110 -240 -150 -300M0 -160C-14 -230 -44 -260 -54 -320M0 -160C14 -230 44 -260 54 -320M0 -160C40 -220 110 -240 150 -300',
      '#b79d86',
      20,
    ) +
    trunk(pen, 200, 46, '#b79d86') +
    [-150, -98, -46, 8, 60, 110, 152]
      .map((x, k) =>
        spiky([x, -306 - (60 - Math.abs(k - 3) * 18)], 58, darker(color, (k % 2) * 0.1)),
      )
      .join(''),
  anchors: { trunk: { at: [0, -90] }, branch: { at: [90, -250] }, top: { at: [0, -420] } },
});
/** Tiers of ropes, turned up at their ends. */
export const monkeyPuzzle: Drawer = (pen, { color = '#2f6b4a' }) => ({
  svg:
    formed(pen, 'M-22 0Q-10 -20 -9 -440H9Q10 -20 22 0Z', '#7a6a60', {
      depth: 8,
      extra: times(10, (k) => stroke(`M-14 ${-30 - k * 40}H14`, '#5d5048', 3)).join(''),
    }) +
    times(7, (k) => {
      const [y, w] = [-180 - k * 44, 150 - k * 17];
      return [-1, 1]
        .map((s) =>
          rod(
            pen,
            `M0 ${y}C${s * w * 0.5} ${y + 26} ${s * w} ${y + 10} ${s * (w + 8)} ${y - 34}M0 ${y - 14}C${s * w * 0.4} ${y} ${s * w * 0.6} ${y - 10} ${s * w * 0.66} ${y - 40}`,
            darker(color, (k % 2) * 0.12),
            19,
          ),
        )
        .join('');
    }).join('') +
    crown(pen, [0, -474], 30, 34, color, 8),
  anchors: { trunk: { at: [0, -90] }, branch: { at: [100, -190] }, top: { at: [0, -510] } },
});
/** Stilts of roots in the water. */
export const mangrove: Drawer = (pen, { color = '#4a9a5a' }) => ({
  svg:
    ellipse([0, -6], 190, 20, HOUSE.water) +
    ellipse([0, -9], 180, 14, lighter(HOUSE.water, 0.15)) +
    rod(
      pen,
      'M0 -150C-30 -110 -80 -90 -110 -6M0 -140C-20 -100 -50 -80 -60 -4M0 -150C30 -110 80 -90 116 -8M0 -140C20 -100 46 -70 58 -4M0 -150V-4M-40 -100C-50 -60 -20 -40 -24 -4M50 -96C50 -60 84 -50 88 -6',
      '#8a5a40',
      10,
    ) +
    trunk(pen, 120, 30, '#8a5a40').replace(/^/, '<g transform="translate(0 -140)">') +
    '</g>' +
    crown(pen, [-84, -272], 84, 56, darker(color, 0.1)) +
    crown(pen, [88, -280], 82, 56, darker(color, 0.13)) +
    crown(pen, [0, -312], 110, 72, color, 12),
  anchors: { trunk: { at: [0, -180] }, branch: { at: [60, -240] }, top: { at: [0, -380] } },
});
const BLADE = 'M0 0C20 -44 90 -60 170 -20C176 -8 172 6 160 14C100 -10 40 -6 0 0Z';
export const bananaTree: Drawer = (pen, { color = '#4f9f4a' }) => ({
  svg:
    formed(pen, 'M-26 0L-15 -270H15L26 0Q0 8 -26 0Z', '#9db05a', {
      depth: 10,
      extra: stroke('M-8 -10L-4 -260M10 -10L4 -260', '#7d9044', 4),
    }) +
    [-168, -140, -20, 6]
      .map((turn, k) =>
        placed(
          formed(pen, BLADE, darker(color, 0.1), {
            depth: 8,
            extra: stroke('M0 0Q80 -40 166 -6', lighter(color, 0.4), 4),
          }),
          { at: [0, -260], angleDegrees: turn, scaleX: k < 2 ? 1 : 1 },
        ),
      )
      .join('') +
    stroke('M6 -262C50 -290 70 -250 62 -196', '#6a8040', 9) +
    [-216, -190]
      .map((y, row) =>
        times(4, (k) =>
          path(
            `M${44 + k * 11} ${y}q${-4 + k * 3} 22 ${4 + k * 2} 32q8 -8 6 -32Z`,
            row ? '#e8c33e' : HOUSE.yellow,
          ),
        ).join(''),
      )
      .join('') +
    path('M56 -164q8 -6 14 0l-4 26q-6 4 -8 0Z', '#8a3a5c') +
    [-112, -82, -52]
      .map((turn) =>
        placed(
          formed(pen, BLADE, color, {
            depth: 8,
            extra:
              stroke('M0 0Q80 -40 166 -6', lighter(color, 0.45), 4) +
              [50, 80, 110, 136]
                .map((x) => stroke(`M${x} -30l8 20`, darker(color, 0.2), 3))
                .join(''),
          }),
          { at: [0, -266], angleDegrees: turn },
        ),
      )
      .join(''),
  anchors: { trunk: { at: [0, -120] }, branch: { at: [60, -250] }, top: { at: [0, -430] } },
});
/** An old trunk with a hollow to look out of. */
export const hollowTree: Drawer = (pen, { color = '#5c8f4d' }) => ({
  svg:
    rod(
      pen,
      'M-30 -250C-60 -300 -110 -310 -140 -340M30 -260C60 -300 110 -310 140 -350M0 -280V-380',
      HOUSE.woodDark,
      24,
    ) +
    crown(pen, [-130, -356], 90, 70, darker(color, 0.12)) +
    crown(pen, [132, -366], 88, 70, darker(color, 0.14)) +
    crown(pen, [0, -410], 122, 86, color, 12) +
    formed(
      pen,
      'M-120 0Q-70 -20 -66 -110C-70 -190 -60 -240 -50 -290H50C60 -240 70 -190 66 -110Q70 -20 120 0Q60 -16 30 2Q0 -12 -30 2Q-60 -16 -120 0Z',
      '#8f5f3f',
      {
        depth: 24,
        light: 8,
        extra: stroke(
          'M-46 -30C-54 -120 -40 -200 -40 -270M48 -30C56 -120 40 -200 38 -270',
          '#6f452b',
          6,
        ),
      },
    ) +
    ellipse([0, -150], 38, 52, '#6f452b') +
    ellipse([3, -146], 30, 44, '#2f1f26') +
    crown(pen, [0, -300], 90, 40, lighter(color, 0.05)),
  anchors: {
    trunk: { at: [0, -100] },
    inside: { at: [0, -110], spanCm: 56 },
    branch: { at: [80, -300] },
    top: { at: [0, -490] },
  },
});
