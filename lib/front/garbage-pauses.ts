import { setFlagsFromString } from 'node:v8';

/**
 * V8 shares the work of its pauses out to helper threads and waits for the last of them. Where drawing
 * keeps every processor busy, a helper waits for its turn, and the server stands still with it: pauses
 * of 2 ms of work took 110 to 170 ms. The server's heap is small, and its own thread does it all sooner.
 * Marking keeps its helpers: it runs beside the event loop, and V8 of Node 20 aborts when they are taken
 * from it (`--no-parallel-marking`: `concurrent_marking()->IsStopped()`).
 */
const FLAGS = ['--no-parallel-scavenge', '--no-parallel-compaction'] as const;

/** From now on this process collects garbage, where it has to pause for it, without helper threads. */
export function pauseWithoutHelpers(): void {
  for (const flag of FLAGS) setFlagsFromString(flag);
}
