import { callAction } from '@/components/api/client';
import { RequestError, type Failure } from '@/components/api/failure';
import { randomUuid } from '@/components/api/ids';
import {
  cancelRequest,
  followRequest,
  submitOperation,
  type LateAnswer,
} from '@/components/api/later';
import { CANCELED } from '@/components/api/send';
import { refreshBalance, useBalance } from '@/components/shell/balance-store';
import { userActions } from '@/lib/resources/users';
import { noteConnection } from '../store/connection';
import {
  MAX_BATCH_RUNNING,
  namesOf,
  resultNames,
  type Batch,
  type BatchFacts,
  type BatchItem,
} from './batch';
import { clearBatch, readBatch, readFile, writeBatch, writeItem } from './batch-database';
import { changeItem, putItem, useBatch } from './batch-store';

/**
 * Carries a batch out: each file is a request of its own, noted before it is sent and again with its id, so
 * that a page that comes after this one asks for it, or sends it again under its key, and pays once.
 */

type Answer = LateAnswer<'list' | 'single'>;

/** Files of the batch in hand that this page has chosen or read. */
const files = new Map<string, File>();
const running = new Map<string, AbortController>();
/** Lets go of the batch, so that another tab may have it. */
let release: (() => void) | undefined;

const LOCK = 'easel-batch';

/** Holds the batch for this tab alone; browsers without locks have one tab in good faith. */
function hold(): Promise<boolean> {
  if (release) return Promise.resolve(true);
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void locks.request(LOCK, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<void>((done) => (release = done)) : undefined;
    });
  });
}

/** Notes what became of a file, for this page and the next; a browser without room goes on. */
async function note(id: string, change: Partial<BatchItem>): Promise<void> {
  const item = changeItem(id, change);
  if (item) await writeItem(item).catch(() => undefined);
}

function failureOf(error: unknown): Failure {
  if (error instanceof RequestError) return error.failure;
  console.error(error);
  return { code: 'internal', message: 'The studio could not read the file.', charged: 'nothing' };
}

async function fileOf({ id }: BatchItem): Promise<File> {
  const file = files.get(id) ?? (await readFile(id));
  if (file) return file;
  const message = 'The browser has not kept the file; add it again.';
  throw new RequestError({ code: 'not_found', message, charged: 'nothing' });
}

/** The id of the request at the service, or its answer where that came at once. */
async function submitted(facts: BatchFacts, item: BatchItem) {
  if (item.requestId !== undefined) return { requestId: item.requestId };
  const { path, responseForm, part, references } = facts;
  const parts = { [part]: [await fileOf(item)] };
  const also = references.files.length > 0 ? { [references.part]: references.files } : {};
  const taken = await submitOperation(
    { paths: [path], responseForm },
    { body: item.body, files: { ...parts, ...also }, key: item.key, onConnection: noteConnection },
  );
  if ('requestId' in taken) await note(item.id, taken);
  return taken;
}

async function land(item: BatchItem, { answer }: Answer): Promise<void> {
  const { batch } = useBatch.getState();
  useBalance.getState().charge(answer.credits);
  const endings = answer.images.map(({ url }) => /\.(\w+)$/.exec(url)?.[1] ?? 'webp');
  const names = resultNames(item.fileName, endings, namesOf(batch?.items ?? []));
  const results = answer.images.map(({ image_id: imageId }, at) => ({
    imageId,
    name: names[at] ?? item.fileName,
  }));
  await note(item.id, { state: 'done', results, units: answer.credits });
  files.delete(item.id);
}

/** Stops a request at the service; one whose answer was there already is taken. */
async function stop(facts: BatchFacts, item: BatchItem, requestId: string): Promise<void> {
  const late = await cancelRequest(facts.responseForm, requestId).catch(() => undefined);
  if (late) await land(item, late);
}

