import sharp from 'sharp';
import { hexToRgb } from '@/lib/color/hex';
import type { Pixels } from '@/lib/engines/engine';
import { changeColors, colorChangeOf, keepsColors } from '../adjust';
import type { LayerOf, ProjectDocument } from '../document';
import { maskPlane, regionOfLayer, type RenderContext, scaledSize } from './layer-pixels';
import { emptyFrame, layRegion, type Region } from './region';

/** The smallest Gaussian that sharp knows. */
const LEAST_SIGMA = 0.3;
/** Radius of the unsharp mask, in pixels of the frame. */
const SHARPEN_SIGMA_PX = 1;

async function blurred({ widthPx, heightPx, data }: Pixels, sigma: number): Promise<Uint8Array> {
  if (sigma < LEAST_SIGMA) return Uint8Array.from(data);
  const raw = { width: widthPx, height: heightPx, channels: 4 } as const;
  return sharp(data, { raw }).blur(sigma).raw().toBuffer();
}

/** What an adjustment makes of everything beneath it. */
async function adjusted(
  frame: Pixels,
  { content }: LayerOf<'adjustment'>,
  scale: number,
): Promise<Uint8Array> {
  const changed: Pixels = { ...frame, data: Uint8Array.from(frame.data) };
  if (!keepsColors(content)) changeColors(changed.data, colorChangeOf(content));
  if (content.blurPx > 0) changed.data = await blurred(changed, content.blurPx * scale);
  if (content.sharpen > 0) {
    const soft = await blurred(changed, Math.max(LEAST_SIGMA, SHARPEN_SIGMA_PX * scale));
    for (let at = 0; at < soft.length; at += 1) {
      if (at % 4 === 3) continue;
      const value = changed.data[at]!;
      const sharp = value + (value - soft[at]!) * content.sharpen;
      changed.data[at] = Math.max(0, Math.min(255, Math.round(sharp)));
    }
  }
  return changed.data;
}

/** Lays what an adjustment makes of a frame over it, within its mask. Transparency stays. */
async function adjust(
  frame: Pixels,
  layer: LayerOf<'adjustment'>,
  ownWidthPx: number,
  context: RenderContext,
): Promise<void> {
  const region: Region = {
    ...frame,
    data: await adjusted(frame, layer, context.scale),
    leftPx: 0,
    topPx: 0,
  };
  const plane = layer.mask && (await maskPlane(layer.mask, frame, ownWidthPx, context));
  // Laid upon it as if it were opaque: an adjustment changes colours alone.
  const alphas = new Uint8Array(frame.widthPx * frame.heightPx);
  for (let pixel = 0; pixel < alphas.length; pixel += 1) {
    const at = pixel * 4 + 3;
    alphas[pixel] = frame.data[at]!;
    frame.data[at] = 255;
    region.data[at] = plane ? plane[pixel]! : 255;
  }
  layRegion(frame, region, { mode: layer.blendMode, opacity: layer.opacity });
  for (let pixel = 0; pixel < alphas.length; pixel += 1) frame.data[pixel * 4 + 3] = alphas[pixel]!;
}

/**
 * All visible layers of a document as one picture, as large as the frame times the scale.
 *
 * @param onLayer told after each layer, with how many are done
 * @throws ApiError `unsafe_svg` when a drawing takes too long; the signal's reason when that aborts
 */
export async function flattenDocument(
  { frame, layers }: ProjectDocument,
  context: RenderContext,
  onLayer: (done: number) => void = () => undefined,
): Promise<Pixels> {
  const background = frame.background === undefined ? undefined : hexToRgb(frame.background);
  const flat = emptyFrame(scaledSize(frame, context.scale), background);
  for (const [at, layer] of layers.entries()) {
    context.signal.throwIfAborted();
    if (layer.visible && layer.opacity > 0) {
      if (layer.kind === 'adjustment') await adjust(flat, layer, frame.widthPx, context);
      else {
        const region = await regionOfLayer(layer, frame, context);
        if (region) layRegion(flat, region, { mode: layer.blendMode, opacity: layer.opacity });
      }
    }
    onLayer(at + 1);
  }
  return flat;
}
