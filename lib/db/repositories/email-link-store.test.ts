import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { LINK_LIFETIME_MS, newLinkSecret } from '@/lib/accounts/email-links';
import { describeOnDatabases } from '../testing/databases';
import { createAccountStore } from './account-store';
import { createEmailLinkStore } from './email-link-store';
import { createSessionStore } from './session-store';
import { createTokenStore } from './token-store';

const PASSWORD = 'a long enough one';
const NEXT = 'quite another one';
const ORIGIN = { address: '203.0.113.9', agent: 'Firefox on Linux' };

await describeOnDatabases('links in letters', (database) => {
  const linksAt = (ms = 1000) => createEmailLinkStore(database().db, () => ms);
  const accounts = () => createAccountStore(database().db);
  const member = (verified = false) =>
    accounts().create({
      email: `${randomUUID()}@example.com`,
      name: 'Ada',
      password: PASSWORD,
      emailVerified: verified,
      grantUnits: 70,
      grantWhenVerified: true,
      grantNote: 'Test',
    });

  it('units of sign-up wait for the address, and come once', async () => {
    const account = await member();
    expect(account.balance).toBe(0);
    expect(await accounts().emailStanding(account.id)).toEqual({
      verified: false,
      pendingUnits: 70,
    });
    const secret = await linksAt().create(account, 'verify');
    const results = await Promise.all([1, 2, 3].map(() => linksAt().verify(secret, account.id)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await accounts().find(account.id))?.balance).toBe(70);
    const again = await linksAt().create(account, 'verify');
    expect(await linksAt().verify(again, account.id)).toBe(true);
    expect((await accounts().find(account.id))?.balance).toBe(70);
    expect(await accounts().emailStanding(account.id)).toEqual({ verified: true, pendingUnits: 0 });
  });

  it('who is vouched for gets the units at once', async () => {
    expect((await member(true)).balance).toBe(70);
  });

  it('an identity with the address brings the units along', async () => {
    const account = await member();
    const identity = { provider: 'github', subject: randomUUID(), email: account.email, name: '' };
    await accounts().forIdentity(identity, 30);
    expect((await accounts().find(account.id))?.balance).toBe(70);
  });

  it('one is of use to its own account alone, for its own purpose, until it expires', async () => {
    const [account, other] = [await member(), await member()];
    const secret = await linksAt(0).create(account, 'verify');
    expect(await linksAt().verify(secret, other.id)).toBe(false);
    expect(await linksAt().reset(secret, NEXT)).toBeUndefined();
    expect(await linksAt(LINK_LIFETIME_MS.verify).verify(secret, account.id)).toBe(false);
    expect(await linksAt(LINK_LIFETIME_MS.verify - 1).verify(secret, account.id)).toBe(true);
  });

  it('unknown and malformed secrets are of no use', async () => {
    const { id } = await member();
    for (const secret of ['', newLinkSecret(), 'x'.repeat(100_000), "' or 1=1 --"]) {
      expect(await linksAt().isLive(secret, 'reset')).toBe(false);
      expect(await linksAt().verify(secret, id)).toBe(false);
      expect(await linksAt().reset(secret, NEXT)).toBeUndefined();
    }
  });

  it('a new one ends those sent before, and looking at one does not use it up', async () => {
    const account = await member();
    const [first, second] = [
      await linksAt().create(account, 'reset'),
      await linksAt().create(account, 'reset'),
    ];
    expect(await linksAt().isLive(first, 'reset')).toBe(false);
    for (const again of [1, 2]) {
      expect([again, await linksAt().isLive(second, 'reset')]).toEqual([again, true]);
    }
  });

  it('one that was sent to an address before the present one is of no use', async () => {
    const account = await member();
    const verify = await linksAt().create(account, 'verify');
    const reset = await linksAt().create(account, 'reset');
    await accounts().changeEmail(account.id, PASSWORD, `${randomUUID()}@example.com`);
    expect(await linksAt().verify(verify, account.id)).toBe(false);
    expect(await linksAt().isLive(reset, 'reset')).toBe(false);
    expect(await linksAt().reset(reset, NEXT)).toBeUndefined();
    expect(await accounts().emailStanding(account.id)).toMatchObject({ verified: false });
  });

  it('a reset sets the password once and ends every session', async () => {
    const account = await member(true);
    const sessions = createSessionStore(database().db);
    await sessions.start(account, ORIGIN);
    const { secret: token } = await createTokenStore(database().db).create(account.id, 'T', null);
    const secret = await linksAt().create(account, 'reset');
    const results = await Promise.all([1, 2].map(() => linksAt().reset(secret, NEXT)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await accounts().verifyPassword(account.email, PASSWORD)).toBeUndefined();
    expect(await accounts().verifyPassword(account.email, NEXT)).toBeDefined();
    expect(await sessions.list(account.id)).toEqual([]);
    // Tokens of a confirmed owner go on, unless they are to end.
    expect(await createTokenStore(database().db).authenticate(token)).toBeDefined();
    const another = await linksAt().create(account, 'reset');
    await linksAt().reset(another, PASSWORD, { revokeTokens: true });
    expect(await createTokenStore(database().db).authenticate(token)).toBeUndefined();
  });

  it('who registered an address that is not theirs loses all of it to a reset by its owner', async () => {
    const account = await member();
    const tokens = createTokenStore(database().db);
    const { secret: token } = await tokens.create(account.id, 'T', null);
    const secret = await linksAt().create(account, 'reset');
    expect(await linksAt().reset(secret, NEXT)).toMatchObject({ id: account.id, balance: 70 });
    expect(await tokens.authenticate(token)).toBeUndefined();
    expect(await accounts().providersOf(account.id)).toEqual([]);
    expect(await accounts().emailStanding(account.id)).toEqual({ verified: true, pendingUnits: 0 });
  });

  it('a password that is too short uses no link up', async () => {
    const account = await member();
    const secret = await linksAt().create(account, 'reset');
    await expect(linksAt().reset(secret, 'short')).rejects.toMatchObject({
      code: 'invalid_request',
    });
    expect(await linksAt().isLive(secret, 'reset')).toBe(true);
  });

  it('expired ones are swept, and a secret is nowhere in the database', async () => {
    const account = await member();
    const secret = await linksAt(0).create(account, 'reset');
    const { rows } = await sql`select * from email_links`.execute(database().db);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await linksAt(LINK_LIFETIME_MS.reset).sweep()).toBeGreaterThanOrEqual(1);
    expect(await linksAt(0).isLive(secret, 'reset')).toBe(false);
  });
});
