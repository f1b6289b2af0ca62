import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';

// `npm run check`: format, lint with the import directions, types, dead code, unit tests.
ensureInstalled();
const STEPS = [
  ['format', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['lint', ['eslint', '--max-warnings', '0', '.']],
  ['types', ['tsc', '--noEmit']],
  ['dead code', ['knip']],
  [
    'unit tests',
    [
      'vitest',
      'run',
      ...['unit', 'alone', 'drawing'].flatMap((name) => ['--project', name]),
      '--reporter=dot',
    ],
  ],
];
const failed = [];
for (const [name, command] of STEPS) {
  const startedAtMs = Date.now();
  const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' });
  console.log(
    `${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - startedAtMs) / 1000).toFixed(1)} s)`,
  );
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
