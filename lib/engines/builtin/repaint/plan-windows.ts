import { type Box, type Component } from '@/lib/imaging/kernels/components';
import { type Size } from '@/lib/imaging/size';
import { NETWORK_SIDE_PX } from './migan';

/** A window's side over the longer side of its hole: how much surroundings the network sees. */
const CONTEXT = 1.8;
/** A hole this near the window's edge, as a share of its side, is better filled from another one. */
const EDGE_SHARE = 0.06;
/** Many small holes share windows; when there are still more, the windows grow. */
const MAX_WINDOWS = 24;
const GROWTH = 1.5;

/** A square look at the picture (cut at its borders) and the holes that are filled from it. */
export interface FillTask {
  window: Box;
  /** Numbers of the components. */
  labels: number[];
}

/**
 * Divides the holes of a mask into windows: distant ones get windows of their own, near ones share
 * one. Smallest windows come first, so that large holes find their surroundings already mended.
 */
export function planWindows(components: readonly Component[], size: Size): FillTask[] {
  for (let leastSidePx = NETWORK_SIDE_PX; ; leastSidePx = Math.ceil(leastSidePx * GROWTH)) {
    const tasks = coverAll(components, size, leastSidePx);
    if (tasks.length <= MAX_WINDOWS || leastSidePx > Math.max(size.widthPx, size.heightPx))
      return tasks.sort((first, second) => area(first.window) - area(second.window));
  }
}

function coverAll(components: readonly Component[], size: Size, leastSidePx: number): FillTask[] {
  const open = new Set(components.toSorted((first, second) => second.areaPx - first.areaPx));
  const tasks: FillTask[] = [];
  for (const component of open) {
    const window = windowAround(component.box, size, leastSidePx);
    const inside = [...open].filter(
      (other) => other === component || isWellInside(other.box, window, size),
    );
    for (const other of inside) open.delete(other);
    tasks.push({ window, labels: inside.map(({ label }) => label) });
  }
  return tasks;
}

function windowAround(hole: Box, size: Size, leastSidePx: number): Box {
  const sidePx = Math.max(leastSidePx, Math.ceil(Math.max(hole.widthPx, hole.heightPx) * CONTEXT));
  const widthPx = Math.min(sidePx, size.widthPx);
  const heightPx = Math.min(sidePx, size.heightPx);
  const place = (start: number, lengthPx: number, windowPx: number, limitPx: number) =>
    Math.max(0, Math.min(limitPx - windowPx, Math.round(start + (lengthPx - windowPx) / 2)));
  return {
    leftPx: place(hole.leftPx, hole.widthPx, widthPx, size.widthPx),
    topPx: place(hole.topPx, hole.heightPx, heightPx, size.heightPx),
    widthPx,
    heightPx,
  };
}

/** Inside with a margin, except where the window ends because the picture does. */
function isWellInside(hole: Box, window: Box, size: Size): boolean {
  const marginPx = Math.max(window.widthPx, window.heightPx) * EDGE_SHARE;
  const right = window.leftPx + window.widthPx;
  const bottom = window.topPx + window.heightPx;
  return (
    hole.leftPx >= window.leftPx + (window.leftPx === 0 ? 0 : marginPx) &&
    hole.topPx >= window.topPx + (window.topPx === 0 ? 0 : marginPx) &&
    hole.leftPx + hole.widthPx <= right - (right === size.widthPx ? 0 : marginPx) &&
    hole.topPx + hole.heightPx <= bottom - (bottom === size.heightPx ? 0 : marginPx)
  );
}

function area({ widthPx, heightPx }: Box): number {
  return widthPx * heightPx;
}
