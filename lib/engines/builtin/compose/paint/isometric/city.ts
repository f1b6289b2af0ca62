import type { ScenePlan } from '../../plan/scene-plan';
import { n, p, points, type SceneCanvas } from '../canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { lampsLit, lit } from '../light';
import type { Random } from '@/lib/random/random';
import { circlePath } from '../trees';
import { box, faceWindows, project, quad, type Grid } from './grid';

const WALLS = [
  '#f47c5d',
  '#f7b267',
  '#4f9da6',
  '#7fc8a9',
  '#e8e2d6',
  '#5b7db1',
  '#f2d0a9',
  '#c96b6b',
  '#ffffff',
  '#8f86c9',
] as const;
const ROOFS = ['#c8553d', '#8a5a44', '#4f6d7a'] as const;

/** One drawn thing and how far down the picture it stands: nearer ones are drawn later. */
export interface Standing {
  order: number;
  svg: string;
}

/** A building on one cell: tower, flats or a pitched house. */
export function building(
  canvas: SceneCanvas,
  plan: ScenePlan,
  random: Random,
  grid: Grid,
  x: number,
  y: number,
  heightCells: number,
): Standing {
  const color = lit(plan, random.pick(WALLS));
  const margin = random.between(0.1, 0.16);
  const size = 1 - 2 * margin;
  const height = heightCells * grid.cellPx;
  const body = box(
    grid,
    { x: x + margin, y: y + margin, width: size, depth: size, base: 0, height },
    color,
  );
  const night = lampsLit(plan);
  const rows = Math.max(2, Math.round(height / (grid.cellPx * 0.19)));
  const isLit = () => random.chance(night ? 0.55 : 0.2);
  const [left, right] = [
    faceWindows(body.left, 3, rows, isLit),
    faceWindows(body.right, 3, rows, isLit),
  ];
  const glass = mix(shade(color, -0.22), '#274b6b', 0.45);
  const glow = night ? '#ffd98a' : '#e6f5fd';
  let svg = body.svg;
  svg += `<path d="${left.dark}${right.dark}" fill="${glass}" opacity=".85"/><path d="${left.lit}${right.lit}" fill="${glow}" opacity=".92"/>`;
  svg +=
    heightCells < 0.75
      ? pitchedRoof(plan, random, grid, x + margin, y + margin, size, height)
      : flatRoof(plan, random, grid, x + margin, y + margin, size, height, color);
  return { order: x + y + 1, svg };
}

function pitchedRoof(
  plan: ScenePlan,
  random: Random,
  grid: Grid,
  x: number,
  y: number,
  size: number,
  height: number,
): string {
  const color = lit(plan, random.pick(ROOFS));
  const rise = height + grid.cellPx * 0.28;
  const [a, b] = [
    project(grid, x - 0.04, y + size / 2, rise),
    project(grid, x + size + 0.04, y + size / 2, rise),
  ];
  const eave = (dx: number, dy: number) => project(grid, x + dx, y + dy, height - 2);
  return (
    quad([eave(-0.04, -0.05), eave(size + 0.04, -0.05), b, a], shade(color, -0.12)) +
    quad([eave(size, 0), eave(size, size), b], shade(color, 0.14)) +
    quad([eave(-0.04, size + 0.05), eave(size + 0.04, size + 0.05), b, a], color)
  );
}

function flatRoof(
  plan: ScenePlan,
  random: Random,
  grid: Grid,
  x: number,
  y: number,
  size: number,
  height: number,
  color: Hex,
): string {
  const inset = 0.08;
  const kind = random();
  const floor = mix(color, '#ffffff', 0.35);
  let svg = box(
    grid,
    {
      x: x + inset,
      y: y + inset,
      width: size - 2 * inset,
      depth: size - 2 * inset,
      base: height - 1,
      height: 1,
    },
    kind < 0.3 ? lit(plan, '#7fb069') : floor,
  ).svg;
  if (kind < 0.7)
    svg += box(
      grid,
      {
        x: x + 0.2,
        y: y + 0.2,
        width: 0.24,
        depth: 0.24,
        base: height,
        height: grid.cellPx * 0.13,
      },
      lit(plan, '#cfd6da'),
    ).svg;
  if (kind > 0.62 && height > grid.cellPx * 1.3) {
    svg += box(
      grid,
      {
        x: x + 0.16,
        y: y + 0.16,
        width: size - 0.32,
        depth: size - 0.32,
        base: height,
        height: grid.cellPx * 0.32,
      },
      color,
    ).svg;
    const [ax, ay] = project(grid, x + size / 2, y + size / 2, height + grid.cellPx * 0.32);
    svg += `<path d="M${p(ax)} ${p(ay)}v${p(-grid.cellPx * 0.4)}" stroke="${lit(plan, '#8b98a5')}" stroke-width="${n(grid.cellPx * 0.025)}"/><path d="${circlePath(ax, ay - grid.cellPx * 0.42, grid.cellPx * 0.03)}" fill="#ff5b5b"/>`;
  }
  return svg;
}

