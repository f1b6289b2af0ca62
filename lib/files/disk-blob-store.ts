import { randomUUID } from 'node:crypto';
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import path from 'node:path';
import type { ByteRange } from './byte-range';
import { assertFileId, isFileId } from './file-id';
import { BLOB_VARIANTS, type BlobStore, type BlobVariant } from './file-store';
import { diskFull } from './storage-limits';

/**
 * Blobs as files below a folder. Ids fan out over two levels (`ab/cd/abcd….`), so that no folder
 * grows beyond what file systems list quickly. A blob appears whole or not at all: it is written
 * beside its place, synced, and renamed. An id is put once: two writers of one id are not kept apart.
 *
 * @param root absolute path of the folder, made when missing
 */
export function createDiskBlobStore(root: string): BlobStore {
  function placeOf(id: string, variant?: BlobVariant): string {
    assertFileId(id);
    const name = variant === undefined ? id : `${id}.${variant}`;
    return path.join(root, id.slice(0, 2), id.slice(2, 4), name);
  }

  async function write(place: string, bytes: Uint8Array): Promise<void> {
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    const temporary = temporaryOf(place);
    try {
      await writeSynced(temporary, bytes);
      await rename(temporary, place);
    } catch (error) {
      await rm(temporary, { force: true });
      throw isDiskFull(error) ? diskFull(error) : error;
    }
  }

  return {
    async put(id, bytes, variant) {
      await write(placeOf(id, variant), bytes);
    },
    async get(id, variant) {
      return unlessMissing(readFile(placeOf(id, variant)));
    },
    async stream(id, range) {
      const handle = await unlessMissing(open(placeOf(id), 'r'));
      return handle && streamOf(handle, range);
    },
    async delete(id) {
      for (const variant of [undefined, ...BLOB_VARIANTS]) {
        const place = placeOf(id, variant);
        await rm(place, { force: true });
        await rm(temporaryOf(place), { force: true });
      }
    },
    async list(prefix, before) {
      const names = await filesBelow(path.join(root, prefix));
      const old: string[] = [];
      for (const name of names) {
        const facts = await unlessMissing(stat(name));
        if (facts && facts.mtimeMs < before.getTime()) old.push(path.basename(name));
      }
      return [...new Set(old.map((name) => name.replace(/\..*$/, '')))].filter(isFileId);
    },
    async freeBytes() {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
    async check() {
      const probe = path.join(root, `.probe-${randomUUID()}`);
      await write(probe, new Uint8Array(1));
      await rm(probe, { force: true });
    },
  };
}

/** Paths of the files two folders down; nothing where the folder is missing. */
async function filesBelow(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const inner of (await unlessMissing(readdir(folder))) ?? []) {
    const names = await unlessMissing(readdir(path.join(folder, inner)));
    for (const name of names ?? []) paths.push(path.join(folder, inner, name));
  }
  return paths;
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

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));
}

async function unlessMissing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** One piece of a stream: a connection that takes nothing holds no more than this of a file. */
const PIECE_BYTES = 128 * 1024;

/** Reads one piece when it is asked for one, and none ahead; closes the handle whichever way it ends. */
function streamOf(handle: FileHandle, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const piece = new Uint8Array(Math.min(PIECE_BYTES, end - position));
          const { bytesRead } = await handle.read(piece, 0, piece.byteLength, position);
          if (bytesRead === 0 && position < end) throw new Error('the file ends before its size');
          position += bytesRead;
          if (bytesRead > 0) controller.enqueue(piece.subarray(0, bytesRead));
          if (position < end) return;
          await handle.close();
          controller.close();
        } catch (error) {
          await handle.close();
          throw error;
        }
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  );
}
