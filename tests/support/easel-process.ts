import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 50;
/** Characters of the log that are kept. */
const KEPT_OUTPUT = 1_000_000;

export interface ProcessOptions {
  /** File of this repository that is run. */
  entry: string;
  /** All that it gets of the environment, beside what this process has. */
  variables: Readonly<Record<string, string>>;
  /** Where `/readyz` says that it can be used; without, it says so over its channel. */
  url?: string;
  /** A process group of its own, as a shell gives to what it starts. */
  ownGroup?: boolean;
}

/** The environment of this process with some variables on top. */
export function environmentWith(variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const inherited = { ...process.env };
  // Vitest sets a `BASE_URL` of its own, which means something else.
  delete inherited.BASE_URL;
  return { ...inherited, NODE_ENV: 'production', ...variables };
}

/** One process of a built Easel: a server or a worker. It can be started again. */
export class EaselProcess {
  private child: ChildProcess | undefined;
  private output = '';
  private saidReady = false;
  private readonly endWithUs = () => this.child?.kill('SIGKILL');

  constructor(readonly options: ProcessOptions) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isAlive(): boolean {
    return Boolean(this.child) && this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** What it has written to its log. */
  get text(): string {
    return this.output;
  }

  /** Starts it, also again after `kill`; resolves once it can be used. */
  async launch(): Promise<void> {
    this.begin();
    await this.ready();
  }

  /** Starts it and does not wait. */
  begin(): void {
    const { entry, variables, ownGroup = false } = this.options;
    this.saidReady = false;
    this.child = spawn(process.execPath, [entry], {
      detached: ownGroup,
      env: environmentWith(variables),
      stdio: ['ignore', 'pipe', 'inherit', ...(this.options.url ? [] : ['ipc' as const])],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.output = (this.output + text).slice(-KEPT_OUTPUT);
    });
    this.child.on('message', () => (this.saidReady = true));
    process.off('exit', this.endWithUs).once('exit', this.endWithUs);
  }

  /** Waits until it can be used, also one that is being started again. */
  async ready(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (!this.isAlive) throw new Error(`${this.options.entry} ended while it started`);
      if (await this.isReady()) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`${this.options.entry} did not become ready`);
  }

  private isReady(): Promise<boolean> {
    const { url } = this.options;
    if (!url) return Promise.resolve(this.saidReady);
    return fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  }

  /** Resolves to the exit code once the process has ended. */
  async exit(): Promise<number | null> {
    const { child } = this;
    if (!child || !this.isAlive) return child?.exitCode ?? null;
    return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  }

  signal(signal: NodeJS.Signals): void {
    if (this.isAlive) this.child?.kill(signal);
  }

  /** Ends it with a signal and waits until it is gone. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    if (!this.isAlive) return;
    const gone = this.exit();
    this.signal(signal);
    await gone;
    process.off('exit', this.endWithUs);
  }

  /** Processes that it has started, by what is in their command line. */
  async childrenWith(text: string): Promise<number[]> {
    const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid,ppid,args']);
    const rows = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line));
    return rows
      .filter((row) => Number(row?.[2]) === this.pid && row?.[3]?.includes(text))
      .map((row) => Number(row?.[1]));
  }
}
