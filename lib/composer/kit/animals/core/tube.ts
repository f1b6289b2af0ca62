import type { Hex } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { coordinates, number, polygon } from '@/lib/svg/path';
import { add, clamp, dot, perpendicular, type Point, scale, subtract, unit } from '@/lib/svg/point';
import type { Pen } from '../../pen';
import { type Piece, shadeOn } from './piece';

const STEPS = 8;

interface Sample {
  at: Point;
  halfWidth: number;
  normal: Point;
}

export interface Tube extends Piece {
  /** Its outline, for cutting socks and stripes to it. */
  data: string;
}

function cubic(p: readonly [Point, Point, Point, Point], axis: 0 | 1, t: number): number {
  const [a, b, c, d] = [p[0][axis], p[1][axis], p[2][axis], p[3][axis]];
  const square = 2 * a - 5 * b + 4 * c - d;
  return 0.5 * (2 * b + (c - a) * t + square * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** A smooth centre line (Catmull-Rom) with widths that change smoothly along it. */
function sampled(line: readonly Point[], widths: readonly number[]): Sample[] {
  const last = line.length - 1;
  const at = (index: number): Point => line[clamp(index, 0, last)] ?? [0, 0];
  const widthAt = (index: number) => widths[clamp(index, 0, widths.length - 1)] ?? 1;
  const raw: { at: Point; halfWidth: number }[] = [];
  for (let index = 0; index < last; index += 1) {
    const around = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    const steps = STEPS + (index === last - 1 ? 1 : 0);
    for (let step = 0; step < steps; step += 1) {
      const t = step / STEPS;
      const eased = t * t * (3 - 2 * t);
      const width = widthAt(index) + (widthAt(index + 1) - widthAt(index)) * eased;
      raw.push({ at: [cubic(around, 0, t), cubic(around, 1, t)], halfWidth: width / 2 });
    }
  }
  return raw.map((sample, index) => {
    const before = raw[Math.max(0, index - 1)] ?? sample;
    const after = raw[Math.min(raw.length - 1, index + 1)] ?? sample;
    return { ...sample, normal: perpendicular(unit(subtract(after.at, before.at))) };
  });
}

/** How much of the half width is left of the shade strip, along the limb: none at the root, none at the end. */
function shadeEdge(share: number): number {
  return share > 0.82
    ? 0.15 + (0.9 * (share - 0.82)) / 0.18
    : 1.1 - 0.95 * Math.min(1, share / 0.6);
}

/**
 * A limb, a neck, a tail: one path around a centre line, round at both ends, with a strip of shade on
 * the side away from the light that fades in after the root and out before the end.
 */
export function tube(
  pen: Pen,
  line: readonly Point[],
  widths: readonly number[],
  fill: Hex,
  { shade = 1 }: { shade?: number } = {},
): Tube {
  const samples = sampled(line, widths);
  const side = (factor: number) =>
    samples.map(({ at, halfWidth, normal }) => add(at, scale(normal, halfWidth * factor)));
  const [left, right] = [side(1), side(-1).reverse()];
  const [start, end] = [samples[0], samples.at(-1)];
  if (!start || !end) return { svg: '', hull: [], data: '' };
  const cap = (radius: number) => `A${number(radius)} ${number(radius)} 0 0 0 `;
  const data = `M${left.map(coordinates).join('L')}${cap(end.halfWidth)}${right.map(coordinates).join('L')}${cap(start.halfWidth)}${coordinates(left[0] ?? start.at)}Z`;
  const middle = samples[samples.length >> 1]?.normal ?? [0, 1];
  const away = dot(middle, pen.shade) > 0 ? 1 : -1;
  const inner = samples.map(({ at, halfWidth, normal }, index) =>
    add(at, scale(normal, halfWidth * away * shadeEdge(index / (samples.length - 1)))),
  );
  const strip =
    shade > 0
      ? pen.clip(data, stripOn(fill, [...inner, ...side(away * 1.3).reverse()], shade))
      : '';
  return { svg: path(data, fill) + strip, hull: [...left, ...right], data };
}

function stripOn(fill: Hex, outline: readonly Point[], shade: number): string {
  const smooth = shadeOn(fill, outline, shade);
  return smooth.replace(/ d="[^"]*"/, ` d="${polygon(outline)}"`);
}

/** Two bones from root to target with the bend on one side; a limb too short is stretched a little. */
export function bent(
  root: Point,
  target: Point,
  lengths: readonly [number, number],
  bend: 1 | -1,
): [Point, Point, Point] {
  const wanted = subtract(target, root);
  const direction = unit(wanted);
  const reach = (lengths[0] + lengths[1]) * 1.4;
  const distance = clamp(Math.hypot(wanted[0], wanted[1]), 0.01, reach);
  const stretch = Math.max(1, distance / ((lengths[0] + lengths[1]) * 0.985));
  const [a, b] = [lengths[0] * stretch, lengths[1] * stretch];
  const along = clamp((a * a - b * b + distance * distance) / (2 * distance), -a, a);
  const height = Math.sqrt(Math.max(0, a * a - along * along)) * bend;
  const joint = add(root, add(scale(direction, along), scale(perpendicular(direction), height)));
  return [root, joint, add(root, scale(direction, distance))];
}
