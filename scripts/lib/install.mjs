import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Whether what is installed is what package-lock.json asks for, on this platform. */
function isInstalled() {
  const installedPath = 'node_modules/.package-lock.json';
  if (!existsSync(installedPath)) return false;
  const installed = JSON.parse(readFileSync(installedPath, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version,
  );
}

/** Whether the one package that may have to be compiled was. */
function isCompiled() {
  return existsSync('node_modules/better-sqlite3/build/Release/better_sqlite3.node');
}

/** Installs the dependencies when they are missing or out of date. */
export function ensureInstalled() {
  if (isInstalled() && isCompiled()) return;
  console.log('Installing dependencies (the first time takes a minute or two) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Its install step would fetch CUDA from elsewhere; who has a GPU runs it by hand.
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed; npm says why above.');
    process.exit(1);
  }
}
