import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = ['app', 'components', 'lib', 'public', 'scripts'];
const FILES = [
  'instrumentation.ts',
  'next.config.js',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'tsconfig.json',
];
const STAMP = 'dist/build-stamp';
/** Read by next.config.js, at the build and at every start. */
const DEPLOYMENT_ID = 'dist/deployment-id';
const DEPLOYMENT_ID_CHARACTERS = 16;

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/** Fingerprint of everything a build is made from. */
function fingerprint() {
  const hash = createHash('sha256');
  const files = [...SOURCES.filter(existsSync).flatMap(filesUnder), ...FILES.filter(existsSync)];
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function isBuilt(stamp) {
  return existsSync('.next/BUILD_ID') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

/** Bundles worker and command line, and builds the pages, when any source has changed. */
export async function ensureBuilt() {
  const stamp = fingerprint();
  if (isBuilt(stamp)) return;
  console.log('Building …');
  mkdirSync('dist', { recursive: true });
  // Of the sources alone: who builds the same sources elsewhere has the same name for them.
  writeFileSync(DEPLOYMENT_ID, stamp.slice(0, DEPLOYMENT_ID_CHARACTERS));
  const { bundleAll } = await import('./bundle-all.mjs');
  await bundleAll();
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', process.env.CI ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) {
    console.error('The build failed; run `npm run build` to see all of it.');
    process.exit(1);
  }
  writeFileSync(STAMP, stamp);
}
