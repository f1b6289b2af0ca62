import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, createLathe, type Drawer, formed, leaf, paintSide, topOf } from '../form';
import type { Pen } from '../pen';

/** Nests of pasta and noodles in deep plates and bowls, and waffles on theirs. */

/** A heap of strands: loops over loops, darker where they go under. */
function nest(pen: Pen, half: number, high: number, color: Hex): string {
  const mound = `M${-half} 0C${-half} ${-high * 0.7} ${-half * 0.5} ${-high} 0 ${-high}S${half} ${-high * 0.7} ${half} 0Q0 ${high * 0.34} ${-half} 0Z`;
  const strand = (index: number) => {
    const turn = index * 2.399963;
    const [x, y] = [Math.cos(turn) * half * 0.42, -high * 0.42 + Math.sin(turn) * high * 0.34];
    const [rx, ry] = [half * (0.42 + (index % 4) * 0.08), high * (0.24 + (index % 3) * 0.07)];
    const from = index % 2 ? -1 : 1;
    return `M${x - rx * from} ${y}A${rx} ${ry} 0 0 ${index % 2} ${x + rx * from} ${y + ry * 0.3}`;
  };
  const width = half * 0.062;
  const lines = times(
    34,
    (index) =>
      stroke(strand(index), darker(color, 0.3), width * 1.3) +
      stroke(strand(index), index % 3 ? color : lighter(color, 0.34), width * 0.8),
  ).join('');
  return formed(pen, mound, darker(color, 0.1), { depth: high * 0.12, light: 4, extra: lines });
}

/** A deep plate with a broad rim. */
function deepPlate(pen: Pen): string {
  const dish = createLathe('60 0!, 66 4, 118 20, 136 27', { tilt: 0.3 });
  const { at, radius, radiusY } = topOf(dish);
  return (
    paintSide(pen, dish, '#fdf8f3') +
    ellipse(at, radius, radiusY, '#ffffff') +
    ellipse([0, at[1] + 2], radius * 0.76, radiusY * 0.74, '#e2d8de') +
    ellipse([0, at[1] + 4], radius * 0.72, radiusY * 0.68, '#f4eef0')
  );
}

/** With a sauce of its colour over the top, tomato unless told. */
export const spaghetti: Drawer = (pen, { color = '#c43a2c' }) => ({
  unitCm: 0.1,
  svg:
    deepPlate(pen) +
    placed(nest(pen, 96, 78, '#f0c76a'), { at: [0, -18] }) +
    formed(
      pen,
      'M-60 -72C-60 -98 -24 -108 4 -106C38 -104 62 -92 60 -68C58 -48 44 -58 38 -42Q32 -28 24 -44C18 -56 8 -56 0 -44Q-8 -26 -16 -46C-22 -58 -34 -56 -40 -44Q-50 -36 -60 -72Z',
      color,
      {
        depth: 9,
        light: 5,
        extra: times(12, (index) =>
          ellipse(
            [-40 + ((index * 31) % 84), -92 + ((index * 17) % 34)],
            6,
            4,
            index % 2 ? darker(color, 0.3) : lighter(color, 0.2),
          ),
        ).join(''),
      },
    ) +
    leaf([2, -100], 36, 14, -28, HOUSE.leaf) +
    leaf([0, -100], 32, 13, -148, HOUSE.leafDark),
  anchors: { top: { at: [0, -96], spanCm: 120 } },
});

/** Fried in a wok, with vegetables in it and chopsticks on the rim. */
export const friedNoodles: Drawer = (pen, { color = '#d9a04a' }) => {
  const bowl = createLathe('46 0!, 52 6!, 92 30, 116 66', { tilt: 0.24 });
  const { at, radius, radiusY } = topOf(bowl);
  const bits = times(16, (index) => {
    const turn = index * 2.399963;
    const reach = Math.sqrt((index + 1) / 17);
    const spot: [number, number] = [
      Math.cos(turn) * 78 * reach,
      at[1] - 22 + Math.sin(turn) * 18 * reach,
    ];
    const tones = ['#e8623f', '#5ea84a', '#f3e0b0', '#c94a36'];
    return placed(
      rectangle([-11, -2.6], 22, 5.2, tones[index % 4] ?? HOUSE.leaf, { radius: 2.4 }),
      {
        at: spot,
        angleDegrees: index * 47,
      },
    );
  }).join('');
  return {
    unitCm: 0.1,
    svg:
      ellipse(at, radius, radiusY, '#27415e') +
      ellipse([0, at[1] + 2], radius * 0.94, radiusY * 0.9, '#16273c') +
      placed(nest(pen, 98, 56, color), { at: [0, at[1] + 8] }) +
      bits +
      leaf([-6, at[1] - 44], 26, 11, -30, HOUSE.leaf) +
      leaf([-8, at[1] - 44], 24, 10, -140, HOUSE.leafDark) +
      stroke(
        `M30 ${at[1] - 34}L150 ${at[1] - 92}M22 ${at[1] - 26}L152 ${at[1] - 78}`,
        '#8a4a2c',
        5,
      ),
    front:
      paintSide(pen, bowl, '#2f5d8a', {
        extra: stroke(`M-116 ${at[1] + 14}Q0 ${at[1] + 44} 116 ${at[1] + 14}`, '#f4ead8', 4),
      }) +
      stroke(`M${-radius} ${at[1]}A${radius} ${radiusY} 0 0 0 ${radius} ${at[1]}`, '#4a7eae', 4),
    anchors: { top: { at: [0, at[1] - 30], spanCm: 150 } },
  };
};

/** Two on a plate, seen from the front, butter or fruit on the upper one. */
export const waffle: Drawer = (pen, { color = '#dc9a4a' }) => {
  const round = (x: number, y: number) => {
    const face = ellipsePath([0, 0], 92, 30);
    const cells = times(5, (row) =>
      times(7, (column) => {
        const [u, v] = [(column - 3) / 3.4, (row - 2) / 2.5];
        if (u * u + v * v > 0.95) return '';
        return (
          path(roundedPath([u * 84 - 9.5, v * 26 - 4], 19, 8, 2), darker(color, 0.32)) +
          path(roundedPath([u * 84 - 8.5, v * 26 - 1], 17, 5, 1.6), darker(color, 0.12))
        );
      }).join(''),
    ).join('');
    return placed(
      formed(pen, 'M-92 0V14A92 30 0 0 0 92 14V0Z', darker(color, 0.2), { depth: 10, light: 4 }) +
        formed(pen, face, color, { depth: 9, light: 5, extra: cells }),
      { at: [x, y] },
    );
  };
  const dish = createLathe('70 0!, 120 12, 132 17', { tilt: 0.28 });
  const { at, radius, radiusY } = topOf(dish);
  return {
    unitCm: 0.09,
    svg:
      paintSide(pen, dish, '#fdf8f3') +
      ellipse(at, radius, radiusY, '#ffffff') +
      ellipse([0, at[1] + 2], radius * 0.78, radiusY * 0.76, '#e8dfe4') +
      round(2, -28) +
      round(-4, -46) +
      formed(
        pen,
        'M-46 -50C-40 -66 40 -68 52 -52C60 -42 66 -34 62 -22Q56 -16 52 -28C48 -36 30 -36 26 -28Q20 -10 14 -26C8 -36 -16 -32 -22 -26Q-32 -22 -34 -34Q-52 -40 -46 -50Z',
        '#b8601c',
        { depth: 4, light: 3 },
      ) +
      ball(pen, [6, -62], 13, '#fbe39a', { glint: 0.3 }),
    anchors: { top: { at: [0, -52], spanCm: 130 } },
  };
};