async function carryOut(facts: BatchFacts, item: BatchItem): Promise<void> {
  const aborter = new AbortController();
  running.set(item.id, aborter);
  const { signal } = aborter;
  let requestId: string | undefined;
  try {
    await note(item.id, { state: 'running' });
    const taken = await submitted(facts, item);
    if ('requestId' in taken) requestId = taken.requestId;
    const following = {
      signal,
      onProgress: ({ fraction }: { fraction: number }) => void changeItem(item.id, { fraction }),
      onConnection: noteConnection,
    };
    const answer =
      'requestId' in taken
        ? await followRequest(facts.responseForm, taken.requestId, following)
        : taken;
    await land(item, answer);
  } catch (error) {
    const failure = failureOf(error);
    const isCanceled = signal.aborted || failure.code === CANCELED.code;
    await note(item.id, isCanceled ? { state: 'canceled' } : { state: 'failed', failure });
    if (isCanceled && requestId !== undefined) await stop(facts, item, requestId);
  }
  running.delete(item.id);
  runNext();
}

function runNext(): void {
  const { batch } = useBatch.getState();
  if (!batch) return;
  for (const item of batch.items) {
    if (running.size >= MAX_BATCH_RUNNING) return;
    // What an earlier page ran goes on here.
    const isOpen = item.state === 'waiting' || item.state === 'running';
    if (isOpen && !running.has(item.id)) void carryOut(batch.facts, item);
  }
  if (running.size === 0) void refreshBalance();
}

/** A file of a batch to be, and what it is sent with. */
interface BatchOrder extends Pick<BatchItem, 'body' | 'priceUnits'> {
  file: File;
}

/** Begins a batch; resolves to why it could not, or to nothing. */
export async function startBatch(
  facts: Omit<BatchFacts, 'id' | 'accountId'>,
  chosen: readonly BatchOrder[],
): Promise<string | undefined> {
  if (!(await hold())) return 'A batch runs in another tab of this browser.';
  const me = await callAction(userActions.readMe).catch(failureOf);
  if ('charged' in me) return me.message;
  const items = chosen.map(({ file, ...order }, index): BatchItem => {
    const id = randomUuid();
    files.set(id, file);
    const fresh = { state: 'waiting', key: randomUuid(), results: [] } as const;
    return { id, index, fileName: file.name, ...order, ...fresh, results: [] };
  });
  const batch: Batch = { facts: { ...facts, id: randomUuid(), accountId: me.id }, items };
  useBatch.setState({ batch, isElsewhere: false });
  // Without room in the browser it runs all the same, and ends with this page.
  await writeBatch(batch, files).catch((error: unknown) =>
    console.warn('The batch is not kept for a page after this one', error),
  );
  runNext();
  return undefined;
}

/** Goes on with the batch that an earlier page began, if this account and tab may. */
export async function resumeBatch(): Promise<void> {
  const kept = await readBatch().catch(() => undefined);
  if (!kept || useBatch.getState().batch) return;
  const me = await callAction(userActions.readMe).catch(() => undefined);
  if (me?.id !== kept.facts.accountId) return;
  if (!(await hold())) return useBatch.setState({ isElsewhere: true });
  useBatch.setState({ batch: kept, isElsewhere: false });
  runNext();
}

/** Stops what runs and what waits; what is done stays. */
export async function cancelBatch(): Promise<void> {
  const waiting = useBatch.getState().batch?.items.filter(({ state }) => state === 'waiting') ?? [];
  await Promise.all(waiting.map(({ id }) => note(id, { state: 'canceled' })));
  for (const aborter of running.values()) aborter.abort();
}

/** Tries again what failed or was stopped: the same request where nobody answered, else another one. */
export async function retryBatch(): Promise<void> {
  const over = useBatch
    .getState()
    .batch?.items.filter(({ state }) => state === 'failed' || state === 'canceled');
  for (const item of over ?? []) {
    const isOpenStill = item.failure?.code === 'network';
    const { requestId: _, failure: __, fraction: ___, ...rest } = item;
    const again = isOpenStill ? { ...item } : { ...rest, key: randomUuid() };
    const fresh: BatchItem = { ...again, state: 'waiting' };
    putItem(fresh);
    await writeItem(fresh).catch(() => undefined);
  }
  runNext();
}

/** Forgets a batch that is over. Its results stay in the gallery. */
export async function dismissBatch(): Promise<void> {
  useBatch.setState({ batch: undefined });
  files.clear();
  release?.();
  release = undefined;
  await clearBatch().catch(() => undefined);
}
