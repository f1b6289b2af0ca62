import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseEnvironment } from '@/lib/env';
import { openStores, type Stores } from '@/lib/server/stores';
import { runAdmin } from './run-admin';

const created = z.object({ id: z.uuid(), email: z.string(), token: z.string().nullable() });

describe("the administrator's command line", () => {
  let folder: string;
  /** The server's own connection, open all the while. */
  let server: Stores;
  const variables = () => ({ DATA_DIR: folder, SIGNUP_CREDITS: '70' });

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'easel-admin-'));
    server = await openStores(parseEnvironment(variables()));
  });
  afterEach(async () => {
    await server.database.close();
    await rm(folder, { recursive: true });
  });

  async function run(command: string, input = '') {
    const out: string[] = [];
    const err: string[] = [];
    const status = await runAdmin({
      args: command === '' ? [] : command.split(' '),
      variables: variables(),
      write: (line) => out.push(line),
      complain: (line) => err.push(line),
      readLine: async () => input,
    });
    return { status, out, err: err.join('\n') };
  }

  async function createUser(options = '') {
    const { status, out } = await run(
      `user:create --email ada@example.com --name Ada ${options}`.trim(),
    );
    expect(status).toBe(0);
    return created.parse(JSON.parse(out.at(-1) ?? ''));
  }

  it('makes a user whose token works in the running server at once', async () => {
    const { id, email, token } = await createUser('--credits 500 --token');
    expect(email).toBe('ada@example.com');
    expect((await server.tokens.authenticate(token ?? ''))?.account).toMatchObject({
      id,
      role: 'user',
      balance: 500,
    });
  });

  it('makes a user without a token, with the credits of a sign-up', async () => {
    const { id, token } = await createUser();
    expect(token).toBeNull();
    expect(await server.tokens.list(id)).toEqual([]);
    expect(await server.credits.balanceOf(id)).toBe(70);
  });

  it('makes an administrator who can sign in with the password', async () => {
    const { id } = await createUser('--credits 0 --password long-enough --admin');
    const account = await server.accounts.verifyPassword('ada@example.com', 'long-enough');
    expect(account).toMatchObject({ id, role: 'admin', balance: 0 });
  });

  it('reads a password from standard input, where no list of processes shows it', async () => {
    const { status } = await run(
      'user:create --email bo@example.com --name Bo --password -',
      'from-stdin',
    );
    expect(status).toBe(0);
    expect(await server.accounts.verifyPassword('bo@example.com', 'from-stdin')).toBeDefined();
  });

  it('refuses a second account for an e-mail with status 1', async () => {
    await createUser();
    const { status, out, err } = await run('user:create --email ADA@example.com --name Ada');
    expect({ status, out }).toEqual({ status: 1, out: [] });
    expect(err).toContain('already an account');
  });

  it('grants credits and takes them back', async () => {
    const { id } = await createUser('--credits 5');
    const granted = await run('credits:grant --email ada@example.com --credits 7 --note Thanks');
    expect(JSON.parse(granted.out[0] ?? '')).toMatchObject({ id, credits: 12 });
    expect(await server.credits.entries(id, { limit: 1 })).toMatchObject([
      { units: 7, note: 'Thanks' },
    ]);
    await run('credits:grant --email ada@example.com --credits=-10');
    expect(await server.credits.balanceOf(id)).toBe(2);
  });

  it('makes, lists and revokes tokens, by prefix and by id', async () => {
    await createUser();
    const secrets: string[] = [];
    for (const name of ['one', 'two']) {
      const { out } = await run(
        `token:create --email ada@example.com --name ${name} --expires-days 3`,
      );
      secrets.push(z.object({ token: z.string() }).parse(JSON.parse(out[0] ?? '')).token);
    }
    const listed = (await run('token:list --email ada@example.com')).out.map((line) =>
      z.object({ id: z.string(), name: z.string(), prefix: z.string() }).parse(JSON.parse(line)),
    );
    expect(listed.map(({ name }) => name).sort()).toEqual(['one', 'two']);
    for (const secret of secrets) expect(await server.tokens.authenticate(secret)).toBeDefined();
    await run(`token:revoke --email ada@example.com --id ${listed[0]?.prefix}`);
    await run(`token:revoke --email ada@example.com --id ${listed[1]?.id}`);
    for (const secret of secrets) expect(await server.tokens.authenticate(secret)).toBeUndefined();
    expect((await run('token:revoke --email ada@example.com --id easel_nobody')).status).toBe(1);
  });

  it('sets a forgotten password, ends sessions, and revokes tokens where asked', async () => {
    const { id, token } = await createUser('--password old-password --token');
    const origin = { address: 'unknown', agent: 'Another browser' };
    await server.sessions.start({ id, sessionEpoch: 0 }, origin);
    const set = 'user:password --email ada@example.com --password';
    expect((await run(`${set} -`, 'new-password')).status).toBe(0);
    expect(await server.accounts.verifyPassword('ada@example.com', 'old-password')).toBeUndefined();
    expect(await server.accounts.verifyPassword('ada@example.com', 'new-password')).toBeDefined();
    expect(await server.sessions.list(id)).toEqual([]);
    expect(await server.tokens.authenticate(token ?? '')).toBeDefined();
    expect((await run(`${set} third-password --revoke-tokens`)).status).toBe(0);
    expect(await server.tokens.authenticate(token ?? '')).toBeUndefined();
    expect((await run(`${set} short`)).status).toBe(2);
  });

  it('lists users and promotes one', async () => {
    await createUser();
    await run('user:create --email bo@example.com --name Bo');
    expect((await run('user:promote --email bo@example.com')).status).toBe(0);
    const users = (await run('user:list')).out.map((line) => JSON.parse(line));
    expect(users).toMatchObject([
      { email: 'ada@example.com', role: 'user', credits: 70 },
      { email: 'bo@example.com', role: 'admin' },
    ]);
  });

  it.each([
    ['', 'A command is missing'],
    ['user:remove', 'Unknown command: user:remove'],
    ['user:create --name Ada', '--email is missing'],
    ['user:create --email ada --name Ada', 'not an email address'],
    ['user:create --email a@example.com --name Ada --credits many', '--credits must be an integer'],
    ['user:create --email a@example.com --name Ada --credits=-1', '--credits must be 0 or more'],
    ['user:create --email a@example.com --name Ada --password short', 'at least 8 characters'],
    ['user:create --email a@example.com --name Ada --tokens', "Unknown option '--tokens'"],
    ['user:list everybody', "Unexpected argument 'everybody'"],
    ['credits:grant --email a@example.com --credits 1.5', '--credits must be an integer'],
    [
      'token:create --email a@example.com --name t --expires-days 0',
      '--expires-days must be 1 or more',
    ],
  ])('refuses "%s" with status 2 and says why', async (command, reason) => {
    const { status, out, err } = await run(command);
    expect({ status, out }).toEqual({ status: 2, out: [] });
    expect(err).toContain(reason);
    expect(err).toContain('Usage: npm run --silent admin --');
    expect(await server.accounts.count()).toBe(0);
  });

  it('says that a user is not there with status 1', async () => {
    for (const command of ['token:list', 'user:promote', 'credits:grant --credits 1']) {
      const { status, err } = await run(`${command} --email nobody@example.com`);
      expect(status).toBe(1);
      expect(err).toContain('There is no user nobody@example.com');
    }
  });

  it('explains itself', async () => {
    const { status, out } = await run('help');
    expect(status).toBe(0);
    for (const name of ['user:create', 'credits:grant', 'token:revoke', 'user:promote']) {
      expect(out.join('\n')).toContain(name);
    }
  });
});
