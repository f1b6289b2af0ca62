import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf } from '../form';
import {
  appleWedge,
  chiliFlake,
  citrus,
  crumbed,
  type Piece,
  raspberry,
  shred,
} from './strewn-pieces';

/**
 * What is scattered over a dish: it lies on it in small pieces and is seen from where the dish is seen.
 * A hundred units are the width of the dish that it covers.
 */

const GOLDEN_ANGLE = 2.399963;
/** Half of the area that pieces lie on. */
const AREA: Point = [44, 10];

/** Pieces over an oval, the farther ones first. */
function strewn(piece: Piece, count: number, [across, deep]: Point = AREA): Drawer {
  return (pen) => ({
    unitCm: 0.14,
    svg: times(count, (index) => {
      const radius = Math.sqrt((index + 0.4) / count);
      const angle = index * GOLDEN_ANGLE;
      return {
        index,
        at: [Math.cos(angle) * radius * across, Math.sin(angle) * radius * deep] as Point,
      };
    })
      .sort((one, other) => one.at[1] - other.at[1])
      .map(({ index, at }) => placed(piece(pen, index), { at }))
      .join(''),
  });
}

const cube =
  (color: Hex, size: number): Piece =>
  (pen, index) =>
    placed(
      formed(pen, roundedPath([-size / 2, -size], size, size, size * 0.2), color, {
        depth: size * 0.28,
        light: size * 0.14,
      }) +
        rectangle([-size / 2, -size], size, size * 0.3, lighter(color, 0.35), {
          radius: size * 0.14,
        }),
      { angleDegrees: ((index * 47) % 50) - 25 },
    );

/** Thin rounds: rings of onions, slices of bananas. */
const disc =
  (rim: Hex, face: Hex, radius: number, middle = ''): Piece =>
  (_, index) =>
    placed(
      ellipse([0, 1.2], radius, radius * 0.56, darker(rim, 0.25)) +
        ellipse([0, 0], radius, radius * 0.56, rim) +
        ellipse([0, 0], radius * 0.78, radius * 0.42, face) +
        middle,
      { at: [0, -1], angleDegrees: ((index * 53) % 40) - 20 },
    );

const flake =
  (color: Hex, length: number, width: number): Piece =>
  (_, index) =>
    placed(
      path(
        `M${-length} 0Q${-length * 0.4} ${-width} ${length} ${-width * 0.4}Q${length * 0.3} ${width * 0.7} ${-length} 0Z`,
        index % 2 ? color : lighter(color, 0.25),
      ),
      { angleDegrees: index * 67, at: [0, -1] },
    );

const grain =
  (color: Hex, size: number): Piece =>
  (_, index) =>
    placed(ellipse([0, 0], size, size * 0.6, index % 3 ? color : darker(color, 0.18)), {
      angleDegrees: index * 71,
    });

const leafy =
  (color: Hex, length: number): Piece =>
  (_, index) =>
    leaf(
      [0, 0],
      length,
      length * 0.42,
      -150 + ((index * 61) % 130),
      index % 2 ? color : darker(color, 0.14),
    );

const berry =
  (color: Hex, radius: number): Piece =>
  (pen) =>
    ball(pen, [0, -radius], radius, color, { glint: 0.5 });

/** Of sunflowers: pointed, dark, with pale stripes. */
const stripedSeed: Piece = (_, index) =>
  placed(
    path('M-9 0Q-3 -6.4 9 -3.4Q12 0 9 3.4Q-3 6.4 -9 0Z', index % 4 ? '#3a3742' : '#55505e') +
      stroke('M-5 -1.4L8 -1.2M-4 2L7 1.8', '#e9e2d2', 1),
    { angleDegrees: index * 67, at: [0, -1] },
  );

const egg: Piece = (pen) =>
  formed(pen, 'M-17 -2C-18 -13 18 -13 17 -2C16 6 -16 6 -17 -2Z', '#fffaf0', { depth: 3 }) +
  ellipse([0, -3.4], 9, 4.6, '#e7902a') +
  ellipse([-2, -4.6], 5, 2.2, '#f8b84e');

const shrimp: Piece = (pen, index) =>
  placed(
    formed(pen, 'M15 -9C2 -18 -16 -14 -16 -2C-16 5 -9 6 -5 3C-8 -6 2 -9 11 -4Z', '#f08a64', {
      depth: 3,
      light: 2,
      extra: stroke('M-12 -10L-6 -3M-3 -14L0 -7M6 -13L7 -6', '#fcd9c6', 1.8),
    }) + path('M12 -9L22 -14L20 -6L23 -1L13 -4Z', '#d9603f'),
    { angleDegrees: ((index * 71) % 60) - 30 },
  );

