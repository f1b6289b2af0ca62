import { mix, type Hex } from '@/lib/color/hex';
import { ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { coordinates, polygon } from '@/lib/svg/path';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import { recolored } from '@/lib/svg/recolor';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { clouded } from './cloud';
import { starPath } from './cold';
import { cracksFrom } from './damage';
import { spotsIn } from './edges';
import { onRamp, type Ramp, seenThrough } from './markup';
import { lightnessOf } from './silhouette';
import { changed, over, type State, type StateContext, widened } from './state';
import {
  blossoms,
  bumps,
  courses,
  facets,
  gloss,
  grain,
  rods,
  sheen,
  stars,
  stitches,
  stoneSpecks,
  straws,
  studs,
  veins,
  weave,
} from './textures';

/** What things are made of: all their colours on the ramp of a material, and its texture over them. */

interface Material {
  ramp?: Ramp | ((main: Hex, accent: Hex) => Ramp);
  /** How much of the differences in lightness stays. */
  contrast?: number;
  texture?(context: StateContext): string;
  /** Painted over texture and all. */
  after?: State;
}

/** A drawing in the tones of a material: its main colour on the middle of the ramp. */
function cast(ramp: Ramp, main: Hex, contrast: number): (color: Hex) => Hex {
  const middle = lightnessOf(main);
  return (color) => onRamp(ramp, 0.52 + (lightnessOf(color) - middle) * contrast);
}

const made =
  ({ ramp, contrast = 0.95, texture, after }: Material): State =>
  (drawing, context) => {
    const { shape, pen } = context;
    const tones = typeof ramp === 'function' ? ramp(shape.main, ownColor(context)) : ramp;
    const toned = tones
      ? changed(drawing, (svg) => recolored(svg, cast(tones, shape.main, contrast)))
      : drawing;
    const inked = texture ? over(toned, pen.clip(shape.outline, texture(context))) : toned;
    return after ? after(inked, context) : inked;
  };

/** The colour of what comes in any: the one that is told, else one of the picture's. */
const ownColor = ({ colors, shape, pen }: StateContext): Hex =>
  colors.length > 0 ? shape.main : pen.accents[0];

/** Glints about it, as bright things have. */
export const sparkling: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const at = (x: number, y: number): Point => [
    box.left + widthOf(box) * x,
    box.top + heightOf(box) * y,
  ];
  const glint = (point: Point, share: number) =>
    path(starPath(point, size * share * 1.3), HOUSE.gold, { opacity: 0.5 }) +
    path(starPath(point, size * share), '#fffdf0');
  return widened(
    over(
      drawing,
      glint(at(0.94, 0.08), 0.11) +
        glint(at(0.08, 0.26), 0.07) +
        glint(at(0.86, 0.62), 0.06) +
        glint(at(0.24, 0.02), 0.05),
    ),
    { top: size * 0.05, right: size * 0.05, left: size * 0.03 },
  );
};

const hairCracks: State = (drawing, { shape, pen }) =>
  over(drawing, cracksFrom(shape, pen, { count: 3, color: '#6b707c', width: 0.008 }));

/** Stitches along its edge, short hairs out of it. */
const plushEdge: State = (drawing, { shape, pen }) => {
  const { size, loops, main, outline } = shape;
  const [outer = []] = [...loops].sort((a, b) => b.length - a.length);
  const hairs = outer
    .flatMap(([x, y], index) => {
      const [nx, ny] = outer[(index + 1) % outer.length] ?? [x, y];
      const length = Math.hypot(nx - x, ny - y);
      if (length === 0) return [];
      const out = size * pen.random.between(0.008, 0.017);
      const middle: Point = [(x + nx) / 2, (y + ny) / 2];
      return [middle, [x, y] as const].map(
        (at) =>
          `M${coordinates(at)}l${coordinates([((ny - y) / length) * out, (-(nx - x) / length) * out])}`,
      );
    })
    .join('');
  const seam = `<path d="${outline}" fill="none" stroke="${darker(main, 0.4)}" stroke-width="${(size * 0.032).toFixed(2)}" stroke-dasharray="${(size * 0.01).toFixed(2)} ${(size * 0.045).toFixed(2)}"/>`;
  return over(drawing, stroke(hairs, main, size * 0.012) + pen.clip(outline, seam));
};

