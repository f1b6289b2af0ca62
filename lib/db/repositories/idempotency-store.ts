import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import { ApiError } from '@/lib/errors/api-error';
import { checkIdempotencyKey, IDEMPOTENCY_TTL_MS } from '@/lib/idempotency/idempotency-rules';
import type { Claim, ClaimState, IdempotencyStore } from '@/lib/idempotency/idempotency-store';
import { databaseClock, type DatabaseClock } from '../database-clock';
import type { Database, Schema } from '../schema';
import { silentInstances } from './instance-store';

interface IdempotencyStoreOptions {
  /** Boot id of this server: claims of one that has been silent for too long can be made again. */
  instanceId: string;
  /** Time since its last renewal after which a claim without an answer counts as left behind. */
  abandonedAfterMs: number;
  leaseMs: number;
  clock?: DatabaseClock;
}

export function createIdempotencyStore(
  db: Database,
  { instanceId, abandonedAfterMs, leaseMs, clock = databaseClock(db) }: IdempotencyStoreOptions,
): IdempotencyStore {
  /** Forgets what is too old to count, of one key or of all. */
  function forget(only?: { userId: string; key: string }) {
    const before = (ageMs: number) => sql<number>`${clock()} - ${sql.lit(ageMs)}`;
    const old = db
      .deleteFrom('idempotency_keys')
      .where((where) =>
        where.or([
          where('created_at', '<=', before(IDEMPOTENCY_TTL_MS)),
          where.and([
            where('response', 'is', null),
            where.or([
              where('created_at', '<=', before(abandonedAfterMs)),
              where('instance_id', 'in', silentInstances(db, { clock, leaseMs })),
            ]),
          ]),
        ]),
      );
    return only === undefined
      ? old
      : old.where('user_id', '=', only.userId).where('key', '=', only.key);
  }

  return {
    async claim(userId, key, bodyHash) {
      checkIdempotencyKey(key);
      await forget({ userId, key }).execute();
      const claim = { userId, key, token: randomUUID() };
      const claimed = await db
        .insertInto('idempotency_keys')
        .values({
          user_id: userId,
          key,
          body_hash: bodyHash,
          response: null,
          created_at: clock(),
          claim_token: claim.token,
          instance_id: instanceId,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      if (claimed !== undefined) return { state: 'started', claim };
      return stateOfFirst(db, userId, key, bodyHash);
    },

    async renew(claim) {
      const renewal = db.updateTable('idempotency_keys').set({ created_at: clock() });
      await renewal.where(isOpen(claim)).execute();
    },

    async abandon(claim) {
      await db.deleteFrom('idempotency_keys').where(isOpen(claim)).execute();
    },

    async sweep() {
      const { numDeletedRows } = await forget().executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** The row of a claim that still stands and has no answer. */
function isOpen({ userId, key, token }: Claim) {
  return ({ and, eb }: ExpressionBuilder<Schema, 'idempotency_keys'>) =>
    and([
      eb('user_id', '=', userId),
      eb('key', '=', key),
      eb('claim_token', '=', token),
      eb('response', 'is', null),
    ]);
}

/**
 * Notes the answer of the request that holds the key; rejects with `conflict`, and the caller's
 * transaction ends, when another one has taken the key over.
 */
export async function finishClaim(
  transaction: Transaction<Schema>,
  claim: Claim,
  response: string,
): Promise<void> {
  const finished = await transaction
    .updateTable('idempotency_keys')
    .set({ response })
    .where(isOpen(claim))
    .returning('key')
    .executeTakeFirst();
  if (finished) return;
  throw new ApiError(
    'conflict',
    'another request with this Idempotency-Key has taken over; nothing was charged for this one',
    { param: 'Idempotency-Key', headers: { 'retry-after': '1' } },
  );
}

/** What has become of the request that holds the key. */
async function stateOfFirst(
  db: Database,
  userId: string,
  key: string,
  bodyHash: string,
): Promise<ClaimState> {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  // Given up since our insert was refused: to the client the same as still running, try again.
  if (first === undefined) return { state: 'running' };
  if (first.body_hash !== bodyHash) return { state: 'mismatch' };
  if (first.response === null) return { state: 'running' };
  return { state: 'finished', response: first.response };
}
