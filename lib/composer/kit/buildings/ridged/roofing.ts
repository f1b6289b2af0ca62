import type { Hex } from '@/lib/color/hex';
import { path, shape, stroke } from '@/lib/svg/markup';
import { coordinates, number, polygon, polyline, smooth } from '@/lib/svg/path';
import { between, type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { type Facing, isSeen, toneOf } from './light';

export const ROOF_KINDS = ['tile', 'thatch', 'shingle', 'metal', 'icing'] as const;
export type RoofKind = (typeof ROOF_KINDS)[number];

/** Corners of a roof's slope: along the ridge from left to right, then along the eaves from right to left. */
export type Slope = readonly [Point, Point, Point, Point];

const onSlope = ([a, b, c, d]: Slope, u: number, v: number): Point =>
  between(between(a, b, u), between(d, c, u), v);

function tiles(pen: Pen, slope: Slope, color: Hex, rows: number): string {
  if (!isSeen(pen, 10)) return '';
  const [a, b] = slope;
  const columns = Math.max(4, Math.round((b[0] - a[0]) / 34));
  const courses = times(rows - 1, (index) => {
    const v = (index + 1) / rows;
    return stroke(polyline([onSlope(slope, 0, v), onSlope(slope, 1, v)]), darker(color, 0.15), 5);
  });
  const odd = times(Math.round(rows * columns * 0.22), () => {
    const row = pen.random.whole(0, rows - 1);
    const column = pen.random.whole(0, columns - 1);
    const [u0, u1] = [column / columns, (column + 1) / columns];
    const [v0, v1] = [row / rows, (row + 1) / rows];
    return shape(
      [
        onSlope(slope, u0, v0),
        onSlope(slope, u1, v0),
        onSlope(slope, u1, v1),
        onSlope(slope, u0, v1),
      ],
      pen.random.chance(0.5) ? lighter(color, 0.16) : darker(color, 0.09),
    );
  });
  return odd.join('') + courses.join('');
}

function straw(pen: Pen, slope: Slope, color: Hex): string {
  if (!isSeen(pen, 8)) return '';
  return times(46, () => {
    const [u, v] = [pen.random.between(0, 1), pen.random.between(0, 0.9)];
    const from = onSlope(slope, u, v);
    const to = onSlope(slope, u, Math.min(1, v + pen.random.between(0.12, 0.3)));
    const tone = pen.random.chance(0.5) ? lighter(color, 0.25) : darker(color, 0.14);
    return stroke(polyline([from, to]), tone, 6, { opacity: 0.75 });
  }).join('');
}

/** Snow lying on a slope: it ends in a soft line before (or hangs over) the eaves. */
export function snowOn(slope: Slope, share = 0.86): string {
  const [a, b, c, d] = slope;
  const count = Math.max(4, Math.round((c[0] - d[0]) / 95));
  const edge = times(count + 1, (index, u) =>
    onSlope(slope, 1 - u, index % 2 ? share : share + 0.1),
  );
  const body = `M${coordinates([a[0], a[1] - 9])}L${coordinates([b[0], b[1] - 9])}${smooth(edge).replace('M', 'L')}Z`;
  return path(body, '#cfdcf0', { transform: 'translate(0 9)' }) + path(body, HOUSE.snow);
}

interface SlopeOptions {
  kind: RoofKind;
  color: Hex;
  facing?: Facing;
  snowy?: boolean;
}

/** A roof's slope: courses of tiles, straw, boards; a thick lower edge; snow. */
export function roofSlope(
  pen: Pen,
  slope: Slope,
  { kind, color, facing = 'right', snowy = false }: SlopeOptions,
): string {
  const tone = toneOf(pen, color, facing);
  const [, , c, d] = slope;
  const rise = Math.abs(c[1] - slope[1][1]);
  const rows = Math.max(3, Math.round(rise / 38));
  const texture =
    kind === 'thatch'
      ? straw(pen, slope, tone)
      : kind === 'icing'
        ? ''
        : tiles(pen, slope, tone, kind === 'metal' ? 2 : rows);
  const edge = kind === 'thatch' ? 24 : 13;
  const rim: Point[] = [d, c, [c[0], c[1] + edge], [d[0], d[1] + edge]];
  return (
    shape(rim, darker(tone, 0.26)) +
    shape(slope, tone) +
    pen.clip(polygon(slope), texture) +
    (snowy || kind === 'icing' ? snowOn(slope, kind === 'icing' ? 0.98 : 0.84) : '')
  );
}

/** The board along a gable's edge. */
export function verge(pen: Pen, points: readonly Point[], color: Hex, thick: number): string {
  return (
    stroke(polyline(points), darker(color, 0.12), thick) +
    stroke(polyline(points), lighter(color, 0.25), thick * 0.4, {
      transform: `translate(${number(-pen.shade[0] * thick * 0.2)} ${number(-pen.shade[1] * thick * 0.2)})`,
    })
  );
}
