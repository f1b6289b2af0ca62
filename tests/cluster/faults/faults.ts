import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { EaselProcess } from '../../support/easel-process';
import type { TestUser } from '../../support/server';
import type { Fault, FaultBench } from './fault-bench';
import { limitsHoldAlone } from './between-nodes';
import { askFor } from './load';

function first(processes: readonly EaselProcess[]): EaselProcess {
  const [process] = processes;
  if (!process) throw new Error('There is no process to fail');
  return process;
}

async function stopped(process: EaselProcess, forMs: number): Promise<void> {
  process.signal('SIGSTOP');
  await sleep(forMs);
  process.signal('SIGCONT');
}

/** Those that draw belong to workers where there are some, else to web nodes; all of one are killed. */
async function killChildren({ cluster }: FaultBench): Promise<void> {
  const owner = first(cluster.workers.length > 0 ? cluster.workers : cluster.nodes);
  const children = await owner.childrenWith('worker.mjs');
  if (children.length === 0) throw new Error('No process draws');
  for (const child of children) process.kill(child, 'SIGKILL');
}

async function restart(process: EaselProcess): Promise<void> {
  await process.kill('SIGTERM');
  await process.launch();
  // As long as a balancer takes to see that it is back.
  await sleep(1_500);
}

const hang = (seconds: number) => `hangs for ${seconds} s`;

function databaseHangs(seconds: number): Fault {
  return {
    name: `PostgreSQL ${hang(seconds)}`,
    async happen({ backing }) {
      backing.database.pause();
      await sleep(seconds * 1000);
      backing.database.resume();
    },
  };
}

function redisHangs(seconds: number): Fault {
  return {
    name: `Redis ${hang(seconds)}`,
    async happen({ backing }) {
      backing.redis.pause();
      await sleep(seconds * 1000);
      backing.redis.resume();
    },
  };
}

function storeHangs(seconds: number): Fault {
  return {
    name: `the network to S3 ${hang(seconds)}`,
    async happen({ proxies }) {
      proxies.store.stall();
      await sleep(seconds * 1000);
      proxies.store.resume();
    },
  };
}

function nodeHangs(seconds: number): Fault {
  return {
    name: `a web node ${hang(seconds)}`,
    happen: ({ cluster }) => stopped(first(cluster.nodes), seconds * 1000),
  };
}

function workerHangs(seconds: number): Fault {
  return {
    name: `a worker ${hang(seconds)}`,
    needsWorkers: true,
    mostMs: LOST_JOB_MS,
    happen: ({ cluster }) => stopped(first(cluster.workers), seconds * 1000),
  };
}

/** Invariant: a lost worker's job begins again within 25 s; what comes before and after takes some more. */
const LOST_JOB_MS = 35_000;

async function killAndStart(processes: readonly EaselProcess[]): Promise<void> {
  const process = first(processes);
  await process.kill('SIGKILL');
  await sleep(2_000);
  await process.launch();
}

export const nothing: Fault = {
  name: 'nothing at all',
  allowsNoErrors: true,
  happen: () => sleep(2_000),
};
export const childKilled: Fault = {
  name: 'the processes that draw on one machine are killed',
  happen: killChildren,
};
export const nodeKilled: Fault = {
  name: 'a web node is killed, and started again',
  happen: ({ cluster }) => killAndStart(cluster.nodes),
};
export const workerKilled: Fault = {
  name: 'a worker is killed, and started again',
  needsWorkers: true,
  mostMs: LOST_JOB_MS,
  happen: ({ cluster }) => killAndStart(cluster.workers),
};
export const redisKilled: Fault = {
  name: 'Redis is killed, and starts empty',
  async happen({ backing }) {
    await backing.redis.kill();
    await sleep(2_000);
    await backing.redis.launch();
  },
};
export const redisFlushed: Fault = {
  name: 'Redis forgets everything (FLUSHALL)',
  happen: ({ backing }) => backing.redis.flush(),
};
export const databaseKilled: Fault = {
  name: 'PostgreSQL is killed, and started again',
  async happen({ backing }) {
    await backing.database.kill();
    await sleep(2_000);
    await backing.database.launch();
  },
};
export const connectionsCut: Fault = {
  name: 'all connections to PostgreSQL, Redis and S3 are cut',
  async happen({ proxies }) {
    for (const proxy of Object.values(proxies)) proxy.cut();
    await sleep(500);
  },
};
export const commitsLost: Fault = {
  name: 'answers to ten commits are lost',
  async happen({ proxies }) {
    proxies.database.loseCommits(10);
    for (let waited = 0; waited < 100 && proxies.database.commitsLeftToLose > 0; waited += 1) {
      await sleep(100);
    }
    if (proxies.database.commitsLeftToLose > 0) throw new Error('No commit was lost');
  },
};
export const rollingRestart: Fault = {
  name: 'rolling restart of workers, then web nodes',
  allowsNoErrors: true,
  async happen({ cluster }) {
    for (const process of [...cluster.workers, ...cluster.nodes]) await restart(process);
  },
};

