import { p, points, type Point } from '../canvas';
import { shade, type Hex } from '@/lib/color/hex';

/** An isometric ground plan: cells of 2:1 diamonds, with heights in pixels straight up. */
export interface Grid {
  /** Cells along each side. */
  cells: number;
  cellPx: number;
  originX: number;
  originY: number;
}

export function project(grid: Grid, x: number, y: number, z = 0): Point {
  return [
    grid.originX + ((x - y) * grid.cellPx) / 2,
    grid.originY + ((x + y) * grid.cellPx) / 4 - z,
  ];
}

export function quad(corners: readonly Point[], fill: string, attributes = ''): string {
  return `<path d="M${points(corners)}Z" fill="${fill}"${attributes}/>`;
}

export interface Box {
  svg: string;
  /** Corners of the left and of the right face, from the upper left, clockwise. */
  left: readonly [Point, Point, Point, Point];
  right: readonly [Point, Point, Point, Point];
  top: readonly [Point, Point, Point, Point];
}

/** A box standing on the plan: lit top, half-lit left face, shaded right face. */
export function box(
  grid: Grid,
  at: { x: number; y: number; width: number; depth: number; base: number; height: number },
  color: Hex,
): Box {
  const { x, y, width, depth, base, height } = at;
  const corner = (dx: number, dy: number, z: number) => project(grid, x + dx, y + dy, z);
  const high = base + height;
  const top = [
    corner(0, 0, high),
    corner(width, 0, high),
    corner(width, depth, high),
    corner(0, depth, high),
  ] as const;
  const left = [top[3], top[2], corner(width, depth, base), corner(0, depth, base)] as const;
  const right = [top[2], top[1], corner(width, 0, base), corner(width, depth, base)] as const;
  return {
    svg:
      quad(left, shade(color, -0.05)) +
      quad(right, shade(color, -0.15)) +
      quad(top, shade(color, 0.05)),
    left,
    right,
    top,
  };
}

/** Windows on a face, as one path a tone. */
export function faceWindows(
  face: readonly [Point, Point, Point, Point],
  columns: number,
  rows: number,
  isLit: () => boolean,
): { lit: string; dark: string } {
  const [tl, tr, br, bl] = face;
  const at = (u: number, v: number): Point => {
    const [ax, ay] = [tl[0] + (tr[0] - tl[0]) * u, tl[1] + (tr[1] - tl[1]) * u];
    const [bx, by] = [bl[0] + (br[0] - bl[0]) * u, bl[1] + (br[1] - bl[1]) * u];
    return [ax + (bx - ax) * v, ay + (by - ay) * v];
  };
  let lit = '';
  let dark = '';
  for (let i = 0; i < columns; i += 1) {
    for (let j = 0; j < rows; j += 1) {
      const [u0, u1] = [0.1 + (0.8 * (i + 0.17)) / columns, 0.1 + (0.8 * (i + 0.83)) / columns];
      const [v0, v1] = [0.06 + (0.88 * (j + 0.22)) / rows, 0.06 + (0.88 * (j + 0.78)) / rows];
      const path = `M${points([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)])}Z`;
      if (isLit()) lit += path;
      else dark += path;
    }
  }
  return { lit, dark };
}

/** The slab that a scene stands on: grass over earth, with a soft shadow below. */
export function slab(grid: Grid, grass: Hex, earth: Hex, thick: number): string {
  const edge = 0.35;
  const n = grid.cells;
  const [a, b, c, d] = [
    project(grid, -edge, -edge),
    project(grid, n + edge, -edge),
    project(grid, n + edge, n + edge),
    project(grid, -edge, n + edge),
  ] as const;
  const low = ([x, y]: Point, by: number): Point => [x, y + by];
  const side = (top: number, bottom: number, color: Hex) =>
    quad([low(d, top), low(c, top), low(c, bottom), low(d, bottom)], shade(color, -0.03)) +
    quad([low(c, top), low(b, top), low(b, bottom), low(c, bottom)], shade(color, -0.11));
  const ring = [low(a, thick * 2.6), low(b, thick * 2.6), low(c, thick * 2.6), low(d, thick * 2.6)];
  const shadow = [0.06, 0.05, 0.04]
    .map(
      (opacity, i) =>
        `<path d="M${points(ring)}Z" fill="#1b2a3a" stroke="#1b2a3a" stroke-width="${p(thick * (i + 0.4))}" stroke-linejoin="round" opacity="${opacity}"/>`,
    )
    .join('');
  return shadow + side(0, thick, earth) + side(0, thick * 0.36, grass) + quad([a, b, c, d], grass);
}
