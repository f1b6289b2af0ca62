import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { between, type Point, times } from '@/lib/svg/point';
import { type Canvas, openGround } from '../canvas';
import { addFarHills } from '../outdoor/far';
import { addSky } from '../outdoor/sky';
import { inSnow } from '../outdoor/soil';
import type { Ground } from '../place';
import { ribbon } from '../terrain-lines';
import { aerialShore } from './aerial-shore';
import { world } from './world';

/** Country seen from the air: fields side by side to the haze, hedges, a river or a road, woods and farms. */

const HORIZON = 0.15;
const ROWS = 8;
const COLUMNS = 9;

const FIELDS: Record<'summer' | 'autumn', readonly [Hex, ...Hex[]]> = {
  summer: ['#7fb257', '#a5c45f', '#e3c763', '#5f9a4f', '#c9b06a', '#8fbf6a', '#d9d27a', '#6fa85a'],
  autumn: ['#c9a04f', '#b5793f', '#e0be62', '#8f8f4a', '#a8683f', '#d3b06a', '#9a8a4a', '#c98a4a'],
};

interface Plain {
  canvas: Canvas;
  horizonPx: number;
  /** A point of the land, `u` across and `v` from the horizon, both 0 to 1. */
  at(u: number, v: number): Point;
  /** How large things are there, 1 at the lower edge. */
  sizeAt(v: number): number;
}

function plainOf(canvas: Canvas): Plain {
  const { widthPx, heightPx } = canvas;
  const horizonPx = heightPx * HORIZON;
  const sizeAt = (v: number) => 0.2 + 0.8 * v ** 1.15;
  return {
    canvas,
    horizonPx,
    sizeAt,
    at: (u, v) => [
      widthPx * (0.5 + (u - 0.5) * 2.1 * (0.62 + 0.6 * v)),
      horizonPx + (heightPx * 1.04 - horizonPx) * v ** 1.45,
    ],
  };
}

/** Corners of the fields, off the straight grid. */
function cornersOf({ canvas: { random } }: Plain): Point[][] {
  return times(ROWS + 1, (_, v) =>
    times(COLUMNS + 1, (_column, u): Point => {
      const isEdge = u === 0 || u === 1;
      return [
        u + (isEdge ? 0 : random.between(-0.035, 0.035)),
        v === 0 || v === 1 ? v : v + random.between(-0.035, 0.035),
      ];
    }),
  );
}

const isWooded = ({ stage }: Canvas) =>
  stage.parts.some((part) => part === 'forest' || part === 'jungle');

/** A field with its furrows. */
function field(plain: Plain, corners: readonly [Point, Point, Point, Point], v: number): string {
  const { canvas, at } = plain;
  const { random, air, stage, unit } = canvas;
  const isWood = isWooded(canvas);
  const fields = FIELDS[stage.season === 'autumn' ? 'autumn' : 'summer'];
  const color = inSnow(canvas, isWood ? '#4f8450' : random.pick(fields), isWood ? 0.7 : 0.84);
  const far = (1 - v) * 0.75;
  const [a, b, c, d] = corners.map(([x, y]) => at(x, y)) as [Point, Point, Point, Point];
  const isAlong = random.chance(0.5);
  const furrows = times(!isWood && random.chance(0.7) ? 6 : 0, (_, share) => {
    const s = 0.08 + share * 0.84;
    const [from, to] = isAlong
      ? [between(a, b, s), between(d, c, s)]
      : [between(a, d, s), between(b, c, s)];
    return `M${number(from[0])} ${number(from[1])}L${number(to[0])} ${number(to[1])}`;
  });
  return (
    shape([a, b, c, d], air.tone(color, isWood ? 0 : random.between(-0.1, 0.25), far)) +
    `<path d="${furrows.join('')}" fill="none" stroke="${air.tone(mix(color, '#5a4a2a', 0.4), 0, far)}" stroke-width="${number((1 + 3.4 * v) * unit)}" stroke-opacity=".35"/>`
  );
}

/** A tree from above: a round crown with its light and its shadow. */
function crown({ canvas }: Plain, [x, y]: Point, r: number, far: number, color: Hex): string {
  const { air } = canvas;
  return (
    ellipse([x + r * 0.7, y + r * 0.35], r, r * 0.55, air.light.shade, { opacity: 0.25 }) +
    ellipse([x, y - r * 0.3], r, r * 0.85, air.tone(color, -0.25, far)) +
    ellipse([x - r * 0.25, y - r * 0.5], r * 0.55, r * 0.42, air.tone(color, 0.3, far))
  );
}