/** An old build meets what a newer one has added to the schema, and starts again. */
export const oldBuild: Fault = {
  name: 'an old build starts on a newer schema',
  allowsNoErrors: true,
  async happen({ backing, cluster }) {
    const client = new pg.Client({ connectionString: backing.database.url });
    await client.connect();
    try {
      await client.query('alter table requests add column of_the_next_release text');
      await client.query('create table of_the_next_release (id text primary key)');
      const step = "insert into kysely_migration values ('9999-of-the-next-release', now()::text)";
      await client.query(step);
    } finally {
      await client.end();
    }
    await restart(first(cluster.nodes));
  },
};

const POISON = 'poison';
/** Runs of a job over which machines are lost. */
const MOST_RUNS = 2;

/** The last users send no keys, so that what they pay is not counted by keys. */
export const poison: Fault = {
  name: 'a request kills every worker that takes it',
  needsWorkers: true,
  isQuiet: true,
  async happen({ cluster, engine, users }) {
    const user = users.at(-1);
    let runs = 0;
    engine.onAsked = (prompt) => {
      if (prompt !== POISON) return;
      runs += 1;
      for (const worker of cluster.workers) worker.signal('SIGKILL');
    };
    const answer = askFor(cluster.url, user, POISON);
    let isOver = false;
    void answer.then(() => (isOver = true));
    while (!isOver) {
      for (const worker of cluster.workers) if (!worker.isAlive) await worker.launch();
      await sleep(200);
    }
    engine.onAsked = () => undefined;
    const { status, code } = await answer;
    const faults = runs > MOST_RUNS ? [`poison ran ${runs} times`] : [];
    return code === 'engine_failed' ? faults : [...faults, `poison came to ${status} ${code}`];
  },
};

/** Resolves as soon as a server has taken a request of this user, however long its way there was. */
async function untilReserved(databaseUrl: string, user: TestUser | undefined): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const question = 'select 1 from reservations where user_id = $1';
    while ((await client.query(question, [user?.id])).rowCount === 0) await sleep(20);
  } finally {
    await client.end();
  }
}

/** Jobs that all workers of this cluster can do at once. */
const SLOTS = 4;
const CROWD = 16;

export const crowd: Fault = {
  name: 'a user has 16 requests under way when another one comes',
  needsWorkers: true,
  isQuiet: true,
  async happen({ backing, cluster, engine, users }) {
    const [many, one] = users.slice(-2);
    const begun: string[] = [];
    engine.onAsked = (prompt) => begun.push(prompt);
    const answers = Array.from({ length: CROWD }, () => askFor(cluster.url, many, 'many'));
    while (begun.length < SLOTS) await sleep(20);
    answers.push(askFor(cluster.url, one, 'one'));
    await untilReserved(backing.database.url, one);
    const before = begun.length;
    const seen = await Promise.all(answers);
    engine.onAsked = () => undefined;
    const others = begun.indexOf('one') - before;
    const faults = seen
      .filter(({ status }) => status !== 200)
      .map(({ code }) => `there was ${code}`);
    return others > SLOTS + 1 ? [...faults, `${others} of another user began before`] : faults;
  },
};

export const limitsWithoutRedis: Fault = {
  name: 'passwords are guessed while Redis is away',
  isQuiet: true,
  async happen({ backing, cluster }) {
    await backing.redis.kill();
    try {
      return await limitsHoldAlone(cluster);
    } finally {
      await backing.redis.launch();
    }
  },
};

/** The whole matrix; hours of a person's patience are some minutes of a machine's. */
export const ALL_FAULTS: readonly Fault[] = [
  nothing,
  childKilled,
  workerKilled,
  workerHangs(30),
  nodeKilled,
  nodeHangs(15),
  nodeHangs(90),
  redisKilled,
  redisHangs(5),
  redisHangs(60),
  redisFlushed,
  limitsWithoutRedis,
  storeHangs(10),
  databaseHangs(10),
  databaseKilled,
  connectionsCut,
  commitsLost,
  poison,
  crowd,
  rollingRestart,
  oldBuild,
];

/** Those that a test run has time for. */
export const SHORT_FAULTS: readonly Fault[] = [
  childKilled,
  workerKilled,
  nodeKilled,
  nodeHangs(12),
  redisKilled,
  connectionsCut,
  commitsLost,
  crowd,
];
