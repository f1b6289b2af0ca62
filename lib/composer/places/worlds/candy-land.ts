import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas, openGround } from '../canvas';
import { addSky, cloud } from '../outdoor/sky';
import type { Ground } from '../place';
import { ribbon, swell, under } from '../terrain-lines';
import { world } from './world';

/** A land of sweets: hills of icing, trees of lollipops, canes, gumdrops and a river of chocolate. */

const SWEETS: readonly [Hex, ...Hex[]] = [
  '#ff7fa6',
  '#ffb45c',
  '#7fd6c8',
  '#b58cf0',
  '#ffd75e',
  '#6fb8f0',
];
const n = number;

function lollipop({ air, random }: Canvas, [x, y]: Point, size: number): string {
  const color = random.pick(SWEETS);
  const r = size * 0.3;
  const at: Point = [x, y - size + r];
  const spiral = times(22, (index): Point => {
    const [turn, reach] = [index * 0.62, (r * 0.9 * index) / 21];
    return [at[0] + Math.cos(turn) * reach, at[1] + Math.sin(turn) * reach];
  });
  const line = spiral
    .map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${n(px)} ${n(py)}`)
    .join('');
  return (
    ellipse([x, y], size * 0.2, size * 0.04, air.light.shade, { opacity: 0.18 }) +
    rectangle([x - size * 0.028, y - size + r], size * 0.056, size - r, air.tone('#fffaf2'), {
      radius: size * 0.028,
    }) +
    circle(at, r, air.tone(color)) +
    stroke(line, air.tone('#ffffff'), r * 0.17, { opacity: 0.9 }) +
    ellipse([at[0] - r * 0.4, at[1] - r * 0.45], r * 0.2, r * 0.12, '#ffffff', { opacity: 0.75 })
  );
}

function cane({ air, pen }: Canvas, [x, y]: Point, size: number, way: 1 | -1): string {
  const w = size * 0.13;
  const hook = size * 0.2 * way;
  const line = `M${n(x)} ${n(y)}V${n(y - size * 0.78)}a${n(Math.abs(hook))} ${n(Math.abs(hook))} 0 0 ${way === 1 ? 1 : 0} ${n(hook * 2)} 0v${n(size * 0.1)}`;
  const stripes = times(12, (index) => {
    const at = y - size * 1.05 + index * size * 0.105;
    return stroke(
      `M${n(x - size)} ${n(at + size * 0.5)}L${n(x + size)} ${n(at - size * 0.5)}`,
      air.tone('#ef4d5f'),
      size * 0.045,
    );
  });
  const half = w / 2;
  const outline = `M${n(x - half)} ${n(y)}V${n(y - size * 0.78)}a${n(Math.abs(hook) + half)} ${n(Math.abs(hook) + half)} 0 0 ${way === 1 ? 1 : 0} ${n((Math.abs(hook) * 2 + w) * (way === 1 ? 1 : 1))} 0v${n(size * 0.1)}h${n(-w)}v${n(-size * 0.1)}a${n(Math.abs(hook) - half)} ${n(Math.abs(hook) - half)} 0 0 0 ${n(-(Math.abs(hook) * 2 - w))} 0V${n(y)}Z`;
  return way === 1
    ? stroke(line, air.tone('#fffaf2'), w) + pen.clip(outline, stripes.join(''))
    : stroke(line, air.tone('#fffaf2'), w) + stroke(line, air.tone('#ef4d5f'), w * 0.3);
}

function gumdrop({ air, random }: Canvas, [x, y]: Point, size: number): string {
  const color = random.pick(SWEETS);
  const dome = `M${n(x - size / 2)} ${n(y)}C${n(x - size * 0.52)} ${n(y - size * 0.9)} ${n(x + size * 0.52)} ${n(y - size * 0.9)} ${n(x + size / 2)} ${n(y)}Z`;
  const sugar = times(9, () =>
    circle(
      [x + random.between(-0.28, 0.28) * size, y - random.between(0.08, 0.5) * size],
      size * 0.022,
      '#ffffff',
      { opacity: 0.85 },
    ),
  );
  return path(dome, air.tone(color)) + sugar.join('');
}

/** A hill of cake with icing that runs down it and a cherry on top. */
function cupcake({ air, random }: Canvas, [x, y]: Point, size: number): string {
  const icing = random.pick<Hex>(['#ffb3cc', '#c9f0e4', '#fff0b8', '#d9c2ff']);
  const cup = `M${n(x - size * 0.36)} ${n(y - size * 0.42)}L${n(x - size * 0.28)} ${n(y)}H${n(x + size * 0.28)}L${n(x + size * 0.36)} ${n(y - size * 0.42)}Z`;
  const folds = times(6, (index) => {
    const at = x + (index - 2.5) * size * 0.1;
    return stroke(
      `M${n(at * 1 + (index - 2.5) * size * 0.02)} ${n(y - size * 0.4)}L${n(at)} ${n(y)}`,
      air.tone('#c98a4f', -0.1),
      size * 0.02,
    );
  });
  const layers = times(3, (index) =>
    ellipse(
      [x, y - size * (0.46 + index * 0.17)],
      size * (0.43 - index * 0.12),
      size * 0.14,
      air.tone(mix(icing, '#ffffff', index * 0.2)),
    ),
  );
  return (
    path(cup, air.tone('#e0a868')) +
    folds.join('') +
    layers.join('') +
    circle([x, y - size * 0.98], size * 0.085, air.tone('#e8384f')) +
    circle([x - size * 0.03, y - size * 1.01], size * 0.025, '#ffffff', { opacity: 0.8 })
  );
}

/** Sweets at both sides, the middle left open. */
function aside(canvas: Canvas, count: number, [near, far]: readonly [number, number]): Point[] {
  const { widthPx, heightPx, random } = canvas;
  return times(count, (index): Point => {
    const side = index % 2 === 0 ? random.between(0.01, 0.26) : random.between(0.74, 0.99);
    return [widthPx * side, heightPx * (near + ((far - near) * index) / Math.max(1, count - 1))];
  });
}

const SHOWS = ['candy-land'];

/** Where its hills begin, of the picture's height. */
const HORIZON = 0.56;

function addHills(canvas: Canvas): void {
  const { widthPx, heightPx, random, air, unit } = canvas;
  const horizon = heightPx * HORIZON;
  const puffs = times(4, (index) =>
    cloud(
      canvas,
      [((index + random.between(0.2, 0.7)) / 4) * widthPx, heightPx * random.between(0.16, 0.34)],
      90 * unit,
    ),
  );
  canvas.add({
    id: 'candy-hills',
    depth: 0.02,
    svg:
      puffs.join('') +
      [0.16, 0.42, 0.68, 0.9]
        .map((share, index) =>
          cupcake(
            canvas,
            [widthPx * share, horizon + 18 * unit],
            heightPx * (index % 2 ? 0.2 : 0.27),
          ),
        )
        .join('') +
      path(
        under(swell(random, horizon, 22 * unit, 1.3, unit), widthPx, heightPx),
        air.tone('#ffd0de', 0, 0.25),
      ) +
      path(
        under(swell(random, horizon + heightPx * 0.08, 20 * unit, 1.1, unit), widthPx, heightPx),
        air.tone('#ffe6b8', 0, 0.12),
      ) +
      path(
        under(swell(random, horizon + heightPx * 0.18, 16 * unit, 0.9, unit), widthPx, heightPx),
        air.tone('#c5f0dc'),
      ),
    shows: SHOWS,
  });
}

function addGround(canvas: Canvas): void {
  const { widthPx, heightPx, random, air, stage, unit } = canvas;
  const horizon = heightPx * HORIZON;
  const turn = stage.focusX < 0.5 ? 1 : -1;
  const river = ribbon([
    { x: widthPx * (0.5 + turn * 0.12), y: horizon + heightPx * 0.1, halfWidth: widthPx * 0.012 },
    { x: widthPx * (0.5 + turn * 0.3), y: horizon + heightPx * 0.2, halfWidth: widthPx * 0.05 },
    { x: widthPx * (0.5 + turn * 0.2), y: horizon + heightPx * 0.32, halfWidth: widthPx * 0.1 },
    { x: widthPx * (0.5 + turn * 0.5), y: heightPx * 1.05, halfWidth: widthPx * 0.22 },
  ]);
  const sprinkles = times(46, () => {
    const at: Point = [random() * widthPx, heightPx * random.between(0.78, 1)];
    return rectangle(at, 13 * unit, 4.5 * unit, air.tone(random.pick(SWEETS)), {
      radius: 2.2 * unit,
    });
  });
  canvas.add({
    id: 'candy-ground',
    depth: 0.1,
    svg:
      sprinkles.join('') +
      path(river.band(1.12), air.tone('#fff3e0')) +
      path(river.band(1), air.tone('#7d4a2f')) +
      path(river.band(0.34), air.tone('#a06a45'), { opacity: 0.6 }),
    shows: SHOWS,
  });
}

function addSweets(canvas: Canvas): void {
  const { widthPx, heightPx } = canvas;
  const trees = aside(canvas, 8, [HORIZON + 0.06, 0.84]).map((at, index) =>
    index % 4 === 3
      ? cane(canvas, at, heightPx * (0.16 + index * 0.015), 1)
      : lollipop(canvas, at, heightPx * (0.17 + index * 0.022)),
  );
  const drops = aside(canvas, 9, [HORIZON + 0.12, 0.95]).map((at, index) =>
    gumdrop(canvas, at, heightPx * (0.05 + index * 0.006)),
  );
  canvas.add({
    id: 'candy-trees',
    depth: 0.16,
    svg: trees.join('') + drops.join(''),
    shows: SHOWS,
  });
  canvas.add({
    id: 'candy-near',
    role: 'foreground',
    depth: 0.97,
    svg: [0.02, 0.13, 0.88, 0.99]
      .map((share) => gumdrop(canvas, [widthPx * share, heightPx * 1.03], heightPx * 0.17))
      .join(''),
  });
}

function drawCandyLand(canvas: Canvas): Ground {
  const { heightPx, stage } = canvas;
  addSky(canvas, heightPx * HORIZON);
  addHills(canvas);
  addGround(canvas);
  addSweets(canvas);
  return openGround(stage, heightPx * HORIZON, heightPx * 0.88);
}

export const candyLand = world('candy-land', drawCandyLand);
