import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { OrderRecord } from '../actions/orders';
import type { KeptEntry } from '../history/history';
import type { MaskPatch } from '../mask/patch';
import type { Snapshot } from './snapshot';

const NAME = 'easel-studio';
const VERSION = 3;
const STORES = ['session', 'pictures', 'masks', 'steps', 'orders'] as const;
/** Stores whose values belong to a session, under `session/id`. */
const PARTS = ['pictures', 'masks', 'steps', 'orders'] as const;
/** The last version that held a single session, and the id which that has from then on. */
const SINGLE_SESSION_VERSION = 2;
const FIRST_SESSION = 'first';

/** A snapshot with the time at which it was written, in Unix milliseconds. */
export type DatedSnapshot = Snapshot & { savedAtMs?: number };

interface SessionSchema extends DBSchema {
  /** Everything but the bytes, by the id of the session. */
  session: { key: string; value: DatedSnapshot };
  /** Bytes of opened files, by the id of their version. */
  pictures: { key: string; value: Blob };
  /** Painted runs, by the id of their version. */
  masks: { key: string; value: MaskPatch };
  /** Steps of the history, by their id; their order is the session's. */
  steps: { key: string; value: KeptEntry };
  /** Requests under way, by their key. */
  orders: { key: string; value: OrderRecord };
}

export type SessionDatabase = IDBPDatabase<SessionSchema>;

type Upgrade = IDBPTransaction<SessionSchema, (typeof STORES)[number][], 'versionchange'>;

/** Gives the session of a browser that knew only one the id `first`. */
async function nameSingleSession(upgrade: Upgrade): Promise<void> {
  for (const name of ['session', 'pictures', 'masks', 'steps'] as const) {
    const store = upgrade.objectStore(name);
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    await store.clear();
    for (const [index, key] of keys.entries()) {
      const value = values[index];
      if (value)
        await store.put(value, name === 'session' ? FIRST_SESSION : keyOf(FIRST_SESSION, key));
    }
  }
}

/** Opens the browser's database of the studio; rejects where the browser gives none. */
export function openSessionDatabase(): Promise<SessionDatabase> {
  return new Promise((resolve, reject) => {
    openDB<SessionSchema>(NAME, VERSION, {
      upgrade: async (database, oldVersion, _, upgrade) => {
        const missing = STORES.filter((store) => !database.objectStoreNames.contains(store));
        for (const store of missing) database.createObjectStore(store);
        if (oldVersion === SINGLE_SESSION_VERSION) await nameSingleSession(upgrade);
      },
      blocked: () => reject(new Error('Another tab has an older studio open.')),
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }).then(resolve, reject);
  });
}

function keyOf(sessionId: string, id: string): string {
  return `${sessionId}/${id}`;
}

/** All keys of a session: `0` is the character after `/`. */
function rangeOf(sessionId: string): IDBKeyRange {
  return IDBKeyRange.bound(`${sessionId}/`, `${sessionId}0`, false, true);
}

export interface KeptSession {
  snapshot: Snapshot;
  pictures: Map<string, Blob>;
  masks: Map<string, MaskPatch>;
  steps: Map<string, KeptEntry>;
}

/** What a session has in a store, by the ids that the session knows it by. */
async function entriesOf<Store extends (typeof PARTS)[number]>(
  database: SessionDatabase,
  sessionId: string,
  store: Store,
) {
  const range = rangeOf(sessionId);
  const [keys, values] = await Promise.all([
    database.getAllKeys(store, range),
    database.getAll(store, range),
  ]);
  const idOf = (key: string) => key.slice(sessionId.length + 1);
  return new Map(keys.flatMap((key, index) => (values[index] ? [[idOf(key), values[index]]] : [])));
}

