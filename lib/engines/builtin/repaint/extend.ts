import { type EngineContext, type Pixels, type Plane } from '@/lib/engines/engine';
import { composite } from '@/lib/imaging/composite';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { type Box } from '@/lib/imaging/kernels/components';
import { cropPixels, pastePixels } from '@/lib/imaging/kernels/crop';
import { fillOnce } from './fill-window';

/**
 * Extends a picture outward in steps. One large empty border makes the network draw a picture frame or
 * things of its own; a narrow strip with much context beside it is simply continued.
 */

/** Side of the windows that are filled: a little more than the network's, for speed. */
const MAX_WINDOW_PX = 720;
const MIN_WINDOW_PX = 384;
/** Depth of a strip as a share of its window: the rest is context. */
const STRIP_SHARE = 0.22;
/** How far the next window along a strip moves on, as a share of its side. */
const ADVANCE_SHARE = 0.7;

type Side = 'left' | 'right' | 'top' | 'bottom';
const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/** The one rectangle that a mask keeps, when it keeps exactly one and it is not all of the picture. */
export function keptRectangle({ widthPx, heightPx, data }: Plane): Box | undefined {
  const first = data.indexOf(0);
  const last = data.lastIndexOf(0);
  if (first < 0) return undefined;
  const box = {
    leftPx: first % widthPx,
    topPx: Math.floor(first / widthPx),
    widthPx: (last % widthPx) - (first % widthPx) + 1,
    heightPx: Math.floor(last / widthPx) - Math.floor(first / widthPx) + 1,
  };
  if (box.widthPx <= 0 || (box.widthPx === widthPx && box.heightPx === heightPx)) return undefined;
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      if ((data[y * widthPx + x] === 0) !== contains(box, x, y)) return undefined;
    }
  }
  return box;
}

function contains(box: Box, x: number, y: number): boolean {
  return (
    x >= box.leftPx &&
    y >= box.topPx &&
    x < box.leftPx + box.widthPx &&
    y < box.topPx + box.heightPx
  );
}

function remaining(known: Box, canvas: Pixels, side: Side): number {
  if (side === 'left') return known.leftPx;
  if (side === 'top') return known.topPx;
  return side === 'right'
    ? canvas.widthPx - known.leftPx - known.widthPx
    : canvas.heightPx - known.topPx - known.heightPx;
}

function grown(known: Box, side: Side, depthPx: number): Box {
  if (side === 'left')
    return { ...known, leftPx: known.leftPx - depthPx, widthPx: known.widthPx + depthPx };
  if (side === 'top')
    return { ...known, topPx: known.topPx - depthPx, heightPx: known.heightPx + depthPx };
  return side === 'right'
    ? { ...known, widthPx: known.widthPx + depthPx }
    : { ...known, heightPx: known.heightPx + depthPx };
}

/** Windows along a new strip, each reaching from its outer edge into what is known. */
function windowsAlong(next: Box, side: Side, windowPx: number): Box[] {
  const across = side === 'left' || side === 'right';
  const lengthPx = across ? next.heightPx : next.widthPx;
  const depthPx = Math.min(windowPx, across ? next.widthPx : next.heightPx);
  const spanPx = Math.min(windowPx, lengthPx);
  const count = 1 + Math.ceil(Math.max(0, lengthPx - spanPx) / (spanPx * ADVANCE_SHARE));
  return Array.from({ length: count }, (_, index) => {
    const alongPx = count === 1 ? 0 : Math.round((index * (lengthPx - spanPx)) / (count - 1));
    const inwardPx =
      side === 'left' || side === 'top' ? 0 : (across ? next.widthPx : next.heightPx) - depthPx;
    return across
      ? {
          leftPx: next.leftPx + inwardPx,
          topPx: next.topPx + alongPx,
          widthPx: depthPx,
          heightPx: spanPx,
        }
      : {
          leftPx: next.leftPx + alongPx,
          topPx: next.topPx + inwardPx,
          widthPx: spanPx,
          heightPx: depthPx,
        };
  });
}

/** Fills what a window holds of the strip and has not been filled by the window before it. */
async function fillStrip(canvas: Pixels, open: Plane, window: Box): Promise<void> {
  const hole = cropOpen(open, window);
  const pixels = cropPixels(canvas, window);
  const filled = composite(pixels, await fillOnce(pixels, hole), hole);
  pastePixels(canvas, filled, window.leftPx, window.topPx);
  for (let y = window.topPx; y < window.topPx + window.heightPx; y += 1) {
    const start = y * open.widthPx + window.leftPx;
    open.data.fill(0, start, start + window.widthPx);
  }
}

function cropOpen(open: Plane, window: Box): Plane {
  const data = new Uint8Array(window.widthPx * window.heightPx);
  for (let y = 0; y < window.heightPx; y += 1) {
    const start = (window.topPx + y) * open.widthPx + window.leftPx;
    data.set(open.data.subarray(start, start + window.widthPx), y * window.widthPx);
  }
  return { widthPx: window.widthPx, heightPx: window.heightPx, data };
}

/**
 * Paints everything outside `source` by continuing it, opaque. The source itself is returned as it came.
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function extend(
  image: Pixels,
  mask: Plane,
  source: Box,
  context: EngineContext,
): Promise<Pixels> {
  const canvas = flattenOnWhite(image);
  const open = { ...mask, data: Uint8Array.from(mask.data) };
  const shortPx = Math.min(source.widthPx, source.heightPx);
  const windowPx = Math.max(MIN_WINDOW_PX, Math.min(MAX_WINDOW_PX, shortPx));
  const stepPx = Math.round(Math.min(windowPx, shortPx) * STRIP_SHARE);
  const total = SIDES.reduce((sum, side) => sum + remaining(source, canvas, side), 0);
  let known = source;
  let left = total;
  while (left > 0) {
    for (const side of SIDES) {
      const depthPx = Math.min(stepPx, remaining(known, canvas, side));
      if (depthPx === 0) continue;
      const next = grown(known, side, depthPx);
      for (const window of windowsAlong(next, side, windowPx)) {
        context.signal.throwIfAborted();
        await fillStrip(canvas, open, window);
      }
      known = next;
      left -= depthPx;
      context.onProgress(1 - left / total, 'extending');
    }
  }
  return composite(image, canvas, mask);
}
