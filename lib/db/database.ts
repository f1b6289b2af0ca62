import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import type { Environment } from '@/lib/env';
import { postgresDialect } from './postgres-dialect';
import type { Database, DatabaseKind, Schema } from './schema';
import { sqliteDialect } from './sqlite-dialect';

/** Name of the SQLite file inside `DATA_DIR`. */
const SQLITE_FILE = 'easel.db';

/** An open database with what its owner needs to know; repositories take `db` alone. */
export interface DatabaseHandle {
  kind: DatabaseKind;
  db: Database;
  /** Rejects when the database does not answer; for readiness. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `DATABASE_URL`, else the SQLite file in `DATA_DIR`, which is made when
 * missing. Reads and writes nothing yet: call {@link migrate} before use.
 */
export function openDatabase(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
): DatabaseHandle {
  const url = environment.DATABASE_URL;
  if (url !== undefined) {
    return handle('postgres', new Kysely<Schema>({ dialect: postgresDialect(url, reportIdle) }));
  }
  mkdirSync(environment.DATA_DIR, { recursive: true, mode: 0o700 });
  const file = path.join(environment.DATA_DIR, SQLITE_FILE);
  keepFromOthers(file);
  return handle('sqlite', new Kysely<Schema>({ dialect: sqliteDialect(file) }));
}

/** For its owner alone to read and write. */
const OWNER_ONLY = 0o600;

/**
 * Makes the database file, and takes rights of others away from one that an earlier version made.
 * SQLite gives its write-ahead log and shared memory the rights of the file; those that are there
 * keep theirs, so they are changed, too.
 */
function keepFromOthers(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const sibling of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(/* turbopackIgnore: true */ sibling)) chmodSync(sibling, OWNER_ONLY);
  }
}

function handle(kind: DatabaseKind, db: Database): DatabaseHandle {
  return {
    kind,
    db,
    async check() {
      await db.selectFrom('users').select('id').limit(1).execute();
    },
    async close() {
      await db.destroy();
    },
  };
}

function reportIdle(error: Error): void {
  console.warn(`An idle database connection broke and is replaced: ${error.message}`);
}
