import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';

/** Playthings and what is thrown. */

export const sockPuppet: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.2,
  svg:
    formed(
      pen,
      'M-30 0L-36 -110C-44 -170 20 -186 70 -166C92 -156 92 -138 76 -132C60 -126 40 -130 30 -124C44 -116 72 -116 76 -100C74 -82 40 -80 30 -84L34 0Z',
      color,
      {
        depth: 11,
        extra: [-20, -44].map((y) => rectangle([-50, y], 100, 11, HOUSE.mustard)).join(''),
      },
    ) +
    path(
      'M30 -126C46 -132 70 -126 84 -134C76 -124 78 -116 76 -102C60 -116 44 -112 30 -116Z',
      HOUSE.red,
    ) +
    [
      [-4, -158],
      [26, -164],
    ]
      .map(
        ([x = 0, y = 0]) => circle([x, y], 14, HOUSE.white) + circle([x + 4, y - 1], 6, HOUSE.ink),
      )
      .join('') +
    times(7, (k) => stroke(`M${-40 + k * 4} ${-140 - k * 6}q-20 -4 -22 -20`, HOUSE.coral, 5)).join(
      '',
    ) +
    ball(pen, [78, -150], 8, HOUSE.coral),
});
export const handPuppet: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.2,
  svg:
    formed(
      pen,
      'M-44 0L-34 -70L-80 -86Q-90 -104 -72 -110L-26 -98H26L72 -110Q90 -104 80 -86L34 -70L44 0Q0 10 -44 0Z',
      color,
      { depth: 10, extra: [-50, -30].map((y) => circle([0, y], 6, HOUSE.gold)).join('') },
    ) +
    [-80, 80].map((x) => ball(pen, [x, -98], 12, '#efb893')).join('') +
    ball(pen, [0, -140], 40, '#efb893', { glint: 0 }) +
    formed(
      pen,
      'M-40 -152C-30 -200 20 -214 60 -206C50 -190 44 -176 40 -152Q0 -166 -40 -152Z',
      HOUSE.blue,
      { depth: 7 },
    ) +
    ball(pen, [62, -206], 9, HOUSE.gold) +
    [-13, 13].map((x) => circle([x, -142], 5, HOUSE.ink)).join('') +
    ball(pen, [0, -132], 7, HOUSE.coral) +
    stroke('M-14 -120Q0 -108 14 -120', HOUSE.brown, 4),
});
export const balloonDog: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.25,
  svg:
    [
      [-64, -30, 90],
      [-40, -32, 90],
      [40, -32, 90],
      [64, -30, 90],
    ]
      .map(([x = 0, y = 0]) =>
        formed(
          pen,
          `M${x} ${y - 30}C${x - 20} ${y - 20} ${x - 17} ${y + 30} ${x} ${y + 30}S${x + 20} ${y - 20} ${x} ${y - 30}Z`,
          darker(color, x % 64 ? 0 : 0.1),
          { depth: 6, light: 5 },
        ),
      )
      .join('') +
    placed(formed(pen, 'M0 0C-14 -20 -12 -52 0 -60S14 -20 0 0Z', color, { depth: 5, light: 4 }), {
      at: [-72, -72],
      angleDegrees: -28,
    }) +
    formed(pen, 'M-72 -74C-60 -100 60 -100 72 -74C60 -50 -60 -50 -72 -74Z', color, {
      depth: 8,
      light: 7,
    }) +
    formed(pen, 'M66 -72C50 -90 56 -126 70 -132S92 -90 66 -72Z', color, { depth: 6, light: 5 }) +
    placed(
      formed(pen, 'M0 0C-13 -16 -11 -40 0 -46S13 -16 0 0Z', darker(color, 0.1), {
        depth: 4,
        light: 3,
      }),
      { at: [66, -134], angleDegrees: -20 },
    ) +
    placed(formed(pen, 'M0 0C-13 -16 -11 -40 0 -46S13 -16 0 0Z', color, { depth: 4, light: 3 }), {
      at: [74, -134],
      angleDegrees: 16,
    }) +
    formed(pen, 'M72 -132C88 -148 120 -144 126 -132S90 -116 72 -132Z', color, {
      depth: 6,
      light: 5,
    }) +
    ball(pen, [130, -132], 5, darker(color, 0.2)),
});
export const tarot: Drawer = (pen) => ({
  unitCm: 0.09,
  svg: [-22, 22, 0]
    .map((turn, k) =>
      placed(
        formed(pen, roundedPath([-42, -150], 84, 150, 7), k === 2 ? HOUSE.navy : HOUSE.purple, {
          depth: 5,
        }) +
          stroke('M-35 -143H35V-7H-35Z', HOUSE.gold, 3) +
          (k === 2
            ? circle([0, -84], 18, HOUSE.gold) +
              times(12, (j) => {
                const [x, y] = polar(j * 30, 1);
                return stroke(
                  `M${x * 21} ${-84 + y * 21}L${x * 29} ${-84 + y * 29}`,
                  HOUSE.gold,
                  3.4,
                );
              }).join('') +
              path('M-16 -30A12 12 0 1 0 4 -20A10 10 0 1 1 -16 -30Z', HOUSE.cream) +
              [
                [-22, -126],
                [22, -126],
                [20, -30],
              ]
                .map(([x = 0, y = 0]) =>
                  path(`M${x} ${y - 7}l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2Z`, HOUSE.cream),
                )
                .join('')
            : ''),
        { at: [turn * 1.7, 0], angleDegrees: turn },
      ),
    )
    .join(''),
});
export const magicBall: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    ball(pen, [0, -80], 80, HOUSE.ink) +
    circle([10, -72], 37, HOUSE.white) +
    stroke(
      'M10 -84m-9 0a9 8 0 1 0 18 0a9 8 0 1 0 -18 0M10 -66m-11 0a11 10 0 1 0 22 0a11 10 0 1 0 -22 0',
      HOUSE.ink,
      7,
    ),
});
export const whoopee: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    [
      [112, -40, 136, -36],
      [110, -54, 130, -66],
      [110, -26, 130, -14],
    ]
      .map(([a, b, c, d]) => stroke(`M${a} ${b}L${c} ${d}`, HOUSE.mustard, 6))
      .join('') +
    formed(
      pen,
      'M-90 -44C-90 -96 40 -100 62 -56L98 -62L104 -26L60 -32C40 10 -90 6 -90 -44Z',
      HOUSE.pink,
      { depth: 12, light: 7 },
    ) +
    circle([-16, -46], 24, darker(HOUSE.pink, 0.12)) +
    [-24, -8].map((x) => circle([x, -52], 4, HOUSE.ink)).join('') +
    stroke('M-28 -40Q-16 -30 -4 -40', HOUSE.ink, 4),
});
export const brick: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.02,
  svg:
    path('M-84 -74L-50 -100H110L76 -74Z', lighter(color, 0.14)) +
    path('M76 -74L110 -100V-26L76 0Z', darker(color, 0.22)) +
    formed(pen, 'M-84 -74H76V0H-84Z', color, { depth: 6 }) +
    times(8, (k) => {
      const [x, y] = [-46 + (k % 4) * 38 + (k < 4 ? 14 : 0), k < 4 ? -94 : -82];
      return (
        path(`M${x - 14} ${y}V${y - 12}H${x + 14}V${y}Z`, darker(color, 0.12)) +
        ellipse([x, y], 14, 5, darker(color, 0.12)) +
        ellipse([x, y - 12], 14, 5, lighter(color, 0.2))
      );
    }).join(''),
});
export const ragDoll: Drawer = (pen) => ({
  unitCm: 0.25,
  svg:
    [-18, 18]
      .map(
        (x) =>
          rod(pen, `M${x} -60L${x * 1.5} -10`, '#efb893', 15) +
          times(3, (k) => stroke(`M${x * 1.2 - 8} ${-44 + k * 13}h17`, HOUSE.red, 5)).join('') +
          formed(pen, `M${x * 1.5 - 14} 0Q${x * 1.5} -20 ${x * 1.5 + 16} 0Z`, HOUSE.ink, {
            depth: 3,
          }),
      )
      .join('') +
    rod(pen, 'M-30 -104L-66 -70M30 -104L66 -70', '#efb893', 14) +
    formed(pen, 'M-24 -116H24L50 -46Q0 -32 -50 -46Z', HOUSE.blue, {
      depth: 9,
      extra: times(9, (k) =>
        circle([-34 + ((k * 0.618) % 1) * 68, -104 + ((k * 0.414) % 1) * 56], 4, HOUSE.white),
      ).join(''),
    }) +
    formed(pen, 'M-18 -112H18L26 -52H-26Z', HOUSE.white, { depth: 4 }) +
    times(12, (k) => {
      const [x, y] = polar(-200 + k * 20, 1);
      return ball(pen, [x * 44, -148 + y * 42], 14, HOUSE.red, { glint: 0 });
    }).join('') +
    ball(pen, [0, -146], 38, '#f6cdb0', { glint: 0 }) +
    [-14, 14]
      .map((x) => circle([x, -150], 6, HOUSE.ink) + circle([x * 1.7, -136], 7, HOUSE.pink))
      .join('') +
    path('M-5 -140L0 -132L5 -140Z', HOUSE.coral) +
    stroke('M-12 -126Q0 -116 12 -126', HOUSE.red, 4),
});
export const toySoldier: Drawer = (pen, { color = '#4f7f45' }) => ({
  unitCm: 0.05,
  svg:
    formed(pen, 'M-60 -8Q0 -22 60 -8Q60 0 0 2T-60 -8Z', color, { depth: 4 }) +
    formed(pen, 'M-26 -14L-16 -84H16L38 -14H16L2 -60L-8 -14Z', color, { depth: 6 }) +
    formed(pen, 'M-24 -150Q0 -160 24 -150L20 -78H-20Z', color, { depth: 7 }) +
    rod(pen, 'M-20 -140L-8 -108L34 -114M20 -142L44 -120', darker(color, 0.08), 13) +
    rod(pen, 'M-46 -98L92 -130', darker(color, 0.25), 8) +
    ball(pen, [0, -172], 20, color, { glint: 0 }) +
    formed(pen, 'M-32 -172C-30 -204 30 -204 34 -172Q0 -182 -32 -172Z', lighter(color, 0.1), {
      depth: 5,
    }),
});
export const firecracker: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.1,
  svg:
    [-16, 0, 16]
      .map((turn, k) =>
        placed(
          formed(pen, roundedPath([-17, -110], 34, 110, 5), k === 1 ? color : darker(color, 0.14), {
            depth: 6,
            extra:
              rectangle([-20, -98], 40, 13, HOUSE.gold) + rectangle([-20, -24], 40, 13, HOUSE.gold),
          }) + stroke('M0 -110Q6 -126 0 -140', HOUSE.cream, 4),
          { at: [turn * 2.2, 0], angleDegrees: turn },
        ),
      )
      .join('') +
    [
      [0, -152],
      [-50, -136],
      [50, -136],
    ]
      .map(([x = 0, y = 0]) =>
        times(8, (k) => {
          const [a, b] = polar(k * 45, 1);
          return stroke(
            `M${x + a * 5} ${y + b * 5}L${x + a * 15} ${y + b * 15}`,
            k % 2 ? HOUSE.yellow : HOUSE.orange,
            4,
          );
        }).join(''),
      )
      .join(''),
});
export const golfTee: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.05,
  svg:
    formed(pen, 'M-44 0C-30 -14 30 -14 44 0Z', HOUSE.grass, { depth: 3 }) +
    formed(pen, 'M-24 -86Q0 -78 24 -86L8 -64L4 -4H-4L-8 -64Z', color, { depth: 5 }) +
    ball(pen, [0, -128], 46, HOUSE.white, {
      extra: times(19, (k) => {
        const [x, y] = polar(k * 137.5, Math.sqrt(k) * 10);
        return circle([x, -128 + y], 4, '#d9deea');
      }).join(''),
    }),
});
