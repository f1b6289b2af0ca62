import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadEnvironmentFile } from './lib/environment-file.mjs';

// `npm run serve`: serves what was built, and nothing else; for containers and for machines that are given
// the same build. It installs nothing, builds nothing and is not started again: who runs it does that.

const SERVER = 'dist/serve.mjs';
const BUILT = [SERVER, 'dist/worker.mjs', '.next/BUILD_ID'];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
loadEnvironmentFile();
const missing = BUILT.filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(`Easel is not built (no ${missing.join(', ')}): run npm run build first.`);
  process.exit(1);
}
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
await import(pathToFileURL(SERVER).href);
