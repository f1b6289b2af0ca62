import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { ApiError } from '@/lib/errors/api-error';
import { renderThumbnail } from '@/lib/imaging/thumbnail';
import type { Services } from '@/lib/server/services';
import { UNKEPT_TTL_MS } from '@/lib/styles/style-rules';
import type { StoredStyle } from '@/lib/styles/style-store';

/** Wide enough for a card on a sharp screen. */
const SAMPLE_WIDTH_PX = 640;
const OPERATION = 'createStyle';

/**
 * Copies a result of the style's owner, small and without an expiry, to the front of the style's
 * pictures.
 *
 * @throws ApiError `not_found` when the owner has no such result
 */
export async function keepSample(
  services: Services,
  style: StoredStyle,
  imageId: string,
): Promise<StoredStyle> {
  const file = await services.files.open(imageId);
  if (file?.record.ownerId !== style.userId) {
    throw new ApiError('not_found', `image ${imageId} does not exist`, { param: 'image_id' });
  }
  const isVector = file.record.mediaType === 'image/svg+xml';
  const bytes = await renderThumbnail(file.bytes, { isVector, widthPx: SAMPLE_WIDTH_PX });
  const { width: widthPx = 0, height: heightPx = 0 } = await sharp(bytes).metadata();
  const kept = await services.files.save(
    {
      id: randomUUID(),
      ownerId: style.userId,
      requestId: file.record.requestId,
      kind: 'style',
      mediaType: 'image/webp',
      widthPx,
      heightPx,
      operation: OPERATION,
      expiresAt: new Date(Date.now() + UNKEPT_TTL_MS),
    },
    bytes,
  );
  const changed = await services.styles.addSample(style.userId, style.id, kept.id);
  if (changed) return changed;
  await services.files.delete([kept.id]);
  throw new ApiError('not_found', `style ${style.id} does not exist`);
}
