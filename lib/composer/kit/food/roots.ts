import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { blob, ellipsePath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { type Drawer, formed, leaf, pointsOf, rod, rounded } from '../form';
const tops = (count: number, length: number, y: number, color: Hex = HOUSE.leaf) =>
  times(count, (index) =>
    leaf(
      [0, y],
      length * (1 - Math.abs(index - (count - 1) / 2) * 0.08),
      length * 0.16,
      -90 + (index - (count - 1) / 2) * 22,
      index % 2 ? color : darker(color, 0.2),
    ),
  ).join('');

export const carrot: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 0.08,
  svg:
    tops(5, 84, -150) +
    formed(
      pen,
      'M0 0C-20 -36 -44 -110 -40 -140C-36 -164 36 -164 40 -140C44 -110 20 -36 0 0Z',
      color,
      {
        depth: 15,
        light: 5,
        extra: pointsOf('-30 -124, 8 -112, -22 -92, 6 -76, -14 -56, 2 -40')
          .map(([x, y]) => stroke(`M${x} ${y}q10 4 20 0`, darker(color, 0.22), 3))
          .join(''),
      },
    ),
});

export const onion: Drawer = (pen, { color = '#d9984f' }) => ({
  unitCm: 0.045,
  svg:
    rod(pen, 'M-4 -150Q-8 -186 -20 -200M4 -150Q6 -184 16 -196', '#b9843f', 6) +
    rounded(
      pen,
      'M0 -168C-14 -140 -100 -130 -100 -68C-100 -20 -50 0 0 0S100 -20 100 -68C100 -130 14 -140 0 -168Z',
      {
        at: [0, -72],
        rx: 104,
        ry: 78,
        color,
        extra: stroke(
          'M0 -160C-50 -110 -60 -50 -30 0M0 -160C50 -110 60 -50 30 0M0 -160C-90 -110 -96 -60 -70 -14M0 -160C90 -110 96 -60 70 -14',
          darker(color, 0.16),
          3,
        ),
      },
    ) +
    ellipse([-48, -96], 14, 22, '#ffffff', { opacity: 0.4 }) +
    stroke('M-12 0q-4 8 -8 10M0 0v12M12 0q4 8 8 10', '#b9843f', 3),
});

export const garlic: Drawer = (pen) => ({
  unitCm: 0.035,
  svg:
    rod(pen, 'M0 -130Q-6 -176 8 -200', '#e2d3b8', 16) +
    formed(
      pen,
      'M0 -154C-14 -120 -96 -100 -90 -44C-86 -12 -50 0 0 0S86 -12 90 -44C96 -100 14 -120 0 -154Z',
      '#f9f2e6',
      {
        depth: 26,
        light: 8,
        extra: stroke('M0 -140C-50 -90 -52 -40 -30 0M0 -140C50 -90 52 -40 30 0', '#d9c5c8', 4),
      },
    ) +
    stroke('M-14 0v8M0 0v9M14 0v8', '#c9b48c', 3),
});

export const potato: Drawer = (pen, { color = '#c99a5f' }) => ({
  unitCm: 0.055,
  svg: rounded(
    pen,
    'M-92 -30C-104 -70 -70 -116 -10 -114C50 -114 100 -90 96 -48C92 -8 40 0 -10 0C-50 0 -84 0 -92 -30Z',
    {
      at: [0, -56],
      rx: 98,
      ry: 58,
      color,
      extra: pointsOf('-50 -50, 10 -84, 46 -40, -10 -30, 62 -70, -30 -90')
        .map(([x, y]) => stroke(`M${x - 6} ${y}q6 5 12 0`, darker(color, 0.3), 3))
        .join(''),
    },
  ),
});

export const radish =
  (color: Hex): Drawer =>
  (pen) => ({
    unitCm: 0.045,
    svg:
      tops(5, 96, -118) +
      rounded(
        pen,
        'M0 -124C-60 -124 -72 -84 -62 -58C-52 -32 -16 -28 -4 6Q0 12 4 6C16 -28 52 -32 62 -58C72 -84 60 -124 0 -124Z',
        {
          at: [0, -80],
          rx: 66,
          ry: 46,
          color,
          extra: path('M-20 -30Q0 -34 20 -30L4 12H-4Z', '#fff3ee'),
        },
      ),
  });

export const asparagus: Drawer = (pen, { color = '#7fae4f' }) => ({
  unitCm: 0.1,
  svg:
    times(5, (index) =>
      placed(
        rod(pen, 'M0 0V-180', color, 17) +
          path('M-9 -176Q0 -222 9 -176Q0 -166 -9 -176Z', darker(color, 0.16)) +
          pointsOf('-2 -60, 3 -100, -3 -140')
            .map(([x, y]) =>
              path(`M${x - 4} ${y}L${x} ${y - 14}L${x + 4} ${y}Z`, darker(color, 0.24)),
            )
            .join(''),
        { at: [(index - 2) * 14, 0], angleDegrees: (index - 2) * 3 },
      ),
    ).join('') + path('M-38 -96H38V-78H-38Z', HOUSE.coral),
});

export const beans: Drawer = (pen, { color = HOUSE.brown }) => ({
  unitCm: 0.02,
  svg:
    pointsOf('-60 -40, 40 -34, -8 -96')
      .map(([x, y], index) =>
        placed(
          rounded(pen, ellipsePath([0, 0], 56, 40), { at: [0, 0], rx: 56, ry: 40, color }) +
            stroke('M-50 6Q-20 -16 0 0T50 -6', darker(color, 0.4), 6),
          { at: [x, y], angleDegrees: index * 40 - 24 },
        ),
      )
      .join('') + path(blob(times(3, (index) => polar(index * 120, 0.01))), 'none'),
});
