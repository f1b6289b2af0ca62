import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import { assertUnits, insufficientCredits, reservationGone } from '@/lib/credits/credit-rules';
import {
  checkRoom,
  type Delivery,
  deliveryPauseMs,
  isDelivered,
  OPEN_STATES,
  TOOK_TOO_LONG,
} from '@/lib/requests/request-rules';
import type { NewRequest, RequestError, RequestStore } from '@/lib/requests/request-store';
import { afterPlace } from './after-place';
import { databaseClock, type DatabaseClock } from '../database-clock';
import { lockedUser } from '../locked-user';
import type { Database, RequestRow, Schema } from '../schema';
import { endReservation, openReservation } from './credit-transactions';
import { finishClaim } from './idempotency-store';
import { adopting } from './request-adoption';
import { toRequest } from './request-row';

interface RequestStoreOptions {
  /** Boot id of this server. */
  instanceId: string;
  leaseMs: number;
  /** How long an ended request is kept. */
  keepMs: number;
  /** Open requests of one user. */
  maxOpen: number;
  now?: () => number;
  clock?: DatabaseClock;
}

/** Requests that one round of a sweep ends or forgets. */
const SWEEP_LIMIT = 500;
/** Time for one try of a delivery before another server may take it. */
const DELIVERY_LEASE_MS = 60_000;

const isOpen = ({ eb }: ExpressionBuilder<Schema, 'requests'>) => eb('state', 'in', OPEN_STATES);

