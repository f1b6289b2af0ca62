import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';

/**
 * Watches a server from a process of its own, which an attack's client cannot slow: how long
 * `/healthz` takes, how long a neighbour's small picture takes, and how much memory the server has.
 */

/** What the observer saw since it was last asked. */
export interface Observation {
  longestStallMs: number;
  /** The longest, without what the server waited for a processor that other programs held. */
  longestOwnStallMs: number;
  neighbourMs: number[];
  neighbourFailures: number;
  peakServerBytes: number;
}

export interface ObserverOptions {
  url: string;
  serverPid: number;
  token: string;
}

const HEALTH_POLL_MS = 10;
const MEMORY_POLL_MS = 100;
/** Below the default limit of 100 pictures a minute. */
const NEIGHBOUR_POLL_MS = 700;
const PATIENCE_MS = 130_000;
const KIBIBYTE = 1024;

const fresh = (): Observation => ({
  longestStallMs: 0,
  longestOwnStallMs: 0,
  neighbourMs: [],
  neighbourFailures: 0,
  peakServerBytes: 0,
});
let seen = fresh();

const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

function request(options: ObserverOptions, path: string, body?: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = http.request(
      `${options.url}${path}`,
      {
        agent,
        timeout: PATIENCE_MS,
        method: body ? 'POST' : 'GET',
        headers: body
          ? { authorization: `Bearer ${options.token}`, 'content-type': 'application/json' }
          : {},
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject);
    outgoing.end(body ? JSON.stringify(body) : undefined);
  });
}

async function timed(work: () => Promise<number>): Promise<{ status: number; tookMs: number }> {
  const startedAtMs = performance.now();
  const status = await work().catch(() => 0);
  return { status, tookMs: performance.now() - startedAtMs };
}

/**
 * How long the server's one thread has stood ready in its life while others had the processors: the
 * second number of `schedstat` (sched-stats.rst of the Linux kernel), in nanoseconds. 0 where there is none.
 */
function waitedMs({ serverPid }: ObserverOptions): number {
  try {
    const text = readFileSync(`/proc/${serverPid}/task/${serverPid}/schedstat`, 'utf8');
    return Number(text.split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

async function watchHealth(options: ObserverOptions): Promise<never> {
  for (;;) {
    const beforeMs = waitedMs(options);
    const { tookMs } = await timed(() => request(options, '/healthz'));
    const ownMs = tookMs - (waitedMs(options) - beforeMs);
    seen.longestStallMs = Math.max(seen.longestStallMs, tookMs);
    seen.longestOwnStallMs = Math.max(seen.longestOwnStallMs, ownMs);
    await new Promise((resolve) => setTimeout(resolve, HEALTH_POLL_MS));
  }
}

/** The small picture that people ask for most: about 0.2 s of work. */
const NEIGHBOUR = { prompt: 'a red apple', model: 'svcv4_1_flash' };

async function beNeighbour(options: ObserverOptions): Promise<never> {
  for (;;) {
    const { status, tookMs } = await timed(() =>
      request(options, '/v1/images/generations', NEIGHBOUR),
    );
    if (status === 200) seen.neighbourMs.push(tookMs);
    else seen.neighbourFailures += 1;
    await new Promise((resolve) => setTimeout(resolve, NEIGHBOUR_POLL_MS));
  }
}

/** Process ids of the server without its drawing workers: those have limits of their own. */
function serverPids(root: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n');
  const table = rows.flatMap((row) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row);
    return match ? [{ pid: Number(match[1]), parent: Number(match[2]), args: match[3] ?? '' }] : [];
  });
  const below = (pid: number): number[] => [
    pid,
    ...table
      .filter(({ parent, args }) => parent === pid && !args.includes('worker.mjs'))
      .flatMap((child) => below(child.pid)),
  ];
  return below(root);
}

function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * KIBIBYTE;
  } catch {
    return 0;
  }
}

function watchMemory({ serverPid }: ObserverOptions): void {
  const pids = serverPids(serverPid);
  setInterval(() => {
    const bytes = pids.reduce((sum, pid) => sum + residentBytes(pid), 0);
    seen.peakServerBytes = Math.max(seen.peakServerBytes, bytes);
  }, MEMORY_POLL_MS);
}

process.on('message', (message: ObserverOptions | 'report') => {
  if (message === 'report') {
    process.send?.(seen);
    seen = fresh();
    return;
  }
  watchMemory(message);
  void watchHealth(message);
  void beNeighbour(message);
});
process.on('disconnect', () => process.exit(0));
