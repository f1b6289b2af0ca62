import { ApiError } from '@/lib/errors/api-error';
import type { FileRecord } from '@/lib/files/file-store';
import type { Job } from '../job';
import type { JobDeadline } from '../job-runner';

export type StoredPicture = Pick<FileRecord, 'mediaType' | 'widthPx' | 'heightPx'>;

export const MAKE_THUMBNAILS = 'makeThumbnails';

/** What an SVG takes, what every picture takes, and what its size adds. */
const SVG_MS = 300;
const LEAST_MS = 100;
const PIXELS_PER_MS = 50_000;

/** Time for the thumbnails of one stored picture, after which there are none. */
const DEADLINE_MS = 10_000;

/** Making the thumbnails of a stored picture, as a job for a worker. */
export function thumbnailJob(
  { mediaType, widthPx, heightPx }: StoredPicture,
  bytes: Uint8Array,
): Job {
  const input: StoredPicture = { mediaType, widthPx, heightPx };
  return { operationId: MAKE_THUMBNAILS, input, images: { image: [bytes] }, seed: 0 };
}

/** About how long making thumbnails takes, in milliseconds. */
export function thumbnailMs({ mediaType, widthPx, heightPx }: StoredPicture): number {
  return mediaType === 'image/svg+xml' ? SVG_MS : LEAST_MS + (widthPx * heightPx) / PIXELS_PER_MS;
}

export function thumbnailDeadline(): JobDeadline {
  const seconds = DEADLINE_MS / 1000;
  const error = new ApiError('unsafe_svg', `The thumbnails took more than ${seconds} s to make.`);
  return { afterMs: DEADLINE_MS, error };
}
