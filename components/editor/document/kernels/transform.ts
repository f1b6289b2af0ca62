import type { PixelSize } from '@/lib/models/sizes';
import { MAX_SCALE, MIN_SCALE } from '@/lib/projects/document-limits';
import type { Place } from '@/lib/projects/document';

/** Moving, scaling and turning a layer by its handles: pure, in pixels of the frame. */

interface Point {
  x: number;
  y: number;
}

/** A corner or the middle of a side: -1, 0 or 1 of the half width and of the half height. */
export interface Handle {
  across: -1 | 0 | 1;
  down: -1 | 0 | 1;
}

export const HANDLES: readonly Handle[] = ([-1, 0, 1] as const).flatMap((down) =>
  ([-1, 0, 1] as const)
    .filter((across) => across !== 0 || down !== 0)
    .map((across) => ({ across, down })),
);

export function isCorner({ across, down }: Handle): boolean {
  return across !== 0 && down !== 0;
}

/** The directions in which a layer's own width and height run. */
function axesOf({ rotationDegrees }: Place): { along: Point; athwart: Point } {
  const angle = (rotationDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { along: { x: cos, y: sin }, athwart: { x: -sin, y: cos } };
}

function sidesOf(place: Place, { widthPx, heightPx }: PixelSize): [number, number] {
  return [widthPx * place.scaleX, heightPx * place.scaleY];
}

/** A point of the layer's box: its middle, and so many half sides along its own axes. */
export function pointOfBox(place: Place, size: PixelSize, across: number, down: number): Point {
  const [width, height] = sidesOf(place, size);
  const { along, athwart } = axesOf(place);
  const [u, v] = [(across * width) / 2, (down * height) / 2];
  return { x: place.x + u * along.x + v * athwart.x, y: place.y + u * along.y + v * athwart.y };
}

/** The four corners of a layer's box, from the one at its upper left on. */
export function cornersOf(place: Place, size: PixelSize): Point[] {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners.map(([across, down]) => pointOfBox(place, size, across, down));
}

/** Whether a point lies in a layer's box. */
export function holdsPoint(place: Place, size: PixelSize, point: Point): boolean {
  const [width, height] = sidesOf(place, size);
  const { along, athwart } = axesOf(place);
  const [dx, dy] = [point.x - place.x, point.y - place.y];
  const [u, v] = [dx * along.x + dy * along.y, dx * athwart.x + dy * athwart.y];
  return Math.abs(u) <= width / 2 && Math.abs(v) <= height / 2;
}

/** The smallest upright rectangle around a layer's box. */
export function boundsOf(place: Place, size: PixelSize): Bounds {
  const corners = cornersOf(place, size);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Pull {
  handle: Handle;
  to: Point;
  /** Corners keep the shape; sides always change it. */
  keepsRatio: boolean;
  /** The middle stays instead of the other end. */
  aroundMiddle: boolean;
}

function within(scale: number): number {
  return Math.max(MIN_SCALE, Math.min(MAX_SCALE, scale));
}

/** A layer with one of its handles pulled to a point. */
export function pullHandle(place: Place, size: PixelSize, pull: Pull): Place {
  const { handle, to, keepsRatio, aroundMiddle } = pull;
  const [width, height] = sidesOf(place, size);
  const { along, athwart } = axesOf(place);
  const anchor = aroundMiddle ? place : pointOfBox(place, size, -handle.across, -handle.down);
  const [dx, dy] = [to.x - anchor.x, to.y - anchor.y];
  const reach = aroundMiddle ? 2 : 1;
  const wide = (dx * along.x + dy * along.y) * handle.across * reach;
  const high = (dx * athwart.x + dy * athwart.y) * handle.down * reach;
  // Along the diagonal, so that the corner stays as near to the pointer as the shape allows.
  const factor = (wide * width + high * height) / (width ** 2 + height ** 2);
  const keeps = keepsRatio && isCorner(handle);
  const scaleX =
    handle.across === 0 ? place.scaleX : keeps ? place.scaleX * factor : wide / size.widthPx;
  const scaleY =
    handle.down === 0 ? place.scaleY : keeps ? place.scaleY * factor : high / size.heightPx;
  const scaled = { ...place, scaleX: within(scaleX), scaleY: within(scaleY) };
  if (aroundMiddle) return scaled;
  const moved = pointOfBox(scaled, size, -handle.across, -handle.down);
  return { ...scaled, x: scaled.x + anchor.x - moved.x, y: scaled.y + anchor.y - moved.y };
}

/** An angle in degrees, above -180 and at most 180. */
export function normalAngle(degrees: number): number {
  const turned = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return turned === -180 ? 180 : turned;
}

/** A layer turned around its middle as a pointer goes around it, in whole steps where they are given. */
export function turnPlace(place: Place, from: Point, to: Point, stepDegrees?: number): Place {
  const direction = ({ x, y }: Point) => Math.atan2(y - place.y, x - place.x);
  const turned = place.rotationDegrees + ((direction(to) - direction(from)) * 180) / Math.PI;
  const degrees = stepDegrees ? Math.round(turned / stepDegrees) * stepDegrees : turned;
  return { ...place, rotationDegrees: normalAngle(degrees) };
}

/**
 * Upright layers at their own size lie on whole pixels: between them all would be smoothed, and sharp
 * pictures would turn soft by being moved.
 */
export function onPixels(place: Place, size: PixelSize): Place {
  if (place.rotationDegrees % 90 !== 0) return place;
  const { left, top } = boundsOf(place, size);
  return { ...place, x: place.x + Math.round(left) - left, y: place.y + Math.round(top) - top };
}

/** Lines to snap to: where each lies on its axis. */
export interface SnapLines {
  xs: readonly number[];
  ys: readonly number[];
}

/** Both ends and the middle of bounds. */
export function linesOf({ left, top, right, bottom }: Bounds): SnapLines {
  return { xs: [left, (left + right) / 2, right], ys: [top, (top + bottom) / 2, bottom] };
}

interface Snapped {
  shift: number;
  at: number | undefined;
}

function nearest(own: readonly number[], lines: readonly number[], reachPx: number): Snapped {
  let best: Snapped = { shift: 0, at: undefined };
  let leastPx = reachPx;
  for (const line of lines) {
    for (const value of own) {
      const distance = Math.abs(line - value);
      if (distance > leastPx || (distance === leastPx && best.at !== undefined)) continue;
      leastPx = distance;
      best = { shift: line - value, at: line };
    }
  }
  return best;
}

/** How far bounds are from the nearest lines within reach, and where those lie. */
export function snap(bounds: Bounds, lines: SnapLines, reachPx: number) {
  const own = linesOf(bounds);
  const [x, y] = [nearest(own.xs, lines.xs, reachPx), nearest(own.ys, lines.ys, reachPx)];
  return { dx: x.shift, dy: y.shift, guides: { x: x.at, y: y.at } };
}
