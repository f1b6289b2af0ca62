import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, leaf, pointsOf, rod, rounded } from '../form';

export const STALK = '#6d4328';

const strawberryBody =
  'M0 0C-42 -12 -86 -84 -76 -130C-68 -168 -26 -170 0 -158C26 -170 68 -168 76 -130C86 -84 42 -12 0 0Z';
export const strawberry: Drawer = (pen, { color = HOUSE.red, state }) => {
  if (state === 'cut') {
    return {
      unitCm: 0.023,
      svg:
        path(strawberryBody, darker(color, 0.14)) +
        placed(path(strawberryBody, lighter(color, 0.08)), { scaleX: 0.92, at: [0, -8] }) +
        placed(path(strawberryBody, '#f98f86'), { scaleX: 0.66, at: [0, -34] }) +
        placed(path(strawberryBody, '#ffe0d2'), { scaleX: 0.3, scaleY: 0.46, at: [0, -58] }) +
        crownLeaves(-152),
    };
  }
  const seeds = pointsOf(
    '-46 -130, -12 -134, 24 -136, 54 -122, -56 -100, -24 -104, 10 -102, 42 -94, -38 -70, -4 -70, 28 -64, -18 -40, 10 -36',
  );
  return {
    unitCm: 0.023,
    svg:
      rounded(pen, strawberryBody, {
        at: [0, -90],
        rx: 84,
        ry: 92,
        color,
        extra: seeds
          .map(
            ([x, y]) => ellipse([x, y], 4, 7, '#ffd98a') + ellipse([x - 1, y + 1], 2, 4, '#e8a94f'),
          )
          .join(''),
      }) +
      crownLeaves(-156) +
      stroke('M0 -158q2 -24 16 -34', HOUSE.leafDark, 7),
  };
};

function crownLeaves(y: number): string {
  return times(5, (index) =>
    leaf(
      [0, y],
      60,
      17,
      -90 + (index - 2) * 46 + (index - 2) * Math.abs(index - 2) * 8,
      index % 2 ? HOUSE.leafDark : HOUSE.leaf,
    ),
  ).join('');
}

export const cherry: Drawer = (pen, { color = '#c42a40' }) => ({
  unitCm: 0.025,
  svg:
    rod(pen, 'M-50 -96C-44 -170 -10 -230 44 -264', '#5f8a3c', 7) +
    rod(pen, 'M62 -84C70 -150 60 -220 44 -264', '#5f8a3c', 7) +
    leaf([44, -262], 120, 32, 14, HOUSE.leaf) +
    ball(pen, [62, -50], 50, darker(color, 0.06), { glint: 0.8 }) +
    ball(pen, [-50, -56], 56, color, { glint: 0.85 }) +
    ellipse([-48, -106], 12, 4, darker(color, 0.4)),
});

export const grapes: Drawer = (pen, { color = HOUSE.purple }) => {
  const rows = [
    [-62, -21, 20, 61],
    [-82, -41, 0, 41, 82],
    [-62, -21, 20, 61],
    [-42, 0, 42],
    [-21, 21],
    [0],
  ];
  const berries = rows.flatMap((row, level) =>
    row.map((x, index) =>
      ball(pen, [x, -206 + level * 36], 26, index % 2 === level % 2 ? color : darker(color, 0.1), {
        glint: 0.6,
      }),
    ),
  );
  return {
    unitCm: 0.07,
    svg:
      rod(pen, 'M0 -232Q2 -262 24 -276', STALK, 9) +
      leaf([4, -240], 100, 38, -150, HOUSE.leafDark) +
      leaf([2, -240], 112, 42, -28, HOUSE.leaf) +
      berries.join(''),
  };
};

/** A berry of many drupelets, a blueberry, an olive. */
export const berries =
  (color: Hex, style: 'blue' | 'rasp'): Drawer =>
  (pen, { color: wanted = color }) => {
    const one = (at: Point) =>
      style === 'blue'
        ? ball(pen, at, 40, wanted, { glint: 0.35 }) +
          placed(blobStar(wanted), { at: [at[0] + 4, at[1] - 22] })
        : pointsOf(
            '-22 -26, 0 -32, 22 -26, -30 -6, -10 -8, 12 -8, 32 -6, -22 14, 0 12, 22 14, -10 32, 11 32',
          )
            .map(([x, y]) => ball(pen, [at[0] + x, at[1] + y], 14, wanted, { glint: 0.5 }))
            .join('') + placed(crownLeaves(0), { at: [at[0], at[1] - 38], scaleX: 0.5 });
    return {
      unitCm: 0.024,
      svg:
        one([-46, -42]) +
        one([46, -42]) +
        one([0, -100]) +
        leaf([30, -120], 70, 20, -30, HOUSE.leaf),
    };
  };

function blobStar(color: Hex): string {
  return path(
    blob(
      times(10, (index) => polar(index * 36, index % 2 ? 7 : 15)).map(
        ([x, y]) => [x, y * 0.6] as const,
      ),
    ),
    darker(color, 0.35),
  );
}
