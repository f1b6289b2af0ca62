import { type EngineContext, type Pixels, type Plane } from '@/lib/engines/engine';
import { composite } from '@/lib/imaging/composite';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { type Box } from '@/lib/imaging/kernels/components';
import { cropPixels, pastePixels } from '@/lib/imaging/kernels/crop';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { type Size } from '@/lib/imaging/size';
import { createRandom } from '../compose/paint/random';
import { matte } from '../matte/matte';
import { bridgeHoles } from './migan';
import { blendSeams, holdOf } from './patches/blend-seams';
import { liftFill } from './patches/lift-fill';
import { guideOutward } from './patches/guide-outward';
import { fillByPatches, type PatchFill } from './patches/patch-fill';

/** The source's shorter side while its continuation is looked for. */
const SOURCE_SIDE_PX = 224;
/** Area that is continued at that scale, which bounds the time. */
const MOST_HOLE_PX = 70_000;

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
 * Paints everything outside `source` by continuing it, opaque, with patches of its own: horizons and
 * textures run on, and nothing is stretched or mirrored. The source itself is returned as it came.
 * @param mask 0 in `source`, 255 around it
 * @param seed another seed gives another continuation
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function extend(
  image: Pixels,
  mask: Plane,
  source: Box,
  seed: number,
  context: EngineContext,
): Promise<Pixels> {
  const { size, box } = shrinkLayout(image, source, workScale(source, image));
  const opaque = flattenOnWhite(cropPixels(image, source));
  const small = await resizePixels(opaque, box);
  const subject = await matte(small, { ...context, onProgress: () => undefined });
  context.signal.throwIfAborted();
  context.onProgress(0.3, 'extending');
  const work = { ...size, data: new Uint8Array(size.widthPx * size.heightPx * 4).fill(255) };
  pastePixels(work, small, box.leftPx, box.topPx);
  const hole = holeAround(size, box);
  const guess = bridgeHoles(work, hole);
  const random = createRandom(seed, 'extend');
  const fill = fillByPatches(guess, hole, guideOutward(guess, hole, box, subject, random), random);
  context.signal.throwIfAborted();
  context.onProgress(0.8, 'extending');
  const full = { ...image, data: Uint8Array.from(image.data) };
  pastePixels(full, opaque, source.leftPx, source.topPx);
  // A source too small to hold a single patch is continued by its colours alone.
  const lifted = fill
    ? liftFill(full, mask, blended(guess, fill, holdOf(opaque)))
    : await resizePixels(guess, image);
  context.onProgress(1, 'extending');
  return composite(image, lifted, mask);
}

function blended(guess: Pixels, fill: PatchFill, hold: number): PatchFill {
  return { ...fill, pixels: blendSeams(guess, fill, hold) };
}

/** How much smaller than it is the canvas is worked on, at least 1. */
function workScale(source: Box, canvas: Size): number {
  const shortPx = Math.min(source.widthPx, source.heightPx);
  const area = canvas.widthPx * canvas.heightPx - source.widthPx * source.heightPx;
  return Math.max(1, shortPx / SOURCE_SIDE_PX, Math.sqrt(area / MOST_HOLE_PX));
}

function holeAround({ widthPx, heightPx }: Size, box: Box): Plane {
  const data = new Uint8Array(widthPx * heightPx).fill(255);
  for (let y = box.topPx; y < box.topPx + box.heightPx; y++)
    data.fill(0, y * widthPx + box.leftPx, y * widthPx + box.leftPx + box.widthPx);
  return { widthPx, heightPx, data };
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
