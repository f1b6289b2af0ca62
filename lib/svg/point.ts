/** Plane geometry for drawings: x to the right, y DOWN as in SVG, angles in degrees clockwise from the x axis. */
export type Point = readonly [x: number, y: number];

/** Edges of an upright rectangle. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const lengthOf = (a: Point): number => Math.hypot(a[0], a[1]);
export const perpendicular = (a: Point): Point => [-a[1], a[0]];

/** `share` 0 gives `from`, 1 gives `to`. */
export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The direction of `a`; the zero vector stays what it is. */
export function unit(a: Point): Point {
  const length = lengthOf(a);
  return length === 0 ? a : scale(a, 1 / length);
}

/** The point at `radius` from the origin in a direction. */
export function polar(angleDegrees: number, radius: number): Point {
  const angle = (angleDegrees * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

export function angleOf(a: Point): number {
  return (Math.atan2(a[1], a[0]) * 180) / Math.PI;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** `count` numbers 0 … count - 1 with their share of the way, 0 to 1, mapped. */
export function times<T>(count: number, map: (index: number, share: number) => T): T[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    map(index, count > 1 ? index / (count - 1) : 0),
  );
}

export const widthOf = ({ left, right }: Edges): number => right - left;
export const heightOf = ({ top, bottom }: Edges): number => bottom - top;

export function edgesOf(points: readonly Point[]): Edges {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** The smallest rectangle around several; a rectangle without extent for none. */
export function unionOf(all: readonly Edges[]): Edges {
  if (all.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}
