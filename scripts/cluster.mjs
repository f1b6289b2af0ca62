import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

// `npm run cluster`: many machines on this one (scripts/cluster/main.ts).

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
ensureInstalled();
await ensureBuilt();
const { register } = await import('tsx/esm/api');
register();
await import('./cluster/main.ts');
