import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { MaskPatch } from '../mask/patch';
import type { KeptEntry } from '../history/history';
import type { Snapshot } from './snapshot';

const NAME = 'easel-studio';
const VERSION = 2;
const STORES = ['session', 'pictures', 'masks', 'steps'] as const;
const CURRENT = 'current';

interface SessionSchema extends DBSchema {
  /** Everything but the bytes, under one key. */
  session: { key: typeof CURRENT; value: Snapshot };
  /** Bytes of opened files, by the id of their version. */
  pictures: { key: string; value: Blob };
  /** Painted runs, by the id of their version. */
  masks: { key: string; value: MaskPatch };
  /** Steps of the history, by their id; their order is the session's. */
  steps: { key: string; value: KeptEntry };
}

export type SessionDatabase = IDBPDatabase<SessionSchema>;

/** Opens the browser's database of the studio; rejects where the browser gives none. */
export function openSessionDatabase(): Promise<SessionDatabase> {
  return openDB<SessionSchema>(NAME, VERSION, {
    upgrade: (database) => {
      const missing = STORES.filter((store) => !database.objectStoreNames.contains(store));
      for (const store of missing) database.createObjectStore(store);
    },
  });
}

export interface KeptSession {
  snapshot: Snapshot;
  pictures: Map<string, Blob>;
  masks: Map<string, MaskPatch>;
  steps: Map<string, KeptEntry>;
}

async function entriesOf<Store extends 'pictures' | 'masks' | 'steps'>(
  database: SessionDatabase,
  store: Store,
) {
  const [keys, values] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
  return new Map(keys.flatMap((key, index) => (values[index] ? [[key, values[index]]] : [])));
}

export async function readSession(database: SessionDatabase): Promise<KeptSession | undefined> {
  const snapshot = await database.get('session', CURRENT);
  if (!snapshot) return undefined;
  const [pictures, masks, steps] = await Promise.all([
    entriesOf(database, 'pictures'),
    entriesOf(database, 'masks'),
    entriesOf(database, 'steps'),
  ]);
  return { snapshot, pictures, masks, steps };
}

/** Writes what a session is now; pictures and steps never change, so those that are there stay. */
export async function writeSession(
  database: SessionDatabase,
  { snapshot, pictures, masks, steps }: KeptSession,
): Promise<void> {
  const knownPictures = new Set(await database.getAllKeys('pictures'));
  const knownSteps = new Set(await database.getAllKeys('steps'));
  const work = database.transaction(STORES, 'readwrite');
  const pictureStore = work.objectStore('pictures');
  const maskStore = work.objectStore('masks');
  const stepStore = work.objectStore('steps');
  const isNew = (known: ReadonlySet<string>) => (entry: readonly [string, unknown]) =>
    !known.has(entry[0]);
  await Promise.all([
    work.objectStore('session').put(snapshot, CURRENT),
    ...[...pictures].filter(isNew(knownPictures)).map(([id, blob]) => pictureStore.put(blob, id)),
    ...[...knownPictures].filter((id) => !pictures.has(id)).map((id) => pictureStore.delete(id)),
    maskStore.clear(),
    ...[...masks].map(([id, patch]) => maskStore.put(patch, id)),
    ...[...steps].filter(isNew(knownSteps)).map(([id, step]) => stepStore.put(step, id)),
    ...[...knownSteps].filter((id) => !steps.has(id)).map((id) => stepStore.delete(id)),
    work.done,
  ]);
}

/** Forgets everything, as for somebody else at the same browser. */
export async function clearSession(database: SessionDatabase): Promise<void> {
  await Promise.all(STORES.map((store) => database.clear(store)));
}