export function createRequestStore(db: Database, options: RequestStoreOptions): RequestStore {
  const { keepMs, now = Date.now, clock = databaseClock(db), leaseMs } = options;
  const end = (transaction: Transaction<Schema>, id: string, how: End) =>
    endRequest(transaction, id, how, { now: now(), keepMs });
  const fail = (id: string, error: RequestError, instanceId?: string) =>
    db
      .transaction()
      .execute((transaction) => end(transaction, id, { state: 'failed', error, instanceId }));

  return {
    open: (request) =>
      db
        .transaction()
        .execute((transaction) => open(transaction, request, { ...options, clock, now: now() })),
    ...reading(db, now, options.instanceId),
    async note(id, progress, isRunning) {
      await db
        .updateTable('requests')
        .set(({ fn, val }) => ({
          progress: JSON.stringify(progress),
          ...(isRunning && { state: 'running', started_at: fn.coalesce('started_at', val(now())) }),
        }))
        .where('id', '=', id)
        .where('instance_id', '=', options.instanceId)
        .where(isOpen)
        .execute();
    },
    fail: (id, error) => fail(id, error, options.instanceId),
    cancel: (userId, id) =>
      db
        .transaction()
        .execute((transaction) => end(transaction, id, { state: 'canceled', userId })),
    ...adopting(db, { instanceId: options.instanceId, clock, leaseMs, fail }),
    failOlderThan: async (ageMs) => {
      const oldest = sql<number>`${clock()} - ${sql.lit(ageMs)}`;
      const someOpen = db.selectFrom('requests').select('id').where(isOpen).limit(SWEEP_LIMIT);
      let failed = 0;
      for (const { id } of await someOpen.where('created_at', '<', oldest).execute()) {
        if (await fail(id, TOOK_TOO_LONG)) failed += 1;
      }
      return failed;
    },
    ...delivering(db, now),
    async sweep() {
      const { numDeletedRows } = await db
        .deleteFrom('requests')
        .where('expires_at', '<=', now())
        .where('state', 'not in', OPEN_STATES)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

async function open(
  transaction: Transaction<Schema>,
  { reservation, answer, inputBytes, webhookUrl, claim }: NewRequest,
  {
    instanceId,
    maxOpen,
    keepMs,
    clock,
    now,
  }: Omit<RequestStoreOptions, 'now'> & { clock: DatabaseClock; now: number },
) {
  assertUnits(reservation.units);
  const user = await lockedUser(transaction, reservation.userId);
  checkRoom(await openOf(transaction, user.id), inputBytes, maxOpen);
  if (!(await openReservation(transaction, reservation, instanceId, { now, clock }))) {
    throw insufficientCredits(reservation.units, user.balance);
  }
  const row = await transaction
    .insertInto('requests')
    .values({
      id: reservation.requestId,
      user_id: user.id,
      instance_id: instanceId,
      operation: reservation.operation,
      model: reservation.model ?? null,
      state: 'queued',
      credits: reservation.units,
      input_bytes: inputBytes,
      answer,
      progress: null,
      outcome: null,
      error: null,
      created_at: clock(),
      started_at: null,
      ended_at: null,
      expires_at: now + keepMs,
      webhook_url: webhookUrl,
      webhook_deliveries: '[]',
      webhook_next_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (claim) {
    await finishClaim(transaction, claim, JSON.stringify({ requestId: reservation.requestId }));
  }
  return toRequest(row);
}

async function openOf(transaction: Transaction<Schema>, userId: string) {
  return transaction
    .selectFrom('requests')
    .select([
      sql<number>`cast(count(*) as bigint)`.as('count'),
      sql<number>`cast(coalesce(sum(input_bytes), 0) as bigint)`.as('inputBytes'),
    ])
    .where('user_id', '=', userId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
}

type End =
  | { state: 'failed'; error: RequestError; instanceId?: string | undefined }
  | { state: 'canceled'; userId: string };

/**
 * Ends an open request and gives its units back; `false` when it had ended, or is not this user's, or
 * not this server's where one is named.
 */
async function endRequest(
  transaction: Transaction<Schema>,
  id: string,
  how: End,
  { now, keepMs }: { now: number; keepMs: number },
): Promise<boolean> {
  let ending = transaction
    .updateTable('requests')
    .set({
      state: how.state,
      error: how.state === 'failed' ? JSON.stringify(how.error) : null,
      credits: 0,
      ...endedAt(now, keepMs),
    })
    .where('id', '=', id)
    .where(isOpen);
  if (how.state === 'canceled') ending = ending.where('user_id', '=', how.userId);
  else if (how.instanceId !== undefined) {
    ending = ending.where('instance_id', '=', how.instanceId);
  }
  if (!(await ending.returning('id').executeTakeFirst())) return false;
  const release = { kind: 'release', chargedUnits: 0, reason: how.state } as const;
  await endReservation(transaction, id, release, now);
  return true;
}

/** What changes of every request that ends: its webhook is due. */
function endedAt(now: number, keepMs: number) {
  return {
    ended_at: now,
    expires_at: now + keepMs,
    webhook_next_at: sql<
      number | null
    >`case when webhook_url is null then null else ${sql.lit(now)} end`,
  };
}

/**
 * Notes what an open request came to; rejects with `engine_failed`, and the caller's transaction ends,
 * when it was cancelled or given up.
 */
export async function finishRequest(
  transaction: Transaction<Schema>,
  id: string,
  result: { outcome: string; credits: number; keepMs: number },
  now: number,
): Promise<void> {
  const { outcome, credits, keepMs } = result;
  const finished = await transaction
    .updateTable('requests')
    .set({ state: 'succeeded', outcome, credits, ...endedAt(now, keepMs) })
    .where('id', '=', id)
    .where(isOpen)
    .returning('id')
    .executeTakeFirst();
  if (!finished) throw reservationGone(id);
}

function reading(
  db: Database,
  now: () => number,
  instanceId: string,
): Pick<RequestStore, 'find' | 'aheadOf' | 'list' | 'hasEnded' | 'goneOf'> {
  const live = () => db.selectFrom('requests').selectAll().where('expires_at', '>', now());
  return {
    async find(userId, id) {
      const row = await live()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row && toRequest(row);
    },
    async aheadOf({ createdAt }) {
      const { ahead } = await db
        .selectFrom('requests')
        .select(sql<number>`cast(count(*) as bigint)`.as('ahead'))
        .where('state', '=', 'queued')
        .where('created_at', '<', createdAt.getTime())
        .executeTakeFirstOrThrow();
      return ahead;
    },
    async list(userId, { limit, after, state }) {
      let rows = live().where('user_id', '=', userId);
      if (state !== undefined) rows = rows.where('state', '=', state);
      if (after) rows = rows.where(afterPlace('created_at', 'desc', after));
      const page = rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
      return (await page.execute()).map(toRequest);
    },
    async hasEnded(id) {
      const query = db.selectFrom('requests').select('id').where('id', '=', id).where(isOpen);
      return (await query.executeTakeFirst()) === undefined;
    },
    async goneOf(ids) {
      if (ids.length === 0) return [];
      const query = db
        .selectFrom('requests')
        .select('id')
        .where('id', 'in', ids)
        .where('instance_id', '=', instanceId)
        .where(isOpen);
      const still = new Set((await query.execute()).map(({ id }) => id));
      return ids.filter((id) => !still.has(id));
    },
  };
}

function delivering(
  db: Database,
  now: () => number,
): Pick<RequestStore, 'takeDueDeliveries' | 'noteDelivery'> {
  return {
    async takeDueDeliveries(limit) {
      const nowMs = now();
      const due = await db
        .selectFrom('requests')
        .select('id')
        .where('webhook_next_at', '<=', nowMs)
        .orderBy('webhook_next_at')
        .limit(limit)
        .execute();
      const taken: RequestRow[] = [];
      for (const { id } of due) {
        const row = await db
          .updateTable('requests')
          .set({ webhook_next_at: nowMs + DELIVERY_LEASE_MS })
          .where('id', '=', id)
          .where('webhook_next_at', '<=', nowMs)
          .returningAll()
          .executeTakeFirst();
        if (row) taken.push(row);
      }
      return taken.map(toRequest);
    },
    async noteDelivery({ id, webhook }, delivery) {
      const deliveries: Delivery[] = [...(webhook?.deliveries ?? []), delivery];
      const pauseMs = isDelivered(delivery) ? undefined : deliveryPauseMs(deliveries.length);
      await db
        .updateTable('requests')
        .set({
          webhook_deliveries: JSON.stringify(deliveries),
          webhook_next_at: pauseMs === undefined ? null : now() + pauseMs,
        })
        .where('id', '=', id)
        .execute();
    },
  };
}
