import { rmSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';

// `npm run build`: installs if needed and builds whatever has changed, showing all of it.
ensureInstalled();
process.env.CI ??= '1';
const { ensureBuilt } = await import('./lib/build.mjs');
if (process.argv.includes('--force')) rmSync('dist/build-stamp', { force: true });
await ensureBuilt();
