import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { FixedOpenai } from '../../backends/fixed-openai';
import type { TestUser } from '../../support/server';
import { Backing, type SharedVariables } from '../backing';
import { Cluster } from '../cluster';
import { disagreements } from './between-nodes';
import {
  answersHold,
  booksBalance,
  chargedIsStored,
  keysChargeOnce,
  type Books,
} from './invariants';
import { Load, type Seen } from './load';
import { makeUsers } from './make-users';
import { objectsAreRows, queueIsEmpty } from './remains';
import { TcpProxy } from './tcp-proxy';

/** Something that goes wrong, and is put right again before it resolves. */
export interface Fault {
  name: string;
  /** Faults of workers are left out where a build has none. */
  needsWorkers?: boolean;
  /** Answers of 5xx are faults, too. */
  allowsNoErrors?: boolean;
  /** Nobody else asks meanwhile: it sends what it needs itself. */
  isQuiet?: boolean;
  /** Longest that any request may take, where that is less than what all may; in milliseconds. */
  mostMs?: number;
  /** Resolves to what did not hold that only this fault can know, if anything. */
  happen(bench: FaultBench): Promise<string[] | void>;
}

export interface FaultResult {
  name: string;
  requests: number;
  good: number;
  /** How often each refusal or failure was answered, by code or status. */
  refused: Record<string, number>;
  longestMs: number;
  /** From the end of the fault to the first good answer to a request that began after it. */
  firstGoodMs: number;
  /** From the end of the load until nothing was reserved any more. */
  quietAfterMs: number;
  violations: string[];
}

const USERS = 6;
const CLIENTS_PER_USER = 5;
const LEASE_SECONDS = 6;
const ENGINE_MS = 300;
const REQUEST_TIMEOUT_SECONDS = 60;
/** Invariant: answers within the timeout and this. */
const ANSWER_MARGIN_MS = 60_000;
/** Invariant: the first good answer after healing. */
const HEALED_MS = 20_000;
const QUIET_MS = 90_000;
const FILES_READ = 24;

/** A cluster under load whose parts can be made to fail, and the books that must be right all the same. */
export class FaultBench {
  private readonly seen: Seen[] = [];

  private constructor(
    readonly backing: Backing,
    readonly engine: FixedOpenai,
    readonly proxies: Record<'database' | 'redis' | 'store', TcpProxy>,
    readonly cluster: Cluster,
    readonly users: readonly TestUser[],
  ) {}

  static async start(): Promise<FaultBench> {
    const backing = await Backing.start();
    const engine = await new FixedOpenai(ENGINE_MS).start();
    const [database, redis, store] = await Promise.all([
      TcpProxy.start(backing.database.port),
      TcpProxy.start(backing.redis.port),
      TcpProxy.start(Number(new URL(backing.variables.S3_ENDPOINT ?? '').port)),
    ]);
    const shared: SharedVariables = {
      ...backing.variables,
      DATABASE_URL: backing.database.urlAt(database.port),
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
    };
    const cluster = await Cluster.start({
      shared,
      nodes: 3,
      workers: 2,
      variables: variablesOf(engine),
    });
    const users = await makeUsers(cluster, USERS);
    return new FaultBench(backing, engine, { database, redis, store }, cluster, users);
  }

  /** Lets a fault happen in the middle of a load, and says what came of it. */
  async run(fault: Fault, beforeMs: number, afterMs: number): Promise<FaultResult> {
    const { isQuiet = false, mostMs = REQUEST_TIMEOUT_SECONDS * 1000 + ANSWER_MARGIN_MS } = fault;
    const load = new Load(this.cluster.url, this.users, isQuiet ? 0 : CLIENTS_PER_USER);
    await sleep(isQuiet ? 0 : beforeMs);
    const own = (await fault.happen(this)) ?? [];
    const firstGoodMs = isQuiet ? 0 : await load.untilSuccess(2 * HEALED_MS);
    await sleep(afterMs);
    await load.stop();
    const quietAfterMs = await this.untilQuiet();
    this.seen.push(...load.seen);
    const longestMs = Math.max(0, ...load.seen.map((one) => one.endedAtMs - one.startedAtMs));
    const refused = refusedOf(load.seen);
    const violations = [...own, ...(await this.violations())];
    if (longestMs > mostMs) violations.push(`an answer took ${longestMs} ms`);
    if (firstGoodMs > HEALED_MS) violations.push(`no good answer in ${HEALED_MS} ms of healing`);
    if (quietAfterMs > QUIET_MS) violations.push(`something was reserved for ${QUIET_MS} ms more`);
    if (fault.allowsNoErrors) {
      violations.push(...Object.keys(refused).map((code) => `there was ${code}`));
    }
    const good = load.seen.filter(({ status }) => status === 200).length;
    const { name } = fault;
    const requests = load.seen.length;
    return { name, requests, good, refused, longestMs, firstGoodMs, quietAfterMs, violations };
  }

