import type { JobImage, MadeImage } from '@/lib/operations/job';
import { fileKey } from './object-key';
import type { ObjectStore } from './object-store';

/**
 * A picture with its bytes, read where a worker of another machine has put them. Its small ones stay
 * there: who keeps the picture under another id makes them when they are asked for.
 *
 * @throws Error where it is not there
 */
export async function withBytes(
  image: MadeImage,
  objects: Pick<ObjectStore, 'get'>,
): Promise<JobImage> {
  if ('bytes' in image) return image;
  const { fileId, sizeBytes: _, hasThumbnails: __, ...facts } = image;
  const bytes = await objects.get(fileKey(fileId));
  if (!bytes) throw new Error(`The picture ${fileId} that a worker made is not there`);
  return { ...facts, bytes };
}
