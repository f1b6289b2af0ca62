import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { coordinates, ellipsePath, roundedPath } from '@/lib/svg/path';
import { add, edgesOf, type Point, scale } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import { pathPoints } from './bounds';

/**
 * Everything of a silhouette that its copy, moved by `offset`, leaves uncovered: a crescent along one
 * side, painted inside a clip to the silhouette.
 */
function crescent(data: string, offset: Point, fill: string, opacity: number): string {
  const { left, top, right, bottom } = edgesOf(pathPoints(data));
  const margin = Math.abs(offset[0]) + Math.abs(offset[1]) + 0.2 * (right - left + bottom - top);
  const outside = roundedPath(
    [left - margin, top - margin],
    right - left + 2 * margin,
    bottom - top + 2 * margin,
  );
  return `<path d="${outside}${data}" fill="${fill}" fill-rule="evenodd" fill-opacity="${opacity}" transform="translate(${coordinates(offset)})"/>`;
}

interface FormOptions {
  /** Width of the shade along the side away from light, in drawing units; 0 for flat things. */
  depth: number;
  /** Width of the light edge; a third of the shade unless told. */
  light?: number;
  /** 0 to 1. */
  tone?: number;
  shine?: number;
  /** Painted on it, under shade and light. */
  extra?: string;
}

/**
 * A silhouette with two tones of shade on the side away from light and a lit edge on the other. All
 * freeform things are drawn with it, so that they have one light.
 */
export function formed(
  pen: Pen,
  data: string,
  color: Hex,
  { depth, light = depth / 3, tone = 0.15, shine = 0.32, extra = '' }: FormOptions,
): string {
  const ink = darker(color, 1);
  const shadeAt = (share: number) =>
    crescent(data, scale(pen.shade, -depth * share), ink, Math.round(tone * 100) / 100);
  const lit = light > 0 ? crescent(data, scale(pen.shade, light), '#fffaf0', shine) : '';
  return path(data, color) + pen.clip(data, extra + lit + shadeAt(1) + shadeAt(0.45));
}

/** A round thing: shade, two steps of light, reflected light, a glint. */
export function ball(
  pen: Pen,
  at: Point,
  radius: number,
  color: Hex,
  { glint = 0.55, extra = '' }: { glint?: number; extra?: string } = {},
): string {
  const towardsLight = (share: number) => add(at, scale(pen.shade, -radius * share));
  const inside =
    circle(towardsLight(0.26), radius * 0.95, color) +
    circle(towardsLight(0.44), radius * 0.58, lighter(color, 0.2)) +
    extra;
  return (
    circle(at, radius, darker(color, 0.2)) +
    pen.clip(ellipsePath(at, radius), inside) +
    (glint > 0
      ? ellipse(towardsLight(0.6), radius * 0.2, radius * 0.13, '#fffdf5', { opacity: glint })
      : '')
  );
}

/** A rod, pipe, cord or stalk: dark, lit along one side. */
export function rod(pen: Pen, data: string, color: Hex, width: number, { shine = 0.45 } = {}) {
  const at = scale(pen.shade, -width * 0.16);
  return (
    stroke(data, darker(color, 0.22), width) +
    placed(stroke(data, color, width * 0.66), { at }) +
    (shine > 0
      ? placed(stroke(data, lighter(color, 0.5), width * 0.2, { opacity: shine * 1.4 }), {
          at: scale(pen.shade, -width * 0.24),
        })
      : '')
  );
}

interface BoxOptions {
  /** Lower left corner of the front. */
  at?: Point;
  widthCm: number;
  heightCm: number;
  /** How far the far edges are shifted: right and up. */
  depth: Point;
  radius?: number;
  /** Painted on the front. */
  extra?: string;
}

/** A box: front, lit top, side in shade. Units are the drawing's own. */
export function boxed(
  pen: Pen,
  color: Hex,
  { at = [0, 0], widthCm, heightCm, depth, radius = 0, extra = '' }: BoxOptions,
): string {
  const [[x, bottom], [dx, dy]] = [at, depth];
  const [right, top] = [x + widthCm, bottom - heightCm];
  const sideTone = pen.shade[0] < 0 ? lighter(color, 0.1) : darker(color, 0.22);
  return (
    shape(
      [
        [x + radius, top],
        [right - radius, top],
        [right + dx - radius, top - dy],
        [x + dx + radius, top - dy],
      ],
      lighter(color, 0.32),
    ) +
    shape(
      [
        [right, top + radius],
        [right + dx, top - dy + radius],
        [right + dx, bottom - dy],
        [right, bottom],
      ],
      sideTone,
    ) +
    (radius > 0
      ? shape(
          [
            [right - radius, top],
            [right + dx - radius, top - dy],
            [right + dx, top - dy + radius],
            [right, top + radius],
          ],
          lighter(color, 0.1),
        )
      : '') +
    rectangle([x, top], widthCm, heightCm, color, { radius }) +
    extra
  );
}

/** A round silhouette that isn't a circle (an apple, a pear, a mushroom's cap): shade, then two steps of light. */
export function rounded(
  pen: Pen,
  data: string,
  {
    at,
    rx,
    ry = rx,
    color,
    extra = '',
  }: { at: Point; rx: number; ry?: number; color: Hex; extra?: string },
): string {
  const towardsLight = (share: number): Point => [
    at[0] - pen.shade[0] * rx * share,
    at[1] - pen.shade[1] * ry * share,
  ];
  return (
    path(data, darker(color, 0.22)) +
    pen.clip(
      data,
      ellipse(towardsLight(0.14), rx * 0.95, ry * 0.95, darker(color, 0.07)) +
        ellipse(towardsLight(0.28), rx * 0.8, ry * 0.8, color) +
        ellipse(towardsLight(0.46), rx * 0.48, ry * 0.5, lighter(color, 0.2)) +
        extra,
    )
  );
}
