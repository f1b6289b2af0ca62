import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { openDatabase } from '@/lib/db/database';
import { createFileStore } from '@/lib/db/repositories/file-store';
import { createBlobStore } from '@/lib/files/blob-store';
import type { ObjectStore } from '@/lib/files/object-store';
import { openObjectStore } from '@/lib/files/open-object-store';
import { sweepLeftovers } from '@/lib/files/sweep-leftovers';
import { parseEnvironment } from '@/lib/env';
import type { Backing } from '../backing';

/** How long what was left by servers and workers that died may take to heal, in milliseconds. */
const HEALS_MS = 90_000;
const LOOK_MS = 500;
/** What the queue keeps of its own in Redis (lib/queue/keys.ts), by the end of the key. */
const IN_FLIGHT = ['jobs:in-flight', 'jobs:users'];
const LANES = ['quick', 'slow'];

/** Nothing waits, runs, or counts as in flight once all has been answered. */
export async function queueIsEmpty(url: string): Promise<string[]> {
  const redis = new Redis(url);
  const untilMs = Date.now() + HEALS_MS;
  try {
    for (;;) {
      const left = await leftIn(redis);
      if (left.length === 0 || Date.now() > untilMs) return left;
      await sleep(LOOK_MS);
    }
  } finally {
    redis.disconnect();
  }
}

async function leftIn(redis: Redis): Promise<string[]> {
  const left: string[] = [];
  for (const name of IN_FLIGHT) {
    const count = await redis.zcard(`easel:${name}`);
    if (count > 0) left.push(`${count} members are left in ${name}`);
  }
  for (const lane of LANES) {
    const counts = await Promise.all([
      redis.llen(`easel:jobs:queue:${lane}:active`),
      redis.llen(`easel:jobs:queue:${lane}:wait`),
      redis.zcard(`easel:jobs:queue:${lane}:prioritized`),
    ]);
    const count = counts.reduce((sum, one) => sum + one, 0);
    if (count > 0) left.push(`${count} jobs are left in the lane ${lane}`);
  }
  return left;
}

/** Parts of the room of files that are swept one at a time: two hexadecimal digits. */
const SWEEP_PARTS = 256;
/** Nothing that is there is younger, by the clock that the sweep is given. */
const LATER_MS = 2 * 3_600_000;

/** Sweeps as servers do, as if hours had passed, and compares what is left in the bucket with the rows. */
export async function objectsAreRows({ variables }: Pick<Backing, 'variables'>): Promise<string[]> {
  const environment = parseEnvironment(variables);
  const objects = await openObjectStore(environment);
  const database = openDatabase(environment);
  try {
    const laterMs = Date.now() + LATER_MS;
    const files = createFileStore(database.db, createBlobStore(objects), () => laterMs);
    for (let part = 0; part < SWEEP_PARTS; part += 1) await files.sweepOrphans();
    await sweepLeftovers(objects, new Date(laterMs));
    const rows = await database.db.selectFrom('files').select('id').execute();
    return await differences(objects, new Set(rows.map(({ id }) => id)), new Date(laterMs));
  } finally {
    await database.close();
  }
}

async function differences(
  objects: ObjectStore,
  rows: ReadonlySet<string>,
  before: Date,
): Promise<string[]> {
  const faults: string[] = [];
  for (const room of ['inputs/', 'results/']) {
    for await (const { key } of objects.list(room, before)) faults.push(`${key} was left`);
  }
  const stored = new Set<string>();
  for await (const { key } of objects.list('files/', before)) {
    stored.add(key.slice('files/'.length).replace(/\..*$/, ''));
  }
  for (const id of rows) if (!stored.has(id)) faults.push(`the file ${id} has no bytes`);
  for (const id of stored) if (!rows.has(id)) faults.push(`bytes of ${id} were left`);
  return faults;
}
