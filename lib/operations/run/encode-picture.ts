import type { Drawing, DrawReport, Pixels } from '@/lib/engines/engine';
import { encodePixels } from '@/lib/imaging/encode';
import { thumbnailsOfPixels } from '@/lib/imaging/thumbnail';
import type { Model } from '@/lib/models/models';
import type { ImageFormat } from '../fields/scalars';
import type { TracingInput } from '../fields/tracing';
import type { JobImage } from '../job';
import type { RunContext } from './context';

/** Pixels as a result image, with the thumbnails it is kept with. */
export async function encodePicture(pixels: Pixels, format: ImageFormat): Promise<JobImage> {
  const { widthPx, heightPx } = pixels;
  const [bytes, thumbnails] = await Promise.all([
    encodePixels(pixels, format),
    thumbnailsOfPixels(pixels),
  ]);
  return { bytes, mediaType: `image/${format}`, widthPx, heightPx, thumbnails };
}

/** An SVG as a result image of a known size. */
export function encodeSvg(svg: string, size: { widthPx: number; heightPx: number }): JobImage {
  const { widthPx, heightPx } = size;
  return { bytes: Buffer.from(svg, 'utf8'), mediaType: 'image/svg+xml', widthPx, heightPx };
}

const PLAIN_TRACING: TracingInput = { minify: false };

/** An edited picture in the form its model gives: raster as it is, vector by tracing. */
export async function encodeEdit(
  edited: { pixels: Pixels; report?: DrawReport },
  model: Model,
  format: ImageFormat,
  context: RunContext,
  tracing: TracingInput = PLAIN_TRACING,
): Promise<JobImage> {
  const { pixels, report } = edited;
  const image =
    model.output === 'raster'
      ? await encodePicture(pixels, format)
      : encodeSvg(await traceEdit(pixels, tracing, context), pixels);
  return report ? { ...image, report } : image;
}

function traceEdit(pixels: Pixels, tracing: TracingInput, context: RunContext): Promise<string> {
  return context.engine.trace(pixels, { stacking: 'hierarchical', ...tracing }, context.progress);
}

/**
 * A drawing of an engine as the model gives it, with its report; `size` is what was asked for. Where an
 * engine answers pixels for a vector model they are traced: vector output is always SVG.
 */
export async function encodeDrawing(
  drawing: Drawing,
  model: Model,
  format: ImageFormat,
  size: { widthPx: number; heightPx: number },
  context: RunContext,
): Promise<JobImage> {
  return drawing.kind === 'raster'
    ? encodeEdit(drawing, model, format, context)
    : { ...encodeSvg(drawing.svg, size), report: drawing.report };
}
