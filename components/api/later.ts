import { z } from 'zod';
import type { ResponseForm } from '@/lib/operations/define-operation';
import { requestActions } from '@/lib/resources/requests';
import { pathOfAction } from './action-path';
import { ANSWERS, type OperationAnswer } from './answers';
import { callAction, contentOf, type Called, type OperationContent } from './client';
import { RequestError } from './failure';
import type { Progress } from './progress';
import { CANCELED, readAnswer, send } from './send';

/**
 * Operations whose answer is asked for by the id of their request: a lost connection, a reload or a closed
 * tab lose nothing, as the service goes on and keeps the answer.
 */

type RequestState = z.output<typeof requestActions.readRequest.answer>;

/** What came of an operation, and how long it took. */
export interface LateAnswer<Form extends ResponseForm> {
  answer: OperationAnswer<Form>;
  elapsedMs: number;
}

/** A request that the service has taken on, or its answer where the service gave it at once. */
export type Taken<Form extends ResponseForm> = { requestId: string } | LateAnswer<Form>;

const ACCEPTED = 202;
const accepted = z.object({ id: z.string() });

/** Resolves when the browser says that it is connected, or after a pause. Rejects when aborted. */
function connectedOr(pauseMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const aborter = new AbortController();
    const end = (settle: () => void) => {
      clearTimeout(timer);
      aborter.abort();
      settle();
    };
    const timer = setTimeout(() => end(resolve), pauseMs);
    const { signal: mine } = aborter;
    if (signal?.aborted) return end(() => reject(new RequestError(CANCELED)));
    const onAbort = () => end(() => reject(new RequestError(CANCELED)));
    signal?.addEventListener('abort', onAbort, { signal: mine });
    globalThis.addEventListener?.('online', () => end(resolve), { signal: mine });
  });
}

/** The browser knows that it has no connection; without it nothing is worth trying. */
function isOffline(): boolean {
  return navigator.onLine === false;
}

/** How long at most to wait for the connection before looking again. */
const LONGEST_PAUSE_MS = 10_000;
const FIRST_PAUSE_MS = 1_000;

function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
}

function isNetworkFailure(error: unknown): boolean {
  return error instanceof RequestError && error.failure.code === 'network';
}

/** Told whether the connection to the service is there. */
type ConnectionListener = (connected: boolean) => void;

interface Submission extends OperationContent {
  /** The same key again is the same request: it is done and paid for once. */
  key: string;
  onConnection?: ConnectionListener;
}

/**
 * Hands an operation to the service. While the browser is offline it waits and sends it again under its
 * key. Rejects with `RequestError`, as for a refusal.
 */
export async function submitOperation<Form extends ResponseForm>(
  { paths, responseForm }: Called<Form>,
  { key, onConnection, ...content }: Submission,
): Promise<Taken<Form>> {
  const startedAtMs = performance.now();
  const { body, headers } = contentOf(content);
  const init = {
    method: 'POST',
    body,
    repeatable: true,
    headers: { ...headers, 'idempotency-key': key, prefer: 'respond-async' },
  };
  for (;;) {
    try {
      const response = await send(paths[0] ?? '', init);
      onConnection?.(true);
      if (response.status === ACCEPTED) {
        const { id } = await readAnswer(response, accepted);
        return { requestId: id };
      }
      const answer = (await readAnswer(response, ANSWERS[responseForm])) as OperationAnswer<Form>;
      return { answer, elapsedMs: performance.now() - startedAtMs };
    } catch (error) {
      if (!isNetworkFailure(error) || !isOffline()) throw error;
      onConnection?.(false);
      await connectedOr(LONGEST_PAUSE_MS, undefined);
    }
  }
}

const told = requestActions.readRequest.answer.omit({ result: true });

function progressOf({ progress, queue }: z.output<typeof told>): Progress | undefined {
  if (queue) return { fraction: 0, step: 'waiting', queue };
  return progress ?? undefined;
}

function parsed<Schema extends z.ZodType>(schema: Schema, data: unknown) {
  try {
    return schema.safeParse(JSON.parse(String(data))).data as z.output<Schema> | undefined;
  } catch {
    return undefined;
  }
}

