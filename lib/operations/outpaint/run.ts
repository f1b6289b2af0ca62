import type { Pixels, Plane } from '@/lib/engines/engine';
import type { Box } from '@/lib/imaging/kernels/components';
import { pastePixels } from '@/lib/imaging/kernels/crop';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { editImage } from '../fields/images';
import type { Run } from '../run/context';
import { drawSpecOf } from '../run/draw-spec';
import { encodeEdit } from '../run/encode-picture';
import { openImage } from '../run/open-image';
import { forEachVariant } from '../run/variants';
import type { OutpaintInput } from './definition';
import { outpaintGeometry, type OutpaintGeometry } from './geometry';

/** The canvas with the source in its place and nothing around it, and the mask of that nothing. */
function layOut(
  image: Pixels,
  geometry: OutpaintGeometry,
): { canvas: Pixels; mask: Plane; box: Box } {
  const { canvas: size, source, leftPx, topPx } = geometry;
  const unscaled = source.widthPx === image.widthPx && source.heightPx === image.heightPx;
  const canvas = { ...size, data: new Uint8Array(size.widthPx * size.heightPx * 4) };
  pastePixels(canvas, unscaled ? image : shrinkPixels(image, source), leftPx, topPx);
  const mask = { ...size, data: new Uint8Array(size.widthPx * size.heightPx).fill(255) };
  for (let row = topPx; row < topPx + source.heightPx; row += 1) {
    const start = row * size.widthPx + leftPx;
    mask.data.fill(0, start, start + source.widthPx);
  }
  return { canvas, mask, box: { ...source, leftPx, topPx } };
}

/** Lays the source out and has everything around it painted; the source itself stays as it is. */
export const runOutpaint: Run<OutpaintInput> = async (input, context) => {
  const image = await openImage(context, 'image', editImage);
  const { canvas, mask, box } = layOut(image, outpaintGeometry(input, image));
  return forEachVariant(input.count, context, async (variant, part) => {
    const spec = { ...drawSpecOf(input, canvas, part, variant), extends: box };
    const edited = await part.engine.repaint(canvas, mask, spec, part.progress);
    return encodeEdit(edited, input.model, input.imageFormat, part);
  });
};
