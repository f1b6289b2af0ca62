import type { JobProgress } from '@/lib/operations/job';

/** What a listener hears of a request: how far it is, and in the end that it is over. */
export type ProgressEvent = { type: 'progress'; progress: JobProgress } | { type: 'end' };

export type ProgressListener = (event: ProgressEvent) => void;

/**
 * Carries the progress of running requests to whoever listens. Keys are chosen by clients and belong
 * to an account. A listener may come before its request; the latest event waits for late ones. One
 * machine keeps it in memory; many tell each other.
 */
export interface Progress {
  publish(accountId: string, id: string, progress: JobProgress): void;
  /** Tells listeners that the request is over, and forgets it. */
  end(accountId: string, id: string): void;
  /** Hears a request until the returned function is called; `undefined` when no more can listen. */
  listen(accountId: string, id: string, listener: ProgressListener): (() => void) | undefined;
}
