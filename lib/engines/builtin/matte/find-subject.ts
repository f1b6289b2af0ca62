import { type EngineContext, type Pixels } from '@/lib/engines/engine';
import { type Box, boundingBox } from '@/lib/imaging/kernels/components';
import { cropPixels, growBox } from '@/lib/imaging/kernels/crop';
import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { enlargePlane } from '@/lib/imaging/kernels/resize';
import { type Size } from '@/lib/imaging/size';
import { removeHaze } from './doubt';
import { NETWORK_SIDE_PX, segment } from './segment';

/**
 * A subject that fills less of the picture than this is looked at again, closer; in larger ones the
 * second look finds nothing that the refinement of edges does not.
 */
const CLOSER_LOOK_SHARE = 0.2;
/** Surroundings that the closer look sees, as a share of the subject's longer side. */
const CLOSER_LOOK_MARGIN = 0.15;
/** Below this overlap of the two looks the closer one has lost the subject, and the first counts. */
const LEAST_AGREEMENT = 0.6;

export interface Subject {
  /** 0 to 1, the size of the picture. */
  alpha: FloatPlane;
  /** Pixels of the picture that one pixel of the network covered. */
  cellPx: number;
}

/** Where the main subject is: one look at the whole picture and, for a small subject, one closer. */
export async function findSubject(image: Pixels, context: EngineContext): Promise<Subject> {
  context.onProgress(0.05, 'finding the subject');
  const coarse = removeHaze(await segment(image));
  const alpha = enlargePlane(coarse, image);
  const first = { alpha, cellPx: Math.max(image.widthPx, image.heightPx) / NETWORK_SIDE_PX };
  context.signal.throwIfAborted();
  const tight = boxOfSubject(coarse, image);
  if (tight === undefined) return first;
  const marginPx = Math.round(Math.max(tight.widthPx, tight.heightPx) * CLOSER_LOOK_MARGIN);
  const box = growBox(tight, marginPx, image);
  if (box.widthPx * box.heightPx > CLOSER_LOOK_SHARE * image.widthPx * image.heightPx) return first;
  context.onProgress(0.4, 'looking closer');
  const closer = enlargePlane(removeHaze(await segment(cropPixels(image, box))), box);
  if (overlap(alpha, closer, box) < LEAST_AGREEMENT) return first;
  return {
    alpha: replacePart(alpha, closer, box),
    cellPx: Math.max(box.widthPx, box.heightPx) / NETWORK_SIDE_PX,
  };
}

/** Where pixels are more subject than not, in the picture. */
function boxOfSubject(coarse: FloatPlane, { widthPx, heightPx }: Size): Box | undefined {
  const data = Uint8Array.from(coarse.data, (value) => (value < 0.5 ? 0 : 255));
  const box = boundingBox({ ...coarse, data });
  if (box === undefined) return undefined;
  const [across, down] = [widthPx / coarse.widthPx, heightPx / coarse.heightPx];
  const leftPx = Math.floor(box.leftPx * across);
  const topPx = Math.floor(box.topPx * down);
  const rightPx = Math.ceil((box.leftPx + box.widthPx) * across);
  const bottomPx = Math.ceil((box.topPx + box.heightPx) * down);
  return { leftPx, topPx, widthPx: rightPx - leftPx, heightPx: bottomPx - topPx };
}

/** Intersection over union of the two subjects, 0 to 1. */
function overlap(whole: FloatPlane, part: FloatPlane, box: Box): number {
  let both = 0;
  let either = 0;
  for (let y = 0; y < box.heightPx; y++)
    for (let x = 0; x < box.widthPx; x++) {
      const first = whole.data[(box.topPx + y) * whole.widthPx + box.leftPx + x]!;
      const second = part.data[y * box.widthPx + x]!;
      both += Math.min(first, second);
      either += Math.max(first, second);
    }
  return either === 0 ? 0 : both / either;
}

function replacePart(whole: FloatPlane, part: FloatPlane, box: Box): FloatPlane {
  const data = Float32Array.from(whole.data);
  for (let y = 0; y < box.heightPx; y++)
    data.set(
      part.data.subarray(y * box.widthPx, (y + 1) * box.widthPx),
      (box.topPx + y) * whole.widthPx + box.leftPx,
    );
  return { widthPx: whole.widthPx, heightPx: whole.heightPx, data };
}
