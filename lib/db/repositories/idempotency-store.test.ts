import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { IDEMPOTENCY_TTL_MS } from '@/lib/idempotency/idempotency-rules';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import type { Claim, ClaimState } from '@/lib/idempotency/idempotency-store';
import { createIdempotencyStore, finishClaim } from './idempotency-store';
import { createInstanceStore } from './instance-store';
import { LEASE_MS } from '../testing/leases';

const ABANDONED_AFTER_MS = 1000;

await describeOnDatabases('idempotency keys', (database) => {
  const clockAt = (ms: number) => () => sql<number>`${sql.lit(ms)}`;
  const storeAt = (ms: number, instanceId = 'here') =>
    createIdempotencyStore(database().db, {
      instanceId,
      abandonedAfterMs: ABANDONED_AFTER_MS,
      leaseMs: LEASE_MS,
      clock: clockAt(ms),
    });
  const claimOf = (claimed: ClaimState) => {
    if (claimed.state !== 'started') throw new Error(`The key is ${claimed.state}`);
    return claimed.claim;
  };
  const claimAt = async (ms: number, user: string, key = 'key') =>
    claimOf(await storeAt(ms).claim(user, key, 'body'));
  const finish = (claim: Claim, response: string) =>
    database()
      .db.transaction()
      .execute((transaction) => finishClaim(transaction, claim, response));
  const someUser = async () => (await testAccount(database().db)).id;

  it('a repeat waits for the first, then gets its answer', async () => {
    const user = await someUser();
    const claim = await claimAt(0, user);
    expect(await storeAt(1).claim(user, 'key', 'body')).toEqual({ state: 'running' });
    await finish(claim, '{"a":1}');
    const repeat = await storeAt(3).claim(user, 'key', 'body');
    expect(repeat).toEqual({ state: 'finished', response: '{"a":1}' });
  });

  it('of many claims at once one starts', async () => {
    const user = await someUser();
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => storeAt(0).claim(user, 'key', 'body')),
    );
    expect(claims.filter(({ state }) => state === 'started')).toHaveLength(1);
    expect(claims.filter(({ state }) => state === 'running')).toHaveLength(9);
  });

  it('the same key with another body is a mismatch', async () => {
    const user = await someUser();
    await storeAt(0).claim(user, 'key', 'body');
    expect(await storeAt(1).claim(user, 'key', 'other')).toEqual({ state: 'mismatch' });
  });

  it('the same key of another user is another key', async () => {
    await storeAt(0).claim(await someUser(), 'key', 'body');
    expect((await storeAt(1).claim(await someUser(), 'key', 'other')).state).toBe('started');
  });

  it('a failed request frees its key, a finished one does not', async () => {
    const user = await someUser();
    await storeAt(1).abandon(await claimAt(0, user));
    const second = claimOf(await storeAt(2).claim(user, 'key', 'other'));
    await finish(second, 'answer');
    await storeAt(4).abandon(second);
    expect((await storeAt(5).claim(user, 'key', 'other')).state).toBe('finished');
  });

  it('a claim that is renewed stands, however long its request runs', async () => {
    const user = await someUser();
    const claim = await claimAt(0, user);
    await storeAt(ABANDONED_AFTER_MS - 1).renew(claim);
    expect((await storeAt(ABANDONED_AFTER_MS + 1).claim(user, 'key', 'body')).state).toBe(
      'running',
    );
  });

  it('a claim that a crash left open can be made again', async () => {
    const user = await someUser();
    await storeAt(0).claim(user, 'key', 'body');
    expect((await storeAt(ABANDONED_AFTER_MS - 1).claim(user, 'key', 'body')).state).toBe(
      'running',
    );
    expect((await storeAt(ABANDONED_AFTER_MS).claim(user, 'key', 'body')).state).toBe('started');
  });

  it('a request that was given up neither frees nor ends the claim of the one after it', async () => {
    const user = await someUser();
    const stale = await claimAt(0, user);
    const fresh = await claimAt(ABANDONED_AFTER_MS, user);
    await storeAt(ABANDONED_AFTER_MS).abandon(stale);
    await storeAt(ABANDONED_AFTER_MS).renew(stale);
    await expect(finish(stale, 'stale')).rejects.toMatchObject({ code: 'conflict' });
    await finish(fresh, 'fresh');
    const repeat = await storeAt(ABANDONED_AFTER_MS + 1).claim(user, 'key', 'body');
    expect(repeat).toEqual({ state: 'finished', response: 'fresh' });
  });

  it('the claim of a server that fell silent can be made again at once', async () => {
    const user = await someUser();
    const bootId = randomUUID();
    const livesAt = (ms: number) =>
      createInstanceStore(database().db, { bootId, name: 'there', clock: clockAt(ms) }).renew();
    await livesAt(0);
    await storeAt(0, bootId).claim(user, 'key', 'body');
    const patient = (ms: number) =>
      createIdempotencyStore(database().db, {
        instanceId: 'here',
        abandonedAfterMs: 10 * LEASE_MS,
        leaseMs: LEASE_MS,
        clock: clockAt(ms),
      });
    expect((await patient(LEASE_MS).claim(user, 'key', 'body')).state).toBe('running');
    expect((await patient(LEASE_MS + 1).claim(user, 'key', 'body')).state).toBe('started');
  });

  it('an answer is forgotten after a day', async () => {
    const user = await someUser();
    await finish(await claimAt(0, user), 'answer');
    expect((await storeAt(IDEMPOTENCY_TTL_MS - 1).claim(user, 'key', 'body')).state).toBe(
      'finished',
    );
    expect((await storeAt(IDEMPOTENCY_TTL_MS).claim(user, 'key', 'other')).state).toBe('started');
  });

  it('a sweep forgets what is old and keeps what is not', async () => {
    const user = await someUser();
    await storeAt(0).sweep();
    await claimAt(0, user, 'open');
    await finish(await claimAt(0, user, 'done'), 'answer');
    const rows = () =>
      database()
        .db.selectFrom('idempotency_keys')
        .select('key')
        .where('user_id', '=', user)
        .execute();
    await storeAt(ABANDONED_AFTER_MS).sweep();
    expect(await rows()).toEqual([{ key: 'done' }]);
    expect(await storeAt(IDEMPOTENCY_TTL_MS).sweep()).toBeGreaterThanOrEqual(1);
    expect(await rows()).toEqual([]);
  });

  it.each(['', ' ', 'with space', 'line\nbreak', 'ü', 'x'.repeat(256)])(
    'the key %j is refused',
    async (key) => {
      const claim = storeAt(0).claim(await someUser(), key, 'body');
      await expect(claim).rejects.toMatchObject({ code: 'invalid_request' });
    },
  );
});
