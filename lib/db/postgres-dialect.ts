import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { sayingAway } from './postgres-away';

const POOL_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A server that does not even say that it gave up is not there: a network drops what is sent to it. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;

/** Reads int8, which pg hands over as text, as a number; refuses what a number can't hold. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} is out of range.`);
  return value;
}

/**
 * A dialect on a PostgreSQL pool.
 *
 * @param onIdleError told when a connection breaks while nobody uses it; the pool replaces it.
 */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): PostgresDialect {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, parseInteger);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: POOL_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  pool.on('error', onIdleError);
  // One that breaks between two statements of a transaction: the next statement says so to whoever asks,
  // and an error that nobody heard would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool: sayingAway(pool, ANSWER_TIMEOUT_MS) });
}
