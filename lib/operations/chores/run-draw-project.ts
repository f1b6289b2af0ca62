import { encodePixels } from '@/lib/imaging/encode';
import { thumbnailsOfPixels } from '@/lib/imaging/thumbnail';
import { flattenDocument } from '@/lib/projects/render/flatten';
import type { LayerFile } from '@/lib/projects/render/layer-pixels';
import type { Run } from '../run/context';
import type { ProjectToDraw } from './draw-project';

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
  const bytes = await encodePixels(pixels, 'webp');
  const thumbnails = await thumbnailsOfPixels(pixels);
  return { images: [{ bytes, mediaType: 'image/webp', widthPx, heightPx, thumbnails }] };
};
