import { type EngineContext, type Pixels, type Plane } from '@/lib/engines/engine';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { type Box } from '@/lib/imaging/kernels/components';
import { cropPixels, cropPlane, pastePixels } from '@/lib/imaging/kernels/crop';
import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { resizePlane } from '@/lib/imaging/kernels/resize';
import { type Size } from '@/lib/imaging/size';
import { extend } from '../repaint';
import { proposeCrops } from './crops';
import { type Framing, type Variation } from './variation';

/** Crops that are proposed for a picture; the first ones are the safest. */
const CROPS = 5;
/** A subject that is cut off on this share of a side would have to be made up beyond it. */
const CUT_SHARE = 0.1;
/** Less of a border than this is an edge of the subject, and not a cut through it. */
const TOUCH_SHARE = 0.01;
/** Places of a frame along a side that are compared. */
const PLACES = 12;

/** A picture in its new frame. */
export interface Reframed {
  pixels: Pixels;
  /**
   * The subject in the frame, of any size in its shape; undefined where the picture went on beyond a border
   * that cuts the subject off, so that only another look tells where it ends now.
   */
  subject: Plane | undefined;
}

/**
 * A picture in another frame of a wanted ratio: a part of it that keeps what draws the eye, or more
 * than it, continued beyond its borders.
 * @param saliency sums to 1, in the shape of the picture
 * @param subject its matte, in the shape of the picture
 */
export async function reframe(
  image: Pixels,
  { saliency, subject }: { saliency: FloatPlane; subject: Plane },
  ratio: number,
  { framing, crop, seed }: Variation,
  context: EngineContext,
): Promise<Reframed> {
  if (framing.tightness === 1) {
    const crops = proposeCrops(image, saliency, ratio, CROPS);
    const box = crops[crop % crops.length]!;
    return { pixels: cropPixels(image, box), subject: partOf(subject, image, box) };
  }
  const frame = frameAround(image, { saliency, subject }, ratio, framing);
  const seen = intersection(frame, image);
  const part = flattenOnWhite(cropPixels(image, seen));
  const inPart = partOf(subject, image, seen);
  if (seen.widthPx === frame.widthPx && seen.heightPx === frame.heightPx)
    return { pixels: part, subject: inPart };
  const source = {
    ...seen,
    leftPx: seen.leftPx - frame.leftPx,
    topPx: seen.topPx - frame.topPx,
  };
  const { widthPx, heightPx } = frame;
  const canvas = { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx * 4) };
  pastePixels(canvas, part, source.leftPx, source.topPx);
  const pixels = await extend(canvas, around(source, frame), source, seed, context, inPart);
  const isWhole = !isCutOpen(inPart, source, frame);
  return { pixels, subject: isWhole ? await onCanvas(inPart, source, frame) : undefined };
}

/** What a plane in the shape of the picture says of a part of it. */
function partOf(plane: Plane, image: Size, box: Box): Plane {
  const [across, down] = [plane.widthPx / image.widthPx, plane.heightPx / image.heightPx];
  const leftPx = Math.min(plane.widthPx - 1, Math.round(box.leftPx * across));
  const topPx = Math.min(plane.heightPx - 1, Math.round(box.topPx * down));
  const rightPx = Math.round((box.leftPx + box.widthPx) * across);
  const bottomPx = Math.round((box.topPx + box.heightPx) * down);
  return cropPlane(plane, {
    leftPx,
    topPx,
    widthPx: Math.max(1, rightPx - leftPx),
    heightPx: Math.max(1, bottomPx - topPx),
  });
}

/** Whether a subject reaches a border of its part beyond which the frame goes on. */
function isCutOpen(subject: Plane, source: Box, frame: Size): boolean {
  const touched = bordersOf(subject);
  return (
    (source.leftPx > 0 && touched.left > TOUCH_SHARE) ||
    (source.topPx > 0 && touched.top > TOUCH_SHARE) ||
    (source.leftPx + source.widthPx < frame.widthPx && touched.right > TOUCH_SHARE) ||
    (source.topPx + source.heightPx < frame.heightPx && touched.bottom > TOUCH_SHARE)
  );
}

/** The subject of a part in the whole frame, of which nothing else is subject. */
async function onCanvas(subject: Plane, source: Box, { widthPx, heightPx }: Size): Promise<Plane> {
  const part = await resizePlane(subject, source, 'cubic');
  const data = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < part.heightPx; y++)
    data.set(
      part.data.subarray(y * part.widthPx, (y + 1) * part.widthPx),
      (source.topPx + y) * widthPx + source.leftPx,
    );
  return { widthPx, heightPx, data };
}

