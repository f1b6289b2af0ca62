import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadEnvironmentFile } from './environment-file.mjs';
import { ensureInstalled } from './install.mjs';

/** Whether any of our own code is newer than the bundle; cheaper than asking what it is made of. */
function isStale(file) {
  if (!existsSync(file)) return true;
  const builtMs = statSync(file).mtimeMs;
  return readdirSync('lib', { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|json)$/.test(entry.name))
    .some(
      (entry) => statSync(path.join(entry.parentPath ?? entry.path, entry.name)).mtimeMs > builtMs,
    );
}

/**
 * Runs a command line of ours, bundled anew where its code has changed.
 * @param bundles entries and what they become; the first is run
 */
export async function runBundle(bundles) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  loadEnvironmentFile();
  ensureInstalled();
  for (const [entry, file] of bundles) {
    if (!isStale(file)) continue;
    const { bundle } = await import('./bundle.mjs');
    await bundle(entry, file);
  }
  await import(pathToFileURL(bundles[0][1]).href);
}
