import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Batch, BatchFacts, BatchItem } from './batch';
import { markBatch } from './batch-mark';

/** Where a batch is kept until it is dismissed, so that a page that comes after this one goes on with it. */

interface BatchSchema extends DBSchema {
  facts: { key: 'batch'; value: BatchFacts };
  /** By their id. */
  items: { key: string; value: BatchItem };
  /** Files that are not done, by the id of their item. */
  files: { key: string; value: File };
}

const NAME = 'easel-batch';
const VERSION = 1;
const STORES = ['facts', 'items', 'files'] as const;

let opened: Promise<IDBPDatabase<BatchSchema>> | undefined;

function database(): Promise<IDBPDatabase<BatchSchema>> {
  opened ??= openDB<BatchSchema>(NAME, VERSION, {
    upgrade: (made) => STORES.forEach((store) => void made.createObjectStore(store)),
  });
  return opened;
}

/** Keeps a new batch in the place of any other. Rejects where the browser has no room for it. */
export async function writeBatch(
  { facts, items }: Batch,
  files: ReadonlyMap<string, File>,
): Promise<void> {
  const work = (await database()).transaction(STORES, 'readwrite');
  await Promise.all([
    ...STORES.map((store) => work.objectStore(store).clear()),
    work.objectStore('facts').put(facts, 'batch'),
    ...items.map((item) => work.objectStore('items').put(item, item.id)),
    ...[...files].map(([id, file]) => work.objectStore('files').put(file, id)),
    work.done,
  ]);
  markBatch(true);
}

/** Keeps what became of one file; the bytes of one that is done are let go. */
export async function writeItem(item: BatchItem): Promise<void> {
  const work = (await database()).transaction(STORES, 'readwrite');
  await Promise.all([
    work.objectStore('items').put(item, item.id),
    ...(item.state === 'done' ? [work.objectStore('files').delete(item.id)] : []),
    work.done,
  ]);
}

export async function readBatch(): Promise<Batch | undefined> {
  const kept = await database();
  const [facts, items] = await Promise.all([kept.get('facts', 'batch'), kept.getAll('items')]);
  if (!facts) return undefined;
  return { facts, items: items.toSorted((one, other) => one.index - other.index) };
}

export async function readFile(id: string): Promise<File | undefined> {
  return (await database()).get('files', id);
}

export async function clearBatch(): Promise<void> {
  const work = (await database()).transaction(STORES, 'readwrite');
  await Promise.all([...STORES.map((store) => work.objectStore(store).clear()), work.done]);
  markBatch(false);
}
