import { inputKey } from '@/lib/files/object-key';
import type { ObjectStore } from '@/lib/files/object-store';

/** Where the pictures of a request lie while it waits, by field. */
export type StoredInputs = Record<string, string[]>;

type Images = Record<string, Uint8Array[]>;

/** Keys of what will be put, in the order of the pictures. */
function keysOf(requestId: string, images: Images): StoredInputs {
  return Object.fromEntries(
    Object.entries(images).map(([field, list], place) => [
      field,
      list.map((_, index) => inputKey(requestId, `later-${place}-${index}`)),
    ]),
  );
}

export function bytesOfInputs(images: Images): number {
  const all = Object.values(images).flat();
  return all.reduce((total, { byteLength }) => total + byteLength, 0);
}

/** Puts the pictures of a request where they cost no memory while it waits. */
export async function putInputs(
  objects: ObjectStore,
  requestId: string,
  images: Images,
): Promise<StoredInputs> {
  const keys = keysOf(requestId, images);
  try {
    for (const [field, list] of Object.entries(images)) {
      for (const [index, bytes] of list.entries()) {
        await objects.put(keys[field]?.[index] ?? '', bytes);
      }
    }
  } catch (error) {
    await deleteInputs(objects, keys);
    throw error;
  }
  return keys;
}

export async function readInputs(objects: ObjectStore, inputs: StoredInputs): Promise<Images> {
  const images: Images = {};
  for (const [field, keys] of Object.entries(inputs)) {
    const list: Uint8Array[] = [];
    for (const key of keys) {
      const bytes = await objects.get(key);
      if (!bytes) throw new Error(`The picture ${key} of a waiting request is gone`);
      list.push(bytes);
    }
    images[field] = list;
  }
  return images;
}

/** What can't be deleted now goes by the sweep of leftovers. */
export async function deleteInputs(objects: ObjectStore, inputs: StoredInputs): Promise<void> {
  for (const key of Object.values(inputs).flat()) {
    await objects.delete(key).catch(() => undefined);
  }
}
