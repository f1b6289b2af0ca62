import { isFileId } from '@/lib/files/file-id';
import type { BlobStore } from '@/lib/files/file-store';
import { type Thumbnail, THUMBNAIL_WIDTHS_PX } from '@/lib/imaging/thumbnail-sizes';
import { allOrFirstError } from './all-or-first-error';

/** Empty bytes stand where no thumbnail can be made, so that nobody tries again. */
const NO_THUMBNAILS: readonly Thumbnail[] = THUMBNAIL_WIDTHS_PX.map((widthPx) => ({
  widthPx,
  bytes: new Uint8Array(0),
}));

/** Keeps the small pictures of a file beside its bytes; an empty list notes that there are none. */
export async function putThumbnails(
  blobs: BlobStore,
  id: string,
  thumbnails: readonly Thumbnail[],
): Promise<void> {
  const kept = thumbnails.length > 0 ? thumbnails : NO_THUMBNAILS;
  await allOrFirstError(kept.map(({ widthPx, bytes }) => blobs.put(id, bytes, `w${widthPx}`)));
}

/** A small picture of a file; `none` where none can be made, `undefined` where nobody tried yet. */
export async function readThumbnail(
  blobs: BlobStore,
  id: string,
  widthPx: Thumbnail['widthPx'],
): Promise<Uint8Array | 'none' | undefined> {
  const bytes = isFileId(id) ? await blobs.get(id, `w${widthPx}`) : undefined;
  return bytes?.byteLength === 0 ? 'none' : bytes;
}
