import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runSuite } from './lib/run-suite.mjs';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const PASSING = `import { expect, it } from 'vitest';
it('adds', () => expect(1 + 1).toBe(2));`;

/** Runs once in a way of its own: `first` is code of the first run, of which a file keeps the trace. */
const atFirst = (first: string) => `import { existsSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
const isFirst = !existsSync('been-here');
writeFileSync('been-here', '');
it('subtracts', () => expect(2 - 1).toBe(1));
${first}`;

/** A project of its own with the given test files, run as a suite. */
function suite(files: Record<string, string>, isRetried = true) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'easel-suite-'));
  folders.push(root);
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'tests'));
  const project = `{ test: { name: 'small', include: ['tests/*.test.js'] } }`;
  writeFileSync(
    path.join(root, 'vitest.config.js'),
    `export default { test: { projects: [${project}] } };`,
  );
  for (const [name, code] of Object.entries(files)) {
    writeFileSync(path.join(root, 'tests', `${name}.test.js`), code);
  }
  const reportFile = path.join(root, 'report.json');
  return runSuite(['small'], { reportFile, isRetried, root, stdio: 'ignore' });
}

const HOOK = `afterAll(() => { if (isFirst) throw new Error('the server stayed'); });`;

describe('a suite', () => {
  it('counts what passed and names what failed', () => {
    const failing = PASSING.replace('toBe(2)', 'toBe(3)');
    const { passed, failed, remarks } = suite({ right: PASSING, wrong: failing });
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
    expect(remarks).toEqual([expect.stringMatching(/^failed: adds: .*expected 2 to be 3/)]);
  });

  it('gives a file whose hook failed a second try, and tells of it', () => {
    const { passed, failed, remarks } = suite({ right: PASSING, torn: atFirst(HOOK) });
    expect({ passed, failed }).toEqual({ passed: 2, failed: 0 });
    expect(remarks).toEqual(['outside of tests: tests/torn.test.js: the server stayed']);
  });

  it('gives a second try to a file that left an error behind, or did not load', () => {
    const left = atFirst(`if (isFirst) void Promise.reject(new Error('left behind'));`);
    const unloaded = atFirst(`if (isFirst) throw new Error('did not load');`);
    for (const [code, message] of [
      [left, 'left behind'],
      [unloaded, 'did not load'],
    ] as const) {
      const { passed, failed, remarks } = suite({ right: PASSING, torn: code });
      expect({ passed, failed }).toEqual({ passed: 2, failed: 0 });
      expect(remarks).toEqual([`outside of tests: tests/torn.test.js: ${message}`]);
    }
  });

  it('fails where the second try fails too, or where none is given', () => {
    const always = HOOK.replace('isFirst', 'true');
    expect(suite({ torn: atFirst(always) }).failed).toBe(1);
    expect(suite({ torn: atFirst(HOOK) }, false).failed).toBe(1);
  });
});