/** A session that was kept; nothing where only its requests were. */
export async function readSession(
  database: SessionDatabase,
  sessionId: string,
): Promise<KeptSession | undefined> {
  const snapshot = await database.get('session', sessionId);
  if (!snapshot) return undefined;
  const [pictures, masks, steps] = await Promise.all([
    entriesOf(database, sessionId, 'pictures'),
    entriesOf(database, sessionId, 'masks'),
    entriesOf(database, sessionId, 'steps'),
  ]);
  return { snapshot, pictures, masks, steps };
}

/** Writes what a session is now; pictures and steps never change, so those that are there stay. */
export async function writeSession(
  database: SessionDatabase,
  sessionId: string,
  { snapshot, pictures, masks, steps }: KeptSession,
): Promise<void> {
  const range = rangeOf(sessionId);
  const named = <Value>(values: ReadonlyMap<string, Value>) =>
    new Map([...values].map(([id, value]) => [keyOf(sessionId, id), value]));
  const [wantedPictures, wantedSteps] = [named(pictures), named(steps)];
  const knownPictures = new Set(await database.getAllKeys('pictures', range));
  const knownSteps = new Set(await database.getAllKeys('steps', range));
  const work = database.transaction(['session', 'pictures', 'masks', 'steps'], 'readwrite');
  const pictureStore = work.objectStore('pictures');
  const maskStore = work.objectStore('masks');
  const stepStore = work.objectStore('steps');
  const isNew = (known: ReadonlySet<string>) => (entry: readonly [string, unknown]) =>
    !known.has(entry[0]);
  await Promise.all([
    work.objectStore('session').put({ ...snapshot, savedAtMs: Date.now() }, sessionId),
    ...[...wantedPictures]
      .filter(isNew(knownPictures))
      .map(([id, blob]) => pictureStore.put(blob, id)),
    ...[...knownPictures]
      .filter((id) => !wantedPictures.has(id))
      .map((id) => pictureStore.delete(id)),
    maskStore.delete(range),
    ...[...named(masks)].map(([id, patch]) => maskStore.put(patch, id)),
    ...[...wantedSteps].filter(isNew(knownSteps)).map(([id, step]) => stepStore.put(step, id)),
    ...[...knownSteps].filter((id) => !wantedSteps.has(id)).map((id) => stepStore.delete(id)),
    work.done,
  ]);
}

/** Whose sessions are kept, the newest first. */
export async function listSessions(
  database: SessionDatabase,
): Promise<{ id: string; accountId: string; version: number }[]> {
  const [ids, snapshots] = await Promise.all([
    database.getAllKeys('session'),
    database.getAll('session'),
  ]);
  return ids
    .flatMap((id, index) => {
      const snapshot = snapshots[index];
      if (!snapshot) return [];
      const { accountId, version, savedAtMs = 0 } = snapshot;
      return [{ id, accountId, version, savedAtMs }];
    })
    .sort((one, other) => other.savedAtMs - one.savedAtMs);
}

/** Forgets sessions, as those of somebody else at the same browser. */
export async function deleteSessions(
  database: SessionDatabase,
  sessionIds: readonly string[],
): Promise<void> {
  await Promise.all(
    sessionIds.flatMap((id) => [
      database.delete('session', id),
      ...PARTS.map((store) => database.delete(store, rangeOf(id))),
    ]),
  );
}

/** The requests under way of a session. */
export async function readOrders(
  database: SessionDatabase,
  sessionId: string,
): Promise<OrderRecord[]> {
  const orders = await entriesOf(database, sessionId, 'orders');
  return [...orders.values()].sort((one, other) => one.sentAtMs - other.sentAtMs);
}

export async function putOrder(
  database: SessionDatabase,
  sessionId: string,
  record: OrderRecord,
): Promise<void> {
  await database.put('orders', record, keyOf(sessionId, record.order.key));
}

export async function deleteOrder(
  database: SessionDatabase,
  sessionId: string,
  key: string,
): Promise<void> {
  await database.delete('orders', keyOf(sessionId, key));
}
