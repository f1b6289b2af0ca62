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
  /** The bytes of a picture that is still being made here; until then `src` is of what it is made of. */
  pending?: Promise<Blob> | undefined;
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

/**
 * Names a picture that is being made of another one here; whoever needs its bytes waits for them. It is
 * told to no one where it can't be made, but to those who wait.
 */
export function addPaintedAsset(
  fromId: string,
  make: (id: string) => Promise<Blob>,
  onMade: () => void,
): string {
  const id = randomUuid();
  const pending = make(id);
  registerAsset({ id, src: sourceOfAsset(fromId), pending });
  pending.then(
    (blob) => {
      registerAsset({ id, src: URL.createObjectURL(blob), blob, pending: undefined });
      onMade();
    },
    () => undefined,
  );
  return id;
}

/** Resolves once the pictures of these ids that are being made are made, or can't be. */
export async function madeAssets(ids: Iterable<string>): Promise<void> {
  await Promise.allSettled([...ids].map((id) => assets.get(id)?.pending));
}

/** The bytes of a picture, read once. Rejects with `RequestError` where it is gone. */
export async function bytesOfAsset(id: string): Promise<Blob> {
  const asset = assets.get(id) ?? { id, src: pathOfFile(id) };
  if (asset.blob) return asset.blob;
  if (asset.pending) return asset.pending;
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
  const asset = assets.get(id);
  return asset !== undefined && (asset.pending !== undefined || asset.src.startsWith('blob:'));
}

/** The bytes of a picture that only this browser has; nothing for files of the service. */
export function blobOfAsset(id: string): Blob | undefined {
  const asset = assets.get(id);
  return asset && !asset.pending && asset.src.startsWith('blob:') ? asset.blob : undefined;
}
