import { z } from 'zod';
import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { lighter } from '../../palette/tones';
import { strawberryAt } from '../food/toppings';
import {
  ball,
  colorParameter,
  createLathe,
  defineThing,
  formed,
  type Lathe,
  leaf,
  paintGlass,
  paintGlassRim,
  paintLiquid,
  type Profile,
  type ProfilePoint,
  radiusAt,
  rod,
  topOf,
} from '../form';
import type { Pen } from '../pen';
import { LIQUID_NAMES, LIQUIDS } from './liquids';

const STYLES = [
  'tumbler',
  'long',
  'wine',
  'flute',
  'cocktail',
  'beer-mug',
  'pint',
  'shot',
  'goblet',
] as const;
type Style = (typeof STYLES)[number];

interface Shape {
  /** The bowl that holds the drink, from its own bottom. */
  bowl: Profile;
  /** Height of the stem with its foot; 0 without. */
  stem: number;
  foot: number;
}

const SHAPES: Readonly<Record<Style, Shape>> = {
  tumbler: {
    bowl: '30 0!, 33 4, 36 50, 38 92',
    stem: 0,
    foot: 0,
  },
  long: {
    bowl: '26 0!, 28 4, 31 70, 34 140',
    stem: 0,
    foot: 0,
  },
  wine: {
    bowl: '3 0!, 26 10, 40 44, 38 76, 32 108',
    stem: 96,
    foot: 36,
  },
  flute: {
    bowl: '3 0!, 16 16, 25 60, 24 108, 21 132',
    stem: 90,
    foot: 32,
  },
  cocktail: {
    bowl: '3 0!, 28 26, 56 62',
    stem: 92,
    foot: 38,
  },
  'beer-mug': {
    bowl: '40 0!, 43 5, 43 60, 42 128',
    stem: 0,
    foot: 0,
  },
  pint: {
    bowl: '27 0!, 29 4, 33 60, 41 110, 40 150',
    stem: 0,
    foot: 0,
  },
  shot: {
    bowl: '17 0!, 18 6, 23 56',
    stem: 0,
    foot: 0,
  },
  goblet: {
    bowl: '3 0!, 36 14, 48 50, 50 92',
    stem: 62,
    foot: 36,
  },
};

const GARNISHES = [
  'straw',
  'citrus',
  'ice',
  'cherry',
  'mint',
  'olive',
  'umbrella',
  'foam',
  'bubbles',
  'lime',
  'lemon',
  'orange',
  'cream',
  'cinnamon',
  'celery',
  'cucumber',
  'pineapple',
  'strawberry',
  'raspberry',
  'salt',
  'swirl',
] as const;

const parameters = z.object({
  style: z.enum(STYLES).default('tumbler'),
  filling: z.enum(LIQUID_NAMES).optional(),
  /** Share of the bowl that is filled. */
  level: z.number().min(0).max(1).default(0.72),
  garnish: z.array(z.enum(GARNISHES)).default([]),
  tint: colorParameter.default(HOUSE.glass),
});

function citrus(at: Point, radius: number, color: Hex): string {
  const wedges = times(8, (index) =>
    placed(
      path(
        `M0 ${-radius * 0.08}L${-radius * 0.24} ${-radius * 0.74}Q0 ${-radius * 0.9} ${radius * 0.24} ${-radius * 0.74}Z`,
        lighter(color, 0.28),
      ),
      { angleDegrees: index * 45 },
    ),
  ).join('');
  return placed(
    circle([0, 0], radius, color) +
      circle([0, 0], radius * 0.88, '#fff6dc') +
      circle([0, 0], radius * 0.82, color) +
      wedges,
    { at },
  );
}

interface Drink {
  pen: Pen;
  style: Style;
  radius: number;
  height: number;
  /** Middle of the rim, of the liquid's surface, of the bowl's bottom. */
  rim: number;
  surface: number;
  bottom: number;
  isYellow: boolean;
}
type Garnish = (typeof GARNISHES)[number];

