import { type Hex, hexToRgb, rgbToHex, toLch } from '@/lib/color/hex';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { type Edges, heightOf, type Point, unionOf, widthOf } from '@/lib/svg/point';
import { markupEdges } from '../../kit/form/bounds';
import type { KitDrawing } from '../../kit/part';
import { contoursOf, pathOf } from './contour';
import type { Pen } from '../../kit/pen';

/**
 * What a finished drawing looks like from outside, whatever part drew it: where its edges are, and where its own
 * colour is. States are drawn onto that, so that any thing can burn, rust or be knitted.
 */
export interface Silhouette {
  /** Edges of what is seen. */
  box: Edges;
  /** Its outline as path data. */
  outline: string;
  /** Where it has its main colour in light or shade: the pot without its plant, the sofa without its legs. */
  skin: string;
  /** The colour of most of it. */
  main: Hex;
  /** The colour of most of its upper edge: what runs down over it when it melts. */
  crest: Hex;
  /** Mean of its sides: what sizes of flames, drops and leaves go by. */
  size: number;
  /** The highest and the lowest points at `x`; none where nothing is. */
  topAt(x: number): number | undefined;
  bottomAt(x: number): number | undefined;
  leftAt(y: number): number | undefined;
  rightAt(y: number): number | undefined;
  isInside(point: Point): boolean;
  /** The colour that is seen at a point; none where nothing is. */
  colorAt(point: Point): Hex | undefined;
  loops: readonly (readonly Point[])[];
}

/** Cells of its longer side. */
const CELLS = 150;
/** Empty cells around it. */
const MARGIN = 2;
/** How far a colour may be from the main one to be of the same skin: hue in degrees, of what has a hue. */
const SAME = { hueDegrees: 26, grey: 0.035, lightness: 0.34 } as const;

interface Grid {
  width: number;
  height: number;
  data: Uint8Array;
  cell: number;
  origin: Point;
}

/** The definitions that markup refers to. */
function definitionsIn(svg: string, pen: Pen): string {
  const ids = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id));
  return [...ids].map((id) => pen.defined(id) ?? '').join('');
}

function gridOf(svg: string, edges: Edges, pen: Pen): Grid {
  const cell = Math.max(widthOf(edges), heightOf(edges), 0.01) / CELLS;
  const [width, height] = [widthOf(edges), heightOf(edges)].map(
    (side) => Math.max(1, Math.ceil(side / cell)) + 2 * MARGIN,
  ) as [number, number];
  const origin: Point = [edges.left - MARGIN * cell, edges.top - MARGIN * cell];
  const viewBox = [...origin, width * cell, height * cell].map((one) => one.toFixed(4)).join(' ');
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"><defs>${definitionsIn(svg, pen)}</defs>${svg}</svg>`;
  const { data } = rasterizeSvg(markup, { widthPx: width, heightPx: height });
  return { width, height, data, cell, origin };
}

const alphaAt = ({ data, width, height }: Grid, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[(y * width + x) * 4 + 3] ?? 0) / 255;

/** A colour in steps of 16, as a number. */
const keyAt = (data: Uint8Array, at: number): number =>
  (((data[at] ?? 0) >> 4) << 8) | (((data[at + 1] ?? 0) >> 4) << 4) | ((data[at + 2] ?? 0) >> 4);

