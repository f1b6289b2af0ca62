import { n, p, points, type Point, type SceneCanvas } from '../canvas';
import { mix, type Hex } from '@/lib/color/hex';
import { graphicPalette } from '../palette';
import type { Random } from '@/lib/random/random';
import { circlePath } from '../trees';
import type { PaintLayout } from './layout';

/** Colours of a composition, the ground apart. */
type Inks = readonly [Hex, ...Hex[]];

/** Shapes of nothing in particular: tiles of a grid, waves, or discs that overlap. */
export const paintAbstract: PaintLayout = (canvas, plan) => {
  const { brand, accent, deep, light } = graphicPalette(canvas, plan);
  const asked = plan.accents;
  const [first = brand, second = accent] = asked;
  const inks: Inks =
    asked.length > 2
      ? [first, second, ...asked.slice(2)]
      : [first, second, deep, mix(first, '#ffffff', 0.45), mix(second, '#ffffff', 0.4)];
  const random = canvas.random('abstract');
  const kind = plan.abstract ?? random.pick(['tiles', 'waves', 'discs'] as const);
  const ground = plan.ground ?? (kind === 'waves' ? mix(first, '#ffffff', 0.82) : light);
  const { widthPx, heightPx } = canvas;
  const wash = canvas.vertical([
    [0, mix(ground, '#ffffff', 0.25)],
    [1, ground],
  ]);
  const fill = plan.ground ?? wash;
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${widthPx}" height="${heightPx}" fill="${fill}"/>`,
  );
  PAINTERS[kind](canvas, inks, random);
};

type PaintAbstract = (canvas: SceneCanvas, inks: Inks, random: Random) => void;

const TILES_ACROSS = 5;

/** A tile in the manner of the Bauhaus: a quarter, a half, a disc, a triangle or bars. */
function tile(kind: number, x: number, y: number, side: number, turn: number, ink: Hex, over: Hex) {
  const half = side / 2;
  const bars = [0, 2, 4].map(
    (bar) =>
      `<rect x="${p(-half)}" y="${p(-half + (bar * side) / 6)}" width="${p(side)}" height="${p(side / 6)}" fill="${ink}"/>`,
  );
  const shapes = [
    `<path d="M${p(-half)} ${p(half)}V${p(-half)}A${p(side)} ${p(side)} 0 0 1 ${p(half)} ${p(half)}Z" fill="${ink}"/>`,
    `<path d="M${p(-half)} ${p(half)}A${p(half)} ${p(half)} 0 0 1 ${p(half)} ${p(half)}Z" fill="${ink}"/><path d="M${p(-half)} 0A${p(half)} ${p(half)} 0 0 1 ${p(half)} 0Z" fill="${over}"/>`,
    `<path d="${circlePath(0, 0, half * 0.96)}" fill="${ink}"/><path d="${circlePath(0, 0, half * 0.42)}" fill="${over}"/>`,
    `<path d="M${p(-half)} ${p(half)}H${p(half)}V${p(-half)}Z" fill="${ink}"/>`,
    bars.join(''),
    `<rect x="${p(-half)}" y="${p(-half)}" width="${p(side)}" height="${p(side)}" fill="${ink}"/><path d="M${p(-half)} ${p(half)}V${p(-half)}A${p(side)} ${p(side)} 0 0 1 ${p(half)} ${p(half)}Z" fill="${over}"/>`,
  ];
  return `<g transform="translate(${p(x)} ${p(y)}) rotate(${turn * 90})">${shapes[kind % shapes.length] ?? ''}</g>`;
}

const paintTiles: PaintAbstract = (canvas, inks, random) => {
  const { widthPx, heightPx, unitPx } = canvas;
  const columns = Math.round((widthPx / unitPx) * TILES_ACROSS);
  const side = widthPx / columns;
  const rows = Math.ceil(heightPx / side);
  let svg = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      // Some rest between the shapes.
      if (random.chance(0.14)) continue;
      const ink = random.pick(inks);
      const others = inks.filter((other) => other !== ink);
      const over = others[random.whole(0, Math.max(0, others.length - 1))] ?? ink;
      const [x, y] = [(column + 0.5) * side, (row + 0.5) * side];
      svg += tile(random.whole(0, 5), x, y, side, random.whole(0, 3), ink, over);
    }
  }
  canvas.layer('tiles', 'scenery', 0.5, svg);
};

const WAVES = 6;
const WAVE_STEPS = 36;

const paintWaves: PaintAbstract = (canvas, inks, random) => {
  const { widthPx, heightPx } = canvas;
  for (let wave = 0; wave < WAVES; wave += 1) {
    const share = wave / (WAVES - 1);
    const middle = heightPx * (0.3 + 0.58 * share);
    const swing = heightPx * random.between(0.06, 0.12);
    const [start, turns] = [random.between(0, Math.PI * 2), random.between(0.6, 1.2)];
    const crest = Array.from({ length: WAVE_STEPS + 1 }, (_, step): Point => {
      const at = step / WAVE_STEPS;
      const lean = (at - 0.5) * heightPx * 0.16 * (wave % 2 ? 1 : -1);
      return [at * widthPx, middle + lean + Math.sin(start + at * turns * Math.PI * 2) * swing];
    });
    const from = inks[wave % inks.length] ?? inks[0];
    const to = inks[(wave + 1) % inks.length] ?? inks[0];
    const fill = canvas.slanted(
      [
        [0, mix(from, '#ffffff', 0.3 * (1 - share))],
        [1, mix(from, to, 0.55)],
      ],
      [0, 0],
      [1, 1],
    );
    const shape = `M${points(crest)}V${p(heightPx)}H0Z`;
    canvas.layer(
      'wave',
      'scenery',
      0.2 + share * 0.6,
      `<path d="${shape}" transform="translate(0 ${n(-heightPx * 0.012)})" fill="#000000" opacity=".08"/><path d="${shape}" fill="${fill}" opacity=".94"/>`,
    );
  }
};

const DISCS = 9;

const paintDiscs: PaintAbstract = (canvas, inks, random) => {
  const { widthPx, heightPx, unitPx } = canvas;
  let discs = '';
  let lines = '';
  for (let i = 0; i < DISCS; i += 1) {
    const ink = inks[i % inks.length] ?? inks[0];
    const [x, y] = [random.between(0.05, 0.95) * widthPx, random.between(0.05, 0.95) * heightPx];
    const radius = unitPx * random.between(0.1, 0.36);
    const fill = canvas.slanted(
      [
        [0, mix(ink, '#ffffff', 0.3), 0.95],
        [1, ink, 0.62],
      ],
      [0, 0],
      [1, 1],
    );
    discs += `<path d="${circlePath(x, y, radius)}" fill="${fill}"/>`;
    if (i % 3 === 0)
      lines += `<path d="${circlePath(x, y, radius * 1.18)}" fill="none" stroke="${ink}" stroke-width="${p(unitPx * 0.004)}"/>`;
  }
  canvas.layer('discs', 'scenery', 0.4, discs);
  canvas.layer('rings', 'scenery', 0.6, lines);
};

const PAINTERS: Record<'tiles' | 'waves' | 'discs', PaintAbstract> = {
  tiles: paintTiles,
  waves: paintWaves,
  discs: paintDiscs,
};
