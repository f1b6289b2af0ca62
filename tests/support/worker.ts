import { type ChildProcess, spawn } from 'node:child_process';

const START_TIMEOUT_MS = 60_000;
const KEPT_OUTPUT = 100_000;

/** A built worker of the queue, as `npm run worker` starts it. */
export class TestWorker {
  private output = '';

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output = (this.output + text).slice(-KEPT_OUTPUT);
      });
    }
  }

  /**
   * Resolves once it takes jobs.
   * @param variables `REDIS_URL`, where its bytes lie, and whatever is to differ
   */
  static async start(variables: Record<string, string>): Promise<TestWorker> {
    const { BASE_URL: _, ...inherited } = process.env;
    const child = spawn(process.execPath, ['dist/worker-node.mjs'], {
      env: { ...inherited, WORKERS: '1', LOG_LEVEL: 'warn', ...variables, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const worker = new TestWorker(child);
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

  /** Ends it with a signal; resolves to the exit code, `null` where a signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  }
}
