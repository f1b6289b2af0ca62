import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { loadEnvironmentFile } from './lib/environment-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { supervise } from './lib/supervise.mjs';

// `npm start`: installs and builds if needed, then serves until it is told to stop.

/** What the server itself allows running requests (lib/front/main.ts), and a little. */
const SHUTDOWN_MARGIN_MS = 40_000;
const READY_POLL_MS = 150;
/** A second signal later than this is a person who does not want to wait; an earlier one is an echo. */
const ECHO_MS = 1_000;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
loadEnvironmentFile();
ensureInstalled();
await ensureBuilt();

const port = process.env.PORT || '3000';
const host = process.env.HOST || '0.0.0.0';
const root = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
let stoppingSinceMs;
let announced = false;

/** Says, the first time, that the server answers. */
async function announce() {
  while (stoppingSinceMs === undefined && !announced) {
    announced = await fetch(`${root}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (announced) console.log(`\nEasel is ready: open http://localhost:${port}\n`);
    else await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
}

const { done, stop, kill } = supervise({
  args: ['dist/serve.mjs'],
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  onReady: () => void announce(),
  deadlineMs:
    (Number(process.env.REQUEST_TIMEOUT_SECONDS || 300) + Number(process.env.DRAIN_SECONDS || 0)) *
      1000 +
    SHUTDOWN_MARGIN_MS,
  say: (text) => console.error(text),
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (stoppingSinceMs === undefined) {
      stoppingSinceMs = Date.now();
      console.log('Stopping: running requests may end. Once more to end at once.');
      stop();
    } else if (Date.now() - stoppingSinceMs > ECHO_MS) {
      kill();
    }
  });
}
process.exit(await done);
