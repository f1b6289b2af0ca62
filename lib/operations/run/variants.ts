import type { JobImage } from '../job';
import { partOf, type RunContext } from './context';

/** Runs `make` for each of `count` results, one after another, checking for cancellation between. */
export async function forEachVariant(
  count: number,
  context: RunContext,
  make: (variant: number, context: RunContext) => Promise<JobImage>,
): Promise<JobImage[]> {
  const images: JobImage[] = [];
  for (let variant = 0; variant < count; variant += 1) {
    context.progress.signal.throwIfAborted();
    const progress = partOf(context.progress, variant, count);
    images.push(await make(variant, { ...context, progress }));
  }
  return images;
}
