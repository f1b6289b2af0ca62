import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import type { Token } from '@/lib/tokens/token-store';
import { defineCommand, integer, text } from '../command';
import { findAccount } from '../find-account';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_EXPIRY_DAYS = 3650;

const create = defineCommand({
  name: 'token:create',
  usage: '--email E --name N [--expires-days D]',
  summary: 'Makes a token; its secret is shown this once.',
  options: {
    email: text,
    name: text,
    'expires-days': integer
      .pipe(
        z
          .number()
          .min(1, 'must be 1 or more')
          .max(MAX_EXPIRY_DAYS, `must be at most ${MAX_EXPIRY_DAYS}`),
      )
      .optional(),
  },
  async run({ stores, print }, { email, name, 'expires-days': days }) {
    const account = await findAccount(stores, email);
    const expiresAt = days === undefined ? null : new Date(Date.now() + days * DAY_MS);
    const { token, secret } = await stores.tokens.create(account.id, name, expiresAt);
    print({ ...toLine(token), token: secret });
  },
});

const list = defineCommand({
  name: 'token:list',
  usage: '--email E',
  summary: "Prints a user's tokens, one a line, newest first, without their secrets.",
  options: { email: text },
  async run({ stores, print }, { email }) {
    const account = await findAccount(stores, email);
    for (const token of await stores.tokens.list(account.id)) print(toLine(token));
  },
});

const revoke = defineCommand({
  name: 'token:revoke',
  usage: '--email E --id ID',
  summary: 'Ends a token at once; ID is its id or its prefix, as token:list shows them.',
  options: { email: text, id: text },
  async run({ stores, print }, { email, id }) {
    const account = await findAccount(stores, email);
    const token = theOneToken(await stores.tokens.list(account.id), id);
    await stores.tokens.revoke(account.id, token.id);
    print({ id: token.id, prefix: token.prefix, revoked: true });
  },
});

function theOneToken(tokens: Token[], id: string): Token {
  const found = tokens.filter((token) => token.id === id || token.prefix === id);
  const [token, ...others] = found;
  if (token === undefined) throw new ApiError('not_found', `The user has no token ${id}.`);
  if (others.length > 0) {
    throw new ApiError('conflict', `${found.length} tokens begin with ${id}; name one by its id.`);
  }
  return token;
}

function toLine({ id, name, prefix, createdAt, expiresAt, lastUsedAt, revokedAt }: Token) {
  return {
    id,
    name,
    prefix,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    last_used_at: lastUsedAt?.toISOString() ?? null,
    revoked_at: revokedAt?.toISOString() ?? null,
  };
}

export const tokenCommands = [create, list, revoke];
