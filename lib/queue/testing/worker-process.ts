import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '@/scripts/lib/bundle.mjs';

const START_TIMEOUT_MS = 30_000;
const KEPT_OUTPUT = 100_000;

/**
 * A folder from which workers can be started: the real worker node, and in the place of the processes
 * that draw a fake that does as its job says. Packages are loaded from the project, so that it lies in it.
 */
export async function buildWorkers(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.resolve('node_modules', '.easel-queue-'));
  mkdirSync(path.join(folder, 'dist'));
  copyFileSync('lib/workers/testing/fake-worker.mjs', path.join(folder, 'dist', 'worker.mjs'));
  await bundle('lib/queue/worker/main.ts', path.join(folder, 'dist', 'worker-node.mjs'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface WorkerSetup {
  redisUrl: string;
  prefix: string;
  /** Folder of the object store that it shares with the servers. */
  dataDir: string;
  slots?: number;
  drainSeconds?: number;
}

/** A worker node in a process of its own. */
export class WorkerProcessUnderTest {
  private output = '';

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output = (this.output + text).slice(-KEPT_OUTPUT);
      });
    }
  }

  /** Resolves once it takes jobs. */
  static async start(folder: string, setup: WorkerSetup): Promise<WorkerProcessUnderTest> {
    const child = spawn(process.execPath, ['dist/worker-node.mjs'], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        REDIS_URL: setup.redisUrl,
        REDIS_PREFIX: setup.prefix,
        DATA_DIR: setup.dataDir,
        WORKERS: String(setup.slots ?? 1),
        WORKER_DRAIN_SECONDS: String(setup.drainSeconds ?? 60),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const worker = new WorkerProcessUnderTest(child);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(worker.log)), START_TIMEOUT_MS);
      child.once('message', () => (clearTimeout(timer), resolve()));
      child.once('exit', () => (clearTimeout(timer), reject(new Error(worker.log))));
    });
    return worker;
  }

  /** What it wrote so far. */
  get log(): string {
    return this.output;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Resolves to the exit code once it has ended; `null` where a signal ended it. */
  async end(): Promise<number | null> {
    if (!this.hasEnded) await new Promise((resolve) => this.child.once('exit', resolve));
    return this.child.exitCode;
  }

  async kill(): Promise<void> {
    if (this.hasEnded) return;
    this.signal('SIGCONT');
    this.signal('SIGKILL');
    await this.end();
  }
}