interface Following {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  onConnection?: ConnectionListener | undefined;
}

/** Hears what the service tells of a request until it has ended; nothing when the line breaks. */
function listen(
  requestId: string,
  { signal, onProgress, onConnection }: Following,
): Promise<RequestState | undefined> {
  return new Promise((resolve) => {
    const address = { params: { id: requestId } };
    const source = new EventSource(pathOfAction(requestActions.readRequest, address));
    const aborter = new AbortController();
    const end = (state?: RequestState) => {
      source.close();
      aborter.abort();
      resolve(state);
    };
    source.addEventListener('open', () => onConnection?.(true));
    source.addEventListener('progress', ({ data }: MessageEvent) => {
      const state = parsed(told, data);
      const progress = state && progressOf(state);
      if (progress) onProgress?.(progress);
    });
    source.addEventListener('end', ({ data }: MessageEvent) =>
      end(parsed(requestActions.readRequest.answer, data)),
    );
    source.addEventListener('error', () => end());
    // A line from before a lost connection may be dead without having said so.
    globalThis.addEventListener?.('online', () => end(), { signal: aborter.signal });
    signal?.addEventListener('abort', () => end(), { signal: aborter.signal });
  });
}

function isOpen({ state }: RequestState): boolean {
  return state === 'queued' || state === 'running';
}

/** What an ended request came to. Throws `RequestError` unless it succeeded. */
function outcomeOf<Form extends ResponseForm>(form: Form, ended: RequestState): LateAnswer<Form> {
  if (ended.state === 'canceled') throw new RequestError(CANCELED);
  if (ended.state === 'failed') {
    const { code, message } = z
      .object({ code: z.string(), message: z.string() })
      .catch({ code: 'internal', message: 'The service did not say why.' })
      .parse(ended.error);
    throw new RequestError({ code, message, charged: 'nothing' });
  }
  const answer = ANSWERS[form].safeParse(ended.result);
  if (!answer.success) {
    throw new RequestError({
      code: 'internal',
      message: 'The server’s answer has an unexpected form.',
      charged: 'unknown',
    });
  }
  const begun = Date.parse(ended.creation_time);
  const elapsedMs = Date.parse(ended.end_time ?? ended.creation_time) - begun;
  return { answer: answer.data as OperationAnswer<Form>, elapsedMs };
}

/** How a request stands; nothing while the service can't be reached. */
async function ask(
  requestId: string,
  { signal, onConnection }: Following,
): Promise<RequestState | undefined> {
  try {
    const params = { id: requestId };
    const state = await callAction(requestActions.readRequest, {
      params,
      ...(signal ? { signal } : {}),
    });
    onConnection?.(true);
    return state;
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    onConnection?.(false);
    return undefined;
  }
}

/**
 * Waits for what a request comes to. A lost connection is waited for: the service forgets a request after a
 * day, which then ends this as `not_found`. Rejects with `RequestError`; an abort only ends the waiting.
 */
export async function followRequest<Form extends ResponseForm>(
  form: Form,
  requestId: string,
  following: Following,
): Promise<LateAnswer<Form>> {
  for (let failures = 0; ; failures += 1) {
    const heard = isOffline() ? undefined : await listen(requestId, following);
    if (following.signal?.aborted) throw new RequestError(CANCELED);
    if (heard) return outcomeOf(form, heard);
    const state = await ask(requestId, following);
    if (state && !isOpen(state)) return outcomeOf(form, state);
    if (state) failures = 0;
    await connectedOr(pauseAfter(failures), following.signal);
  }
}

/** Cancels a request; resolves to its answer where it had been answered already. */
export async function cancelRequest<Form extends ResponseForm>(
  form: Form,
  requestId: string,
): Promise<LateAnswer<Form> | undefined> {
  const ended = await callAction(requestActions.cancelRequest, { params: { id: requestId } });
  return ended.state === 'succeeded' ? outcomeOf(form, ended) : undefined;
}
