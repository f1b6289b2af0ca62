import type { Frame, LayerOf } from '@/lib/projects/document';
import { adjustPixels } from '../kernels/adjust';
import { contextOf, cutOut, type Sources } from './sources';

interface Place {
  frame: Frame;
  scale: number;
  sources: Sources;
}

/** Changes what is drawn so far by an adjustment, within its mask and by its opacity. */
export async function applyAdjustment(
  context: OffscreenCanvasRenderingContext2D,
  layer: LayerOf<'adjustment'>,
  { frame, scale, sources }: Place,
): Promise<void> {
  const { width, height } = context.canvas;
  const pixels = context.getImageData(0, 0, width, height);
  adjustPixels({ widthPx: width, heightPx: height, data: pixels.data }, layer.content, scale);
  const mask = layer.mask && (await sources.mask(layer.mask, { size: frame, level: scale }));
  if (!mask && layer.opacity === 1 && layer.blendMode === 'normal') {
    return context.putImageData(pixels, 0, 0);
  }
  const changed = new OffscreenCanvas(width, height);
  contextOf(changed).putImageData(pixels, 0, 0);
  context.save();
  context.globalAlpha = layer.opacity;
  context.globalCompositeOperation = layer.blendMode === 'normal' ? 'source-atop' : layer.blendMode;
  context.drawImage(mask ? cutOut(changed, mask) : changed, 0, 0);
  context.restore();
}
