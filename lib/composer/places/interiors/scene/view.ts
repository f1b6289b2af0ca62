import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import { clamp, type Point } from '@/lib/svg/point';
import type { Canvas } from '../../canvas';

/**
 * A room in perspective, in metres: x to the right of its middle, y up from the floor, z away from the eye.
 * Everything in it is made of boxes, discs and quads that know where the light comes from: the window on the right.
 */
export interface View {
  canvas: Canvas;
  /** Half the width of the room, its height, where its far wall is. */
  half: number;
  high: number;
  back: number;
  /** Where the eye is: nothing nearer is drawn. */
  near: number;
  at(point: Solid): Point;
  /** Pixels of a metre so far away. */
  scaleAt(z: number): number;
  lit(color: Hex, key?: number): Hex;
  quad(points: readonly Solid[], fill: string, opacity?: number): string;
  box(from: Solid, size: Solid, color: Hex): string;
  /** A flat round top. */
  disc(center: Solid, radius: number, fill: string, opacity?: number): string;
}

export type Solid = readonly [x: number, y: number, z: number];

export interface ViewOptions {
  halfM: number;
  highM: number;
  backM: number;
  /** How high the eye is. */
  eyeM?: number;
  /** Shares of the picture: where lines meet. */
  eye?: readonly [x: number, y: number];
  /** Share of the height that a metre takes a metre away. */
  zoom?: number;
  /** How much air there is at the far end: halls have some. */
  haze?: number;
}

/** Lamplight and day, and what is in shade: never grey. */
const LAMP = { light: '#ffdc96', shade: '#3a2038' } as const;
const DAY = { light: '#fff1cc', shade: '#4a3a5e' } as const;
/** What lamps leave of the day: most at dusk, less at night. */
const GLOOM = { from: 0.55, most: 0.46, span: 0.35 } as const;
const HAZE: Hex = '#f6d7a4';
/** From here on lamps are lit. */
export const LAMPLIT = 0.88;
const KEY = { top: 0.7, front: 0.06, lit: 0.4, dark: -0.42, under: -0.8 } as const;

interface BoxPen {
  quad: View['quad'];
  lit(color: Hex, key: number, z: number): Hex;
  eyeM: number;
}

/** The faces of a box that are seen, each with its share of light. */
const boxOf =
  ({ quad, lit, eyeM }: BoxPen): View['box'] =>
  ([x, y, z], [w, h, d], color) => {
    const [r, t, f] = [x + w, y + h, z + d];
    const side = (at: number): Solid[] => [
      [at, y, z],
      [at, t, z],
      [at, t, f],
      [at, y, f],
    ];
    const flat = (at: number): Solid[] => [
      [x, at, z],
      [r, at, z],
      [r, at, f],
      [x, at, f],
    ];
    const front: Solid[] = [
      [x, y, z],
      [r, y, z],
      [r, t, z],
      [x, t, z],
    ];
    const face = (points: readonly Solid[], key: number) => quad(points, lit(color, key, z));
    return (
      (x > 0 ? face(side(x), KEY.dark) : '') +
      (r < 0 ? face(side(r), KEY.lit) : '') +
      (t < eyeM ? face(flat(t), KEY.top) : '') +
      (y > eyeM ? face(flat(y), KEY.under) : '') +
      face(front, KEY.front)
    );
  };

export function viewOf(canvas: Canvas, options: ViewOptions): View {
  const { widthPx, heightPx, air } = canvas;
  const { halfM: half, highM: high, backM: back, eyeM = 1.5, haze = 0 } = options;
  const [eyeX, eyeY] = options.eye ?? [0.46, 0.45];
  const [vx, vy] = [widthPx * eyeX, heightPx * eyeY];
  const focal = heightPx * (options.zoom ?? 0.9);
  const isDark = air.light.brightness < LAMPLIT;
  const { light, shade } = isDark ? LAMP : DAY;
  const gloom = GLOOM.most * clamp((GLOOM.from - air.light.brightness) / GLOOM.span, 0.1, 1);
  const at = ([x, y, z]: Solid): Point => [vx + (focal * x) / z, vy - (focal * (y - eyeM)) / z];
  const lit = (color: Hex, key = 0): Hex => {
    const dimmed = isDark ? mix(color, shade, gloom) : color;
    return key >= 0 ? mix(dimmed, light, key * 0.55) : mix(dimmed, shade, -key * 0.72);
  };
  const hazed = (color: Hex, z: number) =>
    haze > 0 ? mix(color, HAZE, haze * Math.min(1, (z / back) ** 1.2)) : color;
  const quad = (points: readonly Solid[], fill: string, opacity = 1): string => {
    const seen = points.map(at);
    const isOut = (axis: 0 | 1, limit: number) =>
      seen.every((point) => point[axis] < 0) || seen.every((point) => point[axis] > limit);
    if (isOut(0, widthPx) || isOut(1, heightPx)) return '';
    return path(polygon(seen), fill, opacity < 1 ? { opacity } : {});
  };
  const box = boxOf({ quad, lit: (color, key, z) => hazed(lit(color, key), z), eyeM });
  const disc = ([x, y, z]: Solid, radius: number, fill: string, opacity = 1): string => {
    const [cx] = at([x, y, z]);
    const [, low] = at([x, y, Math.max(0.4, z - radius)]);
    const [, high2] = at([x, y, z + radius]);
    return ellipse(
      [cx, (low + high2) / 2],
      (focal * radius) / z,
      Math.max(0.5, Math.abs(low - high2) / 2),
      fill,
      opacity < 1 ? { opacity } : {},
    );
  };
  return {
    canvas,
    half,
    high,
    back,
    near: 1.15,
    at,
    scaleAt: (z) => focal / z,
    lit,
    quad,
    box,
    disc,
  };
}
