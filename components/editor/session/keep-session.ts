import { callAction } from '@/components/api/client';
import { readBytes } from '@/components/api/read-bytes';
import { userActions } from '@/lib/resources/users';
import { dropMasks, useMask } from '../mask/mask-state';
import { enqueue } from '../actions/job-queue';
import { finishStop, isUnderWay, keepOrdersIn, workOfRecord } from '../actions/orders';
import { useBrush } from '../mask/brush-options';
import { useFrame } from '../outpaint/frame';
import { useForms } from '../store/forms';
import { useDocuments } from '../document/document-store';
import { keptAssets } from '../document/kept-documents';
import { useProject } from '../projects/project-state';
import { refuseFile } from '../store/open-file';
import { useOperation } from '../store/operation';
import { useVersions, type Version } from '../store/versions';
import { useTextBoxes } from '../text/text-boxes';
import { useActiveTool } from '../tools/active-tool';
import { useHistory, type KeptEntry } from '../history/history';
import {
  deleteOrder,
  openSessionDatabase,
  putOrder,
  readOrders,
  readSession,
  writeSession,
  type SessionDatabase,
} from './session-database';
import { holdSession, type SessionHold } from './session-hold';
import {
  removedVersions,
  restoreSnapshot,
  takeMasks,
  takeSnapshot,
  takeSteps,
  type Snapshot,
} from './snapshot';
import { keepTyped, type Typed, typedIn, withTyped } from './typed-last';

/** A pause of this length in the work is used to keep it. */
const QUIET_MS = 1000;
/** Opened files that are kept; the newest come first. */
const MAX_KEPT_BYTES = 400_000_000;

/** Whose session it is; nothing without an answer, and then none is kept. */
async function accountIdOf(): Promise<string | undefined> {
  const user = await callAction(userActions.readMe).catch(() => undefined);
  return user?.id;
}

const blobs = new Map<string, Blob>();

/** The bytes of opened files within the budget, read once each. */
async function picturesOf(versions: readonly Version[]): Promise<Map<string, Blob>> {
  const pictures = new Map<string, Blob>();
  let bytes = 0;
  for (const { id, src } of versions.toReversed()) {
    if (!src.startsWith('blob:')) continue;
    const blob = blobs.get(id) ?? (await readBytes(src));
    bytes += blob.size;
    if (bytes > MAX_KEPT_BYTES) break;
    blobs.set(id, blob);
    pictures.set(id, blob);
  }
  for (const id of blobs.keys()) if (!pictures.has(id)) blobs.delete(id);
  return pictures;
}

/** Every document that the session may show again, those that steps lead to among them. */
function documentsOf({ documents }: Snapshot, steps: ReadonlyMap<string, KeptEntry>) {
  const changes = [...steps.values()].map(({ change }) => change);
  return [
    ...Object.values(documents.documents),
    ...Object.values(documents.landed),
    ...changes.flatMap((change) =>
      change.kind === 'document' ? [change.before, change.after] : [],
    ),
  ];
}

/** Writes the session down again and again: one write at a time, the last state last. */
class SessionKeeper {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> | undefined;
  private changed = false;
  private urgent = false;

  constructor(
    private readonly database: SessionDatabase,
    private readonly sessionId: string,
    private readonly accountId: string,
  ) {}

  /** Says that something changed, which is written in the next pause. */
  note(): void {
    this.changed = true;
    if (this.urgent) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.write(), QUIET_MS);
  }

  /** Says that something changed which is written without waiting for a pause. */
  noteAtOnce(): void {
    this.note();
    this.urgent = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.write());
  }

  /** Writes at once what waits to be written; resolves when all that was there at the call is. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.urgent = false;
    await this.writing;
    if (!this.changed) return this.writing;
    this.changed = false;
    this.writing = this.writeNow();
    await this.writing;
  }

  private async writeNow(): Promise<void> {
    try {
      const snapshot = takeSnapshot(this.accountId);
      const steps = takeSteps();
      const held = [...removedVersions(steps), ...snapshot.versions];
      dropMasks((id) => held.some((version) => version.id === id));
      // Masks and the steps that lead to them are taken at one moment, before anything is waited for.
      const masks = takeMasks();
      const assets = await keptAssets(documentsOf(snapshot, steps));
      const pictures = new Map([...assets, ...(await picturesOf(held))]);
      await writeSession(this.database, this.sessionId, { snapshot, pictures, masks, steps });
    } catch (error) {
      tellUnkept(error);
    }
  }

  async stop(): Promise<void> {
    await this.write();
  }
}

let told = false;

/** Says once that a reload would lose the work; painting goes on. */
function tellUnkept(error: unknown): void {
  console.warn('The session could not be kept', error);
  if (told) return;
  told = true;
  refuseFile({
    title: 'The session is not kept',
    reason: 'This browser has no room for it: after a reload the canvas will be empty.',
  });
}

