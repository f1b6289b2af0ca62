import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port';

const run = promisify(execFile);
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
/** Characters of the log that are kept. */
const KEPT_OUTPUT = 1_000_000;

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

export interface TestUser {
  id: string;
  email: string;
  token: string;
}

/** Limits high enough that only the tests of limits meet them. */
const GENEROUS = {
  RATE_LIMIT_REQUESTS_PER_SECOND: '10000',
  RATE_LIMIT_IMAGES_PER_MINUTE: '100000',
  SIGNUPS_PER_HOUR: '10000',
  LOG_LEVEL: 'error',
};

interface LaunchOptions {
  /** A process group of its own, as a shell gives to what it starts. */
  ownGroup?: boolean;
  /** Started the way `npm start` does, which starts it again when it dies. */
  supervised?: boolean;
}

/** A built Easel on a port and a data folder of its own. */
export class TestServer {
  private child: ChildProcess | undefined;
  private userCount = 0;
  private output = '';

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly variables: Record<string, string>,
    private readonly options: LaunchOptions,
  ) {}

  static async start(
    variables: Record<string, string> | ((url: string) => Record<string, string>) = {},
    options: LaunchOptions = {},
  ): Promise<TestServer> {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'easel-test-'));
    const port = await freePort();
    // Some variables name the server's own address.
    const own = typeof variables === 'function' ? variables(addressOf(port)) : variables;
    const server = new TestServer(port, dataDir, { ...GENEROUS, ...own }, options);
    await server.launch();
    return server;
  }

  get url(): string {
    return addressOf(this.port);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  private get environment(): NodeJS.ProcessEnv {
    const inherited = { ...process.env };
    // Vitest sets a `BASE_URL` of its own, which means something else.
    delete inherited.BASE_URL;
    return { ...inherited, ...this.variables, DATA_DIR: this.dataDir, NODE_ENV: 'production' };
  }

  /** What the server has written to its log, a line each. */
  get logText(): readonly string[] {
    return this.output.split('\n').filter(Boolean);
  }

  /** The log's lines that are JSON. */
  get log(): Record<string, unknown>[] {
    return this.logText
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Starts the server, also again after `kill`. */
  async launch(): Promise<void> {
    const entry = this.options.supervised ? 'scripts/start.mjs' : 'dist/serve.mjs';
    this.child = spawn(process.execPath, [entry], {
      detached: this.options.ownGroup ?? false,
      env: { ...this.environment, PORT: String(this.port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.output = (this.output + text).slice(-KEPT_OUTPUT);
    });
    await this.ready();
  }

  /** Waits until the server answers, also one that is being started again. */
  async ready(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (this.child?.exitCode !== null) throw new Error('The server ended while it started');
      const ready = await fetch(`${this.url}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error('The server did not become ready');
  }

  /** Resolves to the exit code once the process has ended. */
  async exit(): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  }

  /** The process that serves: the one that was started, or its child where it is supervised. */
  async serverPid(): Promise<number> {
    const { stdout } = await run('ps', ['-eo', 'pid,ppid,args']);
    const rows = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line));
    const child = rows.find(
      (row) => Number(row?.[2]) === this.pid && row?.[3]?.includes('serve.mjs'),
    );
    return Number(child?.[1] ?? this.pid);
  }

  /** Ends the server with a signal and waits until it is gone. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Runs the command line against this server's data; resolves to the JSON of its last line. */
  async admin(...args: string[]): Promise<Record<string, unknown>> {
    const { stdout } = await run(process.execPath, ['dist/admin.mjs', ...args], {
      env: this.environment,
    });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Record<string, unknown>;
  }

  /** A fresh account with a token. */
  async user(credits = 1_000_000): Promise<TestUser> {
    this.userCount += 1;
    const email = `user-${this.userCount}@example.test`;
    const made = await this.admin(
      'user:create',
      '--email',
      email,
      '--name',
      `User ${this.userCount}`,
      '--credits',
      String(credits),
      '--token',
    );
    return { id: String(made.id), email, token: String(made.token) };
  }
}