const leafOf = ({ canvas }: Plain): Hex => {
  const { random, stage } = canvas;
  if (stage.season === 'autumn') return random.pick(['#c9742f', '#b5502f', '#d99a3f', '#6f7f3f']);
  return inSnow(canvas, random.pick(['#3f7f4a', '#35744a', '#4f8f50']), 0.45);
};

/** Hedges along edges of fields, and woods in some of them. */
function hedges(plain: Plain, corners: readonly (readonly Point[])[]): string {
  const { canvas, at, sizeAt } = plain;
  const { random, unit } = canvas;
  const trees: { y: number; svg: string }[] = [];
  const isWood = isWooded(canvas);
  const plant = (u: number, v: number, big: number) => {
    const foot = at(u, v);
    const r = (4 + 15 * sizeAt(v)) * unit * big * (isWood ? 1.8 : 1);
    trees.push({ y: foot[1], svg: crown(plain, foot, r, (1 - v) * 0.7, leafOf(plain)) });
  };
  for (const [row, line] of corners.entries())
    for (const [column, from] of line.entries()) {
      const to = random.chance(0.5) ? line[column + 1] : corners[row + 1]?.[column];
      if (!to || random.chance(0.35)) continue;
      for (let share = 0; share < 1; share += 0.16 + random() * 0.08) {
        const [u, v] = between(from, to, share);
        if (v > 0.05) plant(u, v, random.between(0.5, 0.9));
      }
    }
  for (let index = 0; index < (isWood ? 700 : 34); index += 1) {
    const [u, v] = isWood
      ? [random(), random() ** 0.7]
      : [0.1 + 0.14 * random() + (index % 2) * 0.62, 0.3 + 0.16 * random()];
    plant(u, Math.max(0.04, v), random.between(0.8, 1.25));
  }
  return trees
    .sort((one, other) => one.y - other.y)
    .map(({ svg }) => svg)
    .join('');
}

/** A river or a road that winds to the horizon. */
function course(plain: Plain, isWater: boolean): string {
  const { canvas, at, sizeAt } = plain;
  const { random, air, widthPx, stage } = canvas;
  const phase = random.between(0, 6);
  const swing = isWater ? 0.15 : 0.09;
  const middle = stage.focusX > 0.5 ? 0.36 : 0.62;
  const stations = times(9, (_, share) => {
    const v = 0.02 + share * 1.02;
    const [x, y] = at(middle + swing * Math.sin(share * 6 + phase) * (1 - share * 0.3), v);
    return { x, y, halfWidth: widthPx * (isWater ? 0.05 : 0.017) * sizeAt(v) * (0.25 + 0.75 * v) };
  });
  const band = ribbon(stations, 0.55);
  const color = isWater ? mix('#4f9fc4', air.light.skyMiddle, 0.35) : '#efe0c4';
  const rim = isWater ? '#d9cf9a' : '#8a7a5a';
  return (
    path(band.band(isWater ? 1.2 : 1.3), air.tone(rim, 0, 0.15)) +
    path(band.band(1), air.tone(color, 0.2, 0.1))
  );
}

/** A farm or a few houses, from above. */
function houses(plain: Plain, count: number, [u0, v0]: Point): string {
  const { canvas, at, sizeAt } = plain;
  const { random, air, unit } = canvas;
  return times(count, (index) => {
    const spread = count > 4 ? 0.16 : 0.06;
    const [u, v] = [
      u0 + random.between(-spread, spread),
      v0 + (index / Math.max(1, count)) * spread + random.between(-0.01, 0.01),
    ];
    const [x, y] = at(u, v);
    const s = (10 + 30 * sizeAt(v)) * unit;
    const roof = inSnow(canvas, random.pick(['#b8553a', '#9a4a35', '#7a5a6a', '#c96a44']), 0.8);
    const far = (1 - v) * 0.5;
    return (
      shape(
        [
          [x - s, y],
          [x + s, y],
          [x + s * 1.5, y + s * 0.3],
          [x - s * 0.4, y + s * 0.34],
        ],
        air.light.shade,
        { opacity: 0.25 },
      ) +
      rectangle([x - s, y - s * 0.42], s * 2, s * 0.45, air.tone('#f3e6d2', -0.05, far)) +
      shape(
        [
          [x - s * 1.1, y - s * 0.4],
          [x - s * 0.85, y - s * 1.1],
          [x + s * 0.85, y - s * 1.1],
          [x + s * 1.1, y - s * 0.4],
        ],
        air.tone(roof, 0.1, far),
      ) +
      shape(
        [
          [x - s * 0.85, y - s * 1.1],
          [x - s * 0.75, y - s * 1.3],
          [x + s * 0.75, y - s * 1.3],
          [x + s * 0.85, y - s * 1.1],
        ],
        air.tone(roof, -0.4, far),
      )
    );
  }).join('');
}

