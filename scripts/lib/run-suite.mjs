import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { SUITE_REPORT_FILE } from './suite-reporter.mjs';

const REPORTER = new URL('suite-reporter.mjs', import.meta.url).pathname;

/**
 * Runs projects of vitest and counts their tests. A file in which something failed outside its tests (a hook, an error
 * that nobody caught) gets a second try on a machine of continuous integration, as single tests do; what went
 * wrong the first time is told either way.
 *
 * @param projects names of vitest.config.ts
 * @param reportFile where what a run comes to is written
 * @param stdio where vitest says what it does
 * @returns `{passed, failed, skipped, remarks}`; a suite that failed without a failed test counts as one failure
 */
export function runSuite(
  projects,
  { reportFile, isRetried, root = process.cwd(), stdio = 'inherit' },
) {
  const first = runFiles(projects, [], { reportFile, root, stdio });
  const { passed, failed, skipped, remarks, unsettled } = first;
  if (first.succeeded) return { passed, failed, skipped, remarks };
  const canSettle = failed === 0 && unsettled.length > 0 && !unsettled.includes(null);
  if (!isRetried || !canSettle) return { passed, failed: Math.max(1, failed), skipped, remarks };
  const second = runFiles(projects, unsettled, { reportFile, root, stdio });
  return {
    passed: first.settled + second.passed,
    failed: second.succeeded ? 0 : Math.max(1, second.failed),
    skipped,
    remarks: [...remarks, ...second.remarks.map((remark) => `in the second run: ${remark}`)],
  };
}

function runFiles(projects, files, { reportFile, root, stdio }) {
  rmSync(reportFile, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      `--reporter=${REPORTER}`,
      ...files,
    ],
    { stdio, cwd: root, env: { ...process.env, [SUITE_REPORT_FILE]: reportFile } },
  );
  const report = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : {
        passed: 0,
        failed: 0,
        skipped: 0,
        remarks: ['vitest ended without a report'],
        unsettled: [],
        settled: 0,
      };
  return { ...report, succeeded: status === 0 };
}
