import { expect, it } from 'vitest';
import { IDEMPOTENCY_TTL_MS } from '@/lib/idempotency/idempotency-rules';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { createIdempotencyStore } from './idempotency-store';

const ABANDONED_AFTER_MS = 1000;

await describeOnDatabases('idempotency keys', (database) => {
  const storeAt = (ms: number) =>
    createIdempotencyStore(database().db, { abandonedAfterMs: ABANDONED_AFTER_MS, now: () => ms });
  const someUser = async () => (await testAccount(database().db)).id;

  it('a repeat waits for the first, then gets its answer', async () => {
    const user = await someUser();
    expect(await storeAt(0).claim(user, 'key', 'body')).toEqual({ state: 'started' });
    expect(await storeAt(1).claim(user, 'key', 'body')).toEqual({ state: 'running' });
    await storeAt(2).finish(user, 'key', '{"a":1}');
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
    expect(await storeAt(1).claim(await someUser(), 'key', 'other')).toEqual({ state: 'started' });
  });

  it('a failed request frees its key, a finished one does not', async () => {
    const user = await someUser();
    await storeAt(0).claim(user, 'key', 'body');
    await storeAt(1).abandon(user, 'key');
    expect(await storeAt(2).claim(user, 'key', 'other')).toEqual({ state: 'started' });
    await storeAt(3).finish(user, 'key', 'answer');
    await storeAt(4).abandon(user, 'key');
    expect((await storeAt(5).claim(user, 'key', 'other')).state).toBe('finished');
  });

  it('a claim that is renewed stands, however long its request runs', async () => {
    const user = await someUser();
    await storeAt(0).claim(user, 'key', 'body');
    await storeAt(ABANDONED_AFTER_MS - 1).renew(user, 'key');
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

  it('an answer is forgotten after a day', async () => {
    const user = await someUser();
    await storeAt(0).claim(user, 'key', 'body');
    await storeAt(0).finish(user, 'key', 'answer');
    expect((await storeAt(IDEMPOTENCY_TTL_MS - 1).claim(user, 'key', 'body')).state).toBe(
      'finished',
    );
    expect((await storeAt(IDEMPOTENCY_TTL_MS).claim(user, 'key', 'other')).state).toBe('started');
  });

  it('a sweep forgets what is old and keeps what is not', async () => {
    const user = await someUser();
    await storeAt(0).sweep();
    for (const key of ['open', 'done']) await storeAt(0).claim(user, key, 'body');
    await storeAt(0).finish(user, 'done', 'answer');
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
