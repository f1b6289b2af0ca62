import type { Pixels } from '@/lib/engines/engine';
import { nearestRatio, sizeOfRatio, type PixelSize } from '@/lib/models/sizes';
import { composite } from '@/lib/imaging/composite';
import { coverFit } from '@/lib/imaging/cover';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { processImage } from '../fields/images';
import type { Run, RunContext } from '../run/context';
import { encodePicture } from '../run/encode-picture';
import { openImage } from '../run/open-image';
import type { RefineDetailsInput } from './definition';

/** A side above this is scaled down first (spec: Refine details). */
const MAX_SOURCE_SIDE_PX = 2048;
/** How much of the regenerated texture goes into the picture, 0 to 255. */
const TEXTURE_SHARE = { subtle: 96, moderate: 208 } as const;
const FACTOR = 2;

function halfOf({ widthPx, heightPx }: PixelSize): PixelSize {
  return { widthPx: Math.round(widthPx / FACTOR), heightPx: Math.round(heightPx / FACTOR) };
}

/** The source with no side above the limit. */
function reduced(image: Pixels): Promise<Pixels> {
  return resizePixels(image, fitInside(image, MAX_SOURCE_SIDE_PX));
}

/** Texture made up at half the size and enlarged: at full size the network finds nothing to add. */
async function regenerated(image: Pixels, size: PixelSize, context: RunContext): Promise<Pixels> {
  const half = await coverFit(image, halfOf(size));
  return coverFit(await context.engine.upscale(half, FACTOR, 'creative', context.progress), size);
}

/** Re-renders the picture at the 2K size of its ratio: the source's structure, the network's texture. */
export const runRefineDetails: Run<RefineDetailsInput> = async (input, context) => {
  const image = await openImage(context, 'image', processImage);
  const size = sizeOfRatio('2k', nearestRatio(image));
  const source = await reduced(image);
  const structure = await coverFit(source, size);
  const texture = await regenerated(source, size, context);
  const share = new Uint8Array(size.widthPx * size.heightPx).fill(TEXTURE_SHARE[input.refinement]);
  const refined = composite(structure, texture, { ...size, data: share });
  return { images: [await encodePicture(refined, input.imageFormat)] };
};
