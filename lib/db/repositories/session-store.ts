import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Account } from '@/lib/accounts/account-store';
import {
  MAX_SESSIONS_PER_USER,
  SEEN_NOTED_EVERY_MS,
  SESSION_SECONDS,
} from '@/lib/accounts/session-rules';
import type {
  LiveSession,
  Session,
  SessionOrigin,
  SessionStore,
} from '@/lib/accounts/session-store';
import { lockedUser } from '../locked-user';
import type { Database, Schema, SessionRow } from '../schema';
import { ACCOUNT_COLUMNS, toAccount } from './account-row';

export function createSessionStore(db: Database, now: () => number = Date.now): SessionStore {
  return {
    start: (account, origin) => start(db, account, origin, now()),

    find: (id) => find(db, id, now()),

    async reauthenticate(id) {
      const stamped = await db
        .updateTable('sessions')
        .set({ authenticated_at: now() })
        .where('id', '=', id)
        .where('expires_at', '>', now())
        .returning('id')
        .executeTakeFirst();
      return stamped !== undefined;
    },

    async list(userId) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now())
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .limit(MAX_SESSIONS_PER_USER)
        .execute();
      return rows.map(toSession);
    },

    async end(userId, id) {
      const ended = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },

    async sweep() {
      const swept = await db
        .deleteFrom('sessions')
        .where('expires_at', '<=', now())
        .executeTakeFirst();
      return Number(swept.numDeletedRows);
    },
  };
}

async function start(
  db: Database,
  account: Pick<Account, 'id' | 'sessionEpoch'>,
  { address, agent }: SessionOrigin,
  now: number,
): Promise<Session | undefined> {
  const row: SessionRow = {
    id: randomUUID(),
    user_id: account.id,
    created_at: now,
    authenticated_at: now,
    last_seen_at: now,
    expires_at: now + SESSION_SECONDS * 1000,
    address,
    agent,
  };
  const started = await db.transaction().execute(async (transaction) => {
    const user = await lockedUser(transaction, account.id);
    if (user.session_epoch !== account.sessionEpoch) return false;
    await transaction.insertInto('sessions').values(row).execute();
    await endLongestUnseen(transaction, account.id);
    return true;
  });
  return started ? toSession(row) : undefined;
}

/** Ends a user's sessions, all or all but one; the caller raises the epoch in the same transaction. */
export async function endSessions(
  transaction: Transaction<Schema>,
  userId: string,
  exceptId?: string,
): Promise<void> {
  const all = transaction.deleteFrom('sessions').where('user_id', '=', userId);
  await (exceptId === undefined ? all : all.where('id', '!=', exceptId)).execute();
}

/** One query finds the session with its account: this runs in every request of a browser. */
async function find(db: Database, id: string, now: number): Promise<LiveSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(ACCOUNT_COLUMNS)
    .select([
      'sessions.id as session_id',
      'sessions.created_at as started_at',
      'sessions.authenticated_at',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.address',
      'sessions.agent',
    ])
    .where('sessions.id', '=', id)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.last_seen_at <= now - SEEN_NOTED_EVERY_MS) await noteSeen(db, id, now);
  const session = toSession({
    ...row,
    id: row.session_id,
    user_id: row.id,
    created_at: row.started_at,
  });
  return { session, account: toAccount(row) };
}

/** The condition is repeated so that of many requests at once one writes. */
async function noteSeen(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<=', now - SEEN_NOTED_EVERY_MS)
    .execute();
}

async function endLongestUnseen(transaction: Transaction<Schema>, userId: string): Promise<void> {
  const kept = transaction
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_SESSIONS_PER_USER);
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', kept)
    .execute();
}

function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: new Date(row.created_at),
    authenticatedAt: new Date(row.authenticated_at),
    lastSeenAt: new Date(row.last_seen_at),
    expiresAt: new Date(row.expires_at),
    address: row.address,
    agent: row.agent,
  };
}
