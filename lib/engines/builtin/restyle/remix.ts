import type { DrawSpec, EngineContext, Pixels } from '@/lib/engines/engine';
import { isDrawing } from '@/lib/imaging/drawn';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { matte } from '../matte/matte';
import { reframe } from './reframe';
import { mirror, relight } from './relight';
import { saliencyOf } from './saliency';
import { evenly, variationOf } from './variation';

/** What draws the eye can be seen at this size. */
const ANALYSED_SIDE_PX = 512;

/**
 * A variation of a picture without a prompt: another framing (continued beyond its borders where the
 * ratio asks for it), another side, another light. Nothing in it is of another picture.
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function remix(
  image: Pixels,
  spec: DrawSpec,
  context: EngineContext,
): Promise<Pixels> {
  const variation = variationOf(spec, image.widthPx / image.heightPx);
  const small = await resizePixels(image, fitInside(image, ANALYSED_SIDE_PX));
  const subject = await matte(small, silent(context));
  const saliency = saliencyOf(small, subject);
  context.signal.throwIfAborted();
  context.onProgress(0.3, 'framing');
  const ratio = spec.widthPx / spec.heightPx;
  const framed = await reframe(image, { saliency, subject }, ratio, variation, silent(context));
  const fitted = await resizePixels(framed, spec);
  context.signal.throwIfAborted();
  context.onProgress(0.7, 'lighting');
  const lit = relight(
    fitted,
    await matte(fitted, silent(context)),
    isDrawing(image) ? evenly(variation.light) : variation.light,
  );
  context.onProgress(1, 'lighting');
  return variation.mirrored ? mirror(lit) : lit;
}

/** Steps report for themselves only where they are the whole work. */
function silent(context: EngineContext): EngineContext {
  return { ...context, onProgress: () => undefined };
}
