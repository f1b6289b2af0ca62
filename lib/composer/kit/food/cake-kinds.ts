import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, formed, leaf, pointsOf } from '../form';
import type { Pen } from '../pen';
import { dollop, on } from './cake-plate';
import { cakeSlices } from './cake-slices';
import { sweetKinds } from './sweet-kinds';

/** Cakes and sweets, each by its shape, its layers and what lies on it. */

const bundt = on(
  0.11,
  (pen) =>
    formed(pen, 'M-100 -10C-112 -60 -70 -92 0 -92S112 -60 100 -10Q0 16 -100 -10Z', '#a9652f', {
      depth: 14,
      light: 6,
      extra: [-80, -48, -16, 16, 48, 80]
        .map((x) => stroke(`M${x} 6Q${x * 1.1} -50 ${x * 0.4} -86`, '#7f4820', 6))
        .join(''),
    }) +
    path(
      'M-84 -62C-60 -100 60 -100 84 -62Q76 -40 64 -56Q52 -26 40 -54Q26 -34 10 -52Q-4 -24 -18 -52Q-34 -34 -46 -54Q-58 -30 -68 -54Q-80 -46 -84 -62Z',
      HOUSE.white,
    ) +
    ellipse([0, -80], 26, 8, '#6f3c1b'),
);
const spiral =
  'M0 0a8 8 0 0 1 12 8a16 16 0 0 1 -26 6a24 24 0 0 1 8 -40a32 32 0 0 1 46 34a40 40 0 0 1 -66 22';
const roll = (pen: Pen, skin: Hex, crumb: Hex, cream: Hex, length = 190) =>
  formed(
    pen,
    `M-60 -100H${length - 70}Q${length - 30} -90 ${length - 30} -50T${length - 70} 0H-60Z`,
    skin,
    { depth: 14, light: 7 },
  ) +
  circle([-60, -50], 50, darker(skin, 0.15)) +
  circle([-60, -50], 46, crumb) +
  placed(stroke(spiral, cream, 8), { at: [-62, -54] });
const swissRoll = on(
  0.11,
  (pen) =>
    placed(roll(pen, '#dfa556', '#f4d48e', '#c22f47', 200), { at: [-4, 0] }) +
    times(22, (k) => circle([-40 + ((k * 37) % 130), -92 + ((k * 17) % 40)], 2, HOUSE.white)).join(
      '',
    ),
  136,
);
const yuleLog = on(
  0.12,
  (pen) =>
    placed(roll(pen, '#5f3826', '#9a623c', '#f3e0c0', 206), { at: [-10, 0] }) +
    stroke('M-30 -80Q20 -72 90 -82M-20 -56Q40 -62 130 -52M-24 -30Q40 -22 120 -28', '#452618', 4) +
    placed(
      formed(pen, 'M-20 20L-14 -20H18L26 20Z', '#5f3826', { depth: 5 }) +
        ellipse([2, -20], 17, 7, '#c99a68') +
        ellipse([2, -20], 9, 3.5, '#8a5a38'),
      { at: [60, -98] },
    ) +
    times(26, (k) =>
      circle([-40 + ((k * 0.618) % 1) * 160, -92 + ((k * 0.37) % 1) * 60], 2.2, HOUSE.white),
    ).join('') +
    leaf([-2, -100], 34, 16, -150, HOUSE.leafDark) +
    leaf([-2, -100], 34, 16, -30, HOUSE.leaf) +
    [-8, 4].map((x) => ball(pen, [x, -104], 7, HOUSE.red, { glint: 0.4 })).join(''),
  140,
);
/** Layers with what is between them, and what the top is covered with. */
const layered = (pen: Pen, crumb: Hex, cream: Hex, layers: number, top: string) => {
  const each = 96 / layers;
  return (
    times(
      layers,
      (k) =>
        formed(
          pen,
          `M-92 ${-k * each - each + 6}V${-k * each}Q0 ${-k * each + 20} 92 ${-k * each}V${-k * each - each + 6}Q0 ${-k * each - each + 26} -92 ${-k * each - each + 6}Z`,
          crumb,
          { depth: 12 },
        ) +
        path(
          `M-95 ${-k * each - each - 2}Q0 ${-k * each - each + 18} 95 ${-k * each - each - 2}V${-k * each - each + 8}Q0 ${-k * each - each + 28} -95 ${-k * each - each + 8}Z`,
          cream,
        ),
    ).join('') +
    ellipse([0, -98], 94, 21, lighter(cream, 0.2)) +
    top
  );
};
const around = (count: number, draw: (x: number, y: number, k: number) => string) =>
  times(count, (k) => {
    const [x, y] = polar((k * 360) / count + 20, 1);
    return { x: x * 70, y: -100 + y * 14, k };
  })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, k }) => draw(x, y, k))
    .join('');
