import { thumbnailsOfRaster, thumbnailsOfSvg } from '@/lib/imaging/thumbnail';
import type { Run } from '../run/context';
import type { StoredPicture } from './make-thumbnails';

/** Makes the thumbnails of one stored picture. Workers only. */
export const runMakeThumbnails: Run<StoredPicture> = async (picture, { images, progress }) => {
  const [bytes] = images.image ?? [];
  if (!bytes) throw new Error('The job has no picture');
  const thumbnails =
    picture.mediaType === 'image/svg+xml'
      ? await thumbnailsOfSvg(new TextDecoder().decode(bytes), picture, progress.signal)
      : await thumbnailsOfRaster(bytes);
  return { images: [], thumbnails };
};
