import { sql } from 'kysely';
import {
  checkField,
  emailKey,
  emailSchema,
  nameSchema,
  passwordSchema,
} from '@/lib/accounts/account-rules';
import type { Account, AccountStore, NewAccount } from '@/lib/accounts/account-store';
import { hashPassword, passwordFits } from '@/lib/accounts/password-hash';
import { ApiError } from '@/lib/errors/api-error';
import type { Database, UserRow } from '../schema';
import { isUniqueViolation } from '../unique-violation';
import { ACCOUNT_COLUMNS, toAccount } from './account-row';
import { accountForIdentity } from './identities';
import { insertAccount, newUserRow } from './new-account';

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
    forIdentity: (identity, units) => accountForIdentity(db, identity, units, now()),
    rename: (id, name) => change(db, id, { name: checkField(nameSchema, 'name', name) }),
    setRole: (id, role) => change(db, id, { role }, signOut),
    changePassword: (id, current, next) => changePassword(db, id, current, next),
    changeEmail: (id, password, email) => changeEmail(db, id, password, email),
    signOutEverywhere: (id) => change(db, id, {}, signOut),
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

const signOut = { session_epoch: sql<number>`session_epoch + 1` };

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
  const row = newUserRow(person, now, {
    role: account.role ?? 'user',
    email_verified: account.emailVerified === true ? 1 : 0,
    password_hash:
      password === undefined
        ? null
        : await hashPassword(checkField(passwordSchema, 'password', password)),
  });
  const grant = { units: account.grantUnits, note: account.grantNote };
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
  id: string,
  current: string,
  next: string,
): Promise<Account | undefined> {
  const password = checkField(passwordSchema, 'password', next);
  const row = await rowBy(db, 'id', id);
  const fits = await passwordFits(current, row?.password_hash ?? null);
  if (!fits) return undefined;
  return change(db, id, { password_hash: await hashPassword(password) }, signOut);
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

async function change(
  db: Database,
  id: string,
  values: Partial<Omit<UserRow, 'id' | 'balance' | 'session_epoch' | 'created_at'>>,
  epoch: Partial<typeof signOut> = {},
): Promise<Account> {
  const row = await db
    .updateTable('users')
    .set({ ...values, ...epoch })
    .where('id', '=', id)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', `There is no user ${id}.`);
  return toAccount(row);
}
