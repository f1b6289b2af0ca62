import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, shape as polygonOf } from '@/lib/svg/markup';
import { blob, coordinates } from '@/lib/svg/path';
import { type Point, times, widthOf } from '@/lib/svg/point';
import { recolored } from '@/lib/svg/recolor';
import type { Pen } from '../../kit/pen';
import { HOUSE } from '../../palette/house';
import { type Ledge, ledgesOf, overhangs, spotsIn } from './edges';
import { changed, over, type State, widened } from './state';
import type { Silhouette } from './silhouette';

/** Snow and ice. */

interface Cover {
  thick: number;
  /** How far it hangs over the edge, of its thickness. */
  hang: number;
}

/** What lies on a ledge: round at its ends, uneven below. */
export function coverOf(ledge: Ledge, { thick, hang }: Cover, pen: Pen): string {
  const count = ledge.length;
  const end = Math.min(0.35, 4 / count);
  const full = (index: number) => {
    const share = count > 1 ? index / (count - 1) : 0.5;
    return Math.sqrt(Math.min(1, Math.min(share, 1 - share) / end));
  };
  const upper = ledge.map(([x, y], index): Point => [x, y - thick * full(index)]);
  const lower = ledge
    .map(([x, y], index): Point => {
      const wave = index % 5 < 2 ? 1 : 0.35;
      return [x, y + thick * hang * full(index) * wave * pen.random.between(0.7, 1.2)];
    })
    .reverse();
  return blob([...upper, ...lower]);
}

/** How thick snow lies, of the size of what it lies on. */
const SNOW = { thick: 0.05, hang: 1.1, shade: '#c9dcf0' } as const;

function capped(shape: Silhouette, pen: Pen, thick: number, colors: readonly [string, string]) {
  return ledgesOf(shape)
    .map((ledge) => {
      const low = coverOf(ledge, { thick, hang: SNOW.hang }, pen);
      const high = coverOf(ledge, { thick, hang: SNOW.hang * 0.3 }, pen);
      return path(low, colors[1]) + path(high, colors[0]);
    })
    .join('');
}

export const snowy: State = (drawing, { shape, pen }) => {
  const { size, box } = shape;
  const cap = capped(shape, pen, size * SNOW.thick, [HOUSE.white, SNOW.shade]);
  const half = widthOf(box) / 2;
  const middle = (box.left + box.right) / 2;
  const drift =
    ellipse([middle, box.bottom], half * 1.14, size * 0.06, SNOW.shade) +
    ellipse([middle - half * 0.24, box.bottom - size * 0.012], half * 0.84, size * 0.052, '#fff') +
    ellipse([middle + half * 0.56, box.bottom], half * 0.5, size * 0.046, '#fff');
  const flakes = times(10, () =>
    circle(
      [
        middle + half * pen.random.between(-1.25, 1.25),
        box.top + (box.bottom - box.top) * pen.random.between(-0.12, 0.8),
      ],
      size * pen.random.between(0.01, 0.017),
      HOUSE.white,
    ),
  ).join('');
  return widened(over(drawing, drift + cap + flakes), {
    top: size * 0.08,
    left: half * 0.15,
    right: half * 0.15,
    bottom: size * 0.05,
  });
};

const ICE = { tint: '#a9dcf3', share: 0.56, light: '#eefaff', shade: '#7cc0e2' } as const;

function icicle([x, y]: Point, length: number, half: number): string {
  const root = y - half * 0.8;
  return (
    polygonOf(
      [
        [x - half, root],
        [x + half, root],
        [x + half * 0.3, y + length * 0.6],
        [x, y + length],
        [x - half * 0.4, y + length * 0.55],
      ],
      '#bfe6f7',
    ) +
    polygonOf(
      [
        [x - half * 0.7, root],
        [x - half * 0.1, root],
        [x - half * 0.1, y + length * 0.62],
      ],
      ICE.light,
    )
  );
}

/** Icicles along what is clear of the ground; of what is not, from the frost on its top. */
function icicles(shape: Silhouette, pen: Pen): string {
  const { size } = shape;
  const free = overhangs(shape, Math.round(Math.max(7, (widthOf(shape.box) / size) * 14)));
  const fromTop = ledgesOf(shape)
    .flatMap((ledge) => ledge.filter((_, index) => index % 5 === 2))
    .map(([x, y]): Point => [x, y + size * 0.03]);
  const longest = free.length > 3 ? 0.16 : 0.2;
  return [...fromTop, ...free]
    .map((point, index) =>
      icicle(
        point,
        size * longest * pen.random.between(0.4, 1) * (index % 2 ? 0.6 : 1),
        size * 0.018,
      ),
    )
    .join('');
}

export const frozen: State = (drawing, { shape, pen }) => {
  const { size, outline } = shape;
  const icy = changed(drawing, (svg) => recolored(svg, (color) => mix(color, ICE.tint, ICE.share)));
  const facets = spotsIn(shape, pen, 7)
    .map(([x, y]) => {
      const long = size * pen.random.between(0.1, 0.22);
      return polygonOf(
        [
          [x - long * 0.5, y + long * 0.5],
          [x + long * 0.5, y - long * 0.5],
          [x + long * 0.72, y - long * 0.36],
          [x - long * 0.3, y + long * 0.66],
        ],
        HOUSE.white,
        { opacity: 0.5 },
      );
    })
    .join('');
  const cap = capped(shape, pen, size * 0.03, [HOUSE.white, '#d5effb']);
  const glints = times(4, (index) => {
    const [x, y]: Point = [
      shape.box.left + widthOf(shape.box) * [0.1, 0.92, 0.3, 0.74][index]!,
      shape.box.top + (shape.box.bottom - shape.box.top) * [0.24, 0.14, 0.7, 0.62][index]!,
    ];
    const r = size * (index % 2 ? 0.045 : 0.065);
    return path(starPath([x, y], r), HOUSE.white);
  }).join('');
  const rim = `<path d="${outline}" fill="none" stroke="#e9f8ff" stroke-width="${(size * 0.018).toFixed(2)}" stroke-linejoin="round"/>`;
  return widened(over(icy, pen.clip(outline, facets) + rim + cap + icicles(shape, pen) + glints), {
    top: size * 0.04,
    bottom: 0,
  });
};

/** A star of four points, as light glints. */
export function starPath([x, y]: Point, r: number): string {
  const q = r * 0.16;
  return `M${coordinates([x, y - r])}Q${coordinates([x + q, y - q])} ${coordinates([x + r, y])}Q${coordinates([x + q, y + q])} ${coordinates([x, y + r])}Q${coordinates([x - q, y + q])} ${coordinates([x - r, y])}Q${coordinates([x - q, y - q])} ${coordinates([x, y - r])}Z`;
}
