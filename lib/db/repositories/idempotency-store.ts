import { checkIdempotencyKey, IDEMPOTENCY_TTL_MS } from '@/lib/idempotency/idempotency-rules';
import type { IdempotencyClaim, IdempotencyStore } from '@/lib/idempotency/idempotency-store';
import type { Database } from '../schema';

interface IdempotencyStoreOptions {
  /** Time since its last renewal after which a claim without an answer counts as left by a crash. */
  abandonedAfterMs: number;
  now?: () => number;
}

export function createIdempotencyStore(
  db: Database,
  { abandonedAfterMs, now = Date.now }: IdempotencyStoreOptions,
): IdempotencyStore {
  /** Forgets what is too old to count, of one key or of all. */
  function forget(only?: { userId: string; key: string }) {
    const old = db
      .deleteFrom('idempotency_keys')
      .where((where) =>
        where.or([
          where('created_at', '<=', now() - IDEMPOTENCY_TTL_MS),
          where.and([
            where('response', 'is', null),
            where('created_at', '<=', now() - abandonedAfterMs),
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
      const claimed = await db
        .insertInto('idempotency_keys')
        .values({ user_id: userId, key, body_hash: bodyHash, response: null, created_at: now() })
        .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      if (claimed !== undefined) return { state: 'started' };
      return stateOfFirst(db, userId, key, bodyHash);
    },

    renew: (userId, key) => renewClaim(db, userId, key, now()),

    async finish(userId, key, response) {
      await db
        .updateTable('idempotency_keys')
        .set({ response })
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .execute();
    },

    async abandon(userId, key) {
      await db
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('response', 'is', null)
        .execute();
    },

    async sweep() {
      const { numDeletedRows } = await forget().executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

async function renewClaim(db: Database, userId: string, key: string, nowMs: number): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ created_at: nowMs })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('response', 'is', null)
    .execute();
}

/** What has become of the request that holds the key. */
async function stateOfFirst(
  db: Database,
  userId: string,
  key: string,
  bodyHash: string,
): Promise<IdempotencyClaim> {
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
