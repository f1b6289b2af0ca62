import type { CreditLedger, LedgerEntry, ReleaseReason } from '@/lib/credits/credit-ledger';
import { assertUnits, insufficientCredits } from '@/lib/credits/credit-rules';
import { sql } from 'kysely';
import { ApiError } from '@/lib/errors/api-error';
import { OPEN_STATES } from '@/lib/requests/request-rules';
import { databaseClock, type DatabaseClock } from '../database-clock';
import type { Database, LedgerRow } from '../schema';
import {
  endReservation,
  grantUnits,
  openReservation,
  settleReservation,
} from './credit-transactions';
import { dailyUse, statementOf } from './credit-statement';
import { silentInstances } from './instance-store';

interface CreditLedgerOptions {
  /** Boot id of this server, which keeps a lease while it lives. */
  instanceId: string;
  leaseMs: number;
  now?: () => number;
  clock?: DatabaseClock;
}

/** Reservations that one sweep gives back at most; the next sweep goes on. */
const SWEEP_LIMIT = 1000;

export function createCreditLedger(
  db: Database,
  { instanceId, leaseMs, now = Date.now, clock = databaseClock(db) }: CreditLedgerOptions,
): CreditLedger {
  async function release(requestId: string, reason?: ReleaseReason): Promise<boolean> {
    const end = { kind: 'release', chargedUnits: 0, reason } as const;
    const balance = await db
      .transaction()
      .execute((transaction) => endReservation(transaction, requestId, end, now()));
    return balance !== undefined;
  }

  const releaseAll = (open: { request_id: string }[]) =>
    countAsync(open, ({ request_id }) => release(request_id));
  const answeredNow = db
    .selectFrom('reservations')
    .select('request_id')
    .where('request_id', 'not in', later(db))
    .limit(SWEEP_LIMIT);

  return {
    balanceOf: async (userId) => (await moneyOf(db, userId)).balance,
    debtOf: async (userId) => (await moneyOf(db, userId)).debt,

    grant: (userId, units, note) =>
      db
        .transaction()
        .execute((transaction) => grantUnits(transaction, userId, units, note, now())),

    async reserve(request) {
      assertUnits(request.units);
      const suffices = await db
        .transaction()
        .execute((transaction) =>
          openReservation(transaction, request, instanceId, { now: now(), clock }),
        );
      if (!suffices)
        throw insufficientCredits(request.units, (await moneyOf(db, request.userId)).balance);
    },

    async settle(requestId, chargedUnits, images) {
      assertUnits(chargedUnits);
      return db
        .transaction()
        .execute((transaction) =>
          settleReservation(transaction, requestId, { chargedUnits, images }, now()),
        );
    },

    async release(requestId, reason) {
      await release(requestId, reason);
    },

    async releaseSilent() {
      const silent = silentInstances(db, { clock, leaseMs });
      return releaseAll(await answeredNow.where('instance_id', 'in', silent).execute());
    },

    async releaseOlderThan(ageMs) {
      const oldest = sql<number>`${clock()} - ${sql.lit(ageMs)}`;
      return releaseAll(await answeredNow.where('created_at', '<', oldest).execute());
    },

    entries: (userId, options) => listEntries(db, userId, options),
    statement: (userId, options) => statementOf(db, userId, options),
    dailyUse: (userId, since) => dailyUse(db, userId, since),
  };
}

/** One after the other; resolves to how many of them it was true for. */
async function countAsync<Item>(items: readonly Item[], test: (item: Item) => Promise<boolean>) {
  let count = 0;
  for (const item of items) if (await test(item)) count += 1;
  return count;
}

/** Ids of requests that are answered later: they may wait for longer, other servers take them over, and they end with their reservation. */
function later(db: Database) {
  return db.selectFrom('requests').select('id').where('state', 'in', OPEN_STATES);
}

async function moneyOf(db: Database, userId: string): Promise<{ balance: number; debt: number }> {
  const user = await db
    .selectFrom('users')
    .select(['balance', 'debt'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) throw new ApiError('not_found', `There is no user ${userId}.`);
  return user;
}

async function listEntries(
  db: Database,
  userId: string,
  { limit, beforeId }: { limit: number; beforeId?: number },
): Promise<LedgerEntry[]> {
  const mine = db.selectFrom('ledger').selectAll().where('user_id', '=', userId);
  const page = beforeId === undefined ? mine : mine.where('id', '<', beforeId);
  const rows = await page.orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toEntry);
}

function toEntry(row: LedgerRow): LedgerEntry {
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    units: row.units,
    balanceAfter: row.balance_after,
    requestId: row.request_id,
    operation: row.operation,
    note: row.note,
    createdAt: new Date(row.created_at),
  };
}
