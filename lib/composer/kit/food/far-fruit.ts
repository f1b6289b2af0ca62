import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod, rounded } from '../form';
import type { Pen } from '../pen';
import { hedgeFruit } from './hedge-fruit';
import { honeydew } from './bunches';

/** Fruits that are known by their skin and by what a cut half shows; whole ones stand behind, halves before. */

/** A whole fruit and half of one beside it. */
const withHalf =
  (unitCm: number, whole: (pen: Pen) => string, half: (pen: Pen) => string): Drawer =>
  (pen) => ({
    unitCm,
    svg: placed(whole(pen), { at: [-46, 0] }) + placed(half(pen), { at: [64, 0] }),
  });
const EGG = 'M0 0C-50 0 -76 -36 -70 -80C-64 -130 -30 -150 0 -150S64 -130 70 -80C76 -36 50 0 0 0Z';
const egg = (pen: Pen, color: Hex, extra = '') =>
  rounded(pen, EGG, { at: [0, -76], rx: 74, ry: 78, color, extra });
/** A round slice of what it is: rind, flesh. */
const slice = (rind: Hex, flesh: Hex, inside: string, radius = 60) =>
  placed(
    circle([0, 0], radius, darker(rind, 0.12)) +
      circle([0, 0], radius * 0.9, lighter(flesh, 0.2)) +
      circle([0, 0], radius * 0.82, flesh) +
      inside,
    { at: [0, -radius] },
  );

const dragonFruit = withHalf(
  0.07,
  (pen) =>
    egg(pen, '#e0457f') +
    times(9, (index) => {
      const at = [
        -48 + (index % 3) * 44 + (index > 2 && index < 6 ? 16 : 0),
        -32 - Math.floor(index / 3) * 36,
      ] as const;
      return placed(
        path('M-14 8C-10 -10 2 -22 18 -28C20 -12 16 4 12 12Z', '#f07aa4') +
          path('M8 -6C12 -14 14 -22 18 -28C20 -18 18 -8 16 -2Z', '#9cc64a'),
        { at, angleDegrees: index * 7 - 30 },
      );
    }).join('') +
    [-40, -14, 14, 40].map((turn) => leaf([0, -140], 54, 14, -90 + turn, '#9cc64a')).join(''),
  () =>
    slice(
      '#e0457f',
      HOUSE.white,
      times(38, (index) => circle(polar(index * 137.5, Math.sqrt(index) * 7), 2.6, HOUSE.ink)).join(
        '',
      ),
    ),
);
const passionFruit = withHalf(
  0.045,
  (pen) => ball(pen, [0, -66], 66, '#6a3560') + stroke('M0 -130v-14', HOUSE.leafDark, 6),
  () =>
    slice(
      '#6a3560',
      '#f6e2d0',
      path(
        blob(
          times(14, (index) => polar(index * 25.7, index % 2 ? 40 : 45)),
          0.4,
        ),
        '#f0a72c',
      ) +
        times(14, (index) =>
          ellipse(polar(index * 137.5, Math.sqrt(index) * 9.6), 4.4, 5.6, '#3a2a2e'),
        ).join(''),
    ),
);
const lychee: Drawer = (pen) => ({
  unitCm: 0.03,
  svg:
    rod(pen, 'M-60 -120Q-30 -170 0 -190M50 -116Q30 -170 0 -190', HOUSE.woodDark, 7) +
    leaf([0, -186], 110, 34, -150, HOUSE.leaf) +
    [
      [-66, -62],
      [60, -60],
    ]
      .map(([x = 0, y = 0]) =>
        ball(pen, [x, y], 60, '#d24a58', {
          extra: times(26, (index) =>
            circle([x + ((index * 41) % 112) - 56, y + ((index * 29) % 112) - 56], 5, '#a93244', {
              opacity: 0.6,
            }),
          ).join(''),
        }),
      )
      .join('') +
    ball(pen, [0, -30], 46, '#f6f2f0') +
    path('M-47 -32Q-30 -18 0 -26T47 -32A47 47 0 0 1 -47 -32Z', '#d24a58'),
});
const hairs = (at: readonly [number, number], radius: number, color: Hex) =>
  times(30, (index) => {
    const [x, y] = polar(index * 12, radius - 6);
    const [u, v] = polar(index * 12 + 14, radius + 24);
    return stroke(
      `M${(at[0] + x).toFixed(1)} ${(at[1] + y).toFixed(1)}Q${(at[0] + u * 0.94).toFixed(1)} ${(at[1] + v * 0.9).toFixed(1)} ${(at[0] + u).toFixed(1)} ${(at[1] + v).toFixed(1)}`,
      index % 2 ? color : '#9cb84a',
      4,
    );
  }).join('');
