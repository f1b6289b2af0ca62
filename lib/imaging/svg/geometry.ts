import { IDENTITY, type Matrix, multiply } from '@/lib/svg/matrix';

/** Rectangles and transforms, as far as the cost of a drawing depends on them. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

export function boxOf(x: number, y: number, width: number, height: number): Box {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** The upright box around the transformed one. */
export function mapBox([a, b, c, d, e, f]: Matrix, { left, top, right, bottom }: Box): Box {
  const across = [a * left, a * right] as const;
  const aside = [c * top, c * bottom] as const;
  const down = [b * left, b * right] as const;
  const along = [d * top, d * bottom] as const;
  return {
    left: Math.min(...across) + Math.min(...aside) + e,
    right: Math.max(...across) + Math.max(...aside) + e,
    top: Math.min(...down) + Math.min(...along) + f,
    bottom: Math.max(...down) + Math.max(...along) + f,
  };
}

export function grow({ left, top, right, bottom }: Box, by: number, byY = by): Box {
  return { left: left - by, top: top - byY, right: right + by, bottom: bottom + byY };
}

export function union(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Whether a box lies altogether in another; one that is not made of numbers does not. */
export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

export function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

/** How much longer a line gets at most. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.max(Math.hypot(a, b), Math.hypot(c, d));
}

/** How much larger an area gets. */
export function areaScaleOf([a, b, c, d]: Matrix): number {
  return Math.abs(a * d - b * c);
}

const MAX_TRANSFORM_CHARACTERS = 10_000;
/** Begins at the first letter of a name only, so that a long name is looked at once. */
const FUNCTION = /(?<![a-z])([a-z]+)\s*\(([^()]*)\)/gi;
const RADIANS = Math.PI / 180;

/** The matrix of a `transform` attribute; what can't be read counts as nothing. */
export function parseTransform(text: string | undefined): Matrix {
  if (text === undefined || text.length > MAX_TRANSFORM_CHARACTERS) return IDENTITY;
  let matrix = IDENTITY;
  for (const [, name = '', list = ''] of text.matchAll(FUNCTION)) {
    const numbers = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number.parseFloat);
    if (numbers.every(Number.isFinite)) matrix = multiply(matrix, functionOf(name, numbers));
  }
  return matrix;
}

function functionOf(name: string, numbers: readonly number[]): Matrix {
  const [a = 0, b, c, d = 1, e = 0, f = 0] = numbers;
  const tangent = Math.tan(a * RADIANS);
  switch (name.toLowerCase()) {
    case 'matrix':
      return [a, b ?? 0, c ?? 0, d, e, f];
    case 'translate':
      return translation(a, b ?? 0);
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'rotate':
      return rotation(a * RADIANS, b ?? 0, c ?? 0);
    case 'skewx':
      return [1, 0, tangent, 1, 0, 0];
    case 'skewy':
      return [1, tangent, 0, 1, 0, 0];
    default:
      return IDENTITY;
  }
}

function rotation(angle: number, x: number, y: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned: Matrix = [cos, sin, -sin, cos, 0, 0];
  return multiply(multiply(translation(x, y), turned), translation(-x, -y));
}