const strip: Piece = (pen, index) =>
  placed(
    formed(pen, roundedPath([-20, -6], 40, 10, 5), '#e2b171', {
      depth: 3,
      light: 2,
      extra: stroke('M-12 -6L-8 4M-2 -6L2 4M8 -6L12 4', '#8f5a2c', 2.2),
    }),
    { angleDegrees: -16 + ((index * 13) % 30), at: [0, -3] },
  );

const mushroom: Piece = (pen, index) =>
  placed(
    formed(pen, 'M-11 -3C-11 -13 11 -13 11 -3H4V5H-4V-3Z', '#e9d8bf', { depth: 3, light: 2 }) +
      path('M-8 -3Q0 -7 8 -3Z', '#b99a78'),
    { angleDegrees: ((index * 61) % 70) - 35 },
  );

const olive: Piece = (_, index) =>
  ellipse([0, -2], 6, 4.4, index % 2 ? '#3b3550' : '#4b4468') +
  ellipse([0, -2.4], 2.6, 1.8, '#1f1b30') +
  ellipse([-2.4, -4], 1.6, 1, HOUSE.white, { opacity: 0.6 });

const halfTomato: Piece = (pen, index) =>
  index % 2
    ? ball(pen, [0, -6], 7, HOUSE.red)
    : ellipse([0, -2], 9, 6, '#c8322c') +
      ellipse([0, -3], 7.6, 4.8, '#f2705e') +
      [-3, 3].map((x) => ellipse([x, -3], 1.8, 2.6, '#f9c86a')).join('');

const halfStrawberry: Piece = (_, index) =>
  placed(
    path('M0 6C-9 1 -11 -8 -5 -11Q0 -13 5 -11C11 -8 9 1 0 6Z', '#cf2f3f') +
      (index % 2
        ? path('M0 3C-5 0 -6 -6 -3 -8Q0 -9 3 -8C6 -6 5 0 0 3Z', '#f7a39c') +
          path('M0 0Q-2 -4 0 -7Q2 -4 0 0Z', '#fff0ea')
        : [-3, 3, 0].map((x, at) => circle([x, -6 + at * 3], 0.8, '#ffd98a')).join('')) +
      path('M-5 -11L0 -15L5 -11L0 -9Z', HOUSE.leaf),
    { angleDegrees: -40 + ((index * 47) % 100), at: [0, -4] },
  );

const bacon: Piece = (_, index) =>
  placed(
    rectangle([-7, -4], 14, 6, '#a8402f', { radius: 2 }) +
      rectangle([-6, -2.4], 12, 1.8, '#f3c3a2'),
    { angleDegrees: index * 57 },
  );

/** Thin slices of meat, pink in the middle, that lie in folds. */
const beefSlice: Piece = (_, index) =>
  placed(
    path('M-17 3C-19 -6 -8 -11 1 -10S19 -6 17 2C12 8 4 3 -2 6S-13 9 -17 3Z', '#7c3b2c') +
      path('M-13 1C-14 -5 -6 -8 1 -7S14 -4 13 0C9 4 3 0 -2 2S-10 5 -13 1Z', '#b8594e') +
      stroke('M-10 -1Q-2 -6 9 -3', '#e3a79a', 1.6),
    { angleDegrees: -24 + ((index * 61) % 70) },
  );

const avocado: Piece = (_, index) =>
  placed(
    path('M-18 2C-12 -14 12 -14 18 2Q0 -6 -18 2Z', '#5d8a3a') +
      path('M-16 1C-10 -11 10 -11 16 1Q0 -5 -16 1Z', '#cfe08a') +
      path('M-11 -3C-6 -8 6 -8 11 -3Q0 -6 -11 -3Z', '#e9eeb2'),
    { angleDegrees: -12 + index * 9 },
  );