const rambutan: Drawer = (pen) => ({
  unitCm: 0.04,
  svg:
    hairs([-60, -80], 54, '#d2434a') +
    ball(pen, [-60, -80], 56, '#d2434a') +
    times(16, (index) => {
      const [x, y] = polar(index * 137.5, Math.sqrt(index) * 12);
      return stroke(`M${-60 + x} ${-80 + y}q8 -2 12 -12`, '#f08a7c', 4);
    }).join('') +
    hairs([66, -58], 50, '#d2434a') +
    ball(pen, [66, -70], 50, '#f6f2f0') +
    formed(pen, 'M14 -64Q40 -44 66 -54T118 -64C120 -24 96 -4 66 -4S12 -24 14 -64Z', '#d2434a', {
      depth: 8,
    }),
});
/** Armed all over with short cones. */
const spiky = (at: readonly [number, number], rx: number, ry: number, color: Hex) =>
  times(8, (row) =>
    times(9, (column) => {
      const [u, v] = [-1 + (column + (row % 2) * 0.5) * 0.25, -1 + row * 0.28];
      if (u * u + v * v > 1.02) return '';
      const [x, y] = [at[0] + u * rx, at[1] + v * ry];
      return path(
        `M${x - 12} ${y + 9}L${x + u * 12} ${y - 12 + v * 8}L${x + 12} ${y + 9}Z`,
        (row + column) % 2 ? lighter(color, 0.16) : darker(color, 0.14),
      );
    }).join(''),
  ).join('');
