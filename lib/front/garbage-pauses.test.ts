import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);

const moduleUrl = new URL('./garbage-pauses.ts', import.meta.url).href;

/** Makes garbage, some of which lives for a while: several pauses of the young, and some of the old. */
const CHURN = `
  import { pauseWithoutHelpers } from ${JSON.stringify(moduleUrl)};
  pauseWithoutHelpers();
  console.log('begun');
  const kept = [];
  for (let index = 0; index < 2_000_000; index += 1) kept[index % 200_000] = { index, more: [index] };
`;

describe('a pause for garbage', () => {
  it('waits for no helper thread', async () => {
    const { stdout } = await run(
      process.execPath,
      ['--trace-gc-nvp', '--import', 'tsx', '--input-type=module', '--eval', CHURN],
      { cwd: fileURLToPath(new URL('../..', import.meta.url)), maxBuffer: 16 * 1024 * 1024 },
    );
    const [, trace = ''] = stdout.split('begun\n');
    const pauses = trace.split('\n').filter((line) => line.includes(' gc=s '));
    expect(pauses.length).toBeGreaterThan(2);
    const helped = pauses.filter((line) => !/ background\.scavenge\.parallel=0(\.0+)? /.test(line));
    expect(helped).toEqual([]);
  });
});
