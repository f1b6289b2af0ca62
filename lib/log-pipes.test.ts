import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const MODULE = path.resolve(import.meta.dirname, 'log-pipes.ts');

/** Logs every uncaught error as a server does, and ends after a second; its exit code tells whether there was one. */
const SERVER = (isOutliving: boolean) => `
  import { outliveLogReaders } from ${JSON.stringify(MODULE)};
  if (${String(isOutliving)}) outliveLogReaders();
  let errors = 0;
  process.on('uncaughtException', (error) => {
    errors += 1;
    if (errors < 1000) console.error(error);
  });
  setInterval(() => console.error('a line of the log'), 20);
  setTimeout(() => process.exit(errors > 0 ? 1 : 0), 1_000);
`;

/** How a server ends whose log is read by nobody any more. */
function endOf(isOutliving: boolean): Promise<number | null> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', SERVER(isOutliving)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  child.stdout.destroy();
  child.stderr.destroy();
  return new Promise((resolve) => {
    child.on('exit', resolve);
  });
}

describe('a reader of the log that goes away', () => {
  it('is no error of the server', async () => {
    expect(await endOf(true)).toBe(0);
  });

  it('would else be one, again and again', async () => {
    expect(await endOf(false)).toBe(1);
  });
});
