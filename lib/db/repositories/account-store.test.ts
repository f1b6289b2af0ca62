import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnDatabases } from '../testing/databases';
import { createAccountStore } from './account-store';
import { createTokenStore } from './token-store';

const PASSWORD = 'correct horse';

await describeOnDatabases('accounts', (database) => {
  const store = () => createAccountStore(database().db);
  const newAccount = (email: string) => ({
    email,
    name: 'Ada',
    password: PASSWORD,
    grantUnits: 25,
    grantNote: 'Sign-up',
  });
  const someEmail = () => `${randomUUID()}@Example.com`;

  it('a new account has its first units through the ledger', async () => {
    const account = await store().create(newAccount(someEmail()));
    expect(account).toMatchObject({ balance: 25, role: 'user', sessionEpoch: 0 });
    const entries = await database()
      .db.selectFrom('ledger')
      .selectAll()
      .where('user_id', '=', account.id)
      .execute();
    expect(entries).toMatchObject([{ kind: 'grant', units: 25, note: 'Sign-up' }]);
    expect(await store().find(account.id)).toEqual(account);
  });

  it('an e-mail is taken in any spelling of its case, also when asked for at once', async () => {
    const email = someEmail();
    const spellings = [email, email.toLowerCase(), email.toUpperCase()];
    const results = await Promise.allSettled(
      spellings.map((spelling) => store().create(newAccount(spelling))),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'conflict' });
    const found = await Promise.all(spellings.map((spelling) => store().findByEmail(spelling)));
    expect(new Set(found.map((account) => account?.id)).size).toBe(1);
    expect(found[0]).toBeDefined();
  });

  it.each([
    ['email', { email: 'not an address' }],
    ['email', { email: `${'x'.repeat(250)}@example.com` }],
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: 'two\nlines' }],
    ['password', { password: 'short' }],
    ['password', { password: 'x'.repeat(201) }],
  ])('a bad %s is refused: %o', async (param, change) => {
    const account = { ...newAccount(someEmail()), ...change };
    await expect(store().create(account)).rejects.toMatchObject({ code: 'invalid_request', param });
  });

  it('the right password opens the account, in any spelling of the e-mail', async () => {
    const account = await store().create(newAccount(someEmail()));
    const found = await store().verifyPassword(account.email.toUpperCase(), PASSWORD);
    expect(found).toEqual(account);
    expect(await store().hasPassword(account.id)).toBe(true);
  });

  it('a wrong password, an unknown e-mail and an account without password open nothing', async () => {
    const { email } = await store().create(newAccount(someEmail()));
    const { password: _password, ...withoutPassword } = newAccount(someEmail());
    const passwordless = await store().create(withoutPassword);
    expect(await store().hasPassword(passwordless.id)).toBe(false);
    expect(await store().verifyPassword(email, `${PASSWORD}!`)).toBeUndefined();
    expect(await store().verifyPassword(email, 'x'.repeat(10_000))).toBeUndefined();
    expect(await store().verifyPassword(someEmail(), PASSWORD)).toBeUndefined();
    expect(await store().verifyPassword(withoutPassword.email, PASSWORD)).toBeUndefined();
  });

  it('the password is stored as argon2id with the parameters OWASP asks for', async () => {
    const { id } = await store().create(newAccount(someEmail()));
    const row = await database()
      .db.selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('an unknown address takes as long to refuse as a wrong password', async () => {
    const { email } = await store().create(newAccount(someEmail()));
    const quickestMs = { known: Infinity, unknown: Infinity };
    // The quickest of many, in turns: whatever else the machine does only adds to the others.
    for (let round = 0; round < 30; round += 1) {
      for (const [who, address] of [
        ['known', email],
        ['unknown', someEmail()],
      ] as const) {
        const start = performance.now();
        await store().verifyPassword(address, 'wrong password');
        quickestMs[who] = Math.min(quickestMs[who], performance.now() - start);
      }
    }
    expect(quickestMs.unknown).toBeGreaterThan(0.6 * quickestMs.known);
    expect(quickestMs.known).toBeGreaterThan(0.6 * quickestMs.unknown);
  });

  it('a changed password replaces the old one and ends every session', async () => {
    const account = await store().create(newAccount(someEmail()));
    expect(
      await store().changePassword(account.id, 'wrong password', 'new password'),
    ).toBeUndefined();
    const changed = await store().changePassword(account.id, PASSWORD, 'new password');
    expect(changed?.sessionEpoch).toBe(account.sessionEpoch + 1);
    expect(await store().verifyPassword(account.email, PASSWORD)).toBeUndefined();
    expect(await store().verifyPassword(account.email, 'new password')).toEqual(changed);
  });

  it('a changed e-mail opens the account instead of the old one, and ends no session', async () => {
    const account = await store().create(newAccount(someEmail()));
    const email = someEmail();
    const changed = await store().changeEmail(account.id, PASSWORD, ` ${email} `);
    expect(changed).toEqual({ ...account, email });
    expect(await store().verifyPassword(email.toUpperCase(), PASSWORD)).toEqual(changed);
    expect(await store().findByEmail(account.email)).toBeUndefined();
  });

  it('an e-mail changes only with the password, and only to a free address', async () => {
    const account = await store().create(newAccount(someEmail()));
    const taken = (await store().create(newAccount(someEmail()))).email;
    const free = someEmail();
    // A wrong password learns nothing about an address.
    for (const email of [free, taken]) {
      expect(await store().changeEmail(account.id, 'wrong password', email)).toBeUndefined();
    }
    await expect(
      store().changeEmail(account.id, PASSWORD, taken.toUpperCase()),
    ).rejects.toMatchObject({ code: 'conflict', param: 'email' });
    await expect(store().changeEmail(account.id, PASSWORD, 'nowhere')).rejects.toMatchObject({
      code: 'invalid_request',
      param: 'email',
    });
    expect(await store().find(account.id)).toEqual(account);
    const respelled = account.email.toUpperCase();
    expect((await store().changeEmail(account.id, PASSWORD, respelled))?.email).toBe(respelled);
  });

  it('two who want one address at once do not both get it', async () => {
    const [first, second] = await Promise.all([
      store().create(newAccount(someEmail())),
      store().create(newAccount(someEmail())),
    ]);
    const email = someEmail();
    const results = await Promise.allSettled(
      [first, second].map(({ id }) => store().changeEmail(id, PASSWORD, email)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('who moves to an address that is not theirs loses the account to its owner', async () => {
    const account = await store().create({ ...newAccount(someEmail()), emailVerified: true });
    const old = identity(account.email);
    await store().forIdentity(old, 0);
    const stranger = someEmail();
    await store().changeEmail(account.id, PASSWORD, stranger);
    const claimed = await store().forIdentity(identity(stranger), 30);
    expect(claimed).toMatchObject({ id: account.id, sessionEpoch: 1 });
    expect(await store().verifyPassword(stranger, PASSWORD)).toBeUndefined();
    expect((await store().forIdentity(old, 30)).id).not.toBe(account.id);
  });

  it('a new role and signing out everywhere end every session', async () => {
    const { id } = await store().create(newAccount(someEmail()));
    expect(await store().setRole(id, 'admin')).toMatchObject({ role: 'admin', sessionEpoch: 1 });
    expect(await store().signOutEverywhere(id)).toMatchObject({ role: 'admin', sessionEpoch: 2 });
    await expect(store().setRole(randomUUID(), 'admin')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('a listing goes by e-mail and continues where it stopped', async () => {
    const domain = `${randomUUID()}.example.com`;
    for (const name of ['C', 'a', 'B']) await store().create(newAccount(`${name}@${domain}`));
    const total = await store().count();
    const seen: string[] = [];
    for (;;) {
      const afterEmail = seen.at(-1);
      const page = await store().list({ limit: 2, ...(afterEmail && { afterEmail }) });
      if (page.length === 0) break;
      seen.push(...page.map((account) => account.email));
    }
    expect(seen).toHaveLength(total);
    expect(seen.filter((email) => email.endsWith(domain)).map((email) => email[0])).toEqual([
      'a',
      'B',
      'C',
    ]);
  });

  const identity = (email: string, subject: string = randomUUID()) => ({
    provider: 'github',
    subject,
    email,
    name: 'Ada',
  });

  it('an identity seen first makes an account, and the same one afterwards', async () => {
    const first = await store().forIdentity(identity(someEmail(), 'subject-1'), 30);
    expect(first.balance).toBe(30);
    const again = await store().forIdentity(identity(someEmail(), 'subject-1'), 30);
    expect(again).toEqual(first);
  });

  it('an identity seen twice at once makes one account', async () => {
    const person = identity(someEmail());
    const accounts = await Promise.all([
      store().forIdentity(person, 30),
      store().forIdentity(person, 30),
    ]);
    expect(accounts[0]?.id).toBe(accounts[1]?.id);
    expect((await store().findByEmail(person.email))?.balance).toBe(30);
  });

  it('an identity with the address of a vouched-for account is linked and changes nothing', async () => {
    const account = await store().create({ ...newAccount(someEmail()), emailVerified: true });
    expect(await store().forIdentity(identity(account.email), 30)).toEqual(account);
    expect(await store().verifyPassword(account.email, PASSWORD)).toEqual(account);
  });

  it('who registered an address that is not theirs loses it to its owner', async () => {
    const squatted = await store().create(newAccount(someEmail()));
    const tokens = createTokenStore(database().db);
    const { secret } = await tokens.create(squatted.id, 'Script', null);
    const claimed = await store().forIdentity(identity(squatted.email), 30);
    expect(claimed).toEqual({ ...squatted, sessionEpoch: 1 });
    expect(await store().verifyPassword(squatted.email, PASSWORD)).toBeUndefined();
    expect(await tokens.authenticate(secret)).toBeUndefined();
  });

  it('a provider that knows no name lets the address stand in', async () => {
    const email = someEmail();
    const account = await store().forIdentity({ ...identity(email), name: '' }, 0);
    expect(account.name).toBe(email);
  });

  it('accounts are found by a part of e-mail or name, and no sign is a wildcard', async () => {
    const mark = randomUUID();
    const byEmail = await store().create(newAccount(`${mark}_a@example.com`));
    const byName = { ...newAccount(someEmail()), name: `Grace ${mark.toUpperCase()}` };
    const named = await store().create(byName);
    const idsOf = async (search: string) =>
      (await store().list({ limit: 9, search })).map(({ id }) => id).toSorted();
    expect(await idsOf(mark)).toEqual([byEmail.id, named.id].toSorted());
    expect(await idsOf(`${mark}_a`)).toEqual([byEmail.id]);
    expect(await idsOf(`${mark}%a`)).toEqual([]);
    expect(await store().list({ limit: 9, search: mark, afterEmail: byEmail.email })).toHaveLength(
      named.email.toLowerCase() > byEmail.email ? 1 : 0,
    );
  });

  it('what all accounts have left is one sum', async () => {
    const before = await store().totalBalance();
    await store().create(newAccount(someEmail()));
    expect((await store().totalBalance()) - before).toBe(25);
  });
});
