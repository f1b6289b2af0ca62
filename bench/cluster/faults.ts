import { missingForCluster } from '../../tests/cluster/backing';
import { FaultBench, type FaultResult } from '../../tests/cluster/faults/fault-bench';
import { ALL_FAULTS } from '../../tests/cluster/faults/faults';

/**
 * `npm run bench:faults`: every fault of the matrix on a cluster of this machine, under load, and what of
 * the invariants did not hold. Names on the command line choose faults by what their title contains.
 */

const BEFORE_MS = 4_000;
const AFTER_MS = 4_000;

function row({ name, requests, good, refused, violations, ...times }: FaultResult): string {
  const others = Object.entries(refused).map(([what, count]) => `${count} ${what}`);
  const seconds = [times.longestMs, times.firstGoodMs, times.quietAfterMs].map((ms) =>
    (ms / 1000).toFixed(1),
  );
  const verdict = violations.length === 0 ? 'all hold' : `**${violations.length} broken**`;
  return `| ${[name, requests, good, others.join(', ') || '–', ...seconds, verdict].join(' | ')} |`;
}

const missing = missingForCluster();
if (missing.length > 0) {
  console.error(`Faults need servers that are not here:\n- ${missing.join('\n- ')}`);
  process.exit(1);
}
const wanted = process.argv.slice(2);
const bench = await FaultBench.start();
const hasWorkers = bench.cluster.workers.length > 0;
let broken = 0;
try {
  console.log(
    '| Fault | requests | good | refused or failed | longest s | healed s | quiet s | invariants |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const fault of ALL_FAULTS) {
    if (fault.needsWorkers && !hasWorkers) continue;
    if (wanted.length > 0 && !wanted.some((word) => fault.name.includes(word))) continue;
    const result = await bench.run(fault, BEFORE_MS, AFTER_MS);
    result.violations.push(...(await bench.nodesDisagree()));
    console.log(row(result));
    broken += result.violations.length;
    for (const violation of result.violations.slice(0, 10)) console.error(`  ${violation}`);
  }
  const remains = await bench.afterTheSweep();
  console.log(
    `\nAfter the sweep the objects are the rows: ${remains.length === 0 ? 'yes' : '**no**'}`,
  );
  for (const remain of remains.slice(0, 10)) console.error(`  ${remain}`);
  broken += remains.length;
} finally {
  await bench.stop();
}
process.exit(broken > 0 ? 1 : 0);
