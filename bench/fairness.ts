import { firstComeFirstServed, simulate } from '../lib/scheduling/testing/simulate';
import type { SimulatedJob } from '../lib/scheduling/testing/simulate';
import { Client } from '../tests/support/client';
import { photoPng } from '../tests/support/photos';
import { dataUrl } from '../tests/support/pictures';
import { TestServer } from '../tests/support/server';
import { median } from './median';

/**
 * `npm run bench:fairness`: what others wait while one user floods the engine, on two workers. The
 * flood is sixteen large upscales at once, always topped up; the others ask for small pictures. The
 * same jobs are then played first come, first served, with the durations measured here.
 */

const WORKERS = 2;
const FLOOD = 16;
const NEIGHBOUR_ROUNDS = 12;
const FLOOD_SIDE_PX = 1024;

const NEIGHBOURS = [
  { what: 'flash, 1024²', body: { prompt: 'a red fox in the snow', model: 'svcv4_1_flash' } },
  { what: 'default, 1024²', body: { prompt: 'three boats on a calm sea' } },
];

interface Timed {
  totalMs: number;
  sentAtMs: number;
}

async function timed(send: () => Promise<Response>): Promise<Timed> {
  const sentAtMs = performance.now();
  const response = await send();
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return { totalMs: performance.now() - sentAtMs, sentAtMs };
}

async function askFor(client: Client, body: object): Promise<Timed[]> {
  const all: Timed[] = [];
  for (let round = 0; round < NEIGHBOUR_ROUNDS; round += 1) {
    all.push(await timed(() => client.post('/v1/images/generations', body)));
  }
  return all;
}

/** Keeps a number of upscales in flight until it is stopped, which cancels them: that costs nothing. */
function flood(client: Client, imageUrl: string) {
  const over = new AbortController();
  const { signal } = over;
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ image_url: imageUrl }),
    signal,
  };
  const ended: number[] = [];
  const one = async () => {
    while (!signal.aborted) {
      const answer = await client.fetch('/v1/images/crispUpscale', init);
      await answer.arrayBuffer();
      ended.push(performance.now());
    }
  };
  const all = Promise.allSettled(Array.from({ length: FLOOD }, one));
  return {
    ended,
    stop: async () => {
      over.abort();
      await all;
    },
  };
}

const longest = (all: Timed[]) => Math.round(Math.max(...all.map(({ totalMs }) => totalMs)));
const usual = (all: Timed[]) => Math.round(median(all.map(({ totalMs }) => totalMs)));

/** The waits of a neighbour by both rules, were every job to take what it took here. */
function simulated(upscaleMs: number, pictureMs: number) {
  const backlog = Array.from({ length: FLOOD }, (_, index) => job('x', index, 0, upscaleMs));
  const pictures = Array.from({ length: NEIGHBOUR_ROUNDS }, (_, index) =>
    job('y', index, 100 + index * 1_000, pictureMs),
  );
  const jobs = [...backlog, ...pictures];
  const fair = simulate(jobs, { workers: WORKERS, runningPerUser: 1, hasSpare: true });
  const waitMs = (outcomes: typeof fair) =>
    Math.round(
      median(
        outcomes
          .filter(({ userId }) => userId === 'y')
          .map(({ startedAtMs, arrivesAtMs }) => startedAtMs - arrivesAtMs),
      ),
    );
  return { turns: waitMs(fair), firstCome: waitMs(firstComeFirstServed(jobs, WORKERS)) };
}

function job(userId: string, index: number, arrivesAtMs: number, tookMs: number): SimulatedJob {
  return { jobId: `${userId}${index}`, userId, arrivesAtMs, estimateMs: tookMs, tookMs };
}

const server = await TestServer.start({ WORKERS: String(WORKERS) });
try {
  const abuser = await Client.open(server, 100_000_000);
  const neighbour = await Client.open(server, 100_000_000);
  const imageUrl = dataUrl(await photoPng('cat', FLOOD_SIDE_PX));
  for (const { body } of NEIGHBOURS) await askFor(neighbour, body);
  const alone: Timed[][] = [];
  for (const { body } of NEIGHBOURS) alone.push(await askFor(neighbour, body));
  const upscale = await timed(() =>
    abuser.post('/v1/images/crispUpscale', { image_url: imageUrl }),
  );
  const running = flood(abuser, imageUrl);
  await new Promise((resolve) => setTimeout(resolve, 2 * upscale.totalMs));
  const flooded: Timed[][] = [];
  for (const { body } of NEIGHBOURS) flooded.push(await askFor(neighbour, body));
  const upscales = running.ended.length;
  await running.stop();
  console.log(
    `One upscale alone took ${Math.round(upscale.totalMs)} ms; ${upscales} ended meanwhile.`,
  );
  console.table(
    NEIGHBOURS.map(({ what }, index) => {
      const before = alone[index] ?? [];
      const during = flooded[index] ?? [];
      const waits = simulated(upscale.totalMs, usual(before));
      return {
        what,
        'alone, median ms': usual(before),
        'flooded, median ms': usual(during),
        'flooded, worst ms': longest(during),
        'times slower': (usual(during) / usual(before)).toFixed(2),
        'wait by turns, simulated ms': waits.turns,
        'first come first served, simulated ms': waits.firstCome,
      };
    }),
  );
} finally {
  await server.stop();
}
