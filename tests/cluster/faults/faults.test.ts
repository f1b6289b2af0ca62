import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FaultBench } from './fault-bench';
import { SHORT_FAULTS } from './faults';

/** Under each of these the sum of the ledger is the balance, what is answered is charged, and nothing else. */
describe('a cluster under load', () => {
  let bench: FaultBench;

  beforeAll(async () => {
    bench = await FaultBench.start();
  });
  afterAll(() => bench.stop());

  it.each(SHORT_FAULTS.map((fault) => [fault.name, fault] as const))(
    'keeps its books when %s',
    async (_, fault) => {
      if (fault.needsWorkers && bench.cluster.workers.length === 0) return;
      const result = await bench.run(fault, 2_000, 2_000);
      expect(result.violations).toEqual([]);
      // A quiet one makes its own requests, and says itself what was wrong with them.
      if (!fault.isQuiet) expect(result.good).toBeGreaterThan(0);
    },
  );

  it('is one service afterwards: limits, sessions, progress and clients that leave', async () => {
    expect(await bench.nodesDisagree()).toEqual([]);
  });
});
