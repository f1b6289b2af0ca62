import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadEnvironmentFile } from './lib/environment-file.mjs';
import { ensureInstalled } from './lib/install.mjs';

// `npm run admin -- COMMAND`: accounts, credits and tokens, also while the server runs.

const ENTRY = 'lib/admin/main.ts';
const BUNDLE = 'dist/admin.mjs';

/** Whether any of our own code is newer than the bundle; cheaper than asking what it is made of. */
function isStale() {
  if (!existsSync(BUNDLE)) return true;
  const builtMs = statSync(BUNDLE).mtimeMs;
  return readdirSync('lib', { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .some(
      (entry) => statSync(path.join(entry.parentPath ?? entry.path, entry.name)).mtimeMs > builtMs,
    );
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
loadEnvironmentFile();
ensureInstalled();
if (isStale()) {
  const { bundle } = await import('./lib/bundle.mjs');
  await bundle(ENTRY, BUNDLE);
}
await import(pathToFileURL(BUNDLE).href);
