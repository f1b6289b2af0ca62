import { type EngineContext, type Pixels, type Plane } from '@/lib/engines/engine';
import { composite } from '@/lib/imaging/composite';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { type Box } from '@/lib/imaging/kernels/components';
import { cropPixels, pastePixels } from '@/lib/imaging/kernels/crop';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { type Size } from '@/lib/imaging/size';
import { enlargeFill, matchGrain } from './enlarge-fill';
import { growSide, STRIP_PX } from './grow-side';
import { growBoxOn, type Side, SideFrame, SIDES } from './side-frame';

/** The source's shorter side while it is extended: what the network oversees at a time. */
const SOURCE_SIDE_PX = 384;
/** The canvas's longer side while it is extended, which bounds the steps. */
const MAX_CANVAS_SIDE_PX = 1408;
/** The rest of the work is making the result as large and as sharp as the source. */
const GROWING_SHARE = 0.75;

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

/**
 * Paints everything outside `source` by continuing it, strip by strip on all sides, opaque; the
 * source itself is returned as it came.
 * @param mask 0 in `source`, 255 around it
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function extend(
  image: Pixels,
  mask: Plane,
  source: Box,
  context: EngineContext,
): Promise<Pixels> {
  const scale = workScale(source, image);
  const { size, box } = shrinkLayout(image, source, scale);
  const work: Pixels = {
    ...size,
    data: new Uint8Array(size.widthPx * size.heightPx * 4).fill(255),
  };
  const opaque = flattenOnWhite(cropPixels(image, source));
  pastePixels(work, await resizePixels(opaque, box), box.leftPx, box.topPx);
  await grow(work, box, {
    ...context,
    onProgress: (share, step) => context.onProgress(share * GROWING_SHARE, step),
  });
  const large = await enlargeFill(work, image, {
    ...context,
    onProgress: (share, step) =>
      context.onProgress(GROWING_SHARE + share * (1 - GROWING_SHARE), step),
  });
  context.onProgress(1, 'extending');
  return composite(image, matchGrain(large, opaque), mask);
}

/** How much smaller than it is the canvas is worked on, at least 1. */
function workScale(source: Box, canvas: Size): number {
  const shortPx = Math.min(source.widthPx, source.heightPx);
  const longPx = Math.max(canvas.widthPx, canvas.heightPx);
  return Math.max(1, shortPx / SOURCE_SIDE_PX, longPx / MAX_CANVAS_SIDE_PX);
}

/** Canvas and source at the work scale; a side without room stays without. */
function shrinkLayout(canvas: Size, source: Box, scale: number): { size: Size; box: Box } {
  const shrink = (lengthPx: number) => Math.round(lengthPx / scale);
  const rightPx = canvas.widthPx - source.leftPx - source.widthPx;
  const bottomPx = canvas.heightPx - source.topPx - source.heightPx;
  const box = {
    leftPx: shrink(source.leftPx),
    topPx: shrink(source.topPx),
    widthPx: Math.max(1, shrink(source.widthPx)),
    heightPx: Math.max(1, shrink(source.heightPx)),
  };
  return {
    size: {
      widthPx: box.leftPx + box.widthPx + shrink(rightPx),
      heightPx: box.topPx + box.heightPx + shrink(bottomPx),
    },
    box,
  };
}

/** One strip on each side in turn, until the canvas is full. */
async function grow(canvas: Pixels, source: Box, context: EngineContext): Promise<void> {
  const roomBeside = (side: Side, known: Box) => new SideFrame(canvas, side).roomBeside(known);
  const total = SIDES.reduce((sum, side) => sum + roomBeside(side, source), 0);
  let known = source;
  let done = 0;
  while (done < total) {
    for (const side of SIDES) {
      const depthPx = Math.min(STRIP_PX, roomBeside(side, known));
      if (depthPx === 0) continue;
      await growSide(canvas, known, side, depthPx, () => context.signal.throwIfAborted());
      known = growBoxOn(known, side, depthPx);
      done += depthPx;
      context.onProgress(done / total, 'extending');
    }
  }
}
