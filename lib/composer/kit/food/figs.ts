import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, leaf, pointsOf, rod, rounded } from '../form';

/** A whole fig and half of one. */
export const fig: Drawer = (pen, { color = '#6a4a80', state }) => {
  const outline =
    'M2 -216C-16 -214 -18 -186 -26 -168C-44 -142 -84 -116 -84 -66C-84 -22 -46 0 0 0S84 -22 84 -66C84 -116 46 -142 26 -168C18 -186 18 -218 2 -216Z';
  const whole = rounded(pen, outline, {
    at: [0, -80],
    rx: 88,
    ry: 92,
    color,
    extra: [-46, -20, 8, 36]
      .map((x) =>
        stroke(`M${x * 0.2} -190Q${x} -120 ${x * 0.7} -6`, lighter(color, 0.2), 4, {
          opacity: 0.5,
        }),
      )
      .join(''),
  });
  const half = placed(
    path(outline, color) +
      placed(path(outline, '#f3e3c0'), { at: [0, -7], scaleX: 0.9 }) +
      path(
        'M0 -160C-18 -140 -58 -110 -58 -68C-58 -34 -28 -22 0 -22S58 -34 58 -68C58 -110 18 -140 0 -160Z',
        '#d05a6a',
      ) +
      pointsOf('-34 -64, -20 -88, -12 -50, 6 -74, 12 -110, 22 -48, 34 -78, 0 -36, -4 -128, -30 -40')
        .map(([x, y]) => ellipse([x, y], 4, 6, '#f6d79a'))
        .join(''),
    { at: [74, 4], angleDegrees: 14, scaleX: 0.86 },
  );
  return {
    unitCm: 0.032,
    svg: state === 'plain' ? whole + half : whole,
  };
};

/** Two olives on their twig. */
export const olive: Drawer = (pen, { color = '#8fa548', state }) => {
  const one = (at: Point, angleDegrees: number, tone: Hex) =>
    placed(
      rounded(pen, ellipsePath([0, 0], 50, 64), {
        at: [0, 0],
        rx: 50,
        ry: 64,
        color: tone,
        extra: ellipse([-18, -26], 9, 14, '#ffffff', { opacity: 0.6 }),
      }) +
        (state === 'cut'
          ? circle([2, -46], 13, darker(tone, 0.4)) + circle([2, -45], 9, HOUSE.red)
          : ellipse([2, -60], 6, 3.4, darker(tone, 0.45))),
      { at, angleDegrees },
    );
  return {
    unitCm: 0.0165,
    svg:
      rod(pen, 'M-86 -150C-30 -176 30 -168 84 -196', '#7a6a3f', 8) +
      leaf([-40, -162], 104, 19, -150, HOUSE.leaf) +
      leaf([20, -174], 112, 19, -62, lighter(HOUSE.leaf, 0.14)) +
      leaf([66, -188], 92, 17, -14, HOUSE.leafDark) +
      rod(pen, 'M-40 -160Q-44 -140 -40 -122M34 -176Q46 -150 44 -118', '#7a6a3f', 5) +
      one([44, -64], -12, darker(color, 0.06)) +
      one([-40, -62], 10, color),
  };
};