async function restore(database: SessionDatabase, sessionId: string): Promise<void> {
  const typed = typedIn(sessionId);
  const kept = await readSession(database, sessionId);
  // Somebody who was quicker than the database has begun a new session.
  if (useVersions.getState().versions.length > 0) return;
  if (kept) return restoreSnapshot({ ...kept, snapshot: withTyped(kept.snapshot, typed) });
  if (typed) retype(typed);
}

/** Words of a page that was left before anything of its session was written. */
function retype(typed: Typed): void {
  const { forms } = useForms.getState();
  if (Object.keys(forms).length > 0) return;
  const { setOperation, operation } = useOperation.getState();
  const again = withTyped({ forms, operation }, typed);
  useForms.setState({ forms: again.forms });
  setOperation(again.operation);
}

/** Every store whose change is worth keeping. */
const STORES = [
  useMask,
  useFrame,
  useTextBoxes,
  useDocuments,
  useForms,
  useOperation,
  useActiveTool,
  useBrush,
  useHistory,
  useProject,
] as const;

/**
 * Brings the last session of this browser and account back, and keeps this one from then on, so that
 * it survives a reload. `onRestored` is called once it is back, or there is none. Returns the function
 * that stops.
 */
export function keepSession(onRestored: () => void): () => void {
  const aborter = new AbortController();
  void begin(aborter.signal, onRestored);
  return () => aborter.abort();
}

interface Opened {
  database: SessionDatabase;
  accountId: string;
  hold: SessionHold;
}

/** The database with this tab's session in the stores; nothing where none can be kept. */
async function openRestored(signal: AbortSignal): Promise<Opened | undefined> {
  const accountId = await accountIdOf();
  if (!accountId || signal.aborted) return undefined;
  const database = await openSessionDatabase().catch(() => undefined);
  if (!database) return undefined;
  const hold = await holdSession(database, accountId);
  await restore(database, hold.id).catch((error: unknown) => {
    console.warn('The last session could not be brought back', error);
  });
  return { database, accountId, hold };
}

/** Keeps orders under way, and goes on with those of the page before. */
async function followOrders({ database, hold }: Opened, keeper: SessionKeeper): Promise<void> {
  const kept = await readOrders(database, hold.id);
  const begun = kept.filter(({ order }) => !isUnderWay(order.key));
  keepOrdersIn({
    // With what it was asked from: a page that ends in mid-job is found by its session.
    put: async (record) => {
      keeper.note();
      await keeper.write();
      await putOrder(database, hold.id, record);
    },
    remove: async (key) => {
      await keeper.write();
      await deleteOrder(database, hold.id, key);
    },
  });
  for (const record of begun) {
    if (record.canceled) void finishStop(record);
    else enqueue(workOfRecord(record));
  }
}

async function begin(signal: AbortSignal, onRestored: () => void): Promise<void> {
  const opened = await openRestored(signal);
  if (!signal.aborted) onRestored();
  if (!opened) return;
  const { database, accountId, hold } = opened;
  if (signal.aborted) {
    hold.release();
    return database.close();
  }
  const keeper = new SessionKeeper(database, hold.id, accountId);
  const stops = [
    ...STORES.map((store) => store.subscribe(() => keeper.note())),
    // Results are paid for, and openings are work: they are kept without a pause.
    useVersions.subscribe(() => keeper.noteAtOnce()),
  ];
  // What was done before the database was open is kept, too.
  if (useVersions.getState().versions.length > 0) keeper.note();
  const flush = () => {
    keepTyped(hold.id);
    void keeper.write();
  };
  document.addEventListener('visibilitychange', flush, { signal });
  window.addEventListener('pagehide', flush, { signal });
  signal.addEventListener('abort', () => {
    stops.forEach((stop) => stop());
    keepOrdersIn(undefined);
    void keeper.stop().finally(hold.release);
  });
  await followOrders(opened, keeper);
}
