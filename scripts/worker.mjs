import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { loadEnvironmentFile } from './lib/environment-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { supervise } from './lib/supervise.mjs';
import { withoutWebSecrets } from './lib/web-secrets.mjs';

// `npm run worker`: installs and builds if needed, then takes jobs from the queue until it is told to stop.

/** What it takes, beyond the time to drain, to hand back what is not done (lib/queue/worker/worker-node.ts). */
const HAND_BACK_MARGIN_MS = 20_000;
/** A second signal later than this is a person who does not want to wait; an earlier one is an echo. */
const ECHO_MS = 1_000;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
loadEnvironmentFile();
if (!process.env.REDIS_URL) {
  console.error(
    'REDIS_URL is not set: workers take their jobs from there (README, "Many machines").',
  );
  process.exit(1);
}
ensureInstalled();
await ensureBuilt();

let stoppingSinceMs;

const { done, stop, kill } = supervise({
  what: 'worker',
  args: ['dist/worker-node.mjs'],
  env: { ...withoutWebSecrets(process.env), NODE_ENV: 'production' },
  onReady: () => console.log('The worker takes jobs.'),
  deadlineMs: Number(process.env.WORKER_DRAIN_SECONDS || 60) * 1000 + HAND_BACK_MARGIN_MS,
  say: (text) => console.error(text),
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (stoppingSinceMs === undefined) {
      stoppingSinceMs = Date.now();
      console.log('Stopping: running jobs may end. Once more to end at once.');
      stop();
    } else if (Date.now() - stoppingSinceMs > ECHO_MS) {
      kill();
    }
  });
}
process.exit(await done);
