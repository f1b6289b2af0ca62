import { sql } from 'kysely';
import type { DatabaseHandle } from './database';

/** What only one of the servers on one database is to do at a time. */
export interface Leadership {
  /**
   * Does the work unless another server does it now; resolves to whether it was done. Who leads holds
   * that for as long as the work takes and no longer, and loses it with the connection or the process.
   */
  lead(work: () => Promise<void>): Promise<boolean>;
}

/** Any number of ours; all who want to sweep ask for the same. */
const LOCK_ID = sql.lit(4_711_290_378);
/** A leader that is silent for longer than this has stopped: its connection ends, and another may lead. */
const SILENT_MS = 15 * 60_000;

/**
 * Leadership by a lock of PostgreSQL that lives in a transaction: it is gone with whoever held it and
 * works behind a pooler that hands connections out by the transaction. SQLite serves one machine, which
 * always leads.
 */
export function createLeadership({ kind, db }: Pick<DatabaseHandle, 'kind' | 'db'>): Leadership {
  if (kind === 'sqlite') {
    return {
      async lead(work) {
        await work();
        return true;
      },
    };
  }
  return {
    lead: (work) =>
      db.transaction().execute(async (transaction) => {
        const attempt = sql<{
          leads: boolean;
        }>`select pg_try_advisory_xact_lock(${LOCK_ID}) as leads`;
        const leads = (await attempt.execute(transaction)).rows[0]?.leads === true;
        if (!leads) return false;
        const limit = sql.lit(`${SILENT_MS}ms`);
        await sql`set local idle_in_transaction_session_timeout = ${limit}`.execute(transaction);
        await work();
        return true;
      }),
  };
}
