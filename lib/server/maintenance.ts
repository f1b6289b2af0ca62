import { sweepLeftovers } from '@/lib/files/sweep-leftovers';
import { services, type Services } from './services';
import { longestRequestMs } from './stores';

const SWEEP_INTERVAL_MS = 60_000;
/** What no row knows is left alone for as long, and for as long as any request may live. */
const LEFTOVER_AGE_MS = 3_600_000;

/** Gives back what earlier runs of this instance left open, then keeps sweeping. Call once, at start. */
export async function startMaintenance(): Promise<void> {
  const all = await services();
  await all.uploads.sweep();
  const released = await all.credits.releaseOwn();
  if (released > 0) console.warn(`Gave back ${released} reservations of an interrupted run.`);
  scheduleSweeps(() => sweepOnce(all));
}

/**
 * Deletes and gives back whatever has had its time, unless another server does so now. One failing part
 * does not stop the others.
 */
export async function sweepOnce(all: Services): Promise<void> {
  await all.leadership
    .lead(() => sweepParts(all))
    .catch((error: unknown) => {
      console.error('Could not ask whose turn it is to sweep:', error);
    });
}

async function sweepParts(all: Services): Promise<void> {
  const leftoverAgeMs = Math.max(LEFTOVER_AGE_MS, longestRequestMs(all.env));
  const parts: [what: string, sweep: () => Promise<number>][] = [
    ['expired files', () => all.files.sweep()],
    ['bytes without a record', () => all.files.sweepOrphans()],
    [
      'what requests left behind',
      () => sweepLeftovers(all.objects, new Date(Date.now() - leftoverAgeMs)),
    ],
    ['stale reservations', () => all.credits.releaseOlderThan(longestRequestMs(all.env))],
    ['idempotency keys', () => all.idempotency.sweep()],
    ['reports of payments that are not ours', () => all.payments.sweep()],
    ['expired links', () => all.emailLinks.sweep()],
    ['expired sessions', () => all.sessions.sweep()],
  ];
  for (const [what, sweep] of parts) {
    try {
      await sweep();
    } catch (error) {
      console.error(`Could not sweep ${what}:`, error);
    }
  }
}

/** Each sweep starts after the one before has ended, and none keeps the process alive. */
function scheduleSweeps(sweep: () => Promise<void>): void {
  const next = () => setTimeout(run, SWEEP_INTERVAL_MS).unref();
  const run = () => void sweep().finally(next);
  run();
}