  async stop(): Promise<void> {
    await this.cluster.stop();
    await Promise.all(Object.values(this.proxies).map((proxy) => proxy.stop()));
    await this.engine.stop();
    await this.backing.stop();
  }

  private async untilQuiet(): Promise<number> {
    const startedAtMs = Date.now();
    while (Date.now() - startedAtMs <= QUIET_MS) {
      if ((await this.books()).reservations.length === 0) break;
      await sleep(250);
    }
    return Date.now() - startedAtMs;
  }

  private async violations(): Promise<string[]> {
    const books = await this.books();
    const keyed = this.users.slice(0, Math.ceil(this.users.length / 2)).map(({ id }) => id);
    return [
      ...booksBalance(books),
      ...chargedIsStored(books),
      ...answersHold(this.seen, books),
      ...keysChargeOnce(this.seen, books, keyed),
      ...(await this.filesAreRead()),
      ...(await queueIsEmpty(this.backing.redis.url)),
      ...(this.seen.some(({ code }) => code === 'internal')
        ? ['a fault was answered as ours']
        : []),
    ];
  }

  /** Once nothing is young any more, what is swept is all that has no row; and what has one is there. */
  async afterTheSweep(): Promise<string[]> {
    return objectsAreRows(this.backing);
  }

  /** Limits, sessions, progress and clients that leave, once all is quiet: the nodes must be as one. */
  async nodesDisagree(): Promise<string[]> {
    return disagreements({ cluster: this.cluster, redisUrl: this.backing.redis.url });
  }

  /** The latest pictures come from every node, and are the same bytes. */
  private async filesAreRead(): Promise<string[]> {
    const urls = this.seen.flatMap(({ images }) => images.map(({ url }) => new URL(url).pathname));
    const faults: string[] = [];
    for (const path of new Set(urls.slice(-FILES_READ))) {
      const hashes = await Promise.all(
        this.cluster.nodes.map(async ({ options }) => {
          const response = await fetch(`${options.url}${path}`);
          const bytes = Buffer.from(await response.arrayBuffer());
          const isPicture = response.ok && bytes.subarray(0, 4).toString() === 'RIFF';
          return isPicture
            ? createHash('sha256').update(bytes).digest('hex')
            : `${response.status}`;
        }),
      );
      const [first = ''] = hashes;
      if (first.length !== 64 || new Set(hashes).size !== 1) {
        faults.push(`${path} is ${[...new Set(hashes)].join(', ')}`);
      }
    }
    return faults;
  }

  private async books(): Promise<Books> {
    const client = new pg.Client({ connectionString: this.backing.database.url });
    await client.connect();
    // Some integers are wide enough to come as text.
    const rows = async <Row>(query: string) => (await client.query(query)).rows as Row[];
    try {
      return {
        balances: await rows('select id, balance::float8 as balance from users'),
        ledger: await rows(
          'select id::float8 as id, user_id, kind, units::float8 as units, images, request_id, balance_after::float8 as balance_after from ledger order by ledger.id',
        ),
        reservations: await rows('select request_id from reservations'),
        files: await rows("select id, request_id from files where kind = 'result'"),
      };
    } finally {
      await client.end();
    }
  }
}

function variablesOf(engine: FixedOpenai): Record<string, string> {
  return {
    ENGINE_DRAW: `openai:${engine.url}`,
    FETCH_ALLOW_PRIVATE: '1',
    WORKERS: '2',
    WORKER_JOBS_PER_USER: '1000',
    RATE_LIMIT_REQUESTS_PER_SECOND: '10000',
    RATE_LIMIT_IMAGES_PER_MINUTE: '100000',
    REQUEST_TIMEOUT_SECONDS: String(REQUEST_TIMEOUT_SECONDS),
    INSTANCE_LEASE_SECONDS: String(LEASE_SECONDS),
    // Addresses of clients, as a balancer would tell them.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
}

function refusedOf(seen: readonly Seen[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of seen) {
    if (status === 200) continue;
    const what = code ?? (status === 0 ? 'no answer' : String(status));
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}