/** A fillet of fish with the marks of the grill. */
const fillet: Piece = (pen) =>
  formed(
    pen,
    'M-46 0C-50 -14 -34 -22 -10 -24C16 -25 42 -20 47 -10C50 -3 42 4 20 5C-4 7 -43 8 -46 0Z',
    '#ee8a62',
    {
      depth: 8,
      light: 4,
      extra:
        [-32, -16, 0, 16, 32]
          .map((x) => stroke(`M${x - 6} -30Q${x + 4} -12 ${x - 2} 8`, '#f7b594', 2.2))
          .join('') +
        [-26, -4, 18, 38]
          .map((x) => stroke(`M${x + 10} -28L${x - 10} 6`, '#9c4a2d', 3.6, { opacity: 0.75 }))
          .join(''),
    },
  );

const scallopDisc: Piece = (pen) =>
  formed(pen, 'M-13 -6C-13 -15 13 -15 13 -6V1C13 8 -13 8 -13 1Z', '#f6e2bd', {
    depth: 4,
    light: 2,
  }) +
  ellipse([0, -8], 12.4, 5.4, '#c98b45') +
  ellipse([0, -8.4], 9, 3.6, '#dda65f');

const oyster: Piece = (pen, index) =>
  placed(
    formed(pen, 'M-19 0C-20 -11 12 -15 20 -4C23 4 8 8 -4 7C-13 7 -19 5 -19 0Z', '#7d7f8c', {
      depth: 4,
      light: 2,
    }) +
      path('M-14 -1C-14 -8 10 -11 16 -3C17 2 6 4 -3 4C-10 4 -14 3 -14 -1Z', '#f3f1ec') +
      path('M-8 -1C-7 -5 6 -7 10 -2C9 2 2 2 -3 2C-6 2 -9 1 -8 -1Z', '#cfc9bd'),
    { angleDegrees: ((index * 47) % 40) - 20 },
  );

/** A spoonful, with the swirl of the spoon. */
const dollop =
  (color: Hex): Drawer =>
  (pen) => ({
    unitCm: 0.14,
    svg:
      formed(
        pen,
        'M-25 2C-30 -10 -14 -14 -10 -19C-4 -28 6 -30 10 -27Q4 -24 8 -19C16 -15 30 -10 25 2Q0 11 -25 2Z',
        color,
        {
          depth: 6,
          light: 4,
        },
      ) + stroke('M-14 -8Q0 -2 16 -8M-6 -17Q2 -13 8 -16', darker(color, 0.14), 1.8),
  });

/** Runs over what it is poured on, and down at its sides. */
const drizzle =
  (color: Hex): Drawer =>
  (pen) => ({
    unitCm: 0.14,
    svg:
      formed(
        pen,
        'M-42 -2C-40 -9 40 -9 42 -2C44 6 36 4 34 12Q31 16 29 10C27 3 20 4 17 9Q14 22 9 20C5 17 8 6 0 6C-9 5 -8 12 -12 15Q-17 16 -17 9C-18 3 -27 3 -29 8Q-33 13 -35 6C-36 2 -44 4 -42 -2Z',
        color,
        { depth: 4, light: 2 },
      ) + stroke('M-30 -4Q-10 -7 6 -6', lighter(color, 0.6), 2.6, { opacity: 0.8 }),
  });

const herbs = strewn(leafy(HOUSE.leaf, 7), 16);
const SPRINKLE_COLORS = [HOUSE.coral, HOUSE.yellow, HOUSE.sky, HOUSE.white, HOUSE.leaf, HOUSE.pink];

