import { spawn } from 'node:child_process';
import { loadEnvironmentFile } from './lib/environment-file.mjs';
import { ensureInstalled } from './lib/install.mjs';

// `npm run dev`: the pages reload as they are edited; the worker is bundled again on each start.
loadEnvironmentFile();
ensureInstalled();
const { bundleAll } = await import('./lib/bundle-all.mjs');
await bundleAll();
const port = process.env.PORT || '3000';
spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', port], {
  stdio: 'inherit',
}).on('exit', (code) => process.exit(code ?? 0));