/** Tight and shining, with a knot below. */
const balloonShine: State = (drawing, { shape, pen }) => {
  const { box, size, main } = shape;
  const glints = spotsIn(shape, pen, 6)
    .slice(0, 7)
    .map((at) => ellipse(at, size * 0.03, size * 0.055, '#ffffff', { opacity: 0.75 }))
    .join('');
  const x = (box.left + box.right) / 2;
  const knot = path(
    polygon([
      [x, box.bottom - size * 0.01],
      [x + size * 0.035, box.bottom + size * 0.05],
      [x - size * 0.035, box.bottom + size * 0.05],
    ]),
    darker(main, 0.2),
  );
  return widened(over(drawing, pen.clip(shape.outline, sheen(0.22)({ shape }) + glints) + knot), {
    bottom: size * 0.05,
  });
};

const TUBE = { pink: '#ff5fa8', blue: '#45d7ff', dark: '#1c1b3a' } as const;

/** Tubes of light along its edge and where its colours meet, on dark. */
const neon: State = (drawing, { shape, colors }) => {
  const { size, outline, skin, box } = shape;
  const [first = TUBE.pink, other = TUBE.blue] = colors;
  const tube = (data: string, color: Hex, width: number) =>
    [2.6, 1.7]
      .map(
        (wide) =>
          `<path d="${data}" fill="none" stroke="${color}" stroke-opacity="0.28" stroke-width="${(width * wide).toFixed(2)}" stroke-linejoin="round"/>`,
      )
      .join('') +
    `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width.toFixed(2)}" stroke-linejoin="round"/>` +
    `<path d="${data}" fill="none" stroke="#ffffff" stroke-opacity="0.85" stroke-width="${(width * 0.34).toFixed(2)}" stroke-linejoin="round"/>`;
  const edge = size * 0.11;
  const panel = rectangle(
    [box.left - edge, box.top - edge],
    widthOf(box) + edge * 2,
    heightOf(box) + edge * 2,
    TUBE.dark,
    { radius: size * 0.08 },
  );
  const dim = recolored(drawing.svg + (drawing.front ?? ''), (color) =>
    mix(color, TUBE.dark, 0.86),
  );
  const { front: _front, ...rest } = drawing;
  return widened(
    {
      ...rest,
      svg: panel + dim + tube(skin, other, size * 0.018) + tube(outline, first, size * 0.028),
    },
    { left: edge, right: edge, top: edge, bottom: edge * 0.6 },
  );
};

const glassy: State = (drawing, { shape, pen }) => {
  const { size, outline } = shape;
  const through = changed(drawing, (svg) => seenThrough(svg, 0.5));
  const rim = `<path d="${outline}" fill="none" stroke="#ffffff" stroke-opacity="0.9" stroke-width="${(size * 0.016).toFixed(2)}" stroke-linejoin="round"/><path d="${outline}" fill="none" stroke="#5f97b8" stroke-opacity="0.55" stroke-width="${(size * 0.006).toFixed(2)}" stroke-linejoin="round"/>`;
  return over(through, pen.clip(outline, sheen(0.6)({ shape })) + rim);
};

/** Own colours, softer. */
const soft = (main: Hex): Ramp => [darker(main, 0.46), main, lighter(main, 0.72)];

