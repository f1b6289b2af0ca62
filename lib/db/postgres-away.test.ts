import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ServiceAwayError } from '@/lib/errors/service-away-error';
import { asApiError } from '@/lib/http/answer/error-response';
import { openDatabase } from './database';
import { isPostgresAway, sayingAway } from './postgres-away';

/** A pool of one connection whose queries fail as they are told, where they are. */
function poolThat(fails: (text: string) => Error | undefined) {
  const released: unknown[] = [];
  const limits: unknown[] = [];
  const client = {
    query: async (query: { text: string; query_timeout?: number }) => {
      limits.push(query.query_timeout);
      const error = fails(query.text);
      if (error) throw error;
      return { rows: [] };
    },
    release: (isStuck: unknown) => released.push(isStuck),
  };
  const pool = { connect: async () => client, end: async () => undefined };
  return { released, limits, pool: sayingAway(pool as unknown as pg.Pool, 7) };
}

describe('a PostgreSQL that is away', () => {
  it('is told to clients as a service that comes back, with the time to ask again', async () => {
    const database = openDatabase({ DATABASE_URL: 'postgres://ada@127.0.0.1:1/x', DATA_DIR: '' });
    const error: unknown = await database.check().catch((thrown: unknown) => thrown);
    await database.close();
    expect(error).toBeInstanceOf(ServiceAwayError);
    const answer = asApiError(error);
    expect(answer).toMatchObject({ code: 'service_unavailable', status: 503 });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    [new Error('Client has encountered a connection error and is not queryable'), true],
    [new Error('Connection terminated unexpectedly'), true],
    [Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
    [Object.assign(new Error('the database system is starting up'), { code: '57P03' }), true],
    [Object.assign(new Error('read'), { code: 'ECONNRESET' }), true],
    [new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })]), true],
    [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
    [new RangeError('too much'), false],
  ])('%s: %s', (error, isAway) => {
    expect(isPostgresAway(error)).toBe(isAway);
  });

  it('leaves what the database answers as it is', async () => {
    const { pool } = poolThat(() => Object.assign(new Error('duplicate key'), { code: '23505' }));
    const connection = await pool.connect();
    await expect(connection.query('insert', [])).rejects.toMatchObject({ code: '23505' });
  });

  it('a migration takes its time, and what comes after it does not', async () => {
    const { pool, limits } = poolThat(() => undefined);
    const connection = await pool.connect();
    const texts = ['begin', 'set local statement_timeout = 0', 'alter table', 'commit', 'select 1'];
    for (const text of texts) await connection.query(text, []);
    expect(limits).toEqual([7, undefined, undefined, 7, 7]);
  });

  it('a connection that was given up while it waited is never used again', async () => {
    const { pool, released } = poolThat(() => new Error('Query read timeout'));
    const connection = await pool.connect();
    await expect(connection.query('select 1', [])).rejects.toBeInstanceOf(ServiceAwayError);
    await expect(connection.query('rollback', [])).rejects.toBeInstanceOf(ServiceAwayError);
    connection.release();
    expect(released).toEqual([true]);
  });
});
