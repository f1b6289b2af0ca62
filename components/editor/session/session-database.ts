import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { MaskPatch } from '../mask/patch';
import type { Snapshot } from './snapshot';

const NAME = 'easel-studio';
const VERSION = 1;
const CURRENT = 'current';

interface SessionSchema extends DBSchema {
  /** Everything but the bytes, under one key. */
  session: { key: typeof CURRENT; value: Snapshot };
  /** Bytes of opened files, by the id of their version. */
  pictures: { key: string; value: Blob };
  /** Painted runs, by the id of their version. */
  masks: { key: string; value: MaskPatch };
}

export type SessionDatabase = IDBPDatabase<SessionSchema>;

/** Opens the browser's database of the studio; rejects where the browser gives none. */
export function openSessionDatabase(): Promise<SessionDatabase> {
  return openDB<SessionSchema>(NAME, VERSION, {
    upgrade: (database) => {
      for (const store of ['session', 'pictures', 'masks'] as const) {
        database.createObjectStore(store);
      }
    },
  });
}

export interface KeptSession {
  snapshot: Snapshot;
  pictures: Map<string, Blob>;
  masks: Map<string, MaskPatch>;
}

async function entriesOf<Store extends 'pictures' | 'masks'>(
  database: SessionDatabase,
  store: Store,
) {
  const [keys, values] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
  return new Map(keys.flatMap((key, index) => (values[index] ? [[key, values[index]]] : [])));
}

export async function readSession(database: SessionDatabase): Promise<KeptSession | undefined> {
  const snapshot = await database.get('session', CURRENT);
  if (!snapshot) return undefined;
  const [pictures, masks] = await Promise.all([
    entriesOf(database, 'pictures'),
    entriesOf(database, 'masks'),
  ]);
  return { snapshot, pictures, masks };
}

/** Writes what a session is now; bytes that are there already are not written again. */
export async function writeSession(
  database: SessionDatabase,
  { snapshot, pictures, masks }: KeptSession,
): Promise<void> {
  const known = new Set(await database.getAllKeys('pictures'));
  const work = database.transaction(['session', 'pictures', 'masks'], 'readwrite');
  const [session, pictureStore, maskStore] = [
    work.objectStore('session'),
    work.objectStore('pictures'),
    work.objectStore('masks'),
  ];
  const ids = new Set(snapshot.versions.map(({ id }) => id));
  await Promise.all([
    session.put(snapshot, CURRENT),
    ...[...pictures]
      .filter(([id]) => !known.has(id))
      .map(([id, blob]) => pictureStore.put(blob, id)),
    ...[...known].filter((id) => !ids.has(id)).map((id) => pictureStore.delete(id)),
    maskStore.clear(),
    ...[...masks].map(([id, patch]) => maskStore.put(patch, id)),
    work.done,
  ]);
}

/** Forgets everything, as for somebody else at the same browser. */
export async function clearSession(database: SessionDatabase): Promise<void> {
  const stores = ['session', 'pictures', 'masks'] as const;
  await Promise.all(stores.map((store) => database.clear(store)));
}
