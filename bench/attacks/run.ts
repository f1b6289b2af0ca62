import { TestServer } from '../../tests/support/server';
import { median } from '../median';
import type { Attack, Target } from './attack';
import { bodyAttacks } from './bodies';
import { fileAttacks } from './files';
import { largeRequests } from './large';
import { Observer } from './observer';
import { queueAttacks } from './queue';
import { svgAttacks } from './svgs';

/**
 * `npm run attacks`: every way in which this server was once brought down, against a fresh one with
 * default limits. Prints what each cost the others: the longest stall of `/healthz` (and the longest
 * without what other programs kept the processors from it), the server's memory, and how much slower a neighbour's small picture became. Words on the command line choose
 * attacks: those whose names have one of them.
 */

/** What a stranger meets: nothing here is more generous than the defaults. */
const DEFAULT_LIMITS = {
  RATE_LIMIT_REQUESTS_PER_SECOND: '5',
  RATE_LIMIT_IMAGES_PER_MINUTE: '100',
};
const QUIET_MS = 8_000;
const PAUSE_MS = 1_500;
const MEGABYTE = 1_000_000;

const ATTACKS = [...bodyAttacks, ...svgAttacks, ...fileAttacks, ...largeRequests, ...queueAttacks];

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

async function measure(attack: Attack, target: Target, observer: Observer, quietMs: number) {
  await pause(PAUSE_MS);
  await observer.report();
  const startedAtMs = performance.now();
  const answer = await attack.run(target).catch((error: unknown) => String(error));
  const tookMs = performance.now() - startedAtMs;
  await pause(PAUSE_MS / 2);
  const seen = await observer.report();
  const neighbourMs = median(seen.neighbourMs);
  return {
    attack: attack.name,
    answer,
    s: (tookMs / 1000).toFixed(1),
    'longest stall ms': Math.round(seen.longestStallMs),
    'own ms': Math.round(seen.longestOwnStallMs),
    'server MB': Math.round(seen.peakServerBytes / MEGABYTE),
    'neighbour ×': Number.isNaN(neighbourMs) ? '–' : (neighbourMs / quietMs).toFixed(1),
    'neighbour refused': seen.neighbourFailures,
  };
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const chosen = ATTACKS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const server = await TestServer.start(DEFAULT_LIMITS);
  const [attacker, penniless, neighbour] = [
    await server.user(100_000),
    await server.user(0),
    await server.user(),
  ];
  const observer = Observer.start({
    url: server.url,
    serverPid: server.pid,
    token: neighbour.token,
  });
  const target = { server, token: attacker.token, pennilessToken: penniless.token };
  await pause(QUIET_MS);
  await observer.report();
  await pause(QUIET_MS);
  const quiet = await observer.report();
  const quietMs = median(quiet.neighbourMs);
  console.log(
    `quiet: longest stall ${Math.round(quiet.longestStallMs)} ms ` +
      `(${Math.round(quiet.longestOwnStallMs)} of its own), neighbour ${Math.round(quietMs)} ms, ` +
      `server ${Math.round(quiet.peakServerBytes / MEGABYTE)} MB`,
  );
  const rows = [];
  for (const attack of chosen) {
    const row = await measure(attack, target, observer, quietMs);
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  console.table(rows);
  observer.stop();
  await server.stop();
}

await main();
