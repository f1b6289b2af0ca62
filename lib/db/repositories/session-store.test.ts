import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { MAX_SESSIONS_PER_USER, SESSION_SECONDS } from '@/lib/accounts/session-rules';
import { testAccount } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { createAccountStore } from './account-store';
import { createSessionStore } from './session-store';

const MINUTE_MS = 60_000;
const ORIGIN = { address: '203.0.113.9', agent: 'Firefox on Linux' };
const PASSWORD = 'a long enough one';

await describeOnDatabases('sessions', (database) => {
  const storeAt = (ms: number) => createSessionStore(database().db, () => ms);
  const accounts = () => createAccountStore(database().db);
  async function started(ms = 1000) {
    const account = await testAccount(database().db);
    const session = await storeAt(ms).start(account, ORIGIN);
    if (!session) throw new Error('The session did not start.');
    return { account, session };
  }
  async function idsOf(userId: string, ms = 1000) {
    return (await storeAt(ms).list(userId)).map(({ id }) => id);
  }
  const member = () =>
    accounts().create({
      email: `${randomUUID()}@example.com`,
      name: 'Ada',
      password: PASSWORD,
      grantUnits: 0,
      grantNote: 'Test',
    });

  it('is found with the account it belongs to, until it expires', async () => {
    const { account, session } = await started();
    expect(session).toMatchObject({ userId: account.id, ...ORIGIN });
    expect(session.expiresAt).toEqual(new Date(1000 + SESSION_SECONDS * 1000));
    expect(await storeAt(2000).find(session.id)).toEqual({ session, account });
    expect(await storeAt(session.expiresAt.getTime()).find(session.id)).toBeUndefined();
  });

  it('an unknown or malformed id finds nothing', async () => {
    for (const id of [randomUUID(), '', "' or 1=1 --"]) {
      expect(await storeAt(0).find(id)).toBeUndefined();
    }
  });

  it('that it was seen is noted once a minute', async () => {
    const { account, session } = await started(0);
    const seenAfter = async (ms: number) => {
      await storeAt(ms).find(session.id);
      return (await storeAt(ms).list(account.id))[0]?.lastSeenAt.getTime();
    };
    expect(await seenAfter(MINUTE_MS - 1)).toBe(0);
    expect(await seenAfter(MINUTE_MS)).toBe(MINUTE_MS);
    expect(await seenAfter(MINUTE_MS + 1)).toBe(MINUTE_MS);
  });

  it('one that was ended is gone, and only its owner ends it', async () => {
    const { account, session } = await started();
    const other = await started();
    expect(await storeAt(1000).end(other.account.id, session.id)).toBe(false);
    expect(await storeAt(1000).find(session.id)).toBeDefined();
    expect(await storeAt(1000).end(account.id, session.id)).toBe(true);
    expect(await storeAt(1000).find(session.id)).toBeUndefined();
    expect(await storeAt(1000).end(account.id, session.id)).toBe(false);
  });

  it('a proof of who somebody is counts from when it was given', async () => {
    const { session } = await started(1000);
    expect(session.authenticatedAt).toEqual(new Date(1000));
    expect(await storeAt(5000).reauthenticate(session.id)).toBe(true);
    expect((await storeAt(5000).find(session.id))?.session.authenticatedAt).toEqual(new Date(5000));
    expect(await storeAt(5000).reauthenticate(randomUUID())).toBe(false);
  });

  it('are listed with the last seen first, the expired left out', async () => {
    const { account, session } = await started(0);
    const later = await storeAt(5 * MINUTE_MS).start(account, ORIGIN);
    expect(await idsOf(account.id, 5 * MINUTE_MS)).toEqual([later?.id, session.id]);
    await storeAt(9 * MINUTE_MS).find(session.id);
    expect(await idsOf(account.id, 9 * MINUTE_MS)).toEqual([session.id, later?.id]);
    expect(await idsOf(account.id, session.expiresAt.getTime())).toEqual([later?.id]);
  });

  it('one too many ends the one that was unseen for the longest', async () => {
    const { account, session } = await started(0);
    for (let index = 1; index <= MAX_SESSIONS_PER_USER; index += 1) {
      await storeAt(index).start(account, ORIGIN);
    }
    const ids = await idsOf(account.id);
    expect(ids).toHaveLength(MAX_SESSIONS_PER_USER);
    expect(ids).not.toContain(session.id);
  });

  it('expired ones are swept, live ones stay', async () => {
    const { session } = await started(0);
    const live = await started(5000);
    expect(await storeAt(session.expiresAt.getTime()).sweep()).toBeGreaterThanOrEqual(1);
    const rows = await database().db.selectFrom('sessions').select('id').execute();
    const ids = rows.map(({ id }) => id);
    expect(ids).toContain(live.session.id);
    expect(ids).not.toContain(session.id);
  });

  it('a changed password ends all sessions but the one that changed it', async () => {
    const account = await member();
    const [own, other] = [
      await storeAt(1000).start(account, ORIGIN),
      await storeAt(1000).start(account, ORIGIN),
    ];
    expect(await accounts().changePassword(account.id, 'wrong password', 'new password')).toBe(
      undefined,
    );
    expect(await storeAt(1000).list(account.id)).toHaveLength(2);
    await accounts().changePassword(account.id, PASSWORD, 'new password', {
      keepSessionId: own?.id,
    });
    expect(await idsOf(account.id)).toEqual([own?.id]);
    expect(await storeAt(1000).find(other?.id ?? '')).toBeUndefined();
  });

  it('a password that was right before it changed opens no session afterwards', async () => {
    const account = await member();
    const verified = await accounts().verifyPassword(account.email, PASSWORD);
    await accounts().changePassword(account.id, PASSWORD, 'new password');
    expect(verified).toBeDefined();
    expect(verified && (await storeAt(1000).start(verified, ORIGIN))).toBeUndefined();
    expect(await idsOf(account.id)).toEqual([]);
  });

  it('a new role, signing out everywhere and a claim of the address end them all', async () => {
    const account = await member();
    const endings = [
      () => accounts().setRole(account.id, 'admin'),
      () => accounts().signOutEverywhere(account.id),
      () =>
        accounts().forIdentity(
          { provider: 'github', subject: randomUUID(), email: account.email, name: 'Ada' },
          0,
        ),
    ];
    for (const end of endings) {
      const current = await accounts().find(account.id);
      const session = current && (await storeAt(1000).start(current, ORIGIN));
      expect(session && (await storeAt(1000).find(session.id))).toBeDefined();
      await end();
      expect(await idsOf(account.id)).toEqual([]);
    }
  });

  it('cannot start for somebody who is not there', async () => {
    const nobody = { id: randomUUID(), sessionEpoch: 0 };
    await expect(storeAt(0).start(nobody, ORIGIN)).rejects.toMatchObject({ code: 'not_found' });
  });
});
