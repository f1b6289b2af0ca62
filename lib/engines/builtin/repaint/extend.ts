import { type EngineContext, type Pixels, type Plane } from '@/lib/engines/engine';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { type Box } from '@/lib/imaging/kernels/components';
import { cropPixels, pastePixels } from '@/lib/imaging/kernels/crop';
import { inverted } from '@/lib/imaging/mask';
import { resizePixels, resizePlane } from '@/lib/imaging/kernels/resize';
import { type Size } from '@/lib/imaging/size';
import { createRandom } from '@/lib/random/random';
import { matte } from '../matte/matte';
import { once } from '../once';
import { bridgeHoles } from './migan';
import { meetBorder } from './outward/meet-border';
import { sketchOutward } from './outward/sketch';
import { maskOfBoxes } from './outward/strips';
import { blendSeams, holdOf, isFlat } from './patches/blend-seams';
import { liftFill } from './patches/lift-fill';
import { guideOutward } from './patches/guide-outward';
import { fillByPatches } from './patches/patch-fill';

/** The source's shorter side while its continuation is looked for. */
const SOURCE_SIDE_PX = 224;
/** Area that is continued at that scale, which bounds the time. */
const MOST_HOLE_PX = 70_000;
/** What a network has painted is sharp enough by itself when enlarged by less than this. */
const FINE_ENLARGEMENT = 1.5;
/** Details down to this, at that scale, are the network's; finer ones the source's. */
const TEXTURE_PX = 0.6;

/**
 * Paints everything outside `source` by continuing it, opaque: as a network has it where that is
 * believable, else with patches of the source's own, in which horizons and textures run on. Nothing is
 * stretched or mirrored, and the source itself is returned as it came.
 * @param mask 0 in `source`, 255 around it
 * @param seed another seed gives another continuation
 * @param subject the matte of what is in `source`, in its shape, where it is known
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function extend(
  image: Pixels,
  mask: Plane,
  source: Box,
  seed: number,
  context: EngineContext,
  subject?: Plane,
): Promise<Pixels> {
  const { signal } = context;
  const opaque = flattenOnWhite(cropPixels(image, source));
  const full = { ...image, data: new Uint8Array(image.data.length).fill(255) };
  pastePixels(full, opaque, source.leftPx, source.topPx);
  const random = createRandom(seed, 'extend');
  const isDrawn = isFlat(opaque);
  const sketch = isDrawn ? undefined : await sketchOutward(full, mask, source, random, signal);
  context.onProgress(0.4, 'extending');
  const isFine = sketch && sketch.enlarged < FINE_ENLARGEMENT;
  const filled = isFine
    ? sketch.pixels
    : await fillByMaterial(sketch?.pixels ?? full, mask, source, {
        isTold: !!sketch,
        random,
        context,
        subjectOf: (small) =>
          subject
            ? resizePlane(subject, small)
            : once([image], `subject in ${Object.values(source).join()}`, () =>
                matte(small, { ...context, onProgress: () => undefined }),
              ),
      });
  context.onProgress(1, 'extending');
  // In flat colours a fading tone would show.
  return isDrawn ? filled : meetBorder(filled, source);
}

/**
 * Fills what is around the source with patches of it.
 * @param isTold a network has told what is where: its colours stay, and get the source's fine texture
 */
async function fillByMaterial(
  full: Pixels,
  mask: Plane,
  source: Box,
  how: {
    isTold: boolean;
    random: () => number;
    context: EngineContext;
    subjectOf: (small: Pixels) => Promise<Plane>;
  },
): Promise<Pixels> {
  const { isTold, random, context } = how;
  const { size, box } = shrinkLayout(full, source, workScale(source, full));
  const small = await resizePixels(cropPixels(full, source), box);
  const subject = await how.subjectOf(small);
  context.signal.throwIfAborted();
  const work = await resizePixels(full, size);
  pastePixels(work, small, box.leftPx, box.topPx);
  const hole = holeAround(size, box);
  const guess = isTold ? work : bridgeHoles(work, hole);
  const guide = guideOutward(guess, hole, box, subject, random);
  const forbidden = isTold ? either(guide.forbidden, hole) : guide.forbidden;
  const fill = fillByPatches(guess, hole, { ...guide, forbidden, trustsGuess: isTold }, random);
  context.signal.throwIfAborted();
  context.onProgress(0.8, 'extending');
  // A source too small to hold a single patch is continued by its colours alone.
  if (fill === undefined) return isTold ? full : resizePixels(guess, full);
  if (isTold) return liftFill(full, mask, { ...fill, pixels: guess }, TEXTURE_PX);
  return liftFill(full, mask, { ...fill, pixels: blendSeams(guess, fill, holdOf(small)) });
}

/** How much smaller than it is the canvas is worked on, at least 1. */
function workScale(source: Box, canvas: Size): number {
  const shortPx = Math.min(source.widthPx, source.heightPx);
  const area = canvas.widthPx * canvas.heightPx - source.widthPx * source.heightPx;
  return Math.max(1, shortPx / SOURCE_SIDE_PX, Math.sqrt(area / MOST_HOLE_PX));
}

function holeAround(size: Size, box: Box): Plane {
  const inside = maskOfBoxes(size, [box]);
  return inverted(inside);
}

function either(first: Plane, second: Plane): Plane {
  return { ...first, data: first.data.map((value, at) => value | second.data[at]!) };
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
