import type { Pixels } from '@/lib/engines/engine';
import { encodeLossy, encodePixels } from '@/lib/imaging/encode';
import { thumbnailsOfPixels } from '@/lib/imaging/thumbnail';
import { flattenDocument } from '@/lib/projects/render/flatten';
import type { LayerFile } from '@/lib/projects/render/layer-pixels';
import type { Run } from '../run/context';
import type { ProjectOutput, ProjectToDraw } from './draw-project';

/** JPEG has no transparency: what is transparent lies on white there. */
function written(pixels: Pixels, { format, quality }: ProjectOutput): Promise<Uint8Array> {
  if (format === 'png' || (format === 'webp' && quality === undefined)) {
    return encodePixels(pixels, format);
  }
  return encodeLossy(pixels, format, quality);
}

/** Draws a document as one picture. Workers only. */
export const runDrawProject: Run<ProjectToDraw> = async (input, { images, progress }) => {
  const files = new Map<string, LayerFile>();
  for (const [at, { id, isSvg }] of input.files.entries()) {
    const bytes = images.files?.[at];
    if (bytes) files.set(id, { bytes, isSvg });
  }
  const { document, scale } = input;
  const steps = document.layers.length + 1;
  const pixels = await flattenDocument(
    document,
    { files, scale, signal: progress.signal },
    (done) => progress.onProgress(done / steps, 'drawing'),
  );
  const { widthPx, heightPx } = pixels;
  if (input.output) {
    const { format } = input.output;
    const bytes = await written(pixels, input.output);
    return { images: [{ bytes, mediaType: `image/${format}`, widthPx, heightPx }] };
  }
  const bytes = await encodePixels(pixels, 'webp');
  const thumbnails = await thumbnailsOfPixels(pixels);
  return { images: [{ bytes, mediaType: 'image/webp', widthPx, heightPx, thumbnails }] };
};
