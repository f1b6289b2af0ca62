import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  MAX_DEAD_TOKENS_PER_USER,
  MAX_TOKENS_PER_USER,
  newTokenSecret,
} from '@/lib/tokens/token-rules';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { createTokenStore } from './token-store';

const MINUTE_MS = 60_000;

await describeOnDatabases('tokens', (database) => {
  const storeAt = (ms: number) => createTokenStore(database().db, () => ms);

  it('a secret is found with its token and the account it stands for', async () => {
    const account = await testAccount(database().db, 7);
    const { token, secret } = await storeAt(1000).create(account.id, ' Script ', null);
    expect(secret).toMatch(/^easel_[\w-]{43}$/);
    expect(secret.startsWith(token.prefix)).toBe(true);
    expect(await storeAt(2000).authenticate(secret)).toEqual({ ...token, name: 'Script', account });
  });

  it('unknown, malformed and altered secrets find nothing', async () => {
    const { id } = await testAccount(database().db);
    const { token, secret } = await storeAt(0).create(id, 'Script', null);
    const altered = secret.slice(0, -1) + (secret.endsWith('A') ? 'E' : 'A');
    for (const wrong of ['', 'easel_', newTokenSecret(), altered, `${secret} `, token.id]) {
      expect(await storeAt(0).authenticate(wrong)).toBeUndefined();
    }
  });

  it('the secret is nowhere in the database', async () => {
    const { id } = await testAccount(database().db);
    const { secret } = await storeAt(0).create(id, 'Script', null);
    const { db } = database();
    const tables = await db.introspection.getTables();
    expect(tables.map((table) => table.name)).toContain('tokens');
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.table(table.name)}`.execute(db);
      expect(JSON.stringify(rows)).not.toContain(secret.slice(20));
    }
  });

  it('a revoked token authenticates no more, and others still do', async () => {
    const { id } = await testAccount(database().db);
    const store = storeAt(1000);
    const revoked = await store.create(id, 'Old', null);
    const kept = await store.create(id, 'New', null);
    expect(await store.revoke(id, revoked.token.id)).toBe(true);
    expect(await store.authenticate(revoked.secret)).toBeUndefined();
    expect(await store.authenticate(kept.secret)).toBeDefined();
  });

  it('revoking again keeps the first time', async () => {
    const { id } = await testAccount(database().db);
    const { token } = await storeAt(1000).create(id, 'Script', null);
    await storeAt(2000).revoke(id, token.id);
    expect(await storeAt(3000).revoke(id, token.id)).toBe(true);
    const [listed] = await storeAt(3000).list(id);
    expect(listed?.revokedAt).toEqual(new Date(2000));
  });

  it("another user's token can be neither seen nor revoked", async () => {
    const owner = await testAccount(database().db);
    const stranger = await testAccount(database().db);
    const { token, secret } = await storeAt(0).create(owner.id, 'Script', null);
    expect(await storeAt(0).revoke(stranger.id, token.id)).toBe(false);
    expect(await storeAt(0).list(stranger.id)).toEqual([]);
    expect(await storeAt(0).authenticate(secret)).toBeDefined();
  });

  it('a token lives until its expiry and not a millisecond longer', async () => {
    const { id } = await testAccount(database().db);
    const { secret } = await storeAt(1000).create(id, 'Script', new Date(5000));
    expect(await storeAt(4999).authenticate(secret)).toBeDefined();
    expect(await storeAt(5000).authenticate(secret)).toBeUndefined();
  });

  it('a secret that was a token once is told why it is none, and any other is not', async () => {
    const { id } = await testAccount(database().db);
    const store = storeAt(1000);
    const old = await store.create(id, 'Old', new Date(5000));
    const lost = await store.create(id, 'Lost', new Date(5000));
    await store.revoke(id, lost.token.id);
    const later = storeAt(6000);
    expect(await later.refusalOf(old.secret)).toEqual({
      reason: 'expired',
      name: 'Old',
      since: new Date(5000),
    });
    expect(await later.refusalOf(lost.secret)).toMatchObject({ reason: 'revoked', name: 'Lost' });
    for (const secret of [newTokenSecret(), 'x']) {
      expect(await later.refusalOf(secret)).toEqual({ reason: 'unknown' });
    }
  });

  it('an expiry that is past or no date is refused', async () => {
    const { id } = await testAccount(database().db);
    for (const expiry of [new Date(1000), new Date(Number.NaN)]) {
      await expect(storeAt(1000).create(id, 'Script', expiry)).rejects.toMatchObject({
        code: 'invalid_request',
        param: 'expires_at',
      });
    }
  });

  it('empty and overlong names are refused', async () => {
    const { id } = await testAccount(database().db);
    for (const name of ['', '  ', 'x'.repeat(101)]) {
      await expect(storeAt(0).create(id, name, null)).rejects.toMatchObject({ param: 'name' });
    }
  });

  it('its use is noted, at most once a minute', async () => {
    const { id } = await testAccount(database().db);
    const { secret } = await storeAt(0).create(id, 'Script', null);
    const lastUse = async () => (await storeAt(0).list(id))[0]?.lastUsedAt?.getTime();
    await storeAt(1000).authenticate(secret);
    expect(await lastUse()).toBe(1000);
    await storeAt(1000 + MINUTE_MS - 1).authenticate(secret);
    expect(await lastUse()).toBe(1000);
    await storeAt(1000 + MINUTE_MS).authenticate(secret);
    expect(await lastUse()).toBe(1000 + MINUTE_MS);
  });

  it('a user has a limited number of live tokens, also when making them at once', async () => {
    const { id } = await testAccount(database().db);
    const attempts = Array.from({ length: MAX_TOKENS_PER_USER + 5 }, (_, index) =>
      storeAt(index).create(id, 'Script', null),
    );
    const results = await Promise.allSettled(attempts);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'conflict' });
  });

  it('of dead tokens only the newest stay listed', async () => {
    const { id } = await testAccount(database().db);
    for (let time = 1; time <= MAX_DEAD_TOKENS_PER_USER + 3; time += 1) {
      await storeAt(time).create(id, `${time}`, new Date(time + 1));
    }
    const names = (await storeAt(0).list(id)).map((token) => token.name);
    expect(names).toHaveLength(MAX_DEAD_TOKENS_PER_USER + 1);
    expect(names[0]).toBe(`${MAX_DEAD_TOKENS_PER_USER + 3}`);
    expect(names.at(-1)).toBe('3');
  });
});
