import { type EngineContext, type Pixels, type Plane } from '@/lib/engines/engine';
import { connectedComponents } from '@/lib/imaging/kernels/components';
import { cropPixels, cropPlane } from '@/lib/imaging/kernels/crop';
import { fillWindow } from './fill-window';
import { type FillTask, planWindows } from './plan-windows';

/**
 * Removes what is under the white area of the mask and continues its surroundings there. Every byte
 * outside the mask is returned as it came; alpha inside continues the surroundings' alpha.
 * @throws ApiError `engine_failed`; the signal's reason when aborted
 */
export async function erase(image: Pixels, mask: Plane, context: EngineContext): Promise<Pixels> {
  const { labels, components } = connectedComponents(mask);
  const work = { ...image, data: Uint8Array.from(image.data) };
  const open = { ...mask, data: Uint8Array.from(mask.data) };
  const tasks = planWindows(components, image);
  for (const [index, task] of tasks.entries()) {
    context.signal.throwIfAborted();
    context.onProgress(index / tasks.length, 'filling');
    const filled = await fillWindow(cropPixels(work, task.window), cropPlane(open, task.window));
    takeOver(work, open, labels, filled, task);
  }
  context.onProgress(1, 'filling');
  return work;
}

/** Copies the task's holes from the filled window and closes them. */
function takeOver(
  work: Pixels,
  open: Plane,
  labels: Int32Array,
  filled: Pixels,
  { window, labels: wanted }: FillTask,
): void {
  const isWanted = new Set(wanted);
  for (let y = 0; y < window.heightPx; y++)
    for (let x = 0; x < window.widthPx; x++) {
      const at = (window.topPx + y) * work.widthPx + window.leftPx + x;
      if (!isWanted.has(labels[at]!)) continue;
      const from = (y * window.widthPx + x) * 4;
      work.data.set(filled.data.subarray(from, from + 4), at * 4);
      open.data[at] = 0;
    }
}
