import type { Pixels } from '@/lib/engines/engine';
import { encodeLossy, encodePixels } from '@/lib/imaging/encode';
import { thumbnailsOfPixels } from '@/lib/imaging/thumbnail';
import type { ProjectDocument } from '@/lib/projects/document';
import { EXPORT_MEDIA_TYPES } from '@/lib/projects/export-formats';
import { psdOf } from '@/lib/projects/psd';
import { svgOfDocument } from '@/lib/projects/render/document-svg';
import { flattenDocument } from '@/lib/projects/render/flatten';
import type { LayerFile, RenderContext } from '@/lib/projects/render/layer-pixels';
import { cropPixels } from '@/lib/projects/render/region';
import type { JobImage } from '../job';
import type { Run } from '../run/context';
import type { ProjectOutput, ProjectToDraw } from './draw-project';

type RasterOutput = ProjectOutput & { format: 'png' | 'webp' | 'jpeg' | 'avif' };

/** JPEG has no transparency: what is transparent lies on white there. */
function written(pixels: Pixels, { format, quality }: RasterOutput): Promise<Uint8Array> {
  if (format === 'png' || (format === 'webp' && quality === undefined)) {
    return encodePixels(pixels, format);
  }
  return encodeLossy(pixels, format, quality);
}

/** A document as a PSD: each layer drawn alone. */
async function psdBytes(document: ProjectDocument, context: RenderContext): Promise<Uint8Array> {
  const psd = await psdOf(document, async (part, region) => {
    const {
      widthPx: width,
      heightPx: height,
      data,
    } = cropPixels(await flattenDocument(part, context), region);
    return { width, height, data };
  });
  // Loaded where it is needed: most workers write no PSD.
  const { writePsd } = await import('ag-psd');
  return new Uint8Array(writePsd(psd, { noBackground: true }));
}

/** A document in a format that is not its pixels alone; nothing for those that are. */
async function layered(
  { document, scale }: ProjectToDraw,
  format: ProjectOutput['format'],
  context: RenderContext,
): Promise<JobImage | undefined> {
  const { widthPx, heightPx } = document.frame;
  const facts = { widthPx, heightPx, mediaType: EXPORT_MEDIA_TYPES[format] };
  if (format === 'psd') return { ...facts, bytes: await psdBytes(document, context) };
  if (format !== 'svg') return undefined;
  const svg = svgOfDocument(document, context.files, scale);
  return { ...facts, bytes: new TextEncoder().encode(svg) };
}

/** Draws a document as one picture, or writes it as what keeps its layers or shapes. Workers only. */
export const runDrawProject: Run<ProjectToDraw> = async (input, { images, progress }) => {
  const files = new Map<string, LayerFile>();
  for (const [at, { id, isSvg }] of input.files.entries()) {
    const bytes = images.files?.[at];
    if (bytes) files.set(id, { bytes, isSvg });
  }
  const { document, scale, output } = input;
  const context = { files, scale, signal: progress.signal };
  const whole = output && (await layered(input, output.format, context));
  if (whole) return { images: [whole] };
  const steps = document.layers.length + 1;
  const pixels = await flattenDocument(document, context, (done) =>
    progress.onProgress(done / steps, 'drawing'),
  );
  const { widthPx, heightPx } = pixels;
  if (output && isRaster(output)) {
    const bytes = await written(pixels, output);
    const mediaType = EXPORT_MEDIA_TYPES[output.format];
    return { images: [{ bytes, mediaType, widthPx, heightPx }] };
  }
  const bytes = await encodePixels(pixels, 'webp');
  const thumbnails = await thumbnailsOfPixels(pixels);
  return { images: [{ bytes, mediaType: 'image/webp', widthPx, heightPx, thumbnails }] };
};

function isRaster(output: ProjectOutput): output is RasterOutput {
  return output.format !== 'svg' && output.format !== 'psd';
}