export function isoTree(
  plan: ScenePlan,
  random: Random,
  grid: Grid,
  x: number,
  y: number,
  scale = 1,
): Standing {
  const [px, py] = project(grid, x, y);
  const r = grid.cellPx * random.between(0.12, 0.18) * scale;
  const color = lit(plan, mix('#4f9d5b', '#86c06c', random()));
  const svg = `<ellipse cx="${p(px + r * 0.3)}" cy="${p(py)}" rx="${p(r * 0.9)}" ry="${p(r * 0.4)}" fill="#0d1b24" opacity=".2"/><path d="M${p(px - r * 0.12)} ${p(py)}v${p(-r)}h${p(r * 0.24)}v${p(r)}z" fill="${lit(plan, '#7a5636')}"/><path d="${circlePath(px, py - r * 1.5, r)}" fill="${shade(color, -0.05)}"/><path d="${circlePath(px - r * 0.16, py - r * 1.64, r * 0.78)}" fill="${color}"/><path d="${circlePath(px - r * 0.3, py - r * 1.8, r * 0.42)}" fill="${shade(color, 0.06)}"/>`;
  return { order: x + y, svg };
}

export function isoCar(
  plan: ScenePlan,
  random: Random,
  grid: Grid,
  x: number,
  y: number,
  alongX: boolean,
): Standing {
  const color = lit(plan, random.pick(['#e5484d', '#ffffff', '#f5c244', '#3e8ed0', '#2f3b52']));
  const [width, depth] = alongX ? [0.4, 0.2] : [0.2, 0.4];
  const u = grid.cellPx;
  const low = box(grid, { x, y, width, depth, base: u * 0.02, height: u * 0.1 }, color);
  const cabin = box(
    grid,
    {
      x: x + width * 0.2,
      y: y + depth * 0.2,
      width: width * 0.6,
      depth: depth * 0.6,
      base: u * 0.12,
      height: u * 0.08,
    },
    lit(plan, '#cfe6f2'),
  );
  return { order: x + y + 0.3, svg: low.svg + cabin.svg };
}

/** A road cell with pavements and a dashed middle line; crossings get zebra stripes. */
export function roadCell(
  plan: ScenePlan,
  grid: Grid,
  x: number,
  y: number,
  alongX: boolean,
  crossing: boolean,
): string {
  const corner = (u: number, v: number) => project(grid, x + u, y + v);
  const rect = (u0: number, v0: number, u1: number, v1: number, fill: Hex, attributes = '') =>
    quad([corner(u0, v0), corner(u1, v0), corner(u1, v1), corner(u0, v1)], fill, attributes);
  let svg = rect(0, 0, 1, 1, lit(plan, '#5d6672'));
  const paint = lit(plan, '#ffffff');
  if (crossing) {
    for (const k of [0.2, 0.36, 0.52, 0.68])
      svg +=
        rect(k, 0.02, k + 0.08, 0.14, paint, ' opacity=".8"') +
        rect(k, 0.86, k + 0.08, 0.98, paint, ' opacity=".8"');
    return svg;
  }
  const walk = lit(plan, '#cfd3d6');
  for (const t of [0.12, 0.62])
    svg += alongX
      ? rect(t, 0.48, t + 0.26, 0.52, paint, ' opacity=".85"')
      : rect(0.48, t, 0.52, t + 0.26, paint, ' opacity=".85"');
  return (
    svg +
    (alongX
      ? rect(0, 0, 1, 0.1, walk) + rect(0, 0.9, 1, 1, walk)
      : rect(0, 0, 0.1, 1, walk) + rect(0.9, 0, 1, 1, walk))
  );
}

/** A cell of lawn or paving. */
export function groundCell(grid: Grid, x: number, y: number, fill: Hex, inset = 0.03): string {
  return `<path d="M${points([project(grid, x + inset, y + inset), project(grid, x + 1 - inset, y + inset), project(grid, x + 1 - inset, y + 1 - inset), project(grid, x + inset, y + 1 - inset)])}Z" fill="${fill}"/>`;
}
