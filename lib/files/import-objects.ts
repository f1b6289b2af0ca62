import { createHash } from 'node:crypto';
import type { ObjectStore } from './object-store';

/** Objects on their way at once: enough for a network's pauses, few enough for any memory. */
const CONCURRENCY = 8;
/** Two hexadecimal digits: ids are walked in so many parts. */
const PARTS = 256;

export interface ImportReport {
  /** Objects that were put now, and their bytes. */
  copied: number;
  copiedBytes: number;
  /** Objects that were there already, with the same size: of an earlier run. */
  present: number;
}

type Source = Pick<ObjectStore, 'get' | 'list'>;
type Target = Pick<ObjectStore, 'get' | 'put' | 'list'>;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** All objects of one part, whatever their age, with their sizes. */
async function sizesIn(store: Pick<ObjectStore, 'list'>, prefix: string) {
  const sizes = new Map<string, number>();
  const everything = new Date(8.64e15);
  for await (const { key, sizeBytes } of store.list(prefix, everything)) sizes.set(key, sizeBytes);
  return sizes;
}

/** Puts one object and reads it back; resolves to its size, 0 where it went while we looked. */
async function copy(from: Source, to: Target, key: string): Promise<number> {
  const bytes = await from.get(key);
  if (!bytes) return 0;
  await to.put(key, bytes);
  const kept = await to.get(key);
  if (!kept || hashOf(kept) !== hashOf(bytes)) {
    throw new Error(`${key} was put and came back as something else.`);
  }
  return bytes.byteLength;
}

/**
 * Copies the files of one store into another, each read back and compared by its hash. Can be run again
 * at any time: what is there is passed over, so that an import that was cut off goes on, and a second run
 * takes what came while the first ran. Deletes nothing.
 *
 * @param onPart hears how far it is, after each of 256 parts
 * @throws Error when an object can't be read, put or comes back changed; what was copied stays
 */
export async function importObjects(
  from: Source,
  to: Target,
  onPart: (report: ImportReport, part: number, parts: number) => void = () => undefined,
): Promise<ImportReport> {
  const report: ImportReport = { copied: 0, copiedBytes: 0, present: 0 };
  for (let part = 0; part < PARTS; part += 1) {
    const prefix = `files/${part.toString(16).padStart(2, '0')}`;
    const ours = await sizesIn(from, prefix);
    const theirs = ours.size > 0 ? await sizesIn(to, prefix) : new Map<string, number>();
    const missing = [...ours.keys()].filter((key) => theirs.get(key) !== ours.get(key));
    report.present += ours.size - missing.length;
    const next = missing.values();
    const copyOn = async () => {
      for (const key of next) {
        const bytes = await copy(from, to, key);
        report.copiedBytes += bytes;
        report.copied += 1;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, copyOn));
    onPart(report, part + 1, PARTS);
  }
  return report;
}
