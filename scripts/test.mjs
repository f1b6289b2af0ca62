import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { findChromium } from './lib/find-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runSuite } from './lib/run-suite.mjs';

// `npm test`: everything, from unit tests to a real browser, and one closing line that counts it.
// `npm test -- unit contract` runs only the suites that are named; `cluster` by its name is the whole of it.

const REPORTS = 'test-results/reports';

function run(args, extraEnvironment = {}) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...extraEnvironment },
  });
  return status === 0;
}

function reportOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A suite that failed without a failed test (it could not even load) still counts as one failure. */
function tally({ passed, failed, skipped }, succeeded) {
  return { passed, failed: succeeded ? failed : Math.max(1, failed), skipped };
}

/** Runs projects of vitest.config.ts as one suite, which is called as the first of them. */
function vitest(...projects) {
  const reportFile = path.resolve(REPORTS, `${projects[0]}.json`);
  return runSuite(projects, { reportFile, isRetried: Boolean(process.env.CI) });
}

const JOURNEY_REMARKS = { flaky: 'passed at the second try', unexpected: 'failed' };

/** The same of journeys, wherever they stand in the report. */
function remarksOnJourneys({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status }) => {
      const what = JOURNEY_REMARKS[status];
      return what ? [`${what}: ${title}`] : [];
    }),
  );
  return [...own, ...suites.flatMap(remarksOnJourneys)];
}

function playwright() {
  const file = `${REPORTS}/e2e.json`;
  const chromium = findChromium();
  const succeeded = run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(chromium ? { PLAYWRIGHT_CHROMIUM: chromium } : {}),
  });
  const report = reportOf(file);
  const stats = report?.stats;
  const counts = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
  return { ...tally(counts, succeeded), remarks: remarksOnJourneys(report ?? {}) };
}

/** What this machine lacks to run a cluster, a sentence each. */
function missingForCluster() {
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/cluster/missing.ts'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    },
  );
  return stdout.split('\n').filter(Boolean);
}

/**
 * The contract on three web nodes and two workers, where the servers that it takes can be had: what can
 * differ there, or all of it.
 */
function cluster() {
  const missing = missingForCluster();
  if (asked.includes('cluster')) process.env.EASEL_TEST_CLUSTER = 'whole';
  if (missing.length === 0) return vitest('cluster');
  console.log(`skipped: ${missing.join('; ')}`);
  return { passed: 0, failed: 0, skipped: 1 };
}

let typeCheck;

/**
 * Looks for errors of types, of which a build does not know, from the first suite on: it takes a minute that
 * others leave over while they wait.
 */
function startTypes() {
  const child = spawn(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (more) => (text += more));
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ succeeded: status === 0, text }));
  });
}

async function types() {
  const { succeeded, text } = await typeCheck;
  console.log(text);
  return tally({ passed: succeeded ? 1 : 0, failed: 0, skipped: 0 }, succeeded);
}

const SUITES = {
  unit: () => vitest('unit', 'alone', 'drawing'),
  engines: () => vitest('engines'),
  contract: () => vitest('contract'),
  cluster,
  e2e: playwright,
  types,
};

const asked = process.argv.slice(2);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
ensureInstalled();
await ensureBuilt();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const names = asked.length > 0 ? asked : Object.keys(SUITES);
if (names.includes('types')) typeCheck = startTypes();
const total = { passed: 0, failed: 0, skipped: 0 };
const remarks = [];
for (const name of names) {
  console.log(`\n== ${name} ==`);
  const counts = (await SUITES[name]?.()) ?? { passed: 0, failed: 1, skipped: 0 };
  for (const key of Object.keys(total)) total[key] += counts[key];
  remarks.push(...(counts.remarks ?? []).map((remark) => `${name}: ${remark}`));
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
}
if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`);
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
