const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;

/** Starts that fail in a row before the engine counts as broken: what waits for it is refused then. */
export const BROKEN_AFTER_STARTS = 3;

/** How long to wait before the next start, after a number of starts in a row that failed: doubling. */
export function restartPauseMs(failedStarts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failedStarts - 1));
}