/** The frame in the picture's coordinates; it may reach beyond the borders. */
export function frameAround(
  image: Size,
  { saliency, subject }: { saliency: FloatPlane; subject: Plane },
  ratio: number,
  { tightness, zoom, shift }: Framing,
): Box {
  const cut = cutSides(subject);
  const inner = Math.min(image.widthPx, image.heightPx * ratio);
  const outer = Math.max(image.widthPx, image.heightPx * ratio);
  const width = inner ** tightness * outer ** (1 - tightness) * zoom;
  const widthPx = Math.round(width);
  const heightPx = Math.round(width / ratio);
  return {
    widthPx,
    heightPx,
    leftPx: placeOn(image.widthPx, widthPx, away(cut.left, cut.right, shift), sumsAcross(saliency)),
    // What stands keeps its ground: a frame that is taller has most of its room above.
    topPx: placeOn(image.heightPx, heightPx, away(cut.top, cut.bottom, 0.3), sumsDown(saliency)),
  };
}

/** Room goes where nothing is cut off: −1 leaves none before the picture, 1 none after it. */
function away(isCutBefore: boolean, isCutAfter: boolean, shift: number): number {
  if (isCutBefore === isCutAfter) return shift;
  return isCutBefore ? -1 : 1;
}

function cutSides(subject: Plane) {
  const { left, right, top, bottom } = bordersOf(subject);
  return {
    left: left > CUT_SHARE,
    right: right > CUT_SHARE,
    top: top > CUT_SHARE,
    bottom: bottom > CUT_SHARE,
  };
}

/** The share of each border that is of the subject. */
function bordersOf({ widthPx, heightPx, data }: Plane) {
  const shareOf = (lengthPx: number, indexOf: (step: number) => number) => {
    let count = 0;
    for (let step = 0; step < lengthPx; step++) if (data[indexOf(step)]! > 127) count++;
    return count / lengthPx;
  };
  return {
    left: shareOf(heightPx, (y) => y * widthPx),
    right: shareOf(heightPx, (y) => (y + 1) * widthPx - 1),
    top: shareOf(widthPx, (x) => x),
    bottom: shareOf(widthPx, (x) => (heightPx - 1) * widthPx + x),
  };
}

/** Start of a frame on one axis: the best part of a longer picture, or around a shorter one. */
function placeOn(imagePx: number, framePx: number, shift: number, weights: Float64Array): number {
  if (framePx >= imagePx) return -Math.round(((framePx - imagePx) * (1 + shift)) / 2);
  const seenFrom = (start: number) => {
    const scale = weights.length / imagePx;
    const part = weights.subarray(Math.round(start * scale), Math.round((start + framePx) * scale));
    return part.reduce((sum, value) => sum + value, 0);
  };
  const starts = Array.from({ length: PLACES + 1 }, (_, at) =>
    Math.round(((imagePx - framePx) * at) / PLACES),
  );
  return starts.reduce((best, start) => (seenFrom(start) > seenFrom(best) ? start : best));
}

function sumsAcross({ widthPx, data }: FloatPlane): Float64Array {
  const sums = new Float64Array(widthPx);
  data.forEach((value, at) => (sums[at % widthPx] = sums[at % widthPx]! + value));
  return sums;
}

function sumsDown({ widthPx, heightPx, data }: FloatPlane): Float64Array {
  const sums = new Float64Array(heightPx);
  data.forEach((value, at) => {
    const row = Math.floor(at / widthPx);
    sums[row] = sums[row]! + value;
  });
  return sums;
}

function intersection(frame: Box, { widthPx, heightPx }: Size): Box {
  const leftPx = Math.max(0, frame.leftPx);
  const topPx = Math.max(0, frame.topPx);
  return {
    leftPx,
    topPx,
    widthPx: Math.min(widthPx, frame.leftPx + frame.widthPx) - leftPx,
    heightPx: Math.min(heightPx, frame.topPx + frame.heightPx) - topPx,
  };
}

/** White everywhere but in the box. */
function around(box: Box, { widthPx, heightPx }: Size): Plane {
  const data = new Uint8Array(widthPx * heightPx).fill(255);
  for (let y = box.topPx; y < box.topPx + box.heightPx; y++)
    data.fill(0, y * widthPx + box.leftPx, y * widthPx + box.leftPx + box.widthPx);
  return { widthPx, heightPx, data };
}
