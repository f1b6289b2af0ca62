import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { defineFamily, type Drawer, formed, leaf, pointsOf, rod } from '../form';

const footprint = (at: Point, angle: number, fill: Hex) =>
  placed(
    path('M-9 8C-14 -8 -12 -30 0 -32C12 -30 14 -12 9 8Q0 14 -9 8Z', fill) +
      path('M-8 15Q0 20 8 15C12 28 6 40 0 40C-6 40 -12 28 -8 15Z', fill),
    { at, angleDegrees: angle },
  );

const footprints: Drawer = (_pen, { color = '#a58a76' }) => ({
  svg: times(5, (index) =>
    footprint([-96 + index * 48, -46 + (index % 2 ? 22 : -22)], 78, color),
  ).join(''),
});

const pawprints: Drawer = (_pen, { color = '#8a7468' }) => ({
  svg: times(4, (index) => {
    const at: Point = [-84 + index * 56, -50 + (index % 2 ? 20 : -20)];
    return placed(
      ellipse([0, 8], 15, 12, color) +
        [-18, -7, 7, 18]
          .map((x, toe) => ellipse([x, toe % 3 ? -16 : -7], 5.6, 7.6, color))
          .join(''),
      { at, angleDegrees: 70 },
    );
  }).join(''),
});

const FALLEN: readonly Hex[] = [HOUSE.orange, HOUSE.mustard, HOUSE.coral, '#b5602f', '#d98a2e'];

const leaves: Drawer = (pen) => {
  const mound = 'M-130 0C-112 -30 -70 -58 -24 -72C22 -84 66 -62 100 -34C118 -20 128 -10 132 0Z';
  const heap = times(90, (index) => {
    const share = index / 90;
    const y = -74 + share * 74;
    const half = 30 + share * 96;
    const x = pen.random.between(-half, half);
    return leaf(
      [x, y],
      pen.random.between(22, 32),
      pen.random.between(9, 13),
      pen.random.between(-170, -10),
      FALLEN[index % FALLEN.length] ?? HOUSE.orange,
    );
  });
  return {
    svg:
      path(mound, '#a4522b') +
      heap.join('') +
      [
        [-150, -4, 20],
        [152, -3, 160],
        [40, -96, -60],
      ]
        .map(([x = 0, y = 0, a = 0]) => leaf([x, y], 26, 11, a, HOUSE.mustard))
        .join(''),
    anchors: {
      top: { at: [0, -70], spanCm: 110 },
      seat: { at: [0, -62] },
      inside: { at: [0, -40] },
    },
  };
};

const FRONDS = pointsOf('-120 -290, -70 -380, 60 -420, 150 -360, 170 -270, -60 -230');

/** A hump of sand with one palm. */
const isle: Drawer = (pen) => ({
  svg:
    ellipse([0, 4], 330, 34, HOUSE.sky, { opacity: 0.7 }) +
    formed(pen, 'M-290 6Q-180 -76 0 -84T290 6Q0 40 -290 6Z', HOUSE.sand, { depth: 18, light: 7 }) +
    rod(pen, 'M40 -70Q60 -200 30 -330', HOUSE.brown, 17) +
    FRONDS.map(([x, y], index) =>
      path(
        `M30 -334Q${(x + 30) / 2 - 10} ${(y - 334) / 2 - 52} ${x} ${y}Q${(x + 30) / 2} ${(y - 334) / 2 + 4} 30 -334Z`,
        index % 2 ? HOUSE.leaf : HOUSE.leafDark,
      ),
    ).join('') +
    circle([22, -322], 11, HOUSE.woodDark) +
    circle([42, -318], 11, HOUSE.woodDark),
  anchors: {
    top: { at: [-90, -64], spanCm: 220 },
    seat: { at: [-90, -60] },
    surface: { at: [0, 6], spanCm: 560 },
  },
});

/** What lies on the ground: prints, fallen leaves, a small island. */
export const groundThings = defineFamily(
  'ground-things',
  {
    footprints: (pen, wish) => ({ ...footprints(pen, wish), unitCm: 0.6 }),
    pawprints: (pen, wish) => ({ ...pawprints(pen, wish), unitCm: 0.3 }),
    leaves: (pen, wish) => ({ ...leaves(pen, wish), unitCm: 0.8 }),
    isle,
  },
  1,
);
