import sharp from 'sharp';
import type { Pixels } from '@/lib/engines/engine';
import { withinDrawingTime } from '@/lib/imaging/svg/drawing-time';
import { rasterizeSvg, rasterizeUntrustedSvg } from '@/lib/imaging/svg/rasterize';
import { multiply } from '@/lib/svg/matrix';
import { MAX_FRAME_PIXELS, MAX_FRAME_SIDE_PX } from '../document-limits';
import { type Frame, type Layer, sizeOfLayer } from '../document';
import type { LayerMask } from '../layer-content';
import { matrixOfPlace } from '../place';
import { placePixels } from './transform';
import type { Region } from './region';
import { textSvg } from './text-path';

/** Bytes of a file that a document names. */
export interface LayerFile {
  bytes: Uint8Array;
  isSvg: boolean;
}

export interface RenderContext {
  /** By the id of the file. */
  files: ReadonlyMap<string, LayerFile>;
  /** Times the frame's size: the result is as large. */
  scale: number;
  signal: AbortSignal;
}

interface Size {
  widthPx: number;
  heightPx: number;
}

/** The smallest Gaussian that sharp knows. */
const LEAST_SIGMA = 0.3;

/** Size in which a layer is drawn before it is placed: as large as it will be seen, or its own when that is less. */
function drawnSize(layer: Layer, own: Size, { scale }: RenderContext, mayEnlarge: boolean): Size {
  const most = mayEnlarge ? Infinity : 1;
  const side = (px: number, factor: number) =>
    Math.max(1, Math.min(MAX_FRAME_SIDE_PX, Math.round(px * Math.min(most, factor * scale))));
  return {
    widthPx: side(own.widthPx, layer.place.scaleX),
    heightPx: side(own.heightPx, layer.place.scaleY),
  };
}

/** RGBA of a raster file, stretched to a size. */
async function decodeTo(bytes: Uint8Array, size: Size): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_FRAME_PIXELS })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(size.widthPx, size.heightPx, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data };
}

/** Drawings are fitted to a width by the renderer; this stretches them to both sides. */
async function stretched(pixels: Pixels, size: Size): Promise<Pixels> {
  if (pixels.widthPx === size.widthPx && pixels.heightPx === size.heightPx) return pixels;
  const raw = { width: pixels.widthPx, height: pixels.heightPx, channels: 4 } as const;
  const data = await sharp(pixels.data, { raw })
    .resize(size.widthPx, size.heightPx, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...size, data };
}

async function drawVector(svg: string, size: Size, { signal }: RenderContext): Promise<Pixels> {
  const drawn = await withinDrawingTime({ param: 'document', signal }, (within) =>
    rasterizeUntrustedSvg(svg, size, within),
  );
  return stretched(drawn, size);
}

async function ownPixels(layer: Layer, context: RenderContext): Promise<Pixels | undefined> {
  if (layer.kind === 'adjustment') return undefined;
  if (layer.kind === 'text') {
    const size = drawnSize(layer, layer.content, context, true);
    return stretched(rasterizeSvg(textSvg(layer.content), size), size);
  }
  const file = context.files.get(layer.content.fileId);
  if (!file) return undefined;
  const size = drawnSize(layer, layer.content, context, file.isSvg);
  return file.isSvg
    ? drawVector(new TextDecoder().decode(file.bytes), size, context)
    : decodeTo(file.bytes, size);
}

/**
 * How much of each pixel a mask lets be seen, 0 to 255, at a size; `undefined` where its file is missing:
 * then the whole layer shows.
 */
export async function maskPlane(
  mask: LayerMask,
  size: Size,
  ownWidthPx: number,
  { files }: Pick<RenderContext, 'files'>,
): Promise<Uint8Array | undefined> {
  const file = files.get(mask.fileId);
  if (!file || file.isSvg) return undefined;
  const gray = sharp(file.bytes, { limitInputPixels: MAX_FRAME_PIXELS })
    .flatten({ background: '#000000' })
    .toColourspace('b-w')
    .resize(size.widthPx, size.heightPx, { fit: 'fill' });
  const sigma = (mask.featherPx * size.widthPx) / ownWidthPx;
  if (sigma >= LEAST_SIGMA) gray.blur(sigma);
  const plane = await gray.extractChannel(0).raw().toBuffer();
  // What the mask hides comes back by as much as it does not count.
  return mask.opacity === 1
    ? plane
    : plane.map((value) => Math.round(255 - mask.opacity * (255 - value)));
}

function hide({ data }: Pixels, plane: Uint8Array): void {
  for (let pixel = 0; pixel < plane.length; pixel += 1) {
    const at = pixel * 4 + 3;
    data[at] = Math.round((data[at]! * plane[pixel]!) / 255);
  }
}

/**
 * What a layer shows in the frame, masked, before opacity and blending; `undefined` for adjustments, and
 * where its file is missing.
 */
export async function regionOfLayer(
  layer: Layer,
  frame: Frame,
  context: RenderContext,
): Promise<Region | undefined> {
  const pixels = await ownPixels(layer, context);
  if (!pixels) return undefined;
  const own = sizeOfLayer(layer, frame);
  const plane = layer.mask && (await maskPlane(layer.mask, pixels, own.widthPx, context));
  if (plane) hide(pixels, plane);
  const { scale } = context;
  // From the drawn pixels to the layer's own, to the frame, to the result.
  const toOwn = [own.widthPx / pixels.widthPx, 0, 0, own.heightPx / pixels.heightPx, 0, 0] as const;
  const toFrame = multiply(matrixOfPlace(layer.place, own), toOwn);
  return placePixels(
    pixels,
    multiply([scale, 0, 0, scale, 0, 0], toFrame),
    scaledSize(frame, scale),
  );
}

/** The size of a frame at a scale. */
export function scaledSize(frame: Size, scale: number): Size {
  return {
    widthPx: Math.max(1, Math.round(frame.widthPx * scale)),
    heightPx: Math.max(1, Math.round(frame.heightPx * scale)),
  };
}
