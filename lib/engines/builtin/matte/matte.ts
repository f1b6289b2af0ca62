import { type EngineContext, type Pixels, type Plane } from '@/lib/engines/engine';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { toPlane } from '@/lib/imaging/kernels/float-plane';
import { resizePixels, resizePlane } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { findSubject } from './find-subject';
import { refineEdges } from './refine';

/** Edges are refined up to this size; a larger picture's alpha is enlarged from it. */
const MAX_WORK_SIDE_PX = 2048;

/**
 * Alpha of the main subject, the size of the picture: 255 subject, 0 background, hair and soft edges
 * between. What is transparent already stays transparent.
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function matte(image: Pixels, context: EngineContext): Promise<Plane> {
  const work = flattenOnWhite(await resizePixels(image, fitInside(image, MAX_WORK_SIDE_PX)));
  const subject = await findSubject(work, context);
  context.signal.throwIfAborted();
  context.onProgress(0.8, 'refining edges');
  const alpha = refineEdges(work, subject.alpha, subject.cellPx);
  const full = await resizePlane(toPlane(alpha), image, 'cubic');
  context.onProgress(1, 'refining edges');
  return keepTransparency(full, image);
}

function keepTransparency(alpha: Plane, { data }: Pixels): Plane {
  const kept = alpha.data.map((value, at) => Math.round((value * data[at * 4 + 3]!) / 255));
  return { ...alpha, data: kept };
}
