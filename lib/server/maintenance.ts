import { sweepLeftovers } from '@/lib/files/sweep-leftovers';
import { takeOn } from '@/lib/http/requests/work-later';
import { checkSkew, renewEveryMs } from '@/lib/instances/lease-rules';
import { MAX_WAIT_MS } from '@/lib/requests/request-rules';
import { services, type Services } from './services';
import { longestRequestMs } from './stores';

const SWEEP_INTERVAL_MS = 60_000;
/** How soon a server hears that another one was told to cancel a request of its own. */
const CANCEL_LOOK_MS = 2_000;
/** How soon deliveries that are due are tried, besides those that become due here. */
const WEBHOOK_LOOK_MS = 5_000;
/** What no row knows is left alone for as long, and for as long as any request may be open. */
const LEFTOVER_AGE_MS = 3_600_000;

/**
 * Takes a lease, so that what this server holds is its own, then keeps renewing it and sweeping. Call
 * once, at start.
 * @throws Error when this machine's clock and the database's differ too much
 */
export async function startMaintenance(): Promise<void> {
  const all = await services();
  await all.uploads.sweep();
  checkSkew(await all.instances.clockSkewMs());
  await all.instances.renew();
  repeat(renewEveryMs(all.env.INSTANCE_LEASE_SECONDS * 1000), () => renewLease(all));
  repeat(SWEEP_INTERVAL_MS, () => sweepOnce(all));
  repeat(CANCEL_LOOK_MS, () => stopCanceled(all));
  repeat(WEBHOOK_LOOK_MS, () => all.webhooks.carry());
}

/**
 * Says that this server lives, gives back what those held that have been silent for too long, and goes
 * on with their requests that are answered later.
 */
async function renewLease(all: Services): Promise<void> {
  try {
    await all.instances.renew();
    const { adopted, failed } = await all.requests.adopt(all.runTurns.room);
    takeOn(all, adopted);
    if (adopted.length > 0) console.warn(`Goes on with ${adopted.length} requests of others.`);
    if (failed > 0) all.webhooks.hurry();
    const released = failed + (await all.credits.releaseSilent());
    if (released > 0) console.warn(`Gave back ${released} reservations of servers that stopped.`);
  } catch (error) {
    console.error('Could not renew the lease of this server:', error);
  }
}

/** Stops the work of requests that are open here no more: cancelled by way of another server, given up, or adopted. */
async function stopCanceled({ requests, runTurns }: Services): Promise<void> {
  try {
    for (const id of await requests.goneOf(runTurns.ids)) runTurns.cancel(id);
  } catch (error) {
    console.error('Could not look for cancelled requests:', error);
  }
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
  const longestOpenMs = MAX_WAIT_MS + longestRequestMs(all.env);
  // What waits may be needed until it is given up, and a sweep of that comes first.
  const leftoverAgeMs = Math.max(LEFTOVER_AGE_MS, longestOpenMs + SWEEP_INTERVAL_MS);
  const parts: [what: string, sweep: () => Promise<number>][] = [
    ['expired files', () => all.files.sweep()],
    ['bytes without a record', () => all.files.sweepOrphans()],
    [
      'what requests left behind',
      () => sweepLeftovers(all.objects, new Date(Date.now() - leftoverAgeMs)),
    ],
    ['stale reservations', () => all.credits.releaseOlderThan(longestRequestMs(all.env))],
    ['requests open for too long', () => all.requests.failOlderThan(longestOpenMs)],
    ['requests that have expired', () => all.requests.sweep()],
    ['idempotency keys', () => all.idempotency.sweep()],
    ['reports of payments that are not ours', () => all.payments.sweep()],
    ['expired links', () => all.emailLinks.sweep()],
    ['expired sessions', () => all.sessions.sweep()],
    ['servers that are gone', () => all.instances.sweep()],
  ];
  for (const [what, sweep] of parts) {
    try {
      await sweep();
    } catch (error) {
      console.error(`Could not sweep ${what}:`, error);
    }
  }
}

/** Each round starts after the one before has ended, and none keeps the process alive. */
function repeat(pauseMs: number, round: () => Promise<void>): void {
  const next = () => setTimeout(run, pauseMs).unref();
  const run = () => void round().finally(next);
  run();
}
