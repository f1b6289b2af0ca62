import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rounded } from '../form';
import type { Pen } from '../pen';

/** Groceries in the packs that they are bought in. */

/** A jar of what is spread, its label with a picture of it. */
const spreadJar =
  (filling: Hex, lid: Hex, picture: (pen: Pen) => string): Drawer =>
  (pen) => ({
    unitCm: 0.09,
    svg:
      formed(
        pen,
        'M-56 -126H56Q70 -112 70 -96V-12Q70 0 56 0H-56Q-70 0 -70 -12V-96Q-70 -112 -56 -126Z',
        filling,
        { depth: 12, light: 7 },
      ) +
      formed(pen, roundedPath([-60, -158], 120, 34, 7), lid, {
        depth: 7,
        extra: times(11, (k) => stroke(`M${-52 + k * 10.4} -156V-126`, darker(lid, 0.14), 2)).join(
          '',
        ),
      }) +
      formed(pen, 'M-70 -94H70V-24H-70Z', HOUSE.cream, { depth: 8 }) +
      placed(picture(pen), { at: [0, -58] }),
  });
const peanutShell = (pen: Pen) =>
  placed(
    formed(
      pen,
      'M-36 0C-38 -20 -14 -24 0 -14C14 -24 40 -20 38 2C36 22 12 22 0 13C-14 22 -36 18 -36 0Z',
      '#d9a860',
      {
        depth: 5,
        extra: stroke('M-28 -10l8 20M-16 -14l6 26M14 -14l-4 26M28 -10l-8 22', '#b07c3a', 2.4),
      },
    ),
    { angleDegrees: -20 },
  );
