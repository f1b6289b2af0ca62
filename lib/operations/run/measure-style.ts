import sharp from 'sharp';
import type { Pixels } from '@/lib/engines/engine';
import { shrinkInside } from '@/lib/imaging/kernels/resize';
import { thumbnailsOfPixels } from '@/lib/imaging/thumbnail';
import { MAX_KEPT_REFERENCES } from '@/lib/styles/style-rules';
import type { JobImage, JobResult } from '../job';
import type { RunContext } from './context';
import { encodePicture } from './encode-picture';

/** Longest side of the picture that a style is shown by in lists. */
const PREVIEW_SIDE_PX = 320;
/** Longest side of a kept reference: what image encoders of diffusion models look at is smaller. */
const REFERENCE_SIDE_PX = 768;
const REFERENCE_QUALITY = 88;

async function previewOf(picture: Pixels): Promise<JobImage> {
  const small = shrinkInside(picture, PREVIEW_SIDE_PX);
  return encodePicture(small, 'webp');
}

async function referenceOf(picture: Pixels): Promise<JobImage> {
  const small = shrinkInside(picture, REFERENCE_SIDE_PX);
  const { widthPx, heightPx, data } = small;
  const bytes = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .webp({ quality: REFERENCE_QUALITY })
    .toBuffer();
  const thumbnails = await thumbnailsOfPixels(small);
  return { bytes, mediaType: 'image/webp', widthPx, heightPx, thumbnails };
}

/**
 * Measures reference pictures, at least one of a weight above 0; those of weight 0 stay out. Keeps the
 * first, small, to know the style by, and the heaviest few for engines that can look at them.
 */
export async function measureStyle(
  pictures: Pixels[],
  weights: number[],
  context: RunContext,
): Promise<NonNullable<JobResult['style']>> {
  const counted = pictures
    .map((picture, at) => ({ picture, weight: weights[at] ?? 0 }))
    .filter(({ weight }) => weight > 0);
  const [first] = counted;
  if (!first) throw new Error('A style is measured from at least one picture');
  const profile = await context.engine.describeStyle(
    counted.map(({ picture }) => picture),
    counted.map(({ weight }) => weight),
    context.progress,
  );
  const heaviest = [...counted].sort((a, b) => b.weight - a.weight).slice(0, MAX_KEPT_REFERENCES);
  const references = await Promise.all(heaviest.map(({ picture }) => referenceOf(picture)));
  return { profile, preview: await previewOf(first.picture), references };
}
