import type { Pixels, Plane } from '@/lib/engines/engine';
import type { SizeRules } from '@/lib/engines/mapping/recipe';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import type { Box } from '@/lib/imaging/kernels/components';
import { cropPixels, cropPlane, growBox, pastePixels } from '@/lib/imaging/kernels/crop';
import { resizePixels, resizePlane } from '@/lib/imaging/kernels/resize';
import type { Size } from '@/lib/imaging/size';
import { BackendError } from '../transport/backend-error';
import { nearestListed, scaleWithin, sizeAround } from './choose-size';
import { fillHoles } from './fill-holes';
import { padMask, padPixels } from './pad';
import { matchSeam } from './seam';

/** Surroundings that a backend sees besides the masked area, so that what it paints belongs there. */
const CONTEXT_SHARE = 0.35;
const MIN_CONTEXT_PX = 64;
/** A window is enlarged up to this much where the backend draws more pixels than it has. */
const MAX_ENLARGEMENT = 2;
/** A side of an answer may differ by this share: servers round to their own multiples. */
const SHAPE_TOLERANCE = 0.03;

/** The part of a picture that is sent for repainting, and the sizes it is sent at. */
export interface RepaintWindow {
  box: Box;
  /** The window as it is sent, before padding. */
  scaled: Size;
  /** What the backend is asked for: `scaled`, padded to what its sizes allow. */
  asked: Size;
}

/** Bounds of the white pixels; nothing when there are none. */
export function boundsOf({ widthPx, data }: Plane): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  data.forEach((value, at) => {
    if (value === 0) return;
    const x = at % widthPx;
    const y = (at - x) / widthPx;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  if (right < 0) return undefined;
  return { leftPx: left, topPx: top, widthPx: right - left + 1, heightPx: bottom - top + 1 };
}

function scaledInto(box: Size, scale: number): Size {
  return {
    widthPx: Math.max(1, Math.floor(box.widthPx * scale)),
    heightPx: Math.max(1, Math.floor(box.heightPx * scale)),
  };
}

/** The window around a mask's white area with its context; nothing when the mask is all black. */
export function planRepaint(mask: Plane, rules: SizeRules): RepaintWindow | undefined {
  const bounds = boundsOf(mask);
  if (!bounds) return undefined;
  const longerPx = Math.max(bounds.widthPx, bounds.heightPx);
  const marginPx = Math.max(MIN_CONTEXT_PX, Math.round(longerPx * CONTEXT_SHARE));
  const box = growBox(bounds, marginPx, mask);
  if (rules.only) {
    const asked = nearestListed(box, rules.only);
    const scale = Math.min(asked.widthPx / box.widthPx, asked.heightPx / box.heightPx);
    return { box, scaled: scaledInto(box, scale), asked };
  }
  const room = Math.sqrt(rules.maxPixels / (box.widthPx * box.heightPx));
  const enlarged = scaledInto(box, Math.max(1, Math.min(MAX_ENLARGEMENT, room)));
  const scaled = scaledInto(enlarged, scaleWithin(enlarged, rules));
  return { box, scaled, asked: sizeAround(scaled, rules) };
}

/**
 * What the backend gets: the window without transparency, and its mask. Where there is nothing yet to
 * repaint (the new border of a picture that grows), the colours around are continued.
 */
export async function cutWindow(
  image: Pixels,
  mask: Plane,
  { box, scaled, asked }: RepaintWindow,
): Promise<{ image: Pixels; mask: Plane }> {
  const part = await resizePixels(cropPixels(image, box), scaled);
  const partMask = await resizePlane(cropPlane(mask, box), scaled, 'nearest');
  const filled = flattenOnWhite(fillHoles(part, partMask));
  return { image: padPixels(filled, asked), mask: padMask(partMask, asked) };
}

/**
 * Puts a backend's answer into the picture. Only pixels under the mask are taken, whatever the
 * backend did to the others: outside it every byte is the source's.
 */
export async function pasteAnswer(
  image: Pixels,
  mask: Plane,
  answer: Pixels,
  { box, scaled, asked }: RepaintWindow,
): Promise<Pixels> {
  const whole = await resizePixels(checkShape(answer, asked), asked);
  const part = cropPixels(whole, { leftPx: 0, topPx: 0, ...scaled });
  const inPlace = await resizePixels(flattenOnWhite(part), box);
  const surroundings = flattenOnWhite(cropPixels(image, box));
  const matched = matchSeam(surroundings, inPlace, cropPlane(mask, box));
  const patched: Pixels = { ...image, data: Uint8Array.from(image.data) };
  pastePixels(patched, matched, box.leftPx, box.topPx);
  return patched;
}

function checkShape(answer: Pixels, asked: Size): Pixels {
  const across = answer.widthPx / asked.widthPx;
  const down = answer.heightPx / asked.heightPx;
  if (Math.abs(across / down - 1) <= SHAPE_TOLERANCE) return answer;
  throw new BackendError(
    'broken',
    `a picture of ${asked.widthPx}×${asked.heightPx} px came back as ` +
      `${answer.widthPx}×${answer.heightPx} px, so that the mask no longer fits`,
  );
}
