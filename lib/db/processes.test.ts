import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createCreditLedger } from './repositories/credit-ledger';
import { testAccount } from './testing/accounts';
import { describeOnDatabases } from './testing/databases';
import type { ReserveOrder } from './testing/reserve-in-process';
import { LEASE_MS } from './testing/leases';

const SCRIPT = path.join(import.meta.dirname, 'testing/reserve-in-process.ts');
const START_TIMEOUT_MS = 60_000;

async function startProcess(): Promise<ChildProcess> {
  const child = fork(SCRIPT, { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return child;
}

async function reserveIn(child: ChildProcess, order: ReserveOrder): Promise<number> {
  const answered = once(child, 'message');
  child.send(order);
  const [answer] = await answered;
  return z.object({ granted: z.number() }).parse(answer).granted;
}

await describeOnDatabases('two processes', (database) => {
  it(
    'reserve from one balance at once and never take more than it holds',
    async () => {
      const { db, location } = database();
      const { id } = await testAccount(db, 100);
      const children = await Promise.all([startProcess(), startProcess()]);
      const order = { location, userId: id, units: 1, times: 80 };
      const granted = await Promise.all(children.map((child) => reserveIn(child, order)));
      const ledger = createCreditLedger(db, { instanceId: 'observer', leaseMs: LEASE_MS });
      expect(granted.reduce((sum, count) => sum + count)).toBe(100);
      expect(await ledger.balanceOf(id)).toBe(0);
      expect(await ledger.entries(id, { limit: 1000 })).toHaveLength(101);
    },
    START_TIMEOUT_MS,
  );
});

describe('processes that start together on an empty folder', () => {
  it(
    'agree on who makes the database, and all go on',
    async () => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'easel-db-'));
      const location = { DATA_DIR: folder, DATABASE_URL: undefined };
      const children = await Promise.all([startProcess(), startProcess(), startProcess()]);
      const order = { location, userId: 'nobody', units: 1, times: 0 };
      const granted = await Promise.all(children.map((child) => reserveIn(child, order)));
      await rm(folder, { recursive: true });
      expect(granted).toEqual([0, 0, 0]);
    },
    START_TIMEOUT_MS,
  );
});
