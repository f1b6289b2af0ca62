import type { DrawSpec, EngineContext, Pixels, Plane } from '@/lib/engines/engine';
import { isDrawing } from '@/lib/imaging/drawn';
import { resizePixels, resizePlane } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { matte } from '../matte/matte';
import { once } from '../once';
import { reframe } from './reframe';
import { mirror, relight } from './relight';
import { saliencyOf } from './saliency';
import { evenly, type Light, variationOf } from './variation';

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
  const { subject, saliency } = await once([image], 'what is in it', () => analyse(image, context));
  context.signal.throwIfAborted();
  context.onProgress(0.3, 'framing');
  const ratio = spec.widthPx / spec.heightPx;
  const framed = await reframe(image, { saliency, subject }, ratio, variation, silent(context));
  const fitted = await resizePixels(framed.pixels, spec);
  context.signal.throwIfAborted();
  context.onProgress(0.7, 'lighting');
  const light = isDrawing(image) ? evenly(variation.light) : variation.light;
  const lit = await inLight(fitted, framed.subject, light, context);
  context.onProgress(1, 'lighting');
  return variation.mirrored ? mirror(lit) : lit;
}

/** The subject of a picture, and what draws the eye. */
async function analyse(image: Pixels, context: EngineContext) {
  const small = await resizePixels(image, fitInside(image, ANALYSED_SIDE_PX));
  const subject = await matte(small, silent(context));
  return { subject, saliency: saliencyOf(small, subject) };
}

/** The picture in its light, its subject set off where the light does so: looked for only if nothing tells it yet. */
async function inLight(
  fitted: Pixels,
  subject: Plane | undefined,
  light: Light,
  context: EngineContext,
): Promise<Pixels> {
  if (light.behind === 1) return relight(fitted, undefined, light);
  const found = subject
    ? await resizePlane(subject, fitted, 'cubic')
    : await matte(fitted, silent(context));
  return relight(fitted, found, light);
}

/** Steps report for themselves only where they are the whole work. */
function silent(context: EngineContext): EngineContext {
  return { ...context, onProgress: () => undefined };
}