const peanutButter = spreadJar('#c8873f', HOUSE.red, peanutShell);
const hazelnutSpread = spreadJar('#5a3425', HOUSE.white, (pen) =>
  formed(
    pen,
    'M0 -26C22 -14 28 0 24 12C20 24 10 26 0 26S-20 24 -24 12C-28 0 -22 -14 0 -26Z',
    '#b5702f',
    { depth: 5, extra: path('M-30 8Q0 18 30 8V30H-30Z', '#e2c08c') },
  ),
);
const mayonnaise = spreadJar('#fbf3d8', HOUSE.blue, (pen) =>
  rounded(pen, 'M0 -30C20 -30 26 0 24 10C20 24 10 26 0 26S-20 24 -24 10C-26 0 -20 -30 0 -30Z', {
    at: [0, 0],
    rx: 25,
    ry: 28,
    color: '#e9b98a',
  }),
);
const sixPack: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.2,
  svg:
    [-50, 0, 50]
      .map(
        (x) =>
          formed(
            pen,
            `M${x - 20} -70V-92Q${x - 18} -110 ${x - 8} -122V-146H${x + 8}V-122Q${x + 18} -110 ${x + 20} -92V-70Z`,
            '#7a4a20',
            { depth: 6, light: 5 },
          ) + formed(pen, `M${x - 10} -152H${x + 10}V-142H${x - 10}Z`, HOUSE.gold, { depth: 2 }),
      )
      .join('') +
    formed(pen, 'M-14 -82V-118Q-14 -130 0 -130T14 -118V-82Z', darker(color, 0.1), { depth: 4 }) +
    formed(pen, roundedPath([-9, -122], 18, 8, 4), darker(color, 0.5), { depth: 0 }) +
    formed(pen, 'M-82 -84Q0 -70 82 -84V-6Q82 0 74 0H-74Q-82 0 -82 -6Z', color, {
      depth: 12,
      light: 6,
    }) +
    circle([0, -40], 24, HOUSE.cream) +
    path('M-12 -26V-50H10V-26ZM10 -46h8v14h-8', HOUSE.mustard) +
    path('M-14 -50Q-10 -60 0 -56Q10 -60 13 -50Z', HOUSE.white),
  anchors: { grip: { at: [0, -118] } },
});
const sardineTin: Drawer = (pen) => ({
  unitCm: 0.08,
  svg:
    formed(pen, 'M-104 -36H104V-14Q104 0 84 0H-84Q-104 0 -104 -14Z', HOUSE.metalDark, {
      depth: 8,
    }) +
    formed(pen, roundedPath([-106, -82], 212, 60, 28), HOUSE.metal, { depth: 5 }) +
    formed(pen, roundedPath([-96, -76], 192, 48, 22), '#c9a94a', { depth: 0 }) +
    [-66, -56, -46]
      .map((y, k) =>
        placed(
          formed(
            pen,
            'M-84 0Q-40 -13 40 -9L66 0L86 -11V11L66 0L40 9Q-40 13 -84 0Z',
            k % 2 ? '#8fa3bd' : '#a9bbd0',
            { depth: 4 },
          ) + circle([-66, -1], 3, HOUSE.ink),
          { at: [0, y + 4] },
        ),
      )
      .join('') +
    formed(
      pen,
      'M-106 -82C-118 -124 -60 -140 0 -136S116 -128 106 -86C80 -104 -80 -104 -106 -82Z',
      lighter(HOUSE.metal, 0.2),
      { depth: 6 },
    ) +
    stroke('M-12 -128a12 9 0 1 0 24 0a12 9 0 1 0 -24 0', HOUSE.metalDark, 5),
});
const seedPacket: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M-56 -146L-48 -152L-40 -146L-32 -152L-24 -146L-16 -152L-8 -146L0 -152L8 -146L16 -152L24 -146L32 -152L40 -146L48 -152L56 -146V0H-56Z',
      color,
      { depth: 8 },
    ) +
    path('M-46 -118H46V-22H-46Z', HOUSE.cream) +
    stroke('M0 -26V-66', HOUSE.leaf, 6) +
    path('M0 -34Q-24 -36 -28 -56Q-6 -54 0 -34ZM0 -40Q24 -42 28 -60Q6 -60 0 -40Z', HOUSE.leaf) +
    times(8, (k) =>
      placed(ellipse([0, -19], 6, 11, HOUSE.yellow), { at: [0, -84], angleDegrees: k * 45 }),
    ).join('') +
    circle([0, -84], 12, HOUSE.brown) +
    path('M-46 -138H46V-126H-46Z', HOUSE.green),
});
const cupNoodles: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.085,
  svg:
    ellipse([0, -118], 72, 17, lighter(HOUSE.cream, 0.3)) +
    ellipse([0, -117], 64, 13, '#d98a3c') +
    times(7, (k) => stroke(`M${-50 + k * 14} -114q8 -14 16 -4t12 -6`, '#f6dc8a', 5)).join('') +
    [-30, 20].map((x) => circle([x, -120], 6, HOUSE.leaf)).join('') +
    path('M-60 -126C-70 -160 -20 -172 44 -150L62 -122Q0 -138 -60 -126Z', HOUSE.metal) +
    formed(pen, 'M-72 -118Q0 -88 72 -118L54 0Q0 10 -54 0Z', HOUSE.white, {
      depth: 11,
      extra:
        path('M-80 -80Q0 -52 80 -80V-26Q0 0 -80 -26Z', color) +
        stroke(
          'M-34 -42q8 -12 17 0t17 0t17 0t17 0M-30 -28q8 -12 15 0t15 0t15 0t15 0',
          HOUSE.yellow,
          5,
        ),
    }) +
    stroke('M38 -128L84 -186M50 -124L98 -178', HOUSE.woodLight, 5),
});

export const groceryPacks = {
  'peanut-butter': peanutButter,
  'hazelnut-spread': hazelnutSpread,
  mayonnaise,
  'six-pack': sixPack,
  'sardine-tin': sardineTin,
  'seed-packet': seedPacket,
  'cup-noodles': cupNoodles,
} as const satisfies Record<string, Drawer>;
