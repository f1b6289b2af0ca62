import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './scripts/lib/waiting-first';

/**
 * Contract tests that can't be asked of a cluster, and why; all others are. What they are about has
 * tests of its own for many machines where it exists there.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'abuse-files': 'looks into the folder of files and the SQLite database of one server',
  crash:
    'kills the drawing process of the server itself; tests/cluster/faults kills those of workers',
  disk: 'fills a quota by what lies on a disk, and a cluster has a bucket (object-storage)',
  fairness: 'counts turns in the pool of one server; lib/queue has the same tests on workers',
  'object-storage': 'starts S3 servers of its own and takes them away',
  operations: 'is about one process: its port of metrics, and starts that fail',
  'several-servers': 'starts its own servers, on SQLite and Redis, and takes Redis away',
  stopping: 'signals one server and its group; tests/cluster/faults restarts a cluster under load',
  workers: 'starts its own server, Redis and workers, and takes the workers away',
};

/**
 * Contract tests that see nothing of how many machines there are: what an operation draws, takes and
 * refuses, and how one process reads what arrives, is the same bundle's on each. `npm test` asks them of
 * one server only; `npm test -- cluster` asks all. The matrix stays, which takes every operation through
 * queue, worker and bucket.
 */
const ALIKE_ANYWHERE = [
  'abuse-bodies',
  'abuse-fetch',
  'abuse-svg',
  'edit-behaviour',
  'edit-refusals',
  'edits',
  'front-door',
  'log',
  'malformed',
  'mcp',
  'models',
  'names',
  'openai',
  'openai-client',
  'openai-pictures',
  'openapi',
  'refusals',
  'variants',
];
const leftOutOfCluster = [
  ...Object.keys(LEFT_OUT),
  ...(process.env.EASEL_TEST_CLUSTER === 'whole' ? [] : ALIKE_ANYWHERE),
];

/**
 * On a shared machine a test gets a second try, as journeys do: many have processes, servers or networks.
 * `npm test` names those that needed it, as faults to mend.
 */
const retry = process.env.CI ? 1 : 0;

/**
 * Tests of the composer and of what draws with it: they share one copy of it, which is large, and nothing of it
 * keeps a state. Each file by itself loads it anew, which takes longer than its tests.
 */
const OF_DRAWING = ['lib/composer/**/*.test.ts', 'lib/engines/builtin/**/*.test.ts'];

/**
 * Tests that replace modules, globals or the environment of their process, for which no other one may have loaded what
 * they load. All others share what they load with those before them.
 */
const ALONE = [
  'components/api/client.test.ts',
  'components/api/later.test.ts',
  'components/editor/actions/job-queue.test.ts',
  'components/editor/actions/orders.test.ts',
  'components/editor/code/code.test.ts',
  'components/editor/session/typed-last.test.ts',
  'components/editor/shortcuts/belongs-to-control.test.ts',
  'lib/server/services.test.ts',
  'lib/workers/pool.test.ts',
  'scripts/admin.test.ts',
  'scripts/supervise.test.ts',
];

/**
 * Files that run at once. Those about queues, workers and leases wait most of their time: on two cores a third one
 * draws meanwhile. By default one core is left idle, which is half of a small machine.
 */
const FILES_AT_ONCE = Math.max(3, availableParallelism() - 1);

const alias = { '@': path.resolve(import.meta.dirname) };

export default defineConfig({
  resolve: { alias },
  test: {
    // What is waited for may begin processes, which take seconds on a busy machine; by default it is one.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: WaitingFirst },
    // Suites are processes of their own, and most load the composer: what one has translated the next ones read.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'drawing',
          retry,
          include: OF_DRAWING,
          isolate: false,
          maxWorkers: FILES_AT_ONCE,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          retry,
          include: ['lib/**/*.test.ts', 'components/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...OF_DRAWING, ...ALONE],
          globalSetup: ['lib/db/testing/global-setup.ts'],
          isolate: false,
          maxWorkers: FILES_AT_ONCE,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          retry,
          include: ALONE,
          maxWorkers: FILES_AT_ONCE,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          retry,
          include: ['tests/engines/**/*.test.ts'],
          maxWorkers: 2,
          // Files share the composer and the networks, which take longer to load than most tests; engines keep
          // what they know of a backend by its address, and every test's backend has its own.
          isolate: false,
          // Networks run here, several times a test, also on machines that do other things.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          retry,
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/contract/global-setup.ts'],
          setupFiles: ['tests/support/share.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Contract files drive real servers with drawing workers; two at once fill two cores.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          retry,
          include: ['tests/contract/**/*.test.ts', 'tests/cluster/**/*.test.ts'],
          exclude: leftOutOfCluster.map((name) => `tests/contract/${name}.test.ts`),
          globalSetup: ['tests/cluster/global-setup.ts'],
          setupFiles: ['tests/support/share.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
