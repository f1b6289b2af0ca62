import { setMaxListeners } from 'node:events';

/** A signal with a time limit, and what ends it early. */
export interface Deadline {
  /** Aborts with a `TimeoutError` when the time is over, or with a parent's reason when that aborts. */
  readonly signal: AbortSignal;
  /** Whether it was the time that ended it, and no parent. */
  readonly isOver: boolean;
  /** Lets go of timer and parents; the signal will not abort any more. Call it when the work is done. */
  end(): void;
}

/**
 * Starts a time limit whose timer holds the signal until `end`. Node's own `AbortSignal.timeout` is
 * held weakly: joined by `AbortSignal.any` it may be collected before it fires, and then never does.
 * Here the pending timer refers to the controller, so neither can go before the other.
 *
 * @param limitMs more than 0
 * @param parents signals that end it too
 */
export function startDeadline(limitMs: number, parents: readonly AbortSignal[] = []): Deadline {
  const controller = new AbortController();
  // Ten pictures may be fetched under one limit; that is no leak.
  setMaxListeners(0, controller.signal);
  let isOver = false;
  const timer = setTimeout(() => {
    if (controller.signal.aborted) return;
    isOver = true;
    controller.abort(new DOMException(`${limitMs} ms are over`, 'TimeoutError'));
  }, limitMs);
  // A limit alone is no reason to keep a process alive; a timer that lets go is still held by Node.
  timer.unref();
  const unfollow = parents.map((parent) => abortWith(parent, controller));
  return {
    signal: controller.signal,
    get isOver() {
      return isOver;
    },
    end() {
      clearTimeout(timer);
      for (const stop of unfollow) stop();
    },
  };
}

/** Aborts a controller when a signal does; the function that comes back stops that. */
export function abortWith(parent: AbortSignal, controller: AbortController): () => void {
  const abort = () => controller.abort(parent.reason);
  if (parent.aborted) abort();
  parent.addEventListener('abort', abort, { once: true });
  return () => parent.removeEventListener('abort', abort);
}

/** Does work under a time limit that ends with it. */
export async function withDeadline<Result>(
  limitMs: number,
  parents: readonly AbortSignal[],
  work: (signal: AbortSignal, deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  const deadline = startDeadline(limitMs, parents);
  try {
    return await work(deadline.signal, deadline);
  } finally {
    deadline.end();
  }
}
