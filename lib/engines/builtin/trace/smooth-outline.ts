import { type EdgeLocator } from './edge-locator';
import { fitCurve, type Row, unit } from './fit-curve';
import { type Point, type Segment, type Subpath } from './path-data';

/** Deviation of the Gaussian, in points along the outline, that takes the pixel stairs out. */
const SMOOTHING = 2;
/** Distance, in points, over which a turn is measured. */
const TURN_REACH = 5;
/** A curve may pass this far from the smoothed outline, in pixels. */
const TOLERANCE_PX = 0.4;
/** Farther than this from the stairs, two sides don't meet in a corner. */
const MOST_CORNER_SHIFT_PX = 2.5;
/** Shorter outlines are left as they are. */
const LEAST_POINTS = 4 * TURN_REACH;
/** An outline without corners is fitted in this many parts. */
const PARTS_OF_LOOP = 4;

/** Smooth curves and sharp corners in place of an outline of pixel stairs. */
export function smoothOutline(stairs: Subpath, edges: EdgeLocator, cornerDegrees: number): Subpath {
  const loop = locateEdges(stairs, edges);
  if (loop.x.length < LEAST_POINTS) return stairs;
  const smooth = { x: smoothLoop(loop.x), y: smoothLoop(loop.y) };
  const corners = findCorners(smooth, cornerDegrees, true);
  return corners.length === 0 ? fitLoop(smooth) : fitBetween(loop, corners);
}

/** A stretch may be smoothed this far away from the stairs: neighbours a pixel apart never cross. */
const MOST_STRETCH_SHIFT_PX = 0.55;

/**
 * The same for a stretch of stairs between two fixed ends.
 * @param row its ends and, between them, the middles of its unit edges
 */
export function smoothStretch(row: Row, cornerDegrees: number): Segment[] {
  const last = row.x.length - 1;
  const smooth = { x: smoothRow(row.x), y: smoothRow(row.y) };
  const corners = findCorners(smooth, cornerDegrees, false);
  const breaks = [0, ...corners, last];
  const places = breaks.map((at): Point =>
    at === 0 || at === last ? [row.x[at]!, row.y[at]!] : sharpen(row, at, Math.min(at, last - at)),
  );
  return breaks.slice(1).flatMap((to, part): Segment[] => {
    const stairs = rowBetween(row, breaks[part]!, to);
    const end = stairs.x.length - 1;
    [stairs.x[0], stairs.y[0]] = places[part]!;
    [stairs.x[end], stairs.y[end]] = places[part + 1]!;
    const curve = {
      x: near(smoothRow(stairs.x), stairs.x),
      y: near(smoothRow(stairs.y), stairs.y),
    };
    const reach = Math.min(TURN_REACH, end);
    const leaving = direction(curve, 0, reach);
    return fitCurve(curve, leaving, direction(curve, end, end - reach), TOLERANCE_PX);
  });
}

function near(smooth: Float64Array, stairs: Float64Array): Float64Array {
  return smooth.map((value, at) =>
    Math.min(
      stairs[at]! + MOST_STRETCH_SHIFT_PX,
      Math.max(stairs[at]! - MOST_STRETCH_SHIFT_PX, value),
    ),
  );
}

/** Where the unit edges of an outline along pixel borders really run, at their middles. */
function locateEdges({ start, segments }: Subpath, edges: EdgeLocator): Row {
  const ends = [...segments.map(({ end }) => end), start];
  const lengths = ends.map((end, at) => lengthBetween(at === 0 ? start : ends[at - 1]!, end));
  const count = lengths.reduce((sum, length) => sum + length, 0);
  const row = { x: new Float64Array(count), y: new Float64Array(count) };
  let index = 0;
  ends.forEach((end, at) => {
    const from = at === 0 ? start : ends[at - 1]!;
    const steps = lengths[at]!;
    const [stepX, stepY] = [(end[0] - from[0]) / steps, (end[1] - from[1]) / steps];
    for (let step = 0.5; step < steps; step++)
      edges.locate(from[0] + stepX * step, from[1] + stepY * step, row, index++);
  });
  return row;
}

/** Pixels along a level or upright edge. */
function lengthBetween(from: Point, to: Point): number {
  return Math.round(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])));
}

const REACH = SMOOTHING * 3;
const WEIGHTS = Float64Array.from({ length: REACH + 1 }, (_, distance) =>
  Math.exp(-(distance ** 2) / (2 * SMOOTHING ** 2)),
);

function smoothLoop(values: Float64Array): Float64Array {
  const smooth = new Float64Array(values.length);
  for (let at = 0; at < values.length; at++) smooth[at] = average(values, at, REACH);
  return smooth;
}

/** Ends stay; towards them the window is cut off on both sides alike. */
function smoothRow(values: Float64Array): Float64Array {
  const last = values.length - 1;
  const smooth = new Float64Array(values.length);
  for (let at = 0; at <= last; at++)
    smooth[at] = average(values, at, Math.min(REACH, at, last - at));
  return smooth;
}