/** Toppings, each as it lies on a dish. */
export const topping = defineFamily('topping', {
  croutons: strewn(cube('#d99a4e', 9), 9),
  feta: strewn(cube('#fffaf2', 8), 9),
  tofu: strewn(cube('#f6ecd6', 10), 6),
  'mango-cubes': strewn(cube('#f6ae38', 9), 8),
  'watermelon-cubes': strewn(cube('#ee5a63', 10), 8),
  'pineapple-cubes': strewn(cube('#f5d95c', 9), 8),
  'peach-cubes': strewn(cube('#f39a63', 9), 8),
  'carrot-cubes': strewn(cube('#ec8433', 7), 10),
  'pepper-cubes': strewn(cube('#d8443a', 7), 10),
  'beet-cubes': strewn(cube('#8e2a55', 8), 9),
  'chocolate-cubes': strewn(cube('#5a3424', 8), 9),
  rings: strewn(
    disc(
      '#4f9f45',
      '#cfeaa8',
      5,
      ellipse([0, 0], 2.4, 1.3, '#5ea84a') + ellipse([0, 0], 1.4, 0.8, '#e6f3c9'),
    ),
    20,
  ),
  'red-rings': strewn(disc('#9b4a86', '#f3e2ee', 7), 8),
  chili: strewn(chiliFlake, 34),
  jalapenos: strewn(
    disc(
      '#4d8f3a',
      '#cfe8a6',
      7,
      ellipse([0, 0], 3.4, 1.8, '#8fbf5c') +
        [-3, 0, 3].map((x) => ellipse([x, (x * x) / 12 - 0.6], 1.2, 0.8, '#fdf6dc')).join(''),
    ),
    9,
  ),
  banana: strewn(disc('#f0d68a', '#fdf3cf', 9, ellipse([0, 0], 1.8, 1, '#c9a765')), 8),
  kiwi: strewn(disc('#8a6b3e', '#8cc152', 9.4, ellipse([0, 0], 2.6, 1.4, '#f2f5d8')), 6),
  cucumber: strewn(disc('#4f8f45', '#dff0bf', 8.4), 7),
  apple: strewn(appleWedge, 6, [28, 6]),
  'lemon-slices': strewn(citrus('#f2c53d', '#f9dc5c', 12), 3, [26, 5]),
  'lime-slices': strewn(citrus('#6fae3d', '#b5d96a', 12), 3, [26, 5]),
  'orange-slices': strewn(citrus('#f08a3c', '#f9a648', 12.5), 4, [30, 6]),
  egg: strewn(egg, 2, [22, 3]),
  shrimps: strewn(shrimp, 5, [32, 7]),
  chicken: strewn(strip, 5, [20, 8]),
  mushrooms: strewn(mushroom, 8),
  olives: strewn(olive, 9),
  tomatoes: strewn(halfTomato, 8),
  meatballs: strewn(berry('#8a4b2f', 13), 6, [36, 9]),
  bacon: strewn(bacon, 12),
  beef: strewn(beefSlice, 7, [34, 8]),
  avocado: strewn(avocado, 4, [14, 6]),
  fillet: strewn(fillet, 1, [0, 0]),
  scallops: strewn(scallopDisc, 5, [30, 7]),
  oysters: strewn(oyster, 6, [34, 9]),
  falafel: strewn(crumbed('#8f5f2c', 12), 6, [34, 9]),
  corn: strewn(berry('#f6c93f', 3.2), 18),
  peas: strewn(berry('#6fb04a', 3.6), 16),
  blueberries: strewn(berry('#4b5aa8', 5.2), 12),
  raspberries: strewn(raspberry, 9),
  'pomegranate-seeds': strewn(berry('#c2274a', 2.8), 22),
  strawberries: strewn(halfStrawberry, 8),
  nuts: strewn(grain('#b9824a', 4), 16),
  sesame: strewn(grain('#fbeccb', 1.7), 44),
  'dark-seeds': strewn(grain('#3f3a4a', 1.5), 44),
  'sunflower-seeds': strewn(stripedSeed, 18),
  peppercorns: strewn(berry('#3b3036', 2.6), 34),
  crumbs: strewn(cube('#d8a866', 3), 30),
  'green-seeds': strewn(grain('#6f8f4a', 3.4), 18),
  powder: strewn(grain('#a5622f', 1.1), 60, [30, 7]),
  sugar: strewn(grain('#ffffff', 1.4), 60),
  herbs,
  basil: strewn(leafy('#3f9b50', 14), 5, [14, 3]),
  sprouts: strewn(
    (_, index) =>
      placed(stroke('M-9 3Q0 -6 9 -3', '#fbf3dc', 2.6) + circle([9, -3], 2.4, '#e6d37a'), {
        angleDegrees: index * 37,
      }),
    14,
    [26, 7],
  ),
  cheese: strewn(shred, 34, [32, 8]),
  coconut: strewn(flake('#fffaf2', 7, 2.4), 16),
  'nori-strips': strewn(flake('#2f4a3c', 9, 3), 9),
  sprinkles: strewn(
    (_, index) =>
      placed(
        rectangle([-3.4, -1.2], 6.8, 2.4, SPRINKLE_COLORS[index % 6] ?? HOUSE.coral, {
          radius: 1.2,
        }),
        {
          angleDegrees: index * 53,
        },
      ),
    26,
  ),
  dollop: dollop('#fffaf2'),
  honey: drizzle('#e3992c'),
  'chocolate-sauce': drizzle('#54301f'),
  caramel: drizzle('#c77a2c'),
  'berry-sauce': drizzle('#a8274a'),
});
