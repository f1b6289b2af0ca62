import { type Pixels, type Plane } from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { cropPixels, pastePixels } from '@/lib/imaging/kernels/crop';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { NETWORK_SIDE_PX, runMigan } from '../migan';
import { type NetworkView, toNetworkView } from '../network-view';
import { judgeStrip, strangenessBeside, type StripFaults } from './judge-strip';
import { isBesideRows, maskOfBoxes, stripsAround } from './strips';

/** The canvas is shown to the network at these sizes, one after the other, … */
const CONTENT_SIDES_PX = [512, 280];
/** … each up to this share smaller, as the seed has it. */
const JITTER = 0.03;
/** A strip is taken when it is no stranger than this, … */
const MOST_STRANGENESS = 470;
/** … not much against what is beside it in the source, … */
const MOST_OF_BESIDE = 0.9;
/** … and without a frame that stands out against it. */
const MOST_FRAME = 1.4;

/** What a network says about the surroundings of a picture. */
export interface Sketch {
  /** The canvas, painted to its borders. */
  pixels: Pixels;
  /** How much finer the canvas is than what the network saw. */
  enlarged: number;
}

/**
 * Has the network continue a picture, from several distances, as it knows what heads, tables and
 * leaves look like beyond a border. It also invents objects and frames, so its word is taken only
 * where every strip shows what the source shows; of each strip the finest such look. Undefined where
 * there is none, and where strips share corners, in which two looks would not meet.
 * @param canvas opaque; anything in the hole
 * @param hole 255 around `source`
 * @param random another course of it gives another continuation
 */
export async function sketchOutward(
  canvas: Pixels,
  hole: Plane,
  source: Box,
  random: () => number,
  signal: AbortSignal,
): Promise<Sketch | undefined> {
  const open = stripsAround(canvas, source);
  if (haveCorners(open, source)) return undefined;
  const beside = open.map((strip) => Math.max(1, strangenessBeside(canvas, source, strip, random)));
  const pixels = { ...canvas, data: Uint8Array.from(canvas.data) };
  const strips = new Set(open.keys());
  for (const mostPx of CONTENT_SIDES_PX) {
    const contentPx = Math.round(mostPx * (1 - JITTER * random()));
    const seen = await look(canvas, hole, contentPx);
    signal.throwIfAborted();
    for (const index of strips) {
      const strip = open[index]!;
      if (!isBelievable(judgeStrip(seen, source, strip, random), beside[index]!)) continue;
      pastePixels(pixels, cropPixels(seen, strip), strip.leftPx, strip.topPx);
      strips.delete(index);
    }
    const enlarged = Math.max(1, Math.max(canvas.widthPx, canvas.heightPx) / contentPx);
    if (strips.size === 0) return { pixels, enlarged };
  }
  return undefined;
}

async function look(canvas: Pixels, hole: Plane, contentPx: number): Promise<Pixels> {
  const view = openAround(toNetworkView(canvas, hole, NETWORK_SIDE_PX, contentPx));
  const filled = cropPixels(await runMigan(view.pixels, view.hole), view.part);
  return resizePixels(filled, canvas);
}

/** A reflection around the canvas would be taken for more of the picture. */
function openAround(view: NetworkView): NetworkView {
  const inside = maskOfBoxes(view.hole, [view.part]).data;
  const data = view.hole.data.map((value, at) => (inside[at] === 0 ? 255 : value));
  return { ...view, hole: { ...view.hole, data } };
}

/** @param beside strangeness of the source itself beside the strip */
function isBelievable({ strangeness, frame }: StripFaults, beside: number): boolean {
  return (
    strangeness <= Math.min(MOST_STRANGENESS, MOST_OF_BESIDE * beside) &&
    frame <= MOST_FRAME * beside
  );
}

/** Whether there are strips both beside the source and above or below it. */
function haveCorners(strips: readonly Box[], source: Box): boolean {
  return new Set(strips.map((strip) => isBesideRows(strip, source))).size > 1;
}
