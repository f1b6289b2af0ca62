import { type Hex, mix } from '@/lib/color/hex';
import { path, shape } from '@/lib/svg/markup';
import { smooth } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas } from '../canvas';
import { inSnow } from '../outdoor/soil';
import { conifer, roundTree, type TreeSpec } from '../outdoor/trees';

/** Walls of rock in steps, with what grows on them. */

interface CliffSpec {
  from: number;
  to: number;
  top: number;
  far: number;
  /** -1 stands at the left, its lit faces turn away. */
  side: -1 | 1;
  steps: number;
  colors: readonly [Hex, Hex, Hex];
  trees: boolean;
}

/** Buttresses side by side: a lit and a shaded face each, bands of strata, grass and trees on top. */
export function cliff(canvas: Canvas, spec: CliffSpec): string {
  const { from, to, top, side, steps } = spec;
  const width = (to - from) / steps;
  return times(steps, (index) => {
    const left = from + index * width;
    const step = (side < 0 ? index : steps - 1 - index) * 24 * canvas.unit;
    const y = top + canvas.random.between(-24, 24) * canvas.unit + step;
    return buttress(canvas, spec, left, left + width * 1.04, y);
  }).join('');
}

function buttress(canvas: Canvas, spec: CliffSpec, a: number, b: number, t: number): string {
  const { random, air, heightPx, unit: u } = canvas;
  const { far, side, colors, trees } = spec;
  const bottom = heightPx + 10;
  const m = a + (b - a) * random.between(0.35, 0.65);
  const color = mix(random.pick(colors), '#e8b07c', random.between(0, 0.25));
  const left: Point[] = [
    [a - 6 * u, bottom],
    [a + 4 * u, t + 14 * u],
    [a + 16 * u, t],
    [m, t + 4 * u],
    [m + 6 * u, bottom],
  ];
  const right: Point[] = [
    [m, bottom],
    [m, t + 4 * u],
    [b - 12 * u, t + 2 * u],
    [b, t + 20 * u],
    [b + 8 * u, bottom],
  ];
  const wood = trees
    ? times(4, () =>
        treeOn(canvas, {
          foot: [random.between(a, b), t + 2 * u],
          size: random.between(60, 120) * u * (1.15 - far),
          color: '#2f7a52',
          far,
        }),
      )
    : [];
  return (
    shape(left, air.tone(color, side > 0 ? -0.1 : 0.25, far)) +
    shape(right, air.tone(color, side > 0 ? -0.75 : -0.4, far)) +
    strata(canvas, mix(color, '#7b3844', 0.4), far, { a, b, m, t }) +
    path(
      turfOn(a, b, m, t, u),
      air.tone(trees ? turfColor(canvas) : mix(color, '#f3d3a0', 0.35), 0.2, far),
    ) +
    wood.join('')
  );
}

const AUTUMN_LEAVES: readonly [Hex, ...Hex[]] = ['#d9823c', '#c9603c', '#e0a545'];

/** Conifers, with trees that turn among them in autumn, and under snow in winter. */
function treeOn(canvas: Canvas, spec: TreeSpec): string {
  const { season } = canvas.stage;
  if (season === 'autumn' && canvas.random.chance(0.75))
    return roundTree(canvas, { ...spec, color: canvas.random.pick(AUTUMN_LEAVES) });
  return conifer(canvas, { ...spec, snow: season === 'winter' });
}

const turfColor = (canvas: Canvas): Hex =>
  canvas.stage.season === 'autumn' ? '#c9963f' : inSnow(canvas, '#5f9f4a', 0.9);

interface Buttress {
  a: number;
  b: number;
  m: number;
  t: number;
}

/** Bands of darker and lighter rock that bend at the edge between the faces. */
function strata(
  { random, air, unit: u }: Canvas,
  color: Hex,
  far: number,
  { a, b, m, t }: Buttress,
): string {
  return times(7, (index) => {
    const y = t + (40 + index * index * 9 + index * 34 + random.between(0, 14)) * u;
    const band: Point[] = [
      [a + 3 * u, y],
      [m, y + 6 * u],
      [b + 2 * u, y - 3 * u],
      [b + 2 * u, y + (5 + index) * u],
      [m, y + (15 + index * 1.5) * u],
      [a + 3 * u, y + 8 * u],
    ];
    return shape(band, air.tone(color, index % 3 ? -0.3 : 0.6, far), { opacity: 0.45 });
  }).join('');
}

function turfOn(a: number, b: number, m: number, t: number, u: number): string {
  const at = (share: number, drop: number): Point => [a + (b - a) * share, t + drop * u];
  return smooth(
    [
      [a - 8 * u, t + 22 * u],
      at(0.16, -8),
      at(0.5, -13),
      at(0.85, -8),
      [b + 8 * u, t + 24 * u],
      at(0.75, 10),
      [m, t + 16 * u],
      at(0.2, 8),
    ],
    { closed: true },
  );
}
