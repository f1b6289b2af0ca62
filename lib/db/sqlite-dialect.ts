import BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

/** How long a statement waits for another process that is writing. */
const BUSY_TIMEOUT_MS = 5000;
const RETRY_MS = 20;

/**
 * Every transaction of ours writes, so it takes the write lock at once: one that reads first and
 * writes later fails with SQLITE_BUSY when another process has written in between, and no
 * busy timeout helps it.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite can roll DDL back; saying so makes the migrator run in one transaction. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/**
 * A dialect on the SQLite file. WAL lets other processes read while one writes;
 * synchronous=FULL keeps a committed charge through a power cut.
 */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new BetterSqlite(file, { timeout: BUSY_TIMEOUT_MS });
  enterWalMode(database);
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new ImmediateSqliteDialect({ database });
}

/**
 * Switching a new file to WAL needs it exclusively, and SQLite reports "busy" at once instead of
 * waiting when another process starts at the same moment; so the waiting is done here.
 */
function enterWalMode(database: BetterSqlite.Database): void {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const busy =
        error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!busy || Date.now() > deadline) throw error;
      pause(RETRY_MS);
    }
  }
}

/** Blocks this thread: nothing can be served before the database is open. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
