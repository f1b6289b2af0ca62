import { z } from 'zod';
import type { Account } from '@/lib/accounts/account-store';
import { defineCommand, flag, integer, text } from '../command';
import { findAccount } from '../find-account';

const PAGE = 500;
const FIRST_TOKEN_NAME = 'First token';
const GRANT_NOTE = 'Granted with the account';

const create = defineCommand({
  name: 'user:create',
  usage: '--email E --name N [--credits C] [--password P] [--token] [--admin]',
  summary: 'Makes an account; "--password -" reads the password from standard input.',
  options: {
    email: text,
    name: text,
    credits: integer.pipe(z.number().min(0, 'must be 0 or more')).optional(),
    password: text.optional(),
    token: flag,
    admin: flag,
  },
  async run({ env, stores, print, readLine }, options) {
    const password = options.password === '-' ? await readLine() : options.password;
    const account = await stores.accounts.create({
      email: options.email,
      name: options.name,
      ...(password !== undefined && { password }),
      role: options.admin ? 'admin' : 'user',
      emailVerified: true,
      grantUnits: options.credits ?? env.SIGNUP_CREDITS,
      grantNote: GRANT_NOTE,
    });
    const made = options.token
      ? await stores.tokens.create(account.id, FIRST_TOKEN_NAME, null)
      : undefined;
    print({ id: account.id, email: account.email, token: made?.secret ?? null });
  },
});

const password = defineCommand({
  name: 'user:password',
  usage: '--email E --password P [--revoke-tokens]',
  summary:
    'Sets a password and signs its user out everywhere; "--password -" reads it from standard input.',
  options: { email: text, password: text, 'revoke-tokens': flag },
  async run(
    { stores, print, readLine },
    { email, password: given, 'revoke-tokens': revokeTokens },
  ) {
    const { id } = await findAccount(stores, email);
    const next = given === '-' ? await readLine() : given;
    const account = await stores.accounts.setPassword(id, next, { revokeTokens });
    print({ id, email: account.email, signed_out: true, tokens_revoked: revokeTokens });
  },
});

const list = defineCommand({
  name: 'user:list',
  usage: '',
  summary: 'Prints every account, one a line, by e-mail.',
  options: {},
  async run({ stores, print }) {
    let afterEmail: string | undefined;
    do {
      const page = await stores.accounts.list({ limit: PAGE, ...(afterEmail && { afterEmail }) });
      for (const account of page) print(toLine(account));
      afterEmail = page.length === PAGE ? page.at(-1)?.email : undefined;
    } while (afterEmail !== undefined);
  },
});

const promote = defineCommand({
  name: 'user:promote',
  usage: '--email E',
  summary: 'Makes somebody an administrator; they sign in again.',
  options: { email: text },
  async run({ stores, print }, { email }) {
    const { id } = await findAccount(stores, email);
    print(toLine(await stores.accounts.setRole(id, 'admin')));
  },
});

function toLine({ id, email, name, role, balance, createdAt }: Account) {
  return { id, email, name, role, credits: balance, created_at: createdAt.toISOString() };
}

export const userCommands = [create, password, list, promote];
