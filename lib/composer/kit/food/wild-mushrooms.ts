import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod, rounded } from '../form';

/** Mushrooms of woods and markets, each by its cap. */

const chanterelle: Drawer = (pen, { color = '#f0a93a' }) => ({
  unitCm: 0.05,
  svg: (
    [
      [-62, 0.78],
      [58, 0.7],
      [0, 1],
    ] as const
  )
    .map(([x, size]) =>
      placed(
        formed(
          pen,
          'M-16 0C-10 -50 -40 -90 -92 -116C-70 -140 70 -140 92 -116C40 -90 10 -50 16 0Q0 8 -16 0Z',
          color,
          {
            depth: 12,
            light: 5,
            extra: times(7, (k) =>
              stroke(
                `M${(k - 3) * 4} -10Q${(k - 3) * 8} -70 ${(k - 3) * 24} -112`,
                darker(color, 0.2),
                3,
              ),
            ).join(''),
          },
        ) +
          path(
            'M-92 -116C-80 -150 -40 -126 -10 -140S60 -150 92 -116C60 -102 40 -116 0 -108S-64 -102 -92 -116Z',
            lighter(color, 0.16),
          ),
        { at: [x, 0], scaleX: size },
      ),
    )
    .join(''),
});
const morel: Drawer = (pen, { color = '#a37a4c' }) => ({
  unitCm: 0.055,
  svg:
    formed(pen, 'M-30 -96L-26 -10Q0 8 26 -10L30 -96Z', '#f2e4c8', { depth: 12 }) +
    formed(
      pen,
      'M0 -230C40 -220 66 -150 56 -100C50 -76 -50 -76 -56 -100C-66 -150 -40 -220 0 -230Z',
      color,
      {
        depth: 12,
        light: 5,
        extra: times(24, (k) => {
          const row = Math.floor(k / 4);
          return ellipse(
            [-44 + (k % 4) * 27 + (row % 2) * 12, -96 - row * 24],
            9,
            10,
            darker(color, 0.42),
          );
        }).join(''),
      },
    ),
});
const porcini: Drawer = (pen, { color = '#8f5430' }) => ({
  unitCm: 0.075,
  svg:
    formed(pen, 'M-36 -110C-40 -70 -66 -40 -58 -14Q0 14 58 -14C66 -40 40 -70 36 -110Z', '#f0e1c2', {
      depth: 18,
      light: 6,
      extra: stroke('M-30 -90Q-40 -50 -30 -10M0 -90V0M30 -90Q40 -50 30 -10', '#dcc69c', 3),
    }) +
    path('M-100 -112Q0 -84 100 -112Q60 -126 0 -126T-100 -112Z', '#e3d08c') +
    rounded(
      pen,
      'M-108 -112C-112 -168 -60 -196 0 -196S112 -168 108 -112Q100 -102 80 -108Q0 -124 -80 -108Q-100 -102 -108 -112Z',
      { at: [0, -136], rx: 110, ry: 70, color },
    ),
});
const shiitake: Drawer = (pen, { color = '#7a4a2e' }) => ({
  unitCm: 0.05,
  svg:
    formed(pen, 'M-14 -70C-12 -40 -24 -20 -18 -4Q0 4 16 -4C20 -20 12 -40 16 -70Z', '#e9d7b8', {
      depth: 8,
    }) +
    path('M-98 -66Q0 -30 98 -66Q60 -84 0 -84T-98 -66Z', '#e6d2ac') +
    stroke('M-70 -66L-14 -78M-30 -56L-6 -76M30 -56L6 -76M70 -66L14 -78', '#c4a878', 3) +
    rounded(
      pen,
      'M-104 -66C-106 -104 -60 -128 0 -128S106 -104 104 -66Q100 -58 80 -64Q0 -84 -80 -64Q-100 -58 -104 -66Z',
      {
        at: [0, -84],
        rx: 106,
        ry: 50,
        color,
        extra: stroke(
          'M-30 -112L0 -96L32 -114M0 -96V-78M-70 -96L-46 -86M70 -96L46 -86',
          '#e2cba4',
          5,
        ),
      },
    ),
});
/** Shells over each other on a bit of bark. */
const oysterMushroom: Drawer = (pen, { color = '#c9bfb4' }) => ({
  unitCm: 0.08,
  svg:
    [
      [-50, -92, 0.8],
      [48, -100, 0.86],
      [-8, -60, 1],
      [64, -48, 0.74],
    ]
      .map(([x = 0, y = 0, size = 1], index) =>
        placed(
          path('M-14 56C-10 20 -50 6 -74 -4H74C50 6 12 20 14 56Z', '#f5ecdf') +
            times(7, (k) =>
              stroke(`M${(k - 3) * 3} 44Q${(k - 3) * 8} 12 ${(k - 3) * 20} -2`, '#d9cbb8', 3),
            ).join('') +
            formed(
              pen,
              'M-84 4C-80 -44 -30 -52 6 -50C50 -48 84 -30 84 4C50 -10 -50 -10 -84 4Z',
              index % 2 ? color : lighter(color, 0.14),
              { depth: 8 },
            ),
          { at: [x, y], scaleX: size },
        ),
      )
      .join('') + rod(pen, 'M-40 -4H60', '#efe4d4', 16),
});
const enoki: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    times(15, (index) => {
      const x = (index - 7) * 9;
      const top = -150 - ((index * 29) % 44);
      return (
        rod(pen, `M${x * 0.5} -6Q${x * 0.6} -80 ${x * 1.3} ${top}`, '#f3ead8', 7) +
        ellipse([x * 1.3, top], 11, 8, '#fff8ea') +
        ellipse([x * 1.3 + 2, top + 3], 9, 4, '#e8dcc2')
      );
    }).join('') +
    formed(pen, 'M-40 -34C-44 -10 -30 0 0 0S44 -10 40 -34Q0 -46 -40 -34Z', '#e6d8ba', { depth: 8 }),
});
const button: Drawer = (pen, { color = '#f7f0e6' }) => ({
  unitCm: 0.045,
  svg: (
    [
      [-58, 0.86],
      [52, 1],
    ] as const
  )
    .map(([x, size], index) =>
      placed(
        formed(pen, 'M-30 -60C-28 -30 -34 -16 -30 -4Q0 6 30 -4C34 -16 28 -30 30 -60Z', '#efe4d2', {
          depth: 12,
        }) +
          rounded(
            pen,
            'M-76 -60C-80 -110 -40 -128 0 -128S80 -110 76 -60Q60 -46 30 -52H-30Q-60 -46 -76 -60Z',
            { at: [0, -84], rx: 78, ry: 50, color },
          ) +
          (index ? '' : path('M-30 -54Q0 -44 30 -54L26 -48Q0 -40 -26 -48Z', '#b58f74')) +
          circle([-30, -100], 4, '#ffffff'),
        { at: [x, 0], scaleX: size },
      ),
    )
    .join(''),
});

export const mushrooms = {
  chanterelle,
  morel,
  porcini,
  shiitake,
  'oyster-mushroom': oysterMushroom,
  enoki,
  'button-mushroom': button,
} as const satisfies Record<string, Drawer>;
