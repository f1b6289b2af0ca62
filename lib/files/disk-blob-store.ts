import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { assertFileId } from './file-id';
import type { BlobStore } from './file-store';

/**
 * Blobs as files below a folder. Ids fan out over two levels (`ab/cd/abcd….`), so that no folder
 * grows beyond what file systems list quickly. A blob appears whole or not at all: it is written
 * beside its place, synced, and renamed. An id is put once: two writers of one id are not kept apart.
 *
 * @param root absolute path of the folder, made when missing
 */
export function createDiskBlobStore(root: string): BlobStore {
  function placeOf(id: string): string {
    assertFileId(id);
    return path.join(root, id.slice(0, 2), id.slice(2, 4), id);
  }

  async function write(place: string, bytes: Uint8Array): Promise<void> {
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    const temporary = temporaryOf(place);
    try {
      await writeSynced(temporary, bytes);
      await rename(temporary, place);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    async put(id, bytes) {
      await write(placeOf(id), bytes);
    },
    async get(id) {
      try {
        return await readFile(placeOf(id));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(id) {
      const place = placeOf(id);
      await rm(place, { force: true });
      await rm(temporaryOf(place), { force: true });
    },
    async check() {
      const probe = path.join(root, `.probe-${randomUUID()}`);
      await write(probe, new Uint8Array(1));
      await rm(probe, { force: true });
    },
  };
}

/** One name for one blob, so that what a crash leaves half-written goes when the blob is deleted. */
function temporaryOf(place: string): string {
  return `${place}.tmp`;
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
