/** Moves a point to its place in the picture. */
export type PointMap = (x: number, y: number) => readonly [x: number, y: number];

export type Quad = readonly [
  topLeft: readonly [number, number],
  topRight: readonly [number, number],
  bottomRight: readonly [number, number],
  bottomLeft: readonly [number, number],
];

/**
 * The projective map of the unit square onto a quadrilateral (Paul Heckbert, "Fundamentals of
 * texture mapping and image warping", 1989, section 2.2.3): (0,0) to top-left, (1,1) to
 * bottom-right. A quadrilateral that is crossed or folded gets the bilinear map instead, which is
 * defined everywhere.
 */
export function quadMap(quad: Quad): PointMap {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad;
  const sumX = x0 - x1 + x2 - x3;
  const sumY = y0 - y1 + y2 - y3;
  const dx1 = x1 - x2;
  const dx2 = x3 - x2;
  const dy1 = y1 - y2;
  const dy2 = y3 - y2;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  const farthest = Math.min(1, 1 + g, 1 + h, 1 + g + h);
  if (!Number.isFinite(g) || !Number.isFinite(h) || farthest < 0.05) return bilinearMap(quad);
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3];
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3];
  return (u, v) => {
    const w = g * u + h * v + 1;
    return [(a * u + b * v + x0) / w, (d * u + e * v + y0) / w];
  };
}

/** The map between a quadrilateral's borders, exact for parallelograms. */
export function bilinearMap([p0, p1, p2, p3]: Quad): PointMap {
  const along = (u: number, v: number, axis: 0 | 1) =>
    p0[axis] * (1 - u) * (1 - v) +
    p1[axis] * u * (1 - v) +
    p2[axis] * u * v +
    p3[axis] * (1 - u) * v;
  return (u, v) => [along(u, v, 0), along(u, v, 1)];
}

export function isParallelogram([p0, p1, p2, p3]: Quad, tolerance = 1e-6): boolean {
  return (
    Math.abs(p0[0] - p1[0] + p2[0] - p3[0]) < tolerance &&
    Math.abs(p0[1] - p1[1] + p2[1] - p3[1]) < tolerance
  );
}

/** Mean width and height of a quadrilateral, in the unit of its points. */
export function quadSize([p0, p1, p2, p3]: Quad): { width: number; height: number } {
  const distance = (a: readonly [number, number], b: readonly [number, number]) =>
    Math.hypot(a[0] - b[0], a[1] - b[1]);
  return {
    width: (distance(p0, p1) + distance(p3, p2)) / 2,
    height: (distance(p0, p3) + distance(p1, p2)) / 2,
  };
}