export const MATERIALS: Readonly<Record<string, State>> = {
  wooden: made({ ramp: ['#6b3d1f', '#bf8248', '#ecc48d'], contrast: 0.8, texture: grain }),
  gold: made({
    ramp: ['#8a5a12', '#e9b53c', '#fff3c0'],
    contrast: 1.1,
    texture: sheen(0.34),
    after: sparkling,
  }),
  silver: made({
    ramp: ['#5f6878', '#b9c3d0', '#fbfdff'],
    contrast: 1.1,
    texture: sheen(0.42),
    after: sparkling,
  }),
  copper: made({ ramp: ['#7a3a1c', '#cf7f4c', '#ffdcbd'], contrast: 1.1, texture: sheen(0.32) }),
  metal: made({ ramp: ['#4d5666', '#98a4b4', '#e9eef4'], contrast: 1.05, texture: sheen(0.34) }),
  plastic: made({ ramp: (_main, accent) => soft(accent), contrast: 0.7, texture: sheen(0.22) }),
  stone: made({
    ramp: ['#5b606c', '#a2a6b0', '#dfe2e6'],
    contrast: 0.8,
    texture: stoneSpecks,
    after: hairCracks,
  }),
  marble: made({ ramp: ['#9a98a4', '#e6e3e6', '#ffffff'], contrast: 0.7, texture: veins }),
  concrete: made({ ramp: ['#66686c', '#a9a9ab', '#d6d6d4'], contrast: 0.6, texture: stoneSpecks }),
  brick: made({ ramp: ['#7d3a28', '#c4664a', '#e09a7c'], contrast: 0.55, texture: courses }),
  glass: made({ ramp: ['#5f97b8', '#bfe3ef', '#ffffff'], contrast: 0.8, after: glassy }),
  crystal: made({
    ramp: ['#3f7fb8', '#a4dcf2', '#f6feff'],
    contrast: 1,
    texture: facets(0.3, 0.08, 9),
    after: sparkling,
  }),
  ice: made({
    ramp: ['#4f9fd2', '#b0e0f5', '#f6fdff'],
    contrast: 0.8,
    texture: facets(0.42, 0.06, 10),
    after: glassy,
  }),
  chocolate: made({ ramp: ['#2f180f', '#74452c', '#b07a56'], contrast: 0.8, texture: sheen(0.13) }),
  gingerbread: made({
    ramp: ['#7d4520', '#c07e43', '#f4e6d2'],
    contrast: 0.9,
    texture: stoneSpecks,
  }),
  paper: made({
    ramp: ['#b4ad9f', '#f0ebdf', '#ffffff'],
    contrast: 0.75,
    texture: facets(0.5, 0.07, 12),
  }),
  cardboard: made({
    ramp: ['#8a6238', '#c99f6b', '#ecd2a6'],
    contrast: 0.6,
    texture: facets(0.16, 0.06, 6),
  }),
  knitted: made({ texture: stitches }),
  plush: made({ after: plushEdge }),
  balloon: made({ ramp: (_main, accent) => soft(accent), contrast: 0.6, after: balloonShine }),
  'neon-lit': neon,
  galaxy: made({ ramp: ['#14123a', '#34297a', '#8a63c9'], contrast: 0.7, texture: stars }),
  cloudy: clouded,
  brickwork: made({ texture: courses }),
  'toy-bricks': made({ texture: studs }),
  straw: made({
    ramp: ['#8f6a28', '#deb964', '#f8e4ac'],
    contrast: 0.6,
    texture: straws('#deb964'),
  }),
  grassy: made({
    ramp: ['#33702f', '#6fae4e', '#b4dc86'],
    contrast: 0.6,
    texture: straws('#6fae4e'),
  }),
  flowers: made({ ramp: ['#3a7a46', '#6fae5e', '#b9dca0'], contrast: 0.5, texture: blossoms }),
  candy: made({ ramp: ['#c23a6a', '#f583ab', '#ffe3ee'], contrast: 0.8, texture: sheen(0.4) }),
  jelly: made({ ramp: ['#b8244a', '#f0607c', '#ffd0d8'], contrast: 0.7, after: glassy }),
  sandy: made({ ramp: ['#a87f42', '#e6c88f', '#fbeccb'], contrast: 0.6, texture: stoneSpecks }),
  clay: made({ ramp: ['#7d3f28', '#c0694a', '#e6a384'], contrast: 0.7 }),
  leather: made({ ramp: ['#552c16', '#9a5a33', '#d3935f'], contrast: 0.8, texture: gloss }),
  wicker: made({ ramp: ['#7d5526', '#d0a05a', '#f0d6a2'], contrast: 0.55, texture: weave }),
  bamboo: made({ ramp: ['#6f7c34', '#c4ba62', '#efe7ac'], contrast: 0.6, texture: rods }),
  linen: made({ contrast: 0.7, texture: weave }),
  ceramic: made({ ramp: ['#8d9bb4', '#f0f2f5', '#ffffff'], contrast: 0.7, texture: sheen(0.5) }),
};

/** Whatever it is made of, it is not smooth. */
export const rough: State = made({ texture: bumps });
