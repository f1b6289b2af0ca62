import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { callAction } from '../../support/actions';
import { Browser } from '../../support/browser';
import { Client } from '../../support/client';
import type { EaselProcess } from '../../support/easel-process';
import type { TestUser } from '../../support/server';
import type { Cluster } from '../cluster';
import { makeUsers } from './make-users';

const PATH = '/v1/images/generations';
const PICTURE = { model: 'svcv4_1_flash', prompt: 'a boat', size: '1:1' };
const PASSWORD = 'a long enough one';
/** Tries at one account's password from one address (lib/server/attempt-limits.ts). */
const TRIES = 10;
/** Longest that a request whose client left may keep its place. */
const FREED_MS = 5_000;
const LOOK_MS = 50;

/** What of a cluster these checks need. */
interface Nodes {
  cluster: Cluster;
  /** Of the Redis itself, past any proxy. */
  redisUrl: string;
}

const urlOf = ({ options }: EaselProcess) => options.url ?? '';

/** A browser at each node, all at one address that nobody else has. */
function browsersAt(cluster: Cluster): Browser[] {
  const address = `10.${[...randomBytes(3)].join('.')}`;
  return cluster.nodes.map((node) => new Browser(urlOf(node), { 'x-forwarded-for': address }));
}

const clientsAt = (cluster: Cluster, user: TestUser) =>
  cluster.nodes.map((node) => new Client({ url: urlOf(node) }, user));

/** Passwords tried at all nodes in turn; how many of them were looked at. */
async function guesses(cluster: Cluster, user: TestUser, tries: number): Promise<number> {
  const browsers = browsersAt(cluster);
  let looked = 0;
  for (let count = 0; count < tries; count += 1) {
    const answer = await browsers[count % browsers.length]?.signIn(user.email, `guess ${count}`);
    const { url } = (await answer?.json()) as { url: string };
    if (new URL(url).searchParams.get('error') === 'CredentialsSignin') looked += 1;
  }
  return looked;
}

/** Invariant: a limit over all nodes is the limit exactly. */
async function limitsAreShared(cluster: Cluster, user: TestUser): Promise<string[]> {
  const looked = await guesses(cluster, user, TRIES + cluster.nodes.length);
  return looked === TRIES ? [] : [`${looked} passwords were looked at, not ${TRIES}`];
}

/** Invariant: while Redis is away every node counts by itself, so that all let through their number at most. */
export async function limitsHoldAlone(cluster: Cluster): Promise<string[]> {
  const [user] = await makeUsers(cluster, 1, PASSWORD);
  if (!user) throw new Error('There is no user');
  const most = TRIES * cluster.nodes.length;
  const looked = await guesses(cluster, user, most + cluster.nodes.length);
  return looked <= most && looked > 0 ? [] : [`${looked} passwords were looked at, not ${most}`];
}

/** Invariant: a session of one node is known to all, and ended on all at once, by an action of any. */
async function sessionsAreShared(cluster: Cluster, user: TestUser): Promise<string[]> {
  const browsers = browsersAt(cluster);
  const [here, there] = browsers;
  if (!here || !there) throw new Error('Nodes are two at the least');
  await here.signIn(user.email, PASSWORD);
  for (const browser of browsers) {
    for (const [name, value] of here.cookies) browser.cookies.set(name, value);
  }
  const known = async () => Promise.all(browsers.map((browser) => browser.isSignedIn()));
  const before = await known();
  await callAction(there, '/profile', 'signOutEverywhere');
  const after = await known();
  return before.every(Boolean) && !after.some(Boolean)
    ? []
    : [`a session was known to ${before.join(', ')}, and once it was ended to ${after.join(', ')}`];
}

/** Invariant: whoever asks one node hears of what another one does. */
async function progressIsHeard(cluster: Cluster, user: TestUser): Promise<string[]> {
  const [one, other] = clientsAt(cluster, user);
  const id = randomUUID();
  const stream = await other?.fetch(`/v1/progress/${id}`);
  const heard = stream?.text();
  // The stream has been answered, which says nothing of Redis having it yet.
  await sleep(500);
  const answer = await one?.post(PATH, PICTURE, { 'x-progress-id': id });
  const text = (await heard) ?? '';
  const isWhole = text.trimEnd().endsWith('event: end\ndata: {}') && text.includes('"fraction":');
  return answer?.status === 200 && isWhole ? [] : [`${answer?.status}, and was heard as ${text}`];
}

/** Invariant: a client that leaves pays nothing, and its place is free soon, in the books of every node. */
async function leavingFrees(nodes: Nodes, user: TestUser): Promise<string[]> {
  const redis = new Redis(nodes.redisUrl);
  const inFlight = () => redis.zcard('easel:jobs:in-flight');
  const [one, other] = clientsAt(nodes.cluster, user);
  const before = await other?.balance();
  const leaving = new AbortController();
  try {
    const body = JSON.stringify({ ...PICTURE, n: 6 });
    const headers = { 'content-type': 'application/json' };
    const { signal } = leaving;
    const cut = one?.fetch(PATH, { method: 'POST', headers, body, signal }).catch(() => undefined);
    if (!(await comesTrue(async () => (await inFlight()) > 0))) return ['nothing got under way'];
    leaving.abort();
    await cut;
    const isFree = await comesTrue(async () => (await inFlight()) === 0);
    const isBack = await comesTrue(async () => (await other?.balance()) === before);
    return isFree && isBack ? [] : [`after leaving: place free ${isFree}, units back ${isBack}`];
  } finally {
    redis.disconnect();
  }
}

async function comesTrue(condition: () => Promise<boolean>): Promise<boolean> {
  const untilMs = Date.now() + FREED_MS;
  while (Date.now() < untilMs) {
    if (await condition()) return true;
    await sleep(LOOK_MS);
  }
  return false;
}

/** What the nodes of a cluster that nobody else uses now do not agree on. */
export async function disagreements(nodes: Nodes): Promise<string[]> {
  const [user, guessed] = await makeUsers(nodes.cluster, 2, PASSWORD);
  if (!user || !guessed) throw new Error('There are no users');
  return [
    ...(await limitsAreShared(nodes.cluster, guessed)),
    ...(await sessionsAreShared(nodes.cluster, user)),
    ...(await progressIsHeard(nodes.cluster, user)),
    ...(nodes.cluster.workers.length > 0 ? await leavingFrees(nodes, user) : []),
  ];
}