/** What floats in the drink. */
const INSIDE: Partial<Record<Garnish, (drink: Drink) => string>> = {
  ice: ({ surface }) =>
    times(3, (index) =>
      placed(rectangle([-9, -9], 18, 18, '#f2fbff', { radius: 4, opacity: 0.7 }), {
        at: [-12 + index * 11, surface + 6 + (index % 2) * 14],
        angleDegrees: 20 + index * 33,
      }),
    ).join(''),
  // Milk that has just been poured: it sinks in ribbons, paler where it comes in.
  swirl: ({ radius: r, surface, bottom }) => {
    const h = bottom - surface;
    const ribbon = (x: number, lean: number, deep: number, width: number) =>
      `M${x - width} ${surface + 2}C${x - width} ${surface + h * 0.2} ${x + lean - width} ${surface + h * 0.22} ${x + lean} ${surface + h * deep * 0.62}C${x + lean * 1.3} ${surface + h * deep * 0.8} ${x - lean * 0.6} ${surface + h * deep * 0.84} ${x - lean * 0.8} ${surface + h * deep}C${x - lean * 1.6} ${surface + h * deep * 0.7} ${x + lean * 0.2} ${surface + h * deep * 0.62} ${x + lean * 0.5 + width} ${surface + h * deep * 0.4}C${x + lean * 0.7 + width} ${surface + h * 0.2} ${x + width} ${surface + h * 0.16} ${x + width} ${surface + 2}Z`;
    return (
      rectangle([-r * 0.86, surface], r * 1.72, h * 0.16, '#f4e3cd', { opacity: 0.9, radius: 3 }) +
      path(ribbon(-r * 0.34, r * 0.34, 0.86, r * 0.2), '#f7ead9', { opacity: 0.94 }) +
      path(ribbon(r * 0.34, -r * 0.26, 0.66, r * 0.2), '#fff6ea', { opacity: 0.9 }) +
      path(ribbon(r * 0.02, r * 0.16, 0.5, r * 0.26), '#fffaf2', { opacity: 0.85 })
    );
  },
  bubbles: ({ radius, surface, height }) =>
    times(9, (index) => {
      const x = Math.sin(index * 2.4) * radius * 0.5;
      const y = surface + 12 + ((index * 37) % 100) * height * 0.0055;
      return circle([x, y], 1.6, '#ffffff', { opacity: 0.8 });
    }).join(''),
  mint: ({ surface }) =>
    leaf([4, surface], 30, 10, -60, HOUSE.leaf) + leaf([2, surface], 26, 9, -115, HOUSE.leaf),
  olive: ({ pen, surface, rim }) =>
    rod(pen, `M-14 ${surface + 18}L26 ${rim - 18}`, HOUSE.woodLight, 2.4) +
    circle([-6, surface + 10], 8, '#8fa548') +
    circle([-4, surface + 8], 2.6, HOUSE.red),
  cinnamon: ({ pen, surface, rim }) => rod(pen, `M4 ${surface + 20}L-22 ${rim - 34}`, '#8f5a34', 7),
  celery: ({ pen, surface, rim }) =>
    rod(pen, `M6 ${surface + 22}L-16 ${rim - 56}`, '#9cc76a', 9) +
    [-40, -90, -140].map((angle) => leaf([-16, rim - 56], 26, 11, angle, HOUSE.leaf)).join(''),
  raspberry: ({ pen, surface }) =>
    [-12, 2, 15]
      .map((x, index) => ball(pen, [x, surface + (index % 2) * 5], 7, '#d2355a', { glint: 0.4 }))
      .join(''),
  straw: ({ pen, bottom, radius, rim }) =>
    rod(pen, `M-6 ${bottom}L${radius * 0.72} ${rim - 46}`, pen.accents[0], 5.5),
};

const FOAM = [
  [-0.62, 0.02, 0.4],
  [0.6, 0.03, 0.42],
  [-0.2, 0.16, 0.46],
  [0.26, 0.18, 0.44],
  [0, 0, 0.5],
] as const;

/** What sits on the rim. */
const ON_RIM: Partial<Record<Garnish, (drink: Drink) => string>> = {
  foam: ({ radius: r, rim, height: h }) =>
    FOAM.map(([x, y, size]) =>
      circle([x * r, rim - y * r], size * r * 0.86, y > 0.1 ? '#fffaf0' : '#f7ead2'),
    ).join('') +
    path(
      `M${-r * 0.96} ${rim}Q0 ${rim + r * 0.3} ${r * 0.96} ${rim}L${r * 0.94} ${rim + h * 0.1}Q${r * 0.6} ${rim + h * 0.2} ${r * 0.3} ${rim + h * 0.14}Q0 ${rim + h * 0.24} ${-r * 0.4} ${rim + h * 0.15}Q${-r * 0.7} ${rim + h * 0.2} ${-r * 0.95} ${rim + h * 0.08}Z`,
      '#fff6e4',
    ),
  citrus: ({ radius, rim, isYellow }) =>
    citrus([radius * 0.86, rim - 6], 19, isYellow ? HOUSE.yellow : HOUSE.orange),
  lime: ({ radius, rim }) => citrus([-radius * 0.86, rim - 4], 18, '#7fb83f'),
  lemon: ({ radius, rim }) => citrus([radius * 0.86, rim - 6], 19, HOUSE.yellow),
  orange: ({ radius, rim }) => citrus([radius * 0.86, rim - 6], 20, HOUSE.orange),
  cucumber: ({ radius, rim }) => citrus([-radius * 0.84, rim - 4], 17, '#8cc06a'),
  pineapple: ({ pen, radius, rim }) =>
    [-100, -70, -130]
      .map((angle) => leaf([radius * 0.9, rim - 26], 30, 9, angle, HOUSE.leaf))
      .join('') +
    formed(
      pen,
      `M${radius * 0.66} ${rim + 12}L${radius * 0.56} ${rim - 28}Q${radius * 0.9} ${rim - 36} ${radius * 1.3} ${rim - 24}Z`,
      HOUSE.yellow,
      { depth: 5, light: 3 },
    ),
  strawberry: ({ pen, radius, rim }) => strawberryAt(pen, [radius * 0.8, rim + 14], 0.34),
  salt: ({ radius, rim }) =>
    times(30, (index) => {
      const angle = (index / 30) * Math.PI * 2;
      return circle(
        [Math.cos(angle) * radius, rim + Math.sin(angle) * radius * 0.2 + (index % 2) * 2.4],
        2,
        HOUSE.white,
      );
    }).join(''),
  cream: ({ radius: r, rim }) =>
    [
      [-0.46, 0, 0.5],
      [0.46, 0, 0.5],
      [0, 0.1, 0.62],
      [-0.16, 0.6, 0.42],
      [0.2, 0.58, 0.38],
      [0.02, 1, 0.26],
    ]
      .map(([x = 0, y = 0, size = 0], index) =>
        circle([x * r, rim - y * r], size * r, index % 2 ? '#f4e9dc' : '#fffaf2'),
      )
      .join(''),
  cherry: ({ pen, radius, rim }) =>
    circle([-radius * 0.7, rim - 8], 9, HOUSE.red) +
    circle([-radius * 0.76, rim - 11], 2.6, '#ff9d8e') +
    rod(pen, `M${-radius * 0.68} ${rim - 16}q4 -18 14 -24`, HOUSE.leafDark, 2),
  umbrella: ({ pen, surface, rim }) =>
    rod(pen, `M-4 ${surface}L-26 ${rim - 44}`, HOUSE.woodLight, 2.4) +
    path(
      `M-58 ${rim - 22}Q-44 ${rim - 66} -26 ${rim - 52}Q2 ${rim - 48} 8 ${rim - 12}Q-14 ${rim - 22} -24 ${rim - 14}Q-40 ${rim - 26} -58 ${rim - 22}Z`,
      pen.accents[0],
    ),
};

