import {
  sizeOfLayer,
  type Layer,
  type LayerOf,
  type ProjectDocument,
} from '@/lib/projects/document';
import { matrixOfPlace } from '@/lib/projects/place';
import { multiply, type Matrix } from '@/lib/svg/matrix';
import { applyAdjustment } from './apply-adjustment';
import { drawText } from './draw-text';
import { contextOf, cutOut, type Pixels, type Sources } from './sources';

type DrawnLayer = Exclude<Layer, LayerOf<'adjustment'>>;

/** The coarsest level of a picture. */
const LEAST_LEVEL = 2 ** -8;
/** Letters are drawn this much larger than their own size at most, and never smaller than they can be. */
const TEXT_LEVELS = { least: 0.05, most: 4 };

/** The least of 1, 1/2, 1/4, … of a picture's pixels that is enough for a scale. */
export function levelFor(scale: number): number {
  if (scale >= 1) return 1;
  return 2 ** Math.ceil(Math.log2(Math.max(scale, LEAST_LEVEL)));
}

/** Whether a layer's pixels fall on the frame's exactly, so that nothing is to be smoothed. */
function isExact([a, b, c, d, e, f]: Matrix): boolean {
  return a === 1 && b === 0 && c === 0 && d === 1 && Number.isInteger(e) && Number.isInteger(f);
}

/** The pixels of a layer as large as `wanted` times its own size needs them, cut out by its mask. */
async function pixelsOf(
  layer: DrawnLayer,
  wanted: number,
  sources: Sources,
): Promise<Pixels | undefined> {
  const { mask } = layer;
  const size = { widthPx: layer.content.widthPx, heightPx: layer.content.heightPx };
  if (layer.kind !== 'text') {
    const drawn = { size, level: levelFor(wanted) };
    const { fileId } = layer.content;
    return mask ? sources.masked(fileId, mask, drawn) : sources.picture(fileId, drawn);
  }
  const level = Math.min(TEXT_LEVELS.most, Math.max(wanted, TEXT_LEVELS.least));
  const text = await drawText(layer.content, level, sources);
  const shown = mask && (await sources.mask(mask, { size, level: levelFor(wanted) }));
  return shown ? cutOut(text, shown) : text;
}

interface Target {
  document: ProjectDocument;
  scale: number;
  sources: Sources;
}

async function drawLayer(
  context: OffscreenCanvasRenderingContext2D,
  layer: DrawnLayer,
  { document, scale, sources }: Target,
): Promise<void> {
  const size = sizeOfLayer(layer, document.frame);
  const { scaleX, scaleY } = layer.place;
  const pixels = await pixelsOf(layer, Math.max(scaleX, scaleY) * scale, sources);
  if (!pixels) return;
  const matrix = multiply([scale, 0, 0, scale, 0, 0], matrixOfPlace(layer.place, size));
  context.save();
  context.setTransform(...matrix);
  context.globalAlpha = layer.opacity;
  context.globalCompositeOperation = layer.blendMode === 'normal' ? 'source-over' : layer.blendMode;
  context.imageSmoothingEnabled = !isExact(matrix);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(pixels, 0, 0, size.widthPx, size.heightPx);
  context.restore();
}

/**
 * All visible layers of a document in one picture of `scale` pixels for a pixel of the frame. Stops and
 * answers nothing once `isStale` says that nobody waits for it any more.
 */
export async function compose(
  target: Target,
  isStale: () => boolean,
): Promise<OffscreenCanvas | undefined> {
  const { scale, sources } = target;
  const { frame, layers } = target.document;
  const side = (px: number) => Math.max(1, Math.round(px * scale));
  const canvas = new OffscreenCanvas(side(frame.widthPx), side(frame.heightPx));
  const context = contextOf(canvas);
  if (frame.background) {
    context.fillStyle = frame.background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  for (const layer of layers) {
    if (!layer.visible || layer.opacity === 0) continue;
    if (layer.kind === 'adjustment') {
      await applyAdjustment(context, layer, { frame, scale, sources });
    } else await drawLayer(context, layer, target);
    if (isStale()) return undefined;
  }
  return canvas;
}
