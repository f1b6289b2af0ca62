import type { RequestStore } from '@/lib/requests/request-store';
import type { RunTurns } from '@/lib/requests/run-turns';

interface Leaving {
  runTurns: Pick<RunTurns, 'stop' | 'untilIdle'>;
  requests: Pick<RequestStore, 'handOver'>;
}

/**
 * A server on its way out: requests that wait here go to others at once, those that run may end in time,
 * and what is left then goes to others, too. Never rejects: what can't be handed over now is adopted
 * once this server's lease is over.
 */
export async function leaveRequests(
  { runTurns, requests }: Leaving,
  deadlineMs: number,
): Promise<void> {
  try {
    await requests.handOver(runTurns.stop());
    await runTurns.untilIdle(deadlineMs);
    await requests.handOver();
  } catch (error) {
    console.error('Could not hand over the requests of this server:', error);
  }
}
