import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, leaf, pointsOf, rod, rounded } from '../form';

/** A strand of small round berries under their leaf. */
const strand =
  (own: Hex, unitCm: number): Drawer =>
  (pen, { color = own }) => ({
    unitCm,
    svg:
      rod(pen, 'M-10 -210Q6 -110 0 -20', '#7f9a48', 5) +
      leaf([-8, -206], 110, 44, -158, HOUSE.leaf) +
      leaf([-8, -206], 100, 40, -24, HOUSE.leafDark) +
      times(11, (index) => {
        const [x, y] = [
          (index % 2 ? 26 : -26) * (1 - index * 0.05) + (index === 10 ? 26 : 0),
          -176 + index * 16,
        ] as const;
        return (
          ball(pen, [x, y], 22 - index * 0.6, color) + circle([x, y + 18], 2.6, darker(color, 0.5))
        );
      }).join(''),
  });
/** A few round berries that lie between their leaves. */
const heap =
  (own: Hex, unitCm: number, mark: (at: Point, color: Hex) => string): Drawer =>
  (pen, { color = own }) => ({
    unitCm,
    svg:
      leaf([-30, -90], 110, 34, -140, HOUSE.leafDark) +
      leaf([30, -90], 110, 34, -44, HOUSE.leaf) +
      pointsOf('-84 -40, 84 -40, -42 -104, 44 -106, 0 -42')
        .map(([x, y]) => ball(pen, [x, y], 42, color, { extra: mark([x, y], color) }))
        .join(''),
  });
const cranberry = heap('#c2203f', 0.025, ([x, y], color) =>
  circle([x + 4, y + 12], 5, darker(color, 0.4)),
);
/** Lines from pole to pole under a thin skin, and the dry flower below. */
const gooseberry = heap(
  '#a4c14a',
  0.035,
  ([x, y], color) =>
    stroke(
      [-34, -18, 0, 18, 34]
        .map((w) => `M${x} ${y - 41}Q${x + w * 1.6} ${y} ${x} ${y + 41}`)
        .join(''),
      lighter(color, 0.42),
      3,
    ) + circle([x, y + 38], 6, HOUSE.brown),
);
const dates: Drawer = (pen, { color = '#7a4226' }) => ({
  unitCm: 0.04,
  svg: [
    [-64, -30, -14],
    [58, -30, 12],
    [-2, -74, -4],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        formed(
          pen,
          'M-62 0C-60 -30 -30 -34 0 -34S62 -26 64 0C62 26 30 32 0 32S-60 28 -62 0Z',
          color,
          {
            depth: 10,
            light: 6,
            extra: stroke(
              'M-54 -6Q-10 -16 30 -8M-44 12Q0 4 52 12M-20 22Q6 18 30 22',
              darker(color, 0.3),
              4,
            ),
          },
        ) + ellipse([-60, 0], 6, 9, '#d9a860'),
        { at: [x, y], angleDegrees: turn },
      ),
    )
    .join(''),
});
const quince: Drawer = (pen, { color = '#e8cf3f' }) => ({
  unitCm: 0.055,
  svg:
    rod(pen, 'M0 -150Q2 -176 16 -186', HOUSE.woodDark, 7) +
    leaf([10, -178], 70, 30, 10, '#6f9a58') +
    rounded(
      pen,
      'M0 0C-30 4 -84 -8 -84 -62C-84 -96 -46 -112 -34 -134C-26 -154 26 -154 34 -134C46 -112 84 -96 84 -62C84 -8 30 4 0 0Z',
      {
        at: [0, -70],
        rx: 84,
        ry: 76,
        color,
        extra: ellipse([34, -30], 26, 18, '#b9b040', { opacity: 0.4 }),
      },
    ) +
    path('M-10 0L-4 -12L0 -4L5 -12L11 0Z', HOUSE.brown),
});

/** Fruits of hedges and orchards. */
export const hedgeFruit = {
  redcurrants: strand('#dc2f3c', 0.04),
  gooseberries: gooseberry,
  cranberries: cranberry,
  dates,
  quince,
} as const satisfies Record<string, Drawer>;
