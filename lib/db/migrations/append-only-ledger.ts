import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../schema';

/**
 * Triggers that refuse to change or delete what the ledger says, whoever asks: a wrong entry is
 * corrected by another entry.
 */
export async function makeLedgerAppendOnly(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const statements = kind === 'sqlite' ? SQLITE : POSTGRES;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const SQLITE = [
  ...['update', 'delete'].map(
    (action) => `
      create trigger ledger_refuses_${action} before ${action} on ledger
      begin select raise(abort, 'the ledger is append-only'); end`,
  ),
  // `insert or replace` deletes the old row without firing its delete trigger.
  `create trigger ledger_refuses_replace before insert on ledger
   when exists (select 1 from ledger where id = new.id)
   begin select raise(abort, 'the ledger is append-only'); end`,
];

const POSTGRES = [
  `create function refuse_ledger_change() returns trigger language plpgsql as
   $$ begin raise exception 'the ledger is append-only'; end $$`,
  `create trigger ledger_refuses_change before update or delete on ledger
   for each row execute function refuse_ledger_change()`,
  `create trigger ledger_refuses_truncate before truncate on ledger
   for each statement execute function refuse_ledger_change()`,
];