const tinyCarrot = (x: number, y: number) =>
  placed(
    path('M-14 0C-10 -9 8 -9 16 0C8 9 -10 9 -14 0Z', HOUSE.orange) +
      stroke('M-14 0l-9 -6m9 6h-11m11 0l-9 6', HOUSE.leaf, 3.4),
    { at: [x, y - 8], angleDegrees: -24 },
  );
const carrotCake = on(0.12, (pen) =>
  layered(
    pen,
    '#b9773c',
    HOUSE.cream,
    3,
    around(7, (x, y) => tinyCarrot(x, y)) +
      times(12, (k) =>
        circle([((k * 23) % 80) - 40, -98 + ((k * 7) % 16) - 8], 3.4, '#8a5632'),
      ).join(''),
  ),
);
const redVelvet = on(0.12, (pen) =>
  layered(
    pen,
    '#a8243a',
    HOUSE.white,
    3,
    around(8, (x, y) => dollop(pen, x, y, HOUSE.white)) +
      times(24, (k) =>
        circle([((k * 31) % 100) - 50, -98 + ((k * 11) % 20) - 10], 3, '#a8243a'),
      ).join(''),
  ),
);
const blackForest = on(0.12, (pen) =>
  layered(
    pen,
    '#4f2d20',
    HOUSE.white,
    3,
    times(34, (k) =>
      placed(path('M-9 0Q0 -5 9 0Q0 3 -9 0Z', k % 2 ? '#3d2018' : '#6a3f2c'), {
        at: [((k * 37) % 120) - 60, -98 + ((k * 13) % 24) - 12],
        angleDegrees: k * 41,
      }),
    ).join('') +
      around(
        8,
        (x, y) =>
          dollop(pen, x, y, HOUSE.white) +
          ball(pen, [x, y - 24], 9, '#b01f33', { glint: 0.5 }) +
          stroke(`M${x} ${y - 32}q2 -12 9 -16`, HOUSE.leafDark, 2.4),
      ),
  ),
);
const victoria = on(
  0.12,
  (pen) =>
    formed(pen, 'M-94 -44V0Q0 20 94 0V-44Z', '#e2aa55', { depth: 12 }) +
    path('M-96 -46Q0 -26 96 -46V-38Q0 -14 -96 -38Z', '#c22f47') +
    path('M-96 -54Q0 -34 96 -54V-46Q70 -34 50 -38T10 -30T-30 -34T-96 -44Z', HOUSE.white) +
    formed(pen, 'M-94 -92V-54Q0 -34 94 -54V-92Z', '#e8b463', { depth: 12 }) +
    ellipse([0, -92], 94, 21, '#f3d08c') +
    ellipse([0, -94], 80, 15, HOUSE.white, { opacity: 0.8 }),
);
const profiteroles = on(0.1, (pen) =>
  [
    [-64, -28],
    [64, -28],
    [0, -24],
    [-32, -74],
    [34, -74],
    [0, -114],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ball(pen, [x, y], 36, '#e2a858', { glint: 0 }) +
        path(
          `M${x - 32} ${y - 14}Q${x} ${y - 52} ${x + 32} ${y - 14}Q${x + 26} ${y + 10} ${x + 18} ${y - 8}Q${x + 8} ${y + 16} ${x - 4} ${y - 8}Q${x - 16} ${y + 6} ${x - 22} ${y - 10}Q${x - 30} ${y} ${x - 32} ${y - 14}Z`,
          HOUSE.chocolate,
        ) +
        ellipse([x - 10, y - 26], 8, 4, '#9a6a50'),
    )
    .join(''),
);
const cannoli = on(0.1, (pen) =>
  [
    [8, -26, 6],
    [-8, -64, -8],
  ]
    .map(([x = 0, y = 0, turn = 0], k) =>
      placed(
        ellipse([-84, 0], 16, 26, '#fff8ea') +
          ellipse([84, 0], 18, 26, '#fff8ea') +
          formed(pen, 'M-82 -26H82Q92 0 82 26H-82Q-72 0 -82 -26Z', '#c9803a', {
            depth: 9,
            light: 6,
            extra:
              times(10, (j) => circle([-70 + j * 15, ((j * 23) % 40) - 20], 3, '#a5602a')).join(
                '',
              ) + path('M-20 -30Q20 0 -10 30H10Q40 0 0 -30Z', '#b06c2e'),
          }) +
          times(6, (j) =>
            circle([84 + (j % 2) * 9, -16 + j * 6], 4, k ? '#8fb04a' : HOUSE.chocolate),
          ).join('') +
          times(5, (j) =>
            circle([-86 - (j % 2) * 7, -14 + j * 7], 4, k ? '#8fb04a' : HOUSE.chocolate),
          ).join(''),
        { at: [x, y], angleDegrees: turn },
      ),
    )
    .join(''),
);
const strudel = on(0.11, (pen) => {
  const swirl =
    'M0 0C10 -2 12 -14 2 -17C-14 -20 -20 -2 -10 10C4 24 28 14 28 -6C28 -26 8 -36 -10 -32';
  return (
    formed(pen, 'M-100 0C-122 -40 -86 -74 -44 -72H40C60 -72 64 -40 58 0Z', '#dba04f', {
      depth: 13,
      light: 7,
      extra: times(6, (k) =>
        stroke(`M${-74 + k * 24} -70Q${-92 + k * 24} -40 ${-82 + k * 24} -6`, '#b9762f', 5),
      ).join(''),
    }) +
    times(34, (k) =>
      ellipse([-90 + ((k * 41) % 140), -64 + ((k * 11) % 30)], 3.2, 2, HOUSE.white),
    ).join('') +
    placed(
      ellipse([0, 0], 38, 36, '#c9883c') +
        ellipse([0, 0], 33, 31, '#f6e0a6') +
        stroke(swirl, '#b9762f', 5) +
        pointsOf('-20 -10, 14 -24, 18 8, -8 22, -24 14')
          .map(([x, y], k) => ellipse([x, y], 7, 5, k % 2 ? '#e0b33f' : '#fdf3c9'))
          .join('') +
        pointsOf('4 -8, -16 4, 8 14, 22 -10')
          .map(([x, y]) => circle([x, y], 3.4, '#5a3425'))
          .join(''),
      { at: [58, -36] },
    ) +
    placed(
      ellipse([0, 0], 34, 34, '#c9883c') +
        ellipse([0, 0], 29, 29, '#f6e0a6') +
        stroke(swirl, '#b9762f', 5),
      { at: [112, -14], scaleY: 0.5, scaleX: 0.9 },
    )
  );
});
/** Cakes by kind. */
export const cakeKind = defineFamily('cake-kind', {
  'bundt-cake': bundt,
  'swiss-roll': swissRoll,
  'yule-log': yuleLog,
  'victoria-sponge': victoria,
  'carrot-cake': carrotCake,
  'red-velvet-cake': redVelvet,
  'black-forest-cake': blackForest,
  profiteroles,
  cannoli,
  strudel,
  ...sweetKinds,
  ...cakeSlices,
});
