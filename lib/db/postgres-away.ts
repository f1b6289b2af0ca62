import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { ServiceAwayError } from '@/lib/errors/service-away-error';

/** PostgreSQL's codes (appendix A) for a server that ends, starts, has no place left, or was too slow. */
const AWAY_STATES = /^(?:08...|57P0[1-5]|53300|57014)$/;
/** Of the network, as Node names them. */
const AWAY_CODES: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
/** What the driver says without a code. */
const READ_TIMEOUT = 'Query read timeout';
const AWAY_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** Whether an error says that PostgreSQL could not be reached, and nothing of what was asked. */
export function isPostgresAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isPostgresAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return AWAY_STATES.test(code) || AWAY_CODES.includes(code) || AWAY_WORDS.test(error.message);
}

/** What lifts the limit of the server on statements, until the transaction ends, lifts ours, too. */
const NO_LIMIT = /^set local statement_timeout = 0$/i;
const ENDS = /^(?:commit|rollback)\b/i;

function told(error: unknown): unknown {
  return isPostgresAway(error) ? new ServiceAwayError('the database', error) : error;
}

/** A connection that says so when it is lost; one that was given up while it waited is used by nobody again. */
class Connection implements PostgresPoolClient {
  private isStuck = false;
  /** For the rest of a transaction that takes its time: a migration of large tables. */
  private hasNoLimit = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly answerTimeoutMs: number,
  ) {}

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(): never;
  query(text?: unknown, parameters?: readonly unknown[]): unknown {
    return this.ask(String(text), parameters ?? []);
  }

  release(): void {
    this.client.release(this.isStuck);
  }

  private async ask(text: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.isStuck) throw told(new Error(READ_TIMEOUT));
    if (NO_LIMIT.test(text)) this.hasNoLimit = true;
    if (ENDS.test(text)) this.hasNoLimit = false;
    const limit = this.hasNoLimit ? {} : { query_timeout: this.answerTimeoutMs };
    try {
      return await this.client.query({ text, values: [...parameters], ...limit });
    } catch (error) {
      // Its answer may still come, and would be taken for that of the next query.
      this.isStuck ||= error instanceof Error && error.message.startsWith(READ_TIMEOUT);
      throw told(error);
    }
  }
}

/**
 * A pool whose connections reject with a `ServiceAwayError` where PostgreSQL is away, or was lost meanwhile.
 * @param answerTimeoutMs longest wait for the answer to one query
 */
export function sayingAway(pool: pg.Pool, answerTimeoutMs: number): PostgresPool {
  const connections = new WeakMap<pg.PoolClient, Connection>();
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw told(error);
      });
      const known = connections.get(client) ?? new Connection(client, answerTimeoutMs);
      connections.set(client, known);
      return known as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
