import { type Pixels, type Plane } from '@/lib/engines/engine';
import { composite } from '@/lib/imaging/composite';
import { type Box, boundingBox } from '@/lib/imaging/kernels/components';
import { cropPixels, growBox, pastePixels } from '@/lib/imaging/kernels/crop';
import { squaredDistances } from '@/lib/imaging/kernels/distance';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { fitInside, type Size } from '@/lib/imaging/size';
import { enlargeFill, matchGrain } from './enlarge-fill';
import { NETWORK_SIDE_PX, runMigan } from './migan';
import { shrinkHole, toNetworkView } from './network-view';

/** A hole whose middle is farther than this from its border, at the network's scale, is deep … */
const DEEP_PX = 28;
/** … and farther than this, the coarse look at its core shows. */
const VERY_DEEP_PX = 100;
/** The core that the coarse look is kept for, as a share of the depth … */
const COARSE_CORE = 0.45;
/** … and the one that is filled once more, from the new rim. */
const LAST_CORE = 0.3;
/** Surroundings that are enlarged with a hole, for the filters' support. */
const MARGIN_PX = 8;

/**
 * Fills the holes of an opaque picture, the whole of which is the network's context. Outside the
 * holes the result is only roughly the picture: composite it.
 *
 * In the middle of a large hole the network sees nothing and invents objects and colours. A deep
 * hole is therefore filled from coarse to fine: first with the picture at half the scale, where the
 * hole is small enough to be continued; then at full scale its rim, between the surroundings and the
 * coarse core; and where that core is large, the core once more, inside the new rim.
 */
export async function fillWindow(
  pixels: Pixels,
  hole: Plane,
  signal: AbortSignal,
): Promise<Pixels> {
  const small = await shrink(pixels, hole);
  let result = small.pixels;
  for (const { part, contentSidePx } of planPasses(small.hole)) {
    signal.throwIfAborted();
    result = composite(result, await fillAtScale(result, part, contentSidePx), part);
  }
  signal.throwIfAborted();
  return placeFill(pixels, result, small.hole, signal);
}

/** The picture with the part around its holes from the filled one, enlarged, with its grain. */
async function placeFill(
  pixels: Pixels,
  filled: Pixels,
  hole: Plane,
  signal: AbortSignal,
): Promise<Pixels> {
  const holeBox = boundingBox(hole);
  if (holeBox === undefined || filled.widthPx === pixels.widthPx) return filled;
  const from = growBox(holeBox, MARGIN_PX, filled);
  const to = scaleBox(from, filled, pixels);
  const part = await enlargeFill(cropPixels(filled, from), to, {
    signal,
    onProgress: () => undefined,
  });
  const result = { ...pixels, data: Uint8Array.from(pixels.data) };
  pastePixels(result, matchGrain(part, pixels), to.leftPx, to.topPx);
  return result;
}

/** The same part of a picture at another size. */
function scaleBox(box: Box, from: Size, to: Size): Box {
  const across = (position: number) => Math.round((position * to.widthPx) / from.widthPx);
  const down = (position: number) => Math.round((position * to.heightPx) / from.heightPx);
  const [leftPx, topPx] = [across(box.leftPx), down(box.topPx)];
  return {
    leftPx,
    topPx,
    widthPx: across(box.leftPx + box.widthPx) - leftPx,
    heightPx: down(box.topPx + box.heightPx) - topPx,
  };
}

interface Pass {
  part: Plane;
  /** Side of the network's square that the picture takes; the smaller, the coarser the look. */
  contentSidePx: number;
}

function planPasses(hole: Plane): Pass[] {
  const fine = (part: Plane): Pass => ({ part, contentSidePx: NETWORK_SIDE_PX });
  const squared = squaredDistances(hole, 0);
  const depthPx = depthOf(hole, squared);
  const core = (share: number): Plane => {
    const limit = (depthPx * share) ** 2;
    return { ...hole, data: hole.data.map((_, at) => (squared[at]! > limit ? 255 : 0)) };
  };
  if (depthPx <= DEEP_PX) return [fine(hole)];
  const coarse = { part: hole, contentSidePx: NETWORK_SIDE_PX / 2 };
  const rim = fine(without(hole, core(COARSE_CORE)));
  return depthPx <= VERY_DEEP_PX ? [coarse, rim] : [coarse, rim, fine(core(LAST_CORE))];
}

async function shrink(pixels: Pixels, hole: Plane): Promise<{ pixels: Pixels; hole: Plane }> {
  const size = fitInside(pixels, NETWORK_SIDE_PX);
  return { pixels: await resizePixels(pixels, size, 'lanczos3'), hole: shrinkHole(hole, size) };
}

async function fillAtScale(pixels: Pixels, hole: Plane, contentSidePx: number): Promise<Pixels> {
  const view = toNetworkView(pixels, hole, NETWORK_SIDE_PX, contentSidePx);
  const filled = await runMigan(view.pixels, view.hole);
  return resizePixels(cropPixels(filled, view.part), pixels, 'lanczos3');
}

/** Greatest distance of a hole's pixel from the hole's border; the picture's side at most. */
function depthOf(hole: Plane, squared: Int32Array): number {
  const most = squared.reduce((greatest, value) => Math.max(greatest, value), 0);
  return Math.min(Math.sqrt(most), Math.max(hole.widthPx, hole.heightPx));
}

function without(hole: Plane, part: Plane): Plane {
  return { ...hole, data: hole.data.map((value, at) => (part.data[at] === 0 ? value : 0)) };
}
