import { assertFileId, isFileId } from './file-id';
import { BLOB_VARIANTS, type BlobStore } from './file-store';
import { fileKey } from './object-key';
import type { ObjectStore } from './object-store';

/** The bytes of files and of their small pictures, as objects of the room `files/`. */
export function createBlobStore(objects: ObjectStore): BlobStore {
  return {
    put: async (id, bytes, variant) => objects.put(fileKey(id, variant), bytes),
    get: async (id, variant) => objects.get(fileKey(id, variant)),
    stream: async (id, range) => objects.stream(fileKey(id), range),
    async delete(id) {
      assertFileId(id);
      const keys = [undefined, ...BLOB_VARIANTS].map((variant) => fileKey(id, variant));
      // The bytes themselves go last: while they are there, a sweep that looks for ids finds this one.
      await Promise.all(keys.slice(1).map((key) => objects.delete(key)));
      await objects.delete(fileKey(id));
    },
    async list(prefix, before) {
      const ids = new Set<string>();
      for await (const { key } of objects.list(`files/${prefix}`, before)) {
        ids.add(key.slice('files/'.length).replace(/\..*$/, ''));
      }
      return [...ids].filter(isFileId);
    },
    freeBytes: () => objects.freeBytes(),
    check: () => objects.check(),
  };
}
