import type { JobImage, JobResult } from '../job';
import { partOf, type RunContext } from './context';
import { differ, impressionOf, type Impression } from './impression';

/** Attempts beyond the images that were asked for, … */
const SPARE_ATTEMPTS = 2;
/** … and repetitions after which a request has plainly no more to give. */
const MOST_REPETITIONS = 3;

/**
 * Runs `make` for each of `count` results, one after another, checking for cancellation between.
 * Results that look like an earlier one are left out: nobody pays for the same picture twice. A few
 * more attempts make up for them; what is still missing then, the notice tells.
 */
export async function forEachVariant(
  count: number,
  context: RunContext,
  make: (variant: number, context: RunContext) => Promise<JobImage>,
): Promise<Pick<JobResult, 'images' | 'notice'>> {
  const images: JobImage[] = [];
  const seen: Impression[] = [];
  let repetitions = 0;
  for (let variant = 0; variant < count + SPARE_ATTEMPTS; variant += 1) {
    context.progress.signal.throwIfAborted();
    const progress = progressOf(context.progress, variant, count);
    const image = await make(variant, { ...context, progress });
    const impression = count > 1 ? await impressionOf(image) : undefined;
    if (impression && !seen.every((earlier) => differ(earlier, impression))) repetitions += 1;
    else {
      images.push(image);
      if (impression) seen.push(impression);
    }
    if (images.length === count || repetitions === MOST_REPETITIONS) break;
  }
  return images.length === count ? { images } : { images, notice: noticeOf(images.length, count) };
}

/** Spare attempts come after the whole progress was told. */
function progressOf(whole: RunContext['progress'], variant: number, count: number) {
  return variant < count
    ? partOf(whole, variant, count)
    : { signal: whole.signal, onProgress: () => undefined };
}

function noticeOf(made: number, asked: number): string {
  return `${made} of the ${asked} images asked for ${made === 1 ? 'was' : 'were'} made and charged: further ones would have looked the same.`;
}
