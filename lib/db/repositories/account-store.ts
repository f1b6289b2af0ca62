import { sql, type Transaction } from 'kysely';
import {
  checkField,
  emailKey,
  emailSchema,
  nameSchema,
  passwordSchema,
} from '@/lib/accounts/account-rules';
import type {
  Account,
  AccountStore,
  NewAccount,
  PasswordChangeOptions,
} from '@/lib/accounts/account-store';
import { hashPassword, passwordFits } from '@/lib/accounts/password-hash';
import { ApiError } from '@/lib/errors/api-error';
import type { Database, Schema, UserRow } from '../schema';
import { isUniqueViolation } from '../unique-violation';
import { ACCOUNT_COLUMNS, toAccount } from './account-row';
import { accountForIdentity } from './identities';
import { insertAccount, newUserRow } from './new-account';
import { endSessions } from './session-store';
import { revokeTokens } from './token-store';

interface PasswordChange extends PasswordChangeOptions {
  id: string;
  next: string;
  now: number;
}

export function createAccountStore(db: Database, now: () => number = Date.now): AccountStore {
  return {
    create: (account) => create(db, account, now()),
    find: (id) => findBy(db, 'id', id),
    findByEmail: (email) => findBy(db, 'email_key', emailKey(email)),
    async verifyPassword(email, password) {
      const row = await rowBy(db, 'email_key', emailKey(email));
      const fits = await passwordFits(password, row?.password_hash ?? null);
      return fits && row !== undefined ? toAccount(row) : undefined;
    },
    async hasPassword(id) {
      const row = await rowBy(db, 'id', id);
      return typeof row?.password_hash === 'string';
    },
    async emailStanding(id) {
      const row = await rowBy(db, 'id', id);
      if (row === undefined) throw new ApiError('not_found', `There is no user ${id}.`);
      return { verified: row.email_verified === 1, pendingUnits: row.pending_units };
    },
    async providersOf(id) {
      const linked = db.selectFrom('identities').select('provider').where('user_id', '=', id);
      return (await linked.distinct().execute()).map(({ provider }) => provider);
    },
    forIdentity: (identity, units) => accountForIdentity(db, identity, units, now()),
    rename: (id, name) => change(db, id, { name: checkField(nameSchema, 'name', name) }),
    setRole: (id, role) => changeAndSignOut(db, id, { role }),
    changePassword: (id, current, next, options) =>
      changePassword(db, { id, current, next, now: now(), ...options }),
    setPassword: (id, next, options) => setPassword(db, { id, next, now: now(), ...options }),
    changeEmail: (id, password, email) => changeEmail(db, id, password, email),
    signOutEverywhere: (id) => changeAndSignOut(db, id, {}),
    list: (options) => listAccounts(db, options),
    async totalBalance() {
      const { units } = await db
        .selectFrom('users')
        .select(sql<number>`cast(coalesce(sum(balance), 0) as bigint)`.as('units'))
        .executeTakeFirstOrThrow();
      return units;
    },
    async count() {
      const { users } = await db
        .selectFrom('users')
        .select((expression) => expression.fn.countAll<number>().as('users'))
        .executeTakeFirstOrThrow();
      return users;
    },
  };
}

async function listAccounts(
  db: Database,
  { limit, afterEmail = '', search }: Parameters<AccountStore['list']>[0],
): Promise<Account[]> {
  const all = db
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('email_key', '>', emailKey(afterEmail));
  const pattern = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const found = search
    ? all.where(
        sql<boolean>`(email_key like ${pattern} escape '\\' or lower(name) like ${pattern} escape '\\')`,
      )
    : all;
  const rows = await found.orderBy('email_key').limit(limit).execute();
  return rows.map(toAccount);
}

async function create(db: Database, account: NewAccount, now: number): Promise<Account> {
  const { password } = account;
  const person = {
    email: checkField(emailSchema, 'email', account.email),
    name: checkField(nameSchema, 'name', account.name),
  };
  const waits = account.grantWhenVerified === true && account.emailVerified !== true;
  const row = newUserRow(person, now, {
    role: account.role ?? 'user',
    email_verified: account.emailVerified === true ? 1 : 0,
    pending_units: waits ? account.grantUnits : 0,
    password_hash:
      password === undefined
        ? null
        : await hashPassword(checkField(passwordSchema, 'password', password)),
  });
  const grant = { units: waits ? 0 : account.grantUnits, note: account.grantNote };
  const created = await db
    .transaction()
    .execute((transaction) => insertAccount(transaction, row, grant));
  if (created === undefined) {
    throw new ApiError('conflict', `There is already an account for ${person.email}.`, {
      param: 'email',
    });
  }
  return created;
}

async function changePassword(
  db: Database,
  { current, ...rest }: PasswordChange & { current: string },
): Promise<Account | undefined> {
  checkField(passwordSchema, 'password', rest.next);
  const row = await rowBy(db, 'id', rest.id);
  const fits = await passwordFits(current, row?.password_hash ?? null);
  return fits ? setPassword(db, rest) : undefined;
}

async function setPassword(
  db: Database,
  { id, next, now, keepSessionId, revokeTokens: alsoTokens }: PasswordChange,
): Promise<Account> {
  const password = checkField(passwordSchema, 'password', next);
  const values = { password_hash: await hashPassword(password) };
  return changeAndSignOut(db, id, values, keepSessionId, async (transaction) => {
    if (alsoTokens) await revokeTokens(transaction, id, now);
  });
}

async function changeEmail(
  db: Database,
  id: string,
  password: string,
  given: string,
): Promise<Account | undefined> {
  const email = checkField(emailSchema, 'email', given);
  const row = await rowBy(db, 'id', id);
  const fits = await passwordFits(password, row?.password_hash ?? null);
  if (!fits || row === undefined) return undefined;
  const key = emailKey(email);
  const isSame = key === row.email_key;
  try {
    return await change(db, id, {
      email,
      email_key: key,
      email_verified: isSame ? row.email_verified : 0,
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ApiError('conflict', 'This address belongs to another account.', { param: 'email' });
  }
}

function rowBy(
  db: Database,
  column: 'id' | 'email_key',
  value: string,
): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where(column, '=', value).executeTakeFirst();
}

async function findBy(
  db: Database,
  column: 'id' | 'email_key',
  value: string,
): Promise<Account | undefined> {
  const row = await rowBy(db, column, value);
  return row && toAccount(row);
}

type Changes = Partial<Omit<UserRow, 'id' | 'balance' | 'session_epoch' | 'created_at'>>;

async function change(db: Database, id: string, values: Changes): Promise<Account> {
  const row = await db
    .updateTable('users')
    .set(values)
    .where('id', '=', id)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', `There is no user ${id}.`);
  return toAccount(row);
}

/** Changes an account and ends its sessions, all or all but one, together with whatever goes with it. */
async function changeAndSignOut(
  db: Database,
  id: string,
  values: Changes,
  keepSessionId?: string,
  alongside: (transaction: Transaction<Schema>) => Promise<void> = async () => undefined,
): Promise<Account> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('users')
      .set({ ...values, session_epoch: sql<number>`session_epoch + 1` })
      .where('id', '=', id)
      .returning(ACCOUNT_COLUMNS)
      .executeTakeFirst();
    if (row === undefined) throw new ApiError('not_found', `There is no user ${id}.`);
    await endSessions(transaction, id, keepSessionId);
    await alongside(transaction);
    return toAccount(row);
  });
}
