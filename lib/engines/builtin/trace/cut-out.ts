import { type Size } from '@/lib/imaging/size';
import { type Arc, traceBorders } from './border-graph';
import { type EdgeLocator } from './edge-locator';
import { type Row } from './fit-curve';
import { type Point, type Segment, type Subpath } from './path-data';
import { NOTHING, type RegionMap } from './region-map';
import { smoothOutline, smoothStretch } from './smooth-outline';

export interface BorderOptions {
  /** Turn, in degrees, that counts as a corner. */
  cornerDegrees: number;
  /** Finds where edges between flat colours really run; none for texture, which has no such place. */
  edges?: EdgeLocator;
}

/** A border as both of its regions have it, in the direction of its arc. */
interface FittedArc extends Arc {
  start: Point;
  segments: Segment[];
}

/**
 * Outlines of all regions, by their numbers. Each border is fitted once and shared by the two regions
 * beside it: side by side, they leave nothing uncovered and cover nothing twice.
 */
export function outlineRegions(map: RegionMap, options: BorderOptions): Map<number, Subpath[]> {
  const arcs = traceBorders(map);
  const places = placeNodes(arcs, map, options);
  const outlines = new Map<number, Subpath[]>();
  const stretches = new Map<number, Map<number, FittedArc[]>>();
  for (const arc of arcs) {
    const fitted = fit(arc, map, places, options);
    for (const side of [fitted, reversed(fitted)]) {
      if (side.left === NOTHING) continue;
      if (arc.isClosed) append(outlines, side.left, { start: side.start, segments: side.segments });
      else {
        const ofRegion = stretches.get(side.left) ?? new Map<number, FittedArc[]>();
        stretches.set(side.left, ofRegion);
        append(ofRegion, side.corners[0]!, side);
      }
    }
  }
  for (const [region, byStart] of stretches)
    for (const loop of joinLoops(byStart)) append(outlines, region, loop);
  return outlines;
}

function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Stretches that have the region at their left, end to beginning. */
function joinLoops(byStart: Map<number, FittedArc[]>): Subpath[] {
  const loops: Subpath[] = [];
  for (const [node, list] of byStart)
    for (let first = list.pop(); first !== undefined; first = list.pop()) {
      const loop: Subpath = { start: first.start, segments: [...first.segments] };
      for (let at = first.corners.at(-1)!; at !== node;) {
        const next = byStart.get(at)?.pop();
        if (next === undefined) break;
        loop.segments.push(...next.segments);
        at = next.corners.at(-1)!;
      }
      loops.push(loop);
    }
  return loops;
}

function fit(
  arc: Arc,
  size: Size,
  places: ReadonlyMap<number, Point>,
  { cornerDegrees, edges }: BorderOptions,
): FittedArc {
  const { corners, isOutermost, isClosed } = arc;
  if (isClosed && edges) {
    const [first, ...rest] = Array.from(corners, (corner) => placeOf(corner, size));
    const stairs = { start: first!, segments: rest.map((end) => ({ controls: undefined, end })) };
    return { ...arc, ...smoothOutline(stairs, edges, cornerDegrees) };
  }
  const start = places.get(corners[0]!) ?? placeOf(corners[0]!, size);
  const end = places.get(corners.at(-1)!) ?? placeOf(corners.at(-1)!, size);
  if (isOutermost) return { ...arc, start, segments: [{ controls: undefined, end }] };
  return {
    ...arc,
    start,
    segments: smoothStretch(rowOf(arc, size, start, end, edges), cornerDegrees),
  };
}

/** The middles of an arc's unit edges between its ends. */
function rowOf(arc: Arc, size: Size, start: Point, end: Point, edges?: EdgeLocator): Row {
  const count = arc.corners.length + 1;
  const row = { x: new Float64Array(count), y: new Float64Array(count) };
  [row.x[0], row.y[0]] = start;
  [row.x[count - 1], row.y[count - 1]] = end;
  for (let at = 1; at < count - 1; at++) {
    const [x, y] = middleOf(arc, at - 1, size);
    if (edges) edges.locate(x, y, row, at);
    else [row.x[at], row.y[at]] = [x, y];
  }
  return row;
}

function middleOf({ corners }: Arc, at: number, size: Size): Point {
  const [from, to] = [placeOf(corners[at]!, size), placeOf(corners[at + 1]!, size)];
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

function placeOf(corner: number, { widthPx }: Size): Point {
  const x = corner % (widthPx + 1);
  return [x, (corner - x) / (widthPx + 1)];
}

/**
 * Nodes lie at corners of pixels; where borders lead to them smoothly is in the middle of their
 * nearest edges. On the picture's border they stay.
 */
function placeNodes(
  arcs: readonly Arc[],
  size: Size,
  { edges }: BorderOptions,
): Map<number, Point> {
  const sums = new Map<number, { x: number; y: number; count: number; isFixed: boolean }>();
  const add = (corner: number, [x, y]: Point, isFixed: boolean) => {
    const sum = sums.get(corner) ?? { x: 0, y: 0, count: 0, isFixed: false };
    sums.set(corner, {
      x: sum.x + x,
      y: sum.y + y,
      count: sum.count + 1,
      isFixed: sum.isFixed || isFixed,
    });
  };
  const row = { x: new Float64Array(1), y: new Float64Array(1) };
  for (const arc of arcs) {
    if (arc.isClosed) continue;
    const last = arc.corners.length - 2;
    for (const [corner, at] of [
      [arc.corners[0]!, 0],
      [arc.corners.at(-1)!, last],
    ] as const) {
      const [x, y] = middleOf(arc, at, size);
      if (edges) edges.locate(x, y, row, 0);
      add(corner, edges ? [row.x[0]!, row.y[0]!] : [x, y], arc.isOutermost);
    }
  }
  return new Map(
    Array.from(sums, ([corner, { x, y, count, isFixed }]) => [
      corner,
      isFixed ? placeOf(corner, size) : [x / count, y / count],
    ]),
  );
}

function reversed(arc: FittedArc): FittedArc {
  const ends = [arc.start, ...arc.segments.map(({ end }) => end)];
  const segments = arc.segments.map(({ controls }, at): Segment => ({
    controls: controls && [controls[1], controls[0]],
    end: ends[at]!,
  }));
  return {
    ...arc,
    corners: arc.corners.toReversed(),
    left: arc.right,
    right: arc.left,
    start: ends.at(-1)!,
    segments: segments.reverse(),
  };
}
