import { type Expression, PostgresAdapter, sql } from 'kysely';
import type { Database } from './schema';

/** The time now in milliseconds since 1970, as an expression for a statement. */
export type DatabaseClock = () => Expression<number>;

/**
 * The clock of the database: what several servers compare with each other's times is told by this one
 * alone. SQLite has none of its own but that of the machine, which is the server's, too.
 */
export function databaseClock(db: Database): DatabaseClock {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return isPostgres
    ? () => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : () => sql<number>`${sql.lit(Date.now())}`;
}