/** The drink's own solid: the bowl's inside up to its level. */
function liquidIn(glass: Lathe, bottom: number, level: number, wall: number): Lathe {
  const heights = times(9, (_, share) => bottom + (level - bottom) * share);
  return createLathe(
    heights.map((y): ProfilePoint => [Math.max(1, radiusAt(glass, y) - wall), y]),
    { at: glass.at },
  );
}

/** What is behind the drink: foot, stem, handle, far rim. */
function glassBack(pen: Pen, glass: Lathe, style: Style, tint: Hex): string {
  const { stem, foot } = SHAPES[style];
  const { at, radius: r, radiusY, height: h } = topOf(glass);
  const base = createLathe([
    [foot, 0, 1],
    [foot * 0.96, 2],
    [3.2, 8],
    [2.6, stem * 0.5],
    [3, stem + 2],
  ]);
  const handle = `M${r * 0.9} ${-h * 0.84}C${r * 1.9} ${-h * 0.9} ${r * 1.9} ${-h * 0.14} ${r * 0.94} ${-h * 0.2}`;
  return (
    (style === 'beer-mug' ? rod(pen, handle, '#cfe6ee', 13) : '') +
    (stem > 0
      ? ellipse([0, 0], foot, foot * 0.2, HOUSE.glass, { opacity: 0.6 }) +
        paintGlass(pen, base, tint, { strength: 0.55 })
      : '') +
    ellipse(at, r, radiusY, '#ffffff', { opacity: 0.25 })
  );
}

function gripOf(style: Style, radius: number, height: number): Point {
  const { stem } = SHAPES[style];
  if (stem > 0) return [0, -stem * 0.6];
  return style === 'beer-mug' ? [radius * 1.55, -height * 0.5] : [radius * 0.8, -height * 0.45];
}

/** A drinking glass with or without stem, what is in it, and what belongs on its rim. */
export const drinkingGlass = defineThing({
  id: 'drinking-glass',
  parameters,
  draw({ style, filling, level, garnish, tint }, pen) {
    const { bowl, stem } = SHAPES[style];
    const glass = createLathe(bowl, { at: [0, -stem] });
    const { at, radius, height } = topOf(glass);
    const bottom = stem > 0 ? 3 : 7;
    const liquid = liquidIn(glass, bottom, bottom + (height - bottom) * level, stem > 0 ? 2.5 : 4);
    const drink: Drink = {
      pen,
      style,
      radius,
      height,
      rim: at[1],
      surface: topOf(liquid).at[1],
      bottom: -stem - bottom - 6,
      isYellow: filling === 'lemonade',
    };
    const garnished = (table: typeof INSIDE) =>
      garnish.map((name) => table[name]?.(drink) ?? '').join('');
    return {
      svg:
        glassBack(pen, glass, style, tint) +
        (filling ? paintLiquid(pen, liquid, LIQUIDS[filling]) : '') +
        garnished(INSIDE),
      front:
        paintGlass(pen, glass, tint, { strength: filling ? 0.08 : 0.16 }) +
        paintGlassRim(glass, 1.6) +
        garnished(ON_RIM),
      anchors: {
        grip: { at: gripOf(style, radius, height) },
        inside: { at: [0, drink.surface], spanCm: radius * 1.6 },
        mouth: { at: [-radius * 0.9, at[1]] },
        top: { at, spanCm: radius * 2 },
      },
    };
  },
});
