import { type Pixels, type Plane } from '@/lib/engines/engine';
import { composite } from '@/lib/imaging/composite';
import { cropPixels } from '@/lib/imaging/kernels/crop';
import { toByte } from '@/lib/imaging/kernels/float-plane';
import { squaredDistances } from '@/lib/imaging/kernels/distance';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { createRandom } from '@/lib/random/random';
import { NETWORK_SIDE_PX, runMigan } from './migan';
import { shrinkHole, toNetworkView } from './network-view';
import { blendSeams, holdOf } from './patches/blend-seams';
import { guideInward } from './patches/guide-inward';
import { liftFill } from './patches/lift-fill';
import { fillByPatches } from './patches/patch-fill';

/** A hole whose middle is farther than this from its border, at the network's scale, is deep. */
const DEEP_PX = 28;
/** In holes deeper than this the network keeps a rim: … */
const RIMMED_PX = 60;
/** … nearer to the border than this its word stands; over this share of the depth it fades. */
const RIM_PX = 6;
const FADE_SHARE = 0.45;
/** In a hole deeper than this the network finds its way better from a distance: … */
const VERY_DEEP_PX = 100;
/** … with the picture this small. */
const DISTANT_SIDE_PX = 288;
/** Longer side at which patches are matched. */
const PATCH_SIDE_PX = 256;

/**
 * Fills the holes of an opaque picture, the whole of which is the context. Outside the holes the
 * result is only roughly the picture: composite it.
 *
 * The network alone fills what is narrow, and carries on what runs into a hole. In the middle of a
 * deep hole it sees nothing and invents objects; so there, and in pictures larger than it can see, it
 * only says what is where, and the hole is filled with patches of the picture that look like that:
 * sharp, of the picture's own material.
 */
export async function fillWindow(
  pixels: Pixels,
  hole: Plane,
  signal: AbortSignal,
): Promise<Pixels> {
  const size = fitInside(pixels, NETWORK_SIDE_PX);
  const small = await resizePixels(pixels, size);
  const smallHole = shrinkHole(hole, size);
  const depthPx = depthOf(smallHole);
  const guess = await fillByNetwork(
    small,
    smallHole,
    depthPx > VERY_DEEP_PX ? DISTANT_SIDE_PX : NETWORK_SIDE_PX,
  );
  signal.throwIfAborted();
  if (size.widthPx !== pixels.widthPx) return withOwnMaterial(pixels, hole, hole, guess);
  if (depthPx <= DEEP_PX) return guess;
  // Where the border is nowhere far, what the network invents reaches nearly to it.
  if (depthPx <= RIMMED_PX) return withOwnMaterial(pixels, hole, hole, guess);
  const weight = weightOfMaterial(hole, depthPx);
  const part = { ...weight, data: weight.data.map((share) => (share === 0 ? 0 : 255)) };
  return composite(guess, await withOwnMaterial(guess, hole, part, guess), weight);
}

/** Beside a hole's border the network carries on what runs into it; deep inside, 255, patches count. */
function weightOfMaterial(hole: Plane, depthPx: number): Plane {
  const data = new Uint8Array(hole.data.length);
  squaredDistances(hole, 0).forEach((squared, at) => {
    data[at] = toByte(((Math.sqrt(squared) - RIM_PX) / (FADE_SHARE * depthPx)) * 255);
  });
  return { ...hole, data };
}

async function fillByNetwork(pixels: Pixels, hole: Plane, contentSidePx: number): Promise<Pixels> {
  const view = toNetworkView(pixels, hole, NETWORK_SIDE_PX, contentSidePx);
  const filled = await runMigan(view.pixels, view.hole);
  return composite(pixels, await resizePixels(cropPixels(filled, view.part), pixels), hole);
}

/**
 * The picture with `part` filled by patches of what is outside `hole`.
 * @param filled the network's word on the whole hole, at any size
 */
async function withOwnMaterial(
  pixels: Pixels,
  hole: Plane,
  part: Plane,
  filled: Pixels,
): Promise<Pixels> {
  const size = fitInside(filled, PATCH_SIDE_PX);
  const guess = await resizePixels(filled, size);
  const random = createRandom(0, 'fill');
  const guide = guideInward(guess, shrinkHole(hole, size), random);
  const fill = fillByPatches(guess, shrinkHole(part, size), guide, random);
  // Without any surroundings there is no material, and the network's word stands.
  if (fill === undefined) return resizePixels(filled, pixels);
  const blended = { ...fill, pixels: blendSeams(guess, fill, holdOf(guess)) };
  return liftFill(pixels, part, blended);
}

/** Greatest distance of a hole's pixel from the hole's border; the picture's side at most. */
function depthOf(hole: Plane): number {
  const squared = squaredDistances(hole, 0);
  const most = squared.reduce((greatest, value) => Math.max(greatest, value), 0);
  return Math.min(Math.sqrt(most), Math.max(hole.widthPx, hole.heightPx));
}