const has = ({ stage }: Canvas, ...parts: string[]) =>
  parts.some((part) => stage.parts.includes(part));

function drawLand(canvas: Canvas): Ground {
  const { stage, widthPx, heightPx, air, unit, random } = canvas;
  const plain = plainOf(canvas);
  addSky(canvas, plain.horizonPx);
  addFarHills(canvas, plain.horizonPx + 4 * unit, '#6f9a8a');
  const corners = cornersOf(plain);
  const land = times(ROWS, (row) =>
    times(COLUMNS, (column) => {
      const [a, b] = [corners[row]?.[column], corners[row]?.[column + 1]];
      const [d, c] = [corners[row + 1]?.[column], corners[row + 1]?.[column + 1]];
      return a && b && c && d ? field(plain, [a, b, c, d], (row + 0.5) / ROWS) : '';
    }).join(''),
  ).join('');
  const base = rectangle([0, plain.horizonPx], widthPx, heightPx, air.tone('#8fb25f', 0, 0.3));
  const asked = stage.parts.filter((part) => part !== 'river' && part !== 'road' && part !== 'sky');
  canvas.add({
    id: 'land-below',
    depth: 0.05,
    svg: base + land,
    shows: [...asked, 'patchwork'].filter((part) => part !== 'forest'),
  });
  const isWatered =
    has(canvas, 'river', 'lake') || (!has(canvas, 'road', 'path') && random.chance(0.4));
  if (isWatered)
    canvas.add({
      id: 'river-below',
      depth: isWooded(canvas) ? 0.072 : 0.06,
      svg: course(plain, true),
      shows: ['river'],
    });
  if (!isWatered || has(canvas, 'road', 'path'))
    canvas.add({
      id: 'road-below',
      depth: isWooded(canvas) ? 0.073 : 0.065,
      svg: course(plain, false),
      shows: ['road', 'path'],
    });
  canvas.add({
    id: 'trees-below',
    depth: 0.07,
    svg: hedges(plain, corners),
    shows: ['trees', 'forest'],
  });
  const isVillage = has(canvas, 'village');
  const site: Point = [stage.focusX > 0.5 ? 0.34 : 0.68, 0.42];
  canvas.add({
    id: 'houses-below',
    depth: 0.08,
    svg: houses(plain, isVillage ? 16 : 3, site) + (isVillage ? '' : houses(plain, 2, [0.2, 0.62])),
    shows: ['village', 'farm'],
  });
  canvas.add({ id: 'cloud-below', role: 'atmosphere', depth: 0.09, svg: cloudShade(canvas) });
  return openGround(stage, plain.horizonPx, heightPx * 0.8);
}

/** Shadows of clouds that nobody sees, on the land. */
const cloudShade = ({ widthPx, heightPx, air }: Canvas) =>
  [
    [0.2, 0.4, 0.16],
    [0.8, 0.7, 0.2],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      ellipse([x * widthPx, y * heightPx], r * widthPx, r * heightPx * 0.36, air.light.shade, {
        opacity: 0.1,
      }),
    )
    .join('');

export const aerialLand = world('aerial-land', drawLand, { roofed: true });

/** Places of open country that are seen from the air as fields, and shores that are seen as one. */
const COUNTRY = new Set(
  'field farm countryside meadow hills valley river road path village forest wheat-field vineyard lavender-field'.split(
    ' ',
  ),
);
const SHORE = new Set(['beach', 'sea', 'coast']);

/** The world for places that are looked at from the air; none where they are no country. */
export function fromTheAir(parts: readonly string[]): typeof aerialLand | undefined {
  if (parts.length === 0) return undefined;
  if (parts.every((part) => COUNTRY.has(part))) return aerialLand;
  return parts.includes('beach') && parts.every((part) => SHORE.has(part))
    ? aerialShore
    : undefined;
}