const durian = withHalf(
  0.14,
  (pen) =>
    rod(pen, 'M0 -146V-170', HOUSE.woodDark, 10) +
    egg(pen, '#9aa13f') +
    spiky([0, -74], 74, 76, '#9aa13f'),
  (pen) =>
    placed(
      spiky([0, -60], 58, 50, '#9aa13f') +
        ellipse([0, -58], 60, 57, '#8a9138') +
        ellipse([0, -56], 54, 54, '#f4efd8') +
        [-22, 22]
          .map((x) =>
            placed(
              formed(pen, 'M0 -40C-26 -36 -24 30 0 40C24 30 26 -36 0 -40Z', '#f3cf57', {
                depth: 7,
              }),
              { at: [x, -56] },
            ),
          )
          .join(''),
      {},
    ),
);
const jackfruit = withHalf(
  0.26,
  (pen) =>
    rod(pen, 'M0 -150V-172', HOUSE.woodDark, 10) +
    egg(
      pen,
      '#a8b04a',
      times(70, (index) =>
        circle(
          [
            -70 + (index % 10) * 15.6 + (Math.floor(index / 10) % 2) * 8,
            -140 + Math.floor(index / 10) * 22,
          ],
          5.4,
          '#7f8a34',
        ),
      ).join(''),
    ),
  (pen) =>
    slice(
      '#a8b04a',
      '#f6ecc4',
      times(8, (index) =>
        placed(
          formed(pen, 'M0 -14C-14 -20 -14 -40 0 -44C14 -40 14 -20 0 -14Z', '#f5b33f', {
            depth: 4,
          }) + ellipse([0, -28], 4, 7, '#d9b88a'),
          { angleDegrees: index * 45 },
        ),
      ).join('') + circle([0, 0], 11, '#f3e0b0'),
    ),
);
const star = (size: number) => {
  const tips = times(10, (index) =>
    polar(-90 + index * 36, (index % 2 ? 0.46 : 1) * size)
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  return `M${tips.join('L')}Z`;
};
const starFruit: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    placed(
      formed(
        pen,
        'M-96 0C-90 -34 -40 -44 0 -44S90 -34 100 0C90 34 40 40 0 40S-90 34 -96 0Z',
        '#e8d23c',
        {
          depth: 10,
          extra:
            path('M-96 0C-60 -14 60 -14 100 0C60 16 -60 16 -96 0Z', '#f6e77a') +
            stroke('M-90 -14C-40 -30 50 -30 92 -12', '#b8ab2c', 4),
        },
      ),
      { at: [-20, -112], angleDegrees: -14 },
    ) +
    [
      [-62, -52],
      [56, -56],
    ]
      .map(([x = 0, y = 0], index) =>
        placed(
          formed(pen, star(60), '#d9c22f', { depth: 5 }) +
            path(star(51), '#f8ec96') +
            times(5, (k) =>
              placed(ellipse([0, -16], 4, 9, '#c9a52c'), { angleDegrees: k * 72 }),
            ).join(''),
          {
            at: [x, y],
            angleDegrees: index * 24 - 8,
          },
        ),
      )
      .join(''),
});
const persimmon: Drawer = (pen, { color = '#f0812c' }) => ({
  unitCm: 0.05,
  svg:
    rounded(
      pen,
      'M0 0C-60 0 -92 -30 -90 -66C-88 -108 -50 -120 0 -120S88 -108 90 -66C92 -30 60 0 0 0Z',
      { at: [0, -60], rx: 92, ry: 62, color },
    ) +
    [-150, -100, -80, -30]
      .map((turn) => leaf([0, -112], 50, 22, turn + 90 > 0 ? turn : turn, '#7f9a48'))
      .join('') +
    ellipse([0, -114], 40, 12, '#8fae52') +
    rod(pen, 'M0 -114V-134', HOUSE.woodDark, 8),
});
const guava = withHalf(
  0.045,
  (pen) => egg(pen, '#a9c74f') + path('M-14 -148L-6 -162L0 -150L8 -162L14 -148Z', '#6f7a3a'),
  () =>
    slice(
      '#a9c74f',
      '#f2788a',
      circle([0, 0], 34, '#f5a0a8') +
        times(16, (index) =>
          circle(polar(index * 137.5, Math.sqrt(index) * 7.4), 3.4, '#f6e2c0'),
        ).join(''),
    ),
);
const mangosteen = withHalf(
  0.045,
  (pen) =>
    ball(pen, [0, -64], 66, '#5a2a48') +
    [-150, -110, -70, -30].map((turn) => leaf([0, -116], 46, 24, turn, '#8fae52')).join('') +
    rod(pen, 'M0 -118V-142', HOUSE.leafDark, 8),
  () =>
    slice(
      '#5a2a48',
      '#b0486a',
      times(6, (index) =>
        placed(
          path(
            'M0 -2C-18 -14 -20 -40 0 -44C20 -40 18 -14 0 -2Z',
            index % 2 ? '#ffffff' : '#f1ecea',
          ),
          { angleDegrees: index * 60 },
        ),
      ).join(''),
    ),
);
const grapefruit = withHalf(
  0.075,
  (pen) =>
    ball(pen, [0, -70], 70, '#f3b04c', {
      extra: ellipse([22, -46], 44, 40, '#ef8f5a', { opacity: 0.45 }),
    }) + circle([0, -134], 4, HOUSE.leafDark),
  () =>
    slice(
      '#f3b04c',
      '#fbe3d0',
      times(9, (index) =>
        placed(path('M0 -5L-13 -40Q0 -50 13 -40Z', index % 2 ? '#e8566a' : '#ef6f7c'), {
          angleDegrees: index * 40,
        }),
      ).join(''),
      64,
    ),
);
const melon = (skin: Hex, flesh: Hex): Drawer =>
  withHalf(
    0.12,
    (pen) =>
      ball(pen, [0, -74], 74, skin, {
        extra: times(9, (index) =>
          stroke(
            `M${-80 + index * 20} -150Q${-110 + index * 26} -74 ${-80 + index * 20} 2M-80 ${-146 + index * 18}Q0 ${-130 + index * 18} 80 ${-146 + index * 18}`,
            lighter(skin, 0.45),
            3,
          ),
        ).join(''),
      }) + rod(pen, 'M0 -146q2 -14 12 -18', HOUSE.leafDark, 7),
    () =>
      slice(
        skin,
        flesh,
        ellipse([0, 0], 24, 26, darker(flesh, 0.14)) +
          times(12, (index) =>
            placed(ellipse([0, -15], 3.4, 7, '#fbeac0'), { angleDegrees: index * 30 }),
          ).join(''),
        66,
      ),
  );
/** Fruits of far countries and of hedges. */
export const farFruit = defineFamily('far-fruit', {
  'dragon-fruit': dragonFruit,
  'passion-fruit': passionFruit,
  lychee,
  rambutan,
  durian,
  jackfruit,
  'star-fruit': starFruit,
  persimmon,
  guava,
  mangosteen,
  grapefruit,
  cantaloupe: melon('#cfae72', '#f39a4c'),
  honeydew,
  ...hedgeFruit,
});
