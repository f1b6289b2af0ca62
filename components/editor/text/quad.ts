import { quadSize } from '@/lib/lettering/quad-map';

/** A point, in 0..1 of the picture or in its pixels. */
export type Corner = [x: number, y: number];

/** Top-left, top-right, bottom-right, bottom-left of the upright word. */
export type Quad = [Corner, Corner, Corner, Corner];

export type CornerIndex = 0 | 1 | 2 | 3;
export const CORNERS: readonly CornerIndex[] = [0, 1, 2, 3];

export function mapQuad(quad: Quad, move: (corner: Corner) => Corner): Quad {
  return [move(quad[0]), move(quad[1]), move(quad[2]), move(quad[3])];
}

export function rectangleQuad(x: number, y: number, width: number, height: number): Quad {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Stretches a quad; between 0..1 and pixels, by the picture's sides. */
export function scaleAxes(quad: Quad, across: number, down: number): Quad {
  return mapQuad(quad, ([x, y]) => [x * across, y * down]);
}

export function moveQuad(quad: Quad, dx: number, dy: number): Quad {
  return mapQuad(quad, ([x, y]) => [x + dx, y + dy]);
}

/** The mean of the corners. */
export function middleOf(quad: Quad): Corner {
  const sum = (axis: 0 | 1) => quad.reduce((total, corner) => total + corner[axis], 0) / 4;
  return [sum(0), sum(1)];
}

/** The smallest upright rectangle around a quad. */
export function boundsOfQuad(quad: Quad) {
  const xs = quad.map(([x]) => x);
  const ys = quad.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** How far the word is turned, in radians, clockwise on the screen. */
export function angleOf([a, b, c, d]: Quad): number {
  return Math.atan2(b[1] - a[1] + (c[1] - d[1]), b[0] - a[0] + (c[0] - d[0]));
}

export function rotateQuad(quad: Quad, angle: number): Quad {
  const [mx, my] = middleOf(quad);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return mapQuad(quad, ([x, y]) => [
    mx + (x - mx) * cos - (y - my) * sin,
    my + (x - mx) * sin + (y - my) * cos,
  ]);
}

/** An upright rectangle with the quad's middle and sides. */
export function straighten(quad: Quad): Quad {
  const { width, height } = quadSize(quad);
  const [x, y] = middleOf(quad);
  return rectangleQuad(x - width / 2, y - height / 2, width, height);
}

/** Pulls one corner alone to a point. */
export function pullCorner(quad: Quad, corner: CornerIndex, to: Corner): Quad {
  const pulled: Quad = [...quad];
  pulled[corner] = to;
  return pulled;
}

/** No border is made shorter than this share of its length at the start of a drag. */
const LEAST_SCALE = 0.02;

/**
 * Scales a quad about the corner opposite to the dragged one, along its own borders, so that a
 * turned box stays a turned box; `even` keeps its proportions.
 */
export function scaleByCorner(quad: Quad, corner: CornerIndex, to: Corner, even: boolean): Quad {
  const origin = quad[((corner + 2) % 4) as CornerIndex];
  const along = quad[((corner + 3) % 4) as CornerIndex];
  const across = quad[((corner + 1) % 4) as CornerIndex];
  const [ux, uy] = [along[0] - origin[0], along[1] - origin[1]];
  const [vx, vy] = [across[0] - origin[0], across[1] - origin[1]];
  const determinant = ux * vy - uy * vx;
  if (Math.abs(determinant) < 1e-12) return quad;
  // A point as so much of each border that meets in the origin.
  const shares = ([x, y]: Corner): Corner => [
    ((x - origin[0]) * vy - (y - origin[1]) * vx) / determinant,
    ((y - origin[1]) * ux - (x - origin[0]) * uy) / determinant,
  ];
  const [fromU, fromV] = shares(quad[corner]);
  const [toU, toV] = shares(to);
  let scaleU = Math.max(LEAST_SCALE, toU / fromU);
  let scaleV = Math.max(LEAST_SCALE, toV / fromV);
  if (even) scaleU = scaleV = Math.max(scaleU, scaleV);
  return mapQuad(quad, (point) => {
    const [u, v] = shares(point);
    return [
      origin[0] + u * scaleU * ux + v * scaleV * vx,
      origin[1] + u * scaleU * uy + v * scaleV * vy,
    ];
  });
}

/** A quad in 0..1 moved back into the picture, and cut at its border where it is larger than that. */
export function keepInside(quad: Quad): Quad {
  const { x, y, width, height } = boundsOfQuad(quad);
  const shift = (start: number, length: number) =>
    Math.max(0, -start) - Math.max(0, start + length - Math.max(1, length));
  const moved = moveQuad(quad, shift(x, width), shift(y, height));
  const cut = (value: number) => Math.min(1, Math.max(0, value));
  return mapQuad(moved, ([px, py]) => [cut(px), cut(py)]);
}

/** Whether a point lies in a quad, by the even-odd rule. */
export function holds(quad: Quad, [px, py]: Corner): boolean {
  let inside = false;
  quad.forEach(([x1, y1], index) => {
    const [x0, y0] = quad[((index + 3) % 4) as CornerIndex];
    if (y0 > py !== y1 > py && px < x0 + ((py - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
  });
  return inside;
}
