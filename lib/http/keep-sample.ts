import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { ApiError } from '@/lib/errors/api-error';
import type { FileRecord } from '@/lib/files/file-store';
import { type Thumbnail, THUMBNAIL_WIDTHS_PX } from '@/lib/imaging/thumbnail-sizes';
import type { Services } from '@/lib/server/services';
import { UNKEPT_TTL_MS } from '@/lib/styles/style-rules';
import type { StoredStyle } from '@/lib/styles/style-store';

const OPERATION = 'createStyle';

/**
 * Copies a result of the style's owner, as its largest thumbnail and without an expiry, to the front of
 * the style's pictures.
 *
 * @throws ApiError `not_found` when the owner has no such result
 */
export async function keepSample(
  services: Services,
  style: StoredStyle,
  imageId: string,
): Promise<StoredStyle> {
  const record = await services.files.find(imageId);
  if (record?.ownerId !== style.userId) {
    throw new ApiError('not_found', `image ${imageId} does not exist`, { param: 'image_id' });
  }
  const thumbnails = await thumbnailsOf(services, record);
  const bytes = thumbnails[0]?.bytes;
  if (!bytes) throw new ApiError('invalid_image', `image ${imageId} can't be drawn small in time`);
  const { width: widthPx = 0, height: heightPx = 0 } = await sharp(bytes).metadata();
  const kept = await services.files.save(
    {
      id: randomUUID(),
      ownerId: style.userId,
      requestId: record.requestId,
      kind: 'style',
      mediaType: 'image/webp',
      widthPx,
      heightPx,
      operation: OPERATION,
      expiresAt: new Date(Date.now() + UNKEPT_TTL_MS),
    },
    bytes,
    thumbnails,
  );
  const changed = await services.styles.addSample(style.userId, style.id, kept.id);
  if (changed) return changed;
  await services.files.delete([kept.id]);
  throw new ApiError('not_found', `style ${style.id} does not exist`);
}

/** All thumbnails of a result, the largest first; none where they can't be made. */
async function thumbnailsOf(services: Services, record: FileRecord): Promise<Thumbnail[]> {
  const thumbnails: Thumbnail[] = [];
  for (const widthPx of THUMBNAIL_WIDTHS_PX) {
    const bytes = await services.thumbnails.of(record, widthPx);
    if (!bytes) return [];
    thumbnails.push({ widthPx, bytes });
  }
  return thumbnails;
}