/** Weighted mean of a value and its neighbours up to `reach` on both sides, around the loop. */
function average(values: Float64Array, at: number, reach: number): number {
  const count = values.length;
  let sum = values[at]!;
  let total = 1;
  for (let distance = 1; distance <= reach; distance++) {
    const before = at < distance ? at - distance + count : at - distance;
    const after = at + distance < count ? at + distance : at + distance - count;
    sum += (values[before]! + values[after]!) * WEIGHTS[distance]!;
    total += 2 * WEIGHTS[distance]!;
  }
  return sum / total;
}

/** Indices where the outline turns by more than the angle, and more than beside them. */
function findCorners({ x, y }: Row, cornerDegrees: number, isLoop: boolean): number[] {
  const count = x.length;
  const limit = Math.cos((cornerDegrees * Math.PI) / 180);
  const cosines = new Float64Array(count).fill(1);
  const margin = isLoop ? 0 : TURN_REACH;
  for (let at = margin; at < count - margin; at++) {
    const before = at < TURN_REACH ? at - TURN_REACH + count : at - TURN_REACH;
    const after = at + TURN_REACH < count ? at + TURN_REACH : at + TURN_REACH - count;
    const [inX, inY] = [x[at]! - x[before]!, y[at]! - y[before]!];
    const [outX, outY] = [x[after]! - x[at]!, y[after]! - y[at]!];
    const lengths = Math.sqrt((inX * inX + inY * inY) * (outX * outX + outY * outY));
    cosines[at] = (inX * outX + inY * outY) / (lengths || 1);
  }
  const corners: number[] = [];
  for (let at = 0; at < count; at++)
    if (cosines[at]! <= limit && isLeast(cosines, at)) corners.push(at);
  return corners;
}

function isLeast(values: Float64Array, at: number): boolean {
  const count = values.length;
  for (let beside = 1; beside <= TURN_REACH; beside++) {
    if (values[(at - beside + count) % count]! <= values[at]!) return false;
    if (values[(at + beside) % count]! < values[at]!) return false;
  }
  return true;
}

function fitLoop(loop: Row): Subpath {
  const count = loop.x.length;
  const breaks = Array.from({ length: PARTS_OF_LOOP }, (_, part) =>
    Math.floor((part * count) / PARTS_OF_LOOP),
  );
  const directions = breaks.map((at) =>
    direction(loop, (at - 2 + count) % count, (at + 2) % count),
  );
  const segments = breaks.flatMap((from, part): Segment[] => {
    const next = (part + 1) % PARTS_OF_LOOP;
    const arriving = directions[next]!;
    const row = rowBetween(loop, from, breaks[next]!);
    return fitCurve(row, directions[part]!, [-arriving[0], -arriving[1]], TOLERANCE_PX);
  });
  return { start: [loop.x[0]!, loop.y[0]!], segments };
}

function fitBetween(loop: Row, corners: readonly number[]): Subpath {
  const places = corners.map((at) => sharpen(loop, at));
  const segments = corners.flatMap((from, index): Segment[] => {
    const next = (index + 1) % corners.length;
    const row = rowBetween(loop, from, corners[next]!);
    const last = row.x.length - 1;
    [row.x[0], row.y[0]] = places[index]!;
    [row.x[last], row.y[last]] = places[next]!;
    const smooth = { x: smoothRow(row.x), y: smoothRow(row.y) };
    const reach = Math.min(TURN_REACH, last);
    const leaving = direction(smooth, 0, reach);
    return fitCurve(smooth, leaving, direction(smooth, last, last - reach), TOLERANCE_PX);
  });
  return { start: places[0]!, segments };
}

/** Unit vector from one point to another. */
function direction({ x, y }: Row, from: number, to: number): Point {
  return unit(x[to]! - x[from]!, y[to]! - y[from]!);
}

/** Points from one index to another, both included, across the loop's end if need be. */
function rowBetween({ x, y }: Row, from: number, to: number): Row {
  const take = (values: Float64Array) => {
    if (to > from) return values.slice(from, to + 1);
    const head = values.subarray(from);
    const wrapped = new Float64Array(head.length + to + 1);
    wrapped.set(head);
    wrapped.set(values.subarray(0, to + 1), head.length);
    return wrapped;
  };
  return { x: take(x), y: take(y) };
}

/** Where the outline's two sides at a corner would meet; stairs and smoothing round it off. */
function sharpen({ x, y }: Row, at: number, mostReach = Infinity): Point {
  const count = x.length;
  const place = (offset: number): Point => {
    const index = (at + offset + count) % count;
    return [x[index]!, y[index]!];
  };
  const reach = Math.min(9, Math.floor(count / 4), mostReach);
  const meeting = meet(place(-reach), place(-3), place(3), place(reach));
  const here = place(0);
  const isNear =
    meeting !== undefined &&
    Math.hypot(meeting[0] - here[0], meeting[1] - here[1]) <= MOST_CORNER_SHIFT_PX;
  return isNear ? meeting : here;
}

/** Intersection of the lines through two pairs of points; undefined for parallels. */
function meet(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = ux * vy - uy * vx;
  if (Math.abs(cross) < 1e-6) return undefined;
  const share = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / cross;
  return [a[0] + ux * share, a[1] + uy * share];
}
