import { spawn } from 'node:child_process';

/** The first pause before a server that died is started again; each further one is twice as long. */
export const FIRST_PAUSE_MS = 1_000;
export const LONGEST_PAUSE_MS = 60_000;
/** A server that ran this long was well: the next pause is the first again. */
export const WELL_AFTER_MS = 60_000;
/** Deaths in a row, none of them after a time of being well, before we say that it makes no sense. */
export const MAX_DEATHS = 10;

/** How long to wait after so many deaths in a row; 1 s, 2 s, 4 s … a minute. */
export function pauseMs(deaths) {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (deaths - 1));
}

/**
 * What follows the end of a server: `stop` after a clean end or one that was asked for, `restart`
 * after a death, `give-up` when it never came up or dies again and again.
 */
export function verdict({ code, stopping, wasReady, deaths }) {
  if (stopping || code === 0) return 'stop';
  if (!wasReady && deaths <= 1) return 'give-up';
  return deaths >= MAX_DEATHS ? 'give-up' : 'restart';
}

function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, how: error.message }));
    child.once('exit', (code, signal) => resolve({ code, how: signal ?? `code ${code}` }));
  });
}

function sleep(ms, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/**
 * Runs a server until it ends by itself or is told to; starts it again when it dies.
 *
 * @param {object} options
 * @param {string} [options.what] what dies and starts again, in words
 * @param {string[]} options.args command line of the server, for this same Node
 * @param {NodeJS.ProcessEnv} options.env
 * @param {() => void} options.onReady called whenever the server says, over its channel, that it listens
 * @param {number} options.deadlineMs what running requests may take after a signal
 * @param {(text: string) => void} options.say
 * @param {(deaths: number) => number} [options.pause] in milliseconds; shorter in tests
 * @returns {{done: Promise<number>, stop: () => void, kill: () => void}} `done`: the exit code
 */
export function supervise({
  what = 'server',
  args,
  env,
  onReady,
  deadlineMs,
  say,
  pause = pauseMs,
}) {
  const stopping = new AbortController();
  let server;
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    server?.kill('SIGTERM');
    setTimeout(() => server?.kill('SIGKILL'), deadlineMs).unref();
  };

  const runOnce = async () => {
    const startedAtMs = Date.now();
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    server = spawn(process.execPath, args, { stdio, env });
    let wasReady = false;
    server.once('message', () => {
      wasReady = true;
      onReady();
    });
    const { code, how } = await ended(server);
    return { code, how, wasReady, lifeMs: Date.now() - startedAtMs };
  };

  const run = async () => {
    let deaths = 0;
    let everReady = false;
    for (;;) {
      const { code, how, wasReady, lifeMs } = await runOnce();
      everReady ||= wasReady;
      deaths = lifeMs >= WELL_AFTER_MS ? 1 : deaths + 1;
      const next = verdict({
        code,
        stopping: stopping.signal.aborted,
        wasReady: everReady,
        deaths,
      });
      if (next === 'stop') return code ?? 0;
      if (next === 'give-up') {
        say(
          everReady
            ? `The ${what} died ${deaths} times in a row, the last time with ${how}; giving up.`
            : `The ${what} could not start (${how}).`,
        );
        return code || 1;
      }
      const waitMs = pause(deaths);
      say(`The ${what} died (${how}); starting it again in ${waitMs / 1000} s.`);
      await sleep(waitMs, stopping.signal);
      if (stopping.signal.aborted) return 0;
    }
  };
  return { done: run(), stop, kill: () => server?.kill('SIGKILL') };
}
