import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { loadEnvironmentFile } from './lib/environment-file.mjs';
import { ensureInstalled } from './lib/install.mjs';

// `npm start`: installs and builds if needed, then serves until it is told to stop.

/** Requests in flight get this long to end after a signal; then the server is ended. */
const SHUTDOWN_MS = 30_000;
const READY_POLL_MS = 150;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
loadEnvironmentFile();
ensureInstalled();
await ensureBuilt();

const port = process.env.PORT || '3000';
const host = process.env.HOST || '0.0.0.0';
const server = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'start', '--port', port, '--hostname', host],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  },
);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    server.kill('SIGTERM');
    setTimeout(() => server.kill('SIGKILL'), SHUTDOWN_MS).unref();
  });
}
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)));

async function announce() {
  const root = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  while (!stopping) {
    const ready = await fetch(`${root}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  if (!stopping) console.log(`\nEasel is ready: open http://localhost:${port}\n`);
}
void announce();
