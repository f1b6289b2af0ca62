import type { Pixels } from '@/lib/engines/engine';
import { encodePixels } from '@/lib/imaging/encode';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import type { JobImage, JobResult } from '../job';
import type { RunContext } from './context';

/** Longest side of the picture that a style is shown by in lists. */
const PREVIEW_SIDE_PX = 320;

async function previewOf(picture: Pixels): Promise<JobImage> {
  const scale = Math.min(1, PREVIEW_SIDE_PX / Math.max(picture.widthPx, picture.heightPx));
  const size = {
    widthPx: Math.max(1, Math.round(picture.widthPx * scale)),
    heightPx: Math.max(1, Math.round(picture.heightPx * scale)),
  };
  const small = scale < 1 ? shrinkPixels(picture, size) : picture;
  return { bytes: await encodePixels(small, 'webp'), mediaType: 'image/webp', ...size };
}

/** Measures reference pictures (at least one) and keeps the first, small, to know the style by. */
export async function measureStyle(
  pictures: Pixels[],
  weights: number[],
  context: RunContext,
): Promise<NonNullable<JobResult['style']>> {
  const [first] = pictures;
  if (!first) throw new Error('A style is measured from at least one picture');
  const profile = await context.engine.describeStyle(pictures, weights, context.progress);
  return { profile, preview: await previewOf(first) };
}
