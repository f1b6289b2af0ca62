import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ApiError } from '@/lib/errors/api-error';
import type { AuthenticatedToken, Token, TokenRefusal, TokenStore } from '@/lib/tokens/token-store';
import {
  checkTokenName,
  hashTokenSecret,
  isTokenSecret,
  MAX_DEAD_TOKENS_PER_USER,
  MAX_TOKENS_PER_USER,
  newTokenSecret,
  shownPrefix,
} from '@/lib/tokens/token-rules';
import { lockedUser } from '../locked-user';
import type { Database, Schema, TokenRow } from '../schema';
import { toAccount } from './account-row';

/** How exact `lastUsedAt` is: noting every use would make every request a write. */
const USE_NOTED_EVERY_MS = 60_000;

export function createTokenStore(db: Database, now: () => number = Date.now): TokenStore {
  return {
    async create(userId, name, expiresAt) {
      const secret = newTokenSecret();
      const row: TokenRow = {
        id: randomUUID(),
        user_id: userId,
        name: checkTokenName(name),
        prefix: shownPrefix(secret),
        secret_hash: hashTokenSecret(secret),
        created_at: now(),
        expires_at: checkExpiry(expiresAt, now()),
        last_used_at: null,
        revoked_at: null,
      };
      await db.transaction().execute(async (transaction) => {
        await lockedUser(transaction, userId);
        await refuseTooMany(transaction, userId, now());
        await forgetOldest(transaction, userId, now());
        await transaction.insertInto('tokens').values(row).execute();
      });
      return { token: toToken(row), secret };
    },

    authenticate: (secret) => authenticate(db, secret, now()),

    refusalOf: (secret) => refusalOf(db, secret, now()),

    async list(userId) {
      const rows = await db
        .selectFrom('tokens')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MAX_TOKENS_PER_USER + MAX_DEAD_TOKENS_PER_USER)
        .execute();
      return rows.map(toToken);
    },

    async revoke(userId, tokenId) {
      const revoked = await db
        .updateTable('tokens')
        .set((expression) => ({
          revoked_at: expression.fn.coalesce('revoked_at', expression.val(now())),
        }))
        .where('id', '=', tokenId)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return revoked !== undefined;
    },
  };
}

/** Ends all live tokens of a user; resolves to how many. */
export async function revokeTokens(db: Database, userId: string, now: number): Promise<number> {
  const revoked = await db
    .updateTable('tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}

/** One query finds the token with its account: this runs in every request. */
async function authenticate(
  db: Database,
  secret: string,
  now: number,
): Promise<AuthenticatedToken | undefined> {
  if (!isTokenSecret(secret)) return undefined;
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .selectAll('tokens')
    .select([
      'users.email',
      'users.name as user_name',
      'users.role',
      'users.balance',
      'users.session_epoch',
      'users.created_at as user_created_at',
    ])
    .where('tokens.secret_hash', '=', hashTokenSecret(secret))
    .where('tokens.revoked_at', 'is', null)
    .where((where) =>
      where.or([where('tokens.expires_at', 'is', null), where('tokens.expires_at', '>', now)]),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.last_used_at === null || row.last_used_at <= now - USE_NOTED_EVERY_MS) {
    await noteUse(db, row.id, now);
  }
  const account = toAccount({
    ...row,
    id: row.user_id,
    name: row.user_name,
    created_at: row.user_created_at,
  });
  return { ...toToken(row), account };
}

async function refusalOf(db: Database, secret: string, now: number): Promise<TokenRefusal> {
  const row = isTokenSecret(secret)
    ? await db
        .selectFrom('tokens')
        .select(['name', 'revoked_at', 'expires_at'])
        .where('secret_hash', '=', hashTokenSecret(secret))
        .executeTakeFirst()
    : undefined;
  if (row && row.revoked_at !== null) {
    return { reason: 'revoked', name: row.name, since: new Date(row.revoked_at) };
  }
  if (row && row.expires_at !== null && row.expires_at <= now) {
    return { reason: 'expired', name: row.name, since: new Date(row.expires_at) };
  }
  return { reason: 'unknown' };
}

/** The condition is repeated so that of many requests at once one writes. */
async function noteUse(db: Database, tokenId: string, now: number): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ last_used_at: now })
    .where('id', '=', tokenId)
    .where((where) =>
      where.or([
        where('last_used_at', 'is', null),
        where('last_used_at', '<=', now - USE_NOTED_EVERY_MS),
      ]),
    )
    .execute();
}

function checkExpiry(expiresAt: Date | null, now: number): number | null {
  if (expiresAt === null) return null;
  if (!(expiresAt.getTime() > now)) {
    throw new ApiError('invalid_request', 'The expiry of a token must lie in the future.', {
      param: 'expires_at',
    });
  }
  return expiresAt.getTime();
}

async function refuseTooMany(
  transaction: Transaction<Schema>,
  userId: string,
  now: number,
): Promise<void> {
  const { live } = await transaction
    .selectFrom('tokens')
    .select((expression) => expression.fn.countAll<number>().as('live'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  if (live >= MAX_TOKENS_PER_USER) {
    throw new ApiError(
      'conflict',
      `A user has at most ${MAX_TOKENS_PER_USER} tokens. Revoke one that is no longer used.`,
    );
  }
}

/** Dead tokens are kept to be recognised in the list, but not without end. */
async function forgetOldest(
  transaction: Transaction<Schema>,
  userId: string,
  now: number,
): Promise<void> {
  const dead = transaction
    .selectFrom('tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([where('revoked_at', 'is not', null), where('expires_at', '<=', now)]),
    );
  const kept = dead.orderBy('created_at', 'desc').orderBy('id').limit(MAX_DEAD_TOKENS_PER_USER);
  await transaction
    .deleteFrom('tokens')
    .where('id', 'in', dead)
    .where('id', 'not in', kept)
    .execute();
}

function toToken(row: Omit<TokenRow, 'secret_hash'>): Token {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    prefix: row.prefix,
    createdAt: new Date(row.created_at),
    expiresAt: toDate(row.expires_at),
    lastUsedAt: toDate(row.last_used_at),
    revokedAt: toDate(row.revoked_at),
  };
}

function toDate(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
