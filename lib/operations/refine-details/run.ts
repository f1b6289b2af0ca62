import type { Pixels, UpscaleMode } from '@/lib/engines/engine';
import type { PixelSize } from '@/lib/models/sizes';
import { composite } from '@/lib/imaging/composite';
import { coverFit } from '@/lib/imaging/cover';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { processImage } from '../fields/images';
import { partOf, type Run, type RunContext } from '../run/context';
import { encodePicture } from '../run/encode-picture';
import { openImage } from '../run/open-image';
import { isSmall, refinedSize, type RefineDetailsInput } from './definition';

/** A side above this is scaled down first (spec: Refine details). */
const MAX_SOURCE_SIDE_PX = 2048;
/** Which network renders the texture, and how much of it goes into the picture, 0 to 255. */
const TEXTURE = {
  subtle: { mode: 'crisp', share: 160 },
  moderate: { mode: 'creative', share: 208 },
} as const;
const FACTOR = 2;

function halfOf({ widthPx, heightPx }: PixelSize): PixelSize {
  return { widthPx: Math.round(widthPx / FACTOR), heightPx: Math.round(heightPx / FACTOR) };
}

/** The source with no side above the limit. */
function reduced(image: Pixels): Promise<Pixels> {
  return resizePixels(image, fitInside(image, MAX_SOURCE_SIDE_PX));
}

/**
 * Texture made up at half the size and enlarged: at full size the network finds nothing to add. Of a small
 * picture it is made up at a quarter, where that has all its pixels, and enlarged crisply from there: the
 * network has as much to go by and a quarter of the work.
 */
async function regenerated(
  image: Pixels,
  size: PixelSize,
  mode: UpscaleMode,
  { engine, progress }: RunContext,
): Promise<Pixels> {
  const half = halfOf(size);
  if (mode === 'crisp' || !isSmall(image)) {
    const large = await engine.upscale(await coverFit(image, half), FACTOR, mode, progress);
    return coverFit(large, size);
  }
  const quarter = await coverFit(image, halfOf(half));
  const textured = await engine.upscale(quarter, FACTOR, mode, partOf(progress, 0, 2));
  return coverFit(await engine.upscale(textured, FACTOR, 'crisp', partOf(progress, 1, 2)), size);
}

/** Re-renders the picture at the 2K size of its ratio: the source's structure, the network's texture. */
export const runRefineDetails: Run<RefineDetailsInput> = async (input, context) => {
  const image = await openImage(context, 'image', processImage);
  const size = refinedSize(image);
  const source = await reduced(image);
  const structure = await coverFit(source, size);
  const { mode, share } = TEXTURE[input.refinement];
  const texture = await regenerated(source, size, mode, context);
  const weight = new Uint8Array(size.widthPx * size.heightPx).fill(share);
  const refined = composite(structure, texture, { ...size, data: weight });
  return { images: [await encodePicture(refined, input.imageFormat)] };
};
