import { type EngineContext, type Pixels, type Plane } from '@/lib/engines/engine';
import { composite } from '@/lib/imaging/composite';
import { isOpaque } from '@/lib/imaging/encode';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { type Box, connectedComponents } from '@/lib/imaging/kernels/components';
import { cropPixels, cropPlane, growBox } from '@/lib/imaging/kernels/crop';
import { type FloatPlane, toByte } from '@/lib/imaging/kernels/float-plane';
import { membrane } from '@/lib/imaging/kernels/membrane';
import { fillWindow } from './fill-window';
import { planWindows } from './plan-windows';
import { fillSmoothHole, groundMarginPx } from './smooth-ground';

/**
 * Removes what is under the white area of the mask and continues its surroundings there. Every byte
 * outside the mask is returned as it came; alpha inside continues the surroundings' alpha.
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function erase(image: Pixels, mask: Plane, context: EngineContext): Promise<Pixels> {
  const repair = new Repair(image, mask);
  const structured = repair.components.filter((component) => {
    const window = growBox(component.box, groundMarginPx(component), image);
    const filled = fillSmoothHole(
      cropPixels(repair.pixels, window),
      cropPlane(repair.open, window),
      repair.targetIn(window, component.label),
      groundMarginPx(component),
    );
    if (filled !== undefined) repair.takeOver(filled, window, [component.label]);
    return filled === undefined;
  });
  const tasks = planWindows(structured, image);
  for (const [index, { window, labels }] of tasks.entries()) {
    context.onProgress(index / tasks.length, 'filling');
    context.signal.throwIfAborted();
    const pixels = cropPixels(repair.pixels, window);
    const filled = await fillWindow(pixels, cropPlane(repair.open, window), context.signal);
    repair.takeOver(filled, window, labels);
  }
  context.onProgress(1, 'filling');
  return composite(image, withAlpha(repair.pixels, bridgeAlpha(image, mask)), mask);
}

/** A picture under repair: each filled hole becomes context for the next. */
class Repair {
  readonly pixels: Pixels;
  /** White where a hole is not filled yet. */
  readonly open: Plane;
  readonly components;
  private readonly labels: Int32Array;

  constructor(image: Pixels, mask: Plane) {
    this.pixels = flattenOnWhite(image);
    this.open = { ...mask, data: Uint8Array.from(mask.data) };
    const { labels, components } = connectedComponents(mask);
    this.labels = labels;
    this.components = components;
  }

  /** Non-zero in the window's pixels that belong to one hole. */
  targetIn(window: Box, label: number): Uint8Array {
    const target = new Uint8Array(window.widthPx * window.heightPx);
    for (let at = 0; at < target.length; at++)
      if (this.labels[this.indexOf(window, at)] === label) target[at] = 255;
    return target;
  }

  /** Copies the holes with these labels from a filled window, and closes them. */
  takeOver(filled: Pixels, window: Box, labels: readonly number[]): void {
    const wanted = new Set(labels);
    for (let from = 0; from < window.widthPx * window.heightPx; from++) {
      const at = this.indexOf(window, from);
      if (!wanted.has(this.labels[at]!)) continue;
      for (let channel = 0; channel < 3; channel++)
        this.pixels.data[at * 4 + channel] = filled.data[from * 4 + channel]!;
      this.open.data[at] = 0;
    }
  }

  private indexOf(window: Box, at: number): number {
    const x = at % window.widthPx;
    const y = (at - x) / window.widthPx;
    return (window.topPx + y) * this.pixels.widthPx + window.leftPx + x;
  }
}

/** Alpha inside the holes as it is around them; opaque in an opaque picture. */
function bridgeAlpha(image: Pixels, mask: Plane): FloatPlane {
  const size = { widthPx: image.widthPx, heightPx: image.heightPx };
  const alpha = new Float32Array(mask.data.length);
  for (let at = 0; at < alpha.length; at++) alpha[at] = image.data[at * 4 + 3]!;
  return isOpaque(image) ? { ...size, data: alpha } : membrane({ ...size, data: alpha }, mask.data);
}

function withAlpha(pixels: Pixels, alpha: FloatPlane): Pixels {
  const data = Uint8Array.from(pixels.data);
  for (let at = 0; at < alpha.data.length; at++) data[at * 4 + 3] = toByte(alpha.data[at]!);
  return { ...pixels, data };
}
