import { sql } from 'kysely';
import type { InstanceStore } from '@/lib/instances/instance-store';
import { skewMs } from '@/lib/instances/lease-rules';
import { databaseClock, type DatabaseClock } from '../database-clock';
import type { Database } from '../schema';

/** Long enough that nobody asks any more what became of a server. */
const FORGET_AFTER_MS = 24 * 3_600_000;

interface InstanceStoreOptions {
  bootId: string;
  /** What people call the server. */
  name: string;
  clock?: DatabaseClock;
}

export function createInstanceStore(
  db: Database,
  { bootId, name, clock = databaseClock(db) }: InstanceStoreOptions,
): InstanceStore {
  return {
    async renew() {
      await db
        .insertInto('instances')
        .values({ boot_id: bootId, name, started_at: clock(), seen_at: clock() })
        .onConflict((conflict) => conflict.column('boot_id').doUpdateSet({ seen_at: clock() }))
        .execute();
    },

    async clockSkewMs() {
      const beforeMs = Date.now();
      const { rows } = await sql<{ now: number }>`select ${clock()} as now`.execute(db);
      return skewMs(Number(rows[0]?.now), { beforeMs, afterMs: Date.now() });
    },

    async sweep() {
      const { numDeletedRows } = await db
        .deleteFrom('instances')
        .where('seen_at', '<', before(clock, FORGET_AFTER_MS))
        .where('boot_id', 'not in', (query) =>
          query.selectFrom('reservations').select('instance_id'),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

function before(clock: DatabaseClock, ageMs: number) {
  return sql<number>`${clock()} - ${sql.lit(ageMs)}`;
}

/** When a server counts as dead, and by whose clock. */
export interface LeaseTerms {
  clock: DatabaseClock;
  leaseMs: number;
}

/** Boot ids of servers that have been silent for longer than a lease. Those nobody knows are not among them. */
export function silentInstances(db: Database, { clock, leaseMs }: LeaseTerms) {
  return db.selectFrom('instances').select('boot_id').where('seen_at', '<', before(clock, leaseMs));
}

/** Boot ids of servers that live. */
export function liveInstances(db: Database, { clock, leaseMs }: LeaseTerms) {
  return db
    .selectFrom('instances')
    .select('boot_id')
    .where('seen_at', '>=', before(clock, leaseMs));
}
