import { withDeadline } from '@/lib/deadline';
import type { EngineLog } from '../log';

/** A worker that is cancelled has seconds left: theirs to tell the backend are fewer. */
const CANCEL_TIMEOUT_MS = 1_500;

/**
 * Runs work and, when its signal is aborted, `cancel` before the abort is passed on. What goes wrong
 * in cancelling is logged: the backend then finishes for nobody.
 */
export async function cancelOnAbort<T>(
  signal: AbortSignal,
  log: EngineLog,
  cancel: (signal: AbortSignal) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!signal.aborted) throw error;
    await withDeadline(CANCEL_TIMEOUT_MS, [], cancel).catch((reason: unknown) => {
      log.warn(`a backend could not be told to stop: ${String(reason)}`);
    });
    throw signal.reason;
  }
}
