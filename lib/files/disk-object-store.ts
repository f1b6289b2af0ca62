import { randomUUID } from 'node:crypto';
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  statfs,
} from 'node:fs/promises';
import path from 'node:path';
import type { ByteRange } from './byte-range';
import { assertObjectKey, assertObjectPrefix } from './object-key';
import type { ObjectEntry, ObjectStore } from './object-store';
import { diskFull } from './storage-limits';

/**
 * What goes to a worker and comes back: who waits for it gives it again where a machine loses its power
 * before it is on the disk.
 */
const PASSING = /^(?:results\/|inputs\/[^/]+\/\d+$)/;

/**
 * Objects as files below a folder. The ids of each room fan out over two levels (`files/ab/cd/abcd…`),
 * so that no folder grows beyond what file systems list quickly. An object appears whole or not at all:
 * it is written beside its place, synced where it is kept, and renamed. Two writers of one key are not kept apart.
 *
 * @param root absolute path of the folder that holds the rooms, made when missing
 */
export function createDiskObjectStore(root: string): ObjectStore {
  function placeOf(key: string): string {
    const [room = '', id = '', ...rest] = assertObjectKey(key).split('/');
    const place = [room, id.slice(0, 2), id.slice(2, 4), id, ...rest];
    return path.join(/* turbopackIgnore: true */ root, ...place);
  }

  async function write(place: string, bytes: Uint8Array, isKept = true): Promise<void> {
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    const temporary = temporaryOf(place);
    try {
      await writeWhole(temporary, bytes, isKept);
      await rename(temporary, place);
    } catch (error) {
      await rm(temporary, { force: true });
      throw isDiskFull(error) ? diskFull(error) : error;
    }
  }

  async function remove(key: string): Promise<void> {
    const place = placeOf(key);
    await rm(place, { force: true });
    await rm(temporaryOf(place), { force: true });
    // A request's own folder goes with its last input; others come and go with ids, and stay.
    if (key.startsWith('inputs/')) await rmdir(path.dirname(place)).catch(() => undefined);
  }

  return {
    put: async (key, bytes) => write(placeOf(key), bytes, !PASSING.test(key)),
    get: async (key) => unlessMissing(readFile(placeOf(key))),
    async stream(key, range) {
      const handle = await unlessMissing(open(placeOf(key), 'r'));
      return handle && streamOf(handle, range);
    },
    delete: remove,
    async *list(prefix, before) {
      const [room = '', digits = ''] = assertObjectPrefix(prefix).split('/');
      for await (const file of filesBelow(
        path.join(/* turbopackIgnore: true */ root, room, digits),
      )) {
        const entry = await entryOf(root, file, before);
        if (entry) yield entry;
      }
    },
    async freeBytes() {
      // Results are what fills a disk, and their room may be a volume of its own.
      const files = path.join(root, 'files');
      await mkdir(files, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(files);
      return bavail * bsize;
    },
    async check() {
      const probe = path.join(root, 'files', `.probe-${randomUUID()}`);
      await write(probe, new Uint8Array(1));
      await rm(probe, { force: true });
    },
  };
}

/** The object that a file is or, half-written, would have become; nothing while it is too young. */
async function entryOf(root: string, file: string, before: Date): Promise<ObjectEntry | undefined> {
  const facts = await unlessMissing(stat(file));
  if (!facts || facts.mtimeMs >= before.getTime()) return undefined;
  const [room = '', , , ...rest] = path.relative(root, file).split(path.sep);
  const key = [room, ...rest].join('/').replace(/\.tmp$/, '');
  try {
    return { key: assertObjectKey(key), sizeBytes: facts.size };
  } catch {
    // Whatever else lies here was not put by us, and is left alone.
    return undefined;
  }
}

/** Paths of all files below a folder, one folder's names at a time; nothing where it is missing. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  for (const entry of (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(place);
    else if (entry.isFile()) yield place;
  }
}

/** One name for one object, so that what a crash leaves half-written goes when the object is deleted. */
function temporaryOf(place: string): string {
  return `${place}.tmp`;
}

async function writeWhole(file: string, bytes: Uint8Array, isKept: boolean): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    if (isKept) await handle.datasync();
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
