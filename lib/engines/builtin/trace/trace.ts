import { type EngineContext, type Pixels, type TraceOptions } from '@/lib/engines/engine';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { CLASSIFY_SIDE_PX, classify, findFlat } from './classify';
import { areaOf } from './path-data';
import { quantize } from './quantize';
import { coarsen, settingsFor, type TraceSettings } from './settings';
import { writeDocument } from './svg-document';
import { type Shape, traceShapes } from './vectorizer';

/** Traces, each coarser than the last, before the smallest shapes are simply left out. */
const MAX_ATTEMPTS = 5;

/**
 * The picture as an SVG of the same size. What is photo, illustration or logo in it decides how much
 * detail is followed. Transparent pixels stay transparent.
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function trace(
  image: Pixels,
  options: TraceOptions,
  context: EngineContext,
): Promise<string> {
  const kind = classify(await resizePixels(image, fitInside(image, CLASSIFY_SIDE_PX)));
  let settings = settingsFor(kind, image);
  const scale = settings.workSidePx / Math.max(image.widthPx, image.heightPx);
  const size = {
    widthPx: Math.max(1, Math.round(image.widthPx * scale)),
    heightPx: Math.max(1, Math.round(image.heightPx * scale)),
  };
  const work = await resizePixels(image, size, scale > 1 ? 'cubic' : 'lanczos3');
  const flat = findFlat(work);
  const most = options.maxShapes ?? Infinity;
  let shapes: Shape[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    context.signal.throwIfAborted();
    context.onProgress(attempt / MAX_ATTEMPTS, 'tracing');
    shapes = await traceOnce(work, flat, options.stacking, settings);
    if (shapes.length <= most) break;
    settings = coarsen(settings, shapes.length / most);
  }
  const document = writeDocument(keepLargest(shapes, most), {
    traced: size,
    size: image,
    minify: options.minify,
    hasCrispEdges: options.stacking === 'cut_out' && kind === 'photo',
  });
  context.onProgress(1, 'tracing');
  return document;
}

async function traceOnce(
  work: Pixels,
  flat: Uint8Array,
  stacking: TraceOptions['stacking'],
  settings: TraceSettings,
): Promise<Shape[]> {
  return traceShapes(await quantize(work, flat, settings), stacking, settings);
}

/** The shapes of greatest area, in their order. */
function keepLargest(shapes: readonly Shape[], most: number): readonly Shape[] {
  if (shapes.length <= most) return shapes;
  const areas = new Map(shapes.map((shape) => [shape, areaOf(shape.outline)]));
  const largest = shapes.toSorted((first, second) => areas.get(second)! - areas.get(first)!);
  const kept = new Set(largest.slice(0, most));
  return shapes.filter((shape) => kept.has(shape));
}
