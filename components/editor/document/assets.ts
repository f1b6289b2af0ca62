import { randomUuid } from '@/components/api/ids';
import { localPath } from '@/components/api/local-path';
import { readBytes } from '@/components/api/read-bytes';

/**
 * The pictures behind layers, by the id that layers name: bytes that were opened, pasted or made in
 * this browser, and files of the service. What is not registered here is a file of the service.
 */
export interface Asset {
  id: string;
  /** Where this page reads it. */
  src: string;
  /** The bytes, once they were read or where they were made here. */
  blob?: Blob;
}

const assets = new Map<string, Asset>();

/** Where the service keeps a file. */
function pathOfFile(id: string): string {
  return localPath(`/v1/files/${id}`);
}

/** Says where a picture is read; an id that is known keeps its bytes. */
export function registerAsset(asset: Asset): void {
  assets.set(asset.id, { ...assets.get(asset.id), ...asset });
}

/** Keeps bytes that were made here under a new id. */
export function addAsset(blob: Blob): string {
  const id = randomUuid();
  registerAsset({ id, src: URL.createObjectURL(blob), blob });
  return id;
}

/** The bytes of a picture, read once. Rejects with `RequestError` where it is gone. */
export async function bytesOfAsset(id: string): Promise<Blob> {
  const asset = assets.get(id) ?? { id, src: pathOfFile(id) };
  if (asset.blob) return asset.blob;
  const blob = await readBytes(asset.src);
  registerAsset({ ...asset, blob });
  return blob;
}

/** Where a picture is read, for an `img`. */
export function sourceOfAsset(id: string): string {
  return assets.get(id)?.src ?? pathOfFile(id);
}

/** Whether the service has no file of this name yet. */
export function needsUpload(id: string): boolean {
  return assets.get(id)?.src.startsWith('blob:') ?? false;
}

/** The bytes of a picture that only this browser has; nothing for files of the service. */
export function blobOfAsset(id: string): Blob | undefined {
  const asset = assets.get(id);
  return asset?.src.startsWith('blob:') ? asset.blob : undefined;
}
