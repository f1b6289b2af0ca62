import { setTimeout as sleep } from 'node:timers/promises';
import type { EaselProcess } from '../../support/easel-process';
import type { Fault, FaultBench } from './fault-bench';

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
    happen: ({ cluster }) => stopped(first(cluster.workers), seconds * 1000),
  };
}

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
    for (const process of [...cluster.workers, ...cluster.nodes]) {
      await process.kill('SIGTERM');
      await process.launch();
      // As long as a balancer takes to see that it is back.
      await sleep(1_500);
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
  storeHangs(10),
  databaseHangs(10),
  databaseKilled,
  connectionsCut,
  commitsLost,
  rollingRestart,
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
];