/** Colours in steps of 16, with how many cells have each. */
function paletteOf({ data, width, height }: Grid): Map<number, number> {
  const found = new Map<number, number>();
  for (let at = 0; at < width * height * 4; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    const key = keyAt(data, at);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

const hexOf = (key: number): Hex =>
  rgbToHex([((key >> 8) & 15) * 17, ((key >> 4) & 15) * 17, (key & 15) * 17]);

function isSame(color: Hex, main: Hex): boolean {
  const [one, other] = [toLch(color), toLch(main)];
  if (Math.abs(one.lightness - other.lightness) > SAME.lightness) return false;
  if (other.chroma < SAME.grey) return one.chroma < SAME.grey * 1.6;
  if (one.chroma < SAME.grey) return false;
  const apart = Math.abs(((one.hueDegrees - other.hueDegrees + 540) % 360) - 180);
  return apart < SAME.hueDegrees;
}

/** The colour that is on most of it, those that look alike counted together. */
function mainOf(palette: ReadonlyMap<number, number>): { main: Hex; keys: Set<number> } {
  const entries = [...palette].sort(([, a], [, b]) => b - a).slice(0, 60);
  const groups = entries.slice(0, 8).map(([key]) => {
    const main = hexOf(key);
    const members = entries.filter(([other]) => isSame(hexOf(other), main));
    return {
      main,
      keys: new Set(members.map(([other]) => other)),
      count: members.reduce((sum, [, count]) => sum + count, 0),
    };
  });
  const [largest] = groups.sort((a, b) => b.count - a.count);
  return largest ?? { main: '#9aa5b1', keys: new Set() };
}

/** Along columns or rows, the first and the last cells that are seen. */
function profileOf(grid: Grid, isColumn: boolean): { first: number[]; last: number[] } {
  const [count, depth] = isColumn ? [grid.width, grid.height] : [grid.height, grid.width];
  const first = Array.from({ length: count }, () => Infinity);
  const last = Array.from({ length: count }, () => -Infinity);
  for (let index = 0; index < count; index += 1)
    for (let step = 0; step < depth; step += 1) {
      const [x, y] = isColumn ? [index, step] : [step, index];
      if (alphaAt(grid, x, y) < 0.5) continue;
      first[index] = Math.min(first[index] ?? Infinity, step);
      last[index] = Math.max(last[index] ?? -Infinity, step + 1);
    }
  return { first, last };
}

/** How many cells under the upper edge its colour is looked up. */
const CREST_CELLS = 5;

function crestOf({ data, width }: Grid, first: readonly number[], main: Hex): Hex {
  const found = new Map<number, number>();
  first.forEach((y, x) => {
    if (!Number.isFinite(y)) return;
    const at = ((y + CREST_CELLS) * width + x) * 4;
    if ((data[at + 3] ?? 0) < 200) return;
    const key = keyAt(data, at);
    found.set(key, (found.get(key) ?? 0) + 1);
  });
  const [most] = [...found].sort(([, a], [, b]) => b - a);
  return most ? hexOf(most[0]) : main;
}

function measured(svg: string, pen: Pen): Silhouette {
  const edges = markupEdges(svg);
  const grid = gridOf(svg, edges, pen);
  const { cell, origin, width, height, data } = grid;
  const { main, keys } = mainOf(paletteOf(grid));
  const out = ([x, y]: Point): Point => [
    origin[0] + (x + 0.5) * cell,
    origin[1] + (y + 0.5) * cell,
  ];
  const traced = (at: (x: number, y: number) => number, least?: number) =>
    contoursOf({ width, height, at }, least).map((loop) => loop.map(out));
  const loops = traced((x, y) => alphaAt(grid, x, y));
  const skin = traced((x, y) => {
    const at = (y * width + x) * 4;
    const key = keyAt(data, at);
    return keys.has(key) ? alphaAt(grid, x, y) : 0;
  }, 10);
  const [columns, rows] = [profileOf(grid, true), profileOf(grid, false)];
  const finite = (value: number | undefined) =>
    value === undefined || !Number.isFinite(value) ? undefined : value;
  const read = (from: readonly number[], at: number, axis: 0 | 1) => {
    const found = finite(from[Math.floor((at - origin[axis]) / cell)]);
    return found === undefined ? undefined : origin[1 - axis]! + found * cell;
  };
  const xs = loops.flat();
  return {
    box: xs.length > 0 ? unionOf([boxOf(xs)]) : edges,
    outline: pathOf(loops),
    skin: pathOf(skin.length > 0 ? skin : loops),
    main,
    crest: crestOf(grid, columns.first, main),
    size: (widthOf(edges) + heightOf(edges)) / 2,
    topAt: (x) => read(columns.first, x, 0),
    bottomAt: (x) => read(columns.last, x, 0),
    leftAt: (y) => read(rows.first, y, 1),
    rightAt: (y) => read(rows.last, y, 1),
    isInside: ([x, y]) =>
      alphaAt(grid, Math.floor((x - origin[0]) / cell), Math.floor((y - origin[1]) / cell)) > 0.5,
    colorAt: ([x, y]) => {
      const [column, row] = [
        Math.floor((x - origin[0]) / cell),
        Math.floor((y - origin[1]) / cell),
      ];
      const [r = 0, g = 0, b = 0] = data.slice((row * width + column) * 4);
      return alphaAt(grid, column, row) > 0.9 ? rgbToHex([r, g, b]) : undefined;
    },
    loops,
  };
}

function boxOf(points: readonly Point[]): Edges {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Layouts draw the same thing many times. */
const KNOWN_LIMIT = 48;
const known = new Map<string, Silhouette>();

export function silhouetteOf({ svg, front = '' }: KitDrawing, pen: Pen): Silhouette {
  const key = svg + front;
  const found = known.get(key);
  if (found) return found;
  const silhouette = measured(key, pen);
  if (known.size >= KNOWN_LIMIT) known.delete(known.keys().next().value ?? '');
  known.set(key, silhouette);
  return silhouette;
}

/** The middle of a colour's channels, for what is as light as it. */
export const lightnessOf = (color: Hex): number => {
  const [r, g, b] = hexToRgb(color);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
};
