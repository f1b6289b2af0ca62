import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ownCorner, type SharedVariables } from '../cluster/backing';
import { Cluster } from '../cluster/cluster';
import { EaselProcess, environmentWith } from './easel-process';
import { runAdmin } from '@/lib/admin/run-admin';
import { freePort } from '@/lib/free-port';

declare module 'vitest' {
  interface ProvidedContext {
    /** What servers of this test run share; only where they are many. */
    sharedVariables: SharedVariables | undefined;
    /** The server or the cluster for files that want nothing of their own. */
    runningServer: RunningServer | undefined;
  }
}

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

/** What the server that files share has beside: it changes nothing for those that do not use it. */
export const SHARED_VARIABLES = {
  STRIPE_SECRET_KEY: 'sk_test_0',
  STRIPE_WEBHOOK_SECRET: 'whsec_for_tests',
} as const;

interface LaunchOptions {
  /** A process group of its own, as a shell gives to what it starts. */
  ownGroup?: boolean;
  /** Started the way `npm start` does, which starts it again when it dies. */
  supervised?: boolean;
  /** A folder that several share; it is left where it is. */
  dataDir?: string;
  /** Nobody else's: its process is killed or measured. */
  alone?: boolean;
}

/** Where tests are told what their servers share; set: every server is a cluster. */
export const SHARED_BY_TESTS = 'EASEL_TEST_SHARED';

/** Where they are told of one that is up already, for tests that want nothing else of it. */
export const SERVER_OF_TESTS = 'EASEL_TEST_SERVER';

/** What a test needs to know of that server or cluster. */
export interface RunningServer {
  port: number;
  /** Variables of the server, or of a web node. */
  environment: Record<string, string>;
}

/** Whether a test's server is several behind a balancer. */
export function runsOnCluster(): boolean {
  return process.env[SHARED_BY_TESTS] !== undefined;
}

/** The cluster that files share, and that of a file by itself: one more of either takes seconds to start. */
const SHAPES = {
  shared: { nodes: 3, workers: 2 },
  own: { nodes: 2, workers: 1 },
} as const;

/** A cluster with a database, a bucket and a corner of Redis of its own. */
export async function startCluster(
  shared: Record<string, string>,
  port: number,
  shape: keyof typeof SHAPES,
  own: Record<string, string>,
): Promise<Cluster> {
  const corner = await ownCorner(shared);
  const variables = { ...GENEROUS, ...own };
  return Cluster.start({ port, variables, shared: corner, ...SHAPES[shape] });
}

function serverOfTests(): RunningServer | undefined {
  const text = process.env[SERVER_OF_TESTS];
  return text === undefined ? undefined : (JSON.parse(text) as RunningServer);
}

/** Whether the server that is up has all that a file wants of one. */
function servesFor(running: RunningServer, variables: object, options: LaunchOptions): boolean {
  if (typeof variables === 'function' || Object.keys(options).length > 0) return false;
  return Object.entries(variables).every(([name, value]) => running.environment[name] === value);
}

/** Accounts of one file are not those of another on the same server. */
const FILE = randomBytes(4).toString('hex');
/** Accounts that this file has made, on whichever servers: several of its groups may share one. */
/** What the administrator's command line did last in this process. */
let lastCommand: Promise<unknown> = Promise.resolve();
let userCount = 0;

/** A built Easel on a port and a data folder of its own; in the tests of a cluster several behind a balancer. */
export class TestServer {
  private sharesData = false;

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    /** What the command line needs to find the same data. */
    readonly environment: Record<string, string>,
    private readonly processes: readonly EaselProcess[],
    private readonly cluster?: Cluster,
  ) {}

  static async start(
    variables: Record<string, string> | ((url: string) => Record<string, string>) = {},
    options: LaunchOptions = {},
  ): Promise<TestServer> {
    const running = serverOfTests();
    // Who asks for nothing that it has not works on the one that is up, beside others.
    if (running && servesFor(running, variables, options)) {
      const { DATA_DIR = '' } = running.environment;
      return new TestServer(running.port, DATA_DIR, running.environment, []);
    }
    const port = await freePort();
    // Some variables name the server's own address.
    const own = typeof variables === 'function' ? variables(addressOf(port)) : variables;
    const all = { ...GENEROUS, ...own };
    if (runsOnCluster()) {
      const shared = JSON.parse(process.env[SHARED_BY_TESTS] ?? '{}') as Record<string, string>;
      const cluster = await startCluster(shared, port, 'own', own);
      const environment = cluster.environmentOf('node1');
      return new TestServer(port, environment.DATA_DIR ?? '', environment, cluster.nodes, cluster);
    }
    const dataDir = options.dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'easel-test-'));
    const environment = { ...all, DATA_DIR: dataDir };
    const serving = new EaselProcess({
      entry: options.supervised ? 'scripts/start.mjs' : 'dist/serve.mjs',
      url: addressOf(port),
      variables: { ...environment, PORT: String(port), HOST: '127.0.0.1' },
      ownGroup: options.ownGroup ?? false,
    });
    const server = new TestServer(port, dataDir, environment, [serving]);
    server.sharesData = options.dataDir !== undefined;
    await server.launch();
    return server;
  }

  get url(): string {
    return addressOf(this.port);
  }

  /** The only process, or the first web node. */
  private get first(): EaselProcess {
    const [first] = this.processes;
    if (!first) throw new Error('A server has a process.');
    return first;
  }

  get pid(): number {
    return this.first.pid;
  }

  /** Where its data are, for tests that look at them. */
  get location(): { DATA_DIR: string; DATABASE_URL: string | undefined } {
    return { DATA_DIR: this.dataDir, DATABASE_URL: this.environment.DATABASE_URL };
  }

  /** What the server has written to its log, a line each. */
  get logText(): readonly string[] {
    return this.processes.flatMap(({ text }) => text.split('\n')).filter(Boolean);
  }

  /** The log's lines that are JSON. */
  get log(): Record<string, unknown>[] {
    return this.logText
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Starts the server, also again after `kill`. */
  async launch(): Promise<void> {
    await Promise.all(this.processes.map((one) => one.launch()));
    await this.cluster?.ready();
  }

  /** Waits until the server answers, also one that is being started again. */
  async ready(): Promise<void> {
    await Promise.all(this.processes.map((one) => one.ready()));
    await this.cluster?.ready();
  }

  /** Resolves to the exit code once the process has ended. */
  exit(): Promise<number | null> {
    return this.first.exit();
  }

  /** The process that serves: the one that was started, or its child where it is supervised. */
  async serverPid(): Promise<number> {
    const [child] = await this.first.childrenWith('serve.mjs');
    return child ?? this.pid;
  }

  /** Ends the server with a signal and waits until it is gone. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    await Promise.all(this.processes.map((one) => one.kill(signal)));
  }

  async stop(): Promise<void> {
    if (this.processes.length === 0) return;
    await this.kill('SIGKILL');
    await this.cluster?.stop();
    if (!this.sharesData) rmSync(this.dataDir, { recursive: true, force: true });
  }

  /**
   * Runs a command of the administrator's command line against this server's data; resolves to the JSON of its
   * last line. In this process: another one for each account takes longer than most tests.
   */
  admin(...args: string[]): Promise<Record<string, unknown>> {
    // One after the other: a second connection that waits for the first would keep this very thread from going on.
    const done = lastCommand.then(() => this.command(args));
    lastCommand = done.catch(() => undefined);
    return done;
  }

  private async command(args: readonly string[]): Promise<Record<string, unknown>> {
    const [lines, complaints]: [string[], string[]] = [[], []];
    const status = await runAdmin({
      args: [...args],
      variables: environmentWith(this.environment),
      write: (line) => lines.push(line),
      complain: (line) => complaints.push(line),
      readLine: () => Promise.resolve(''),
    });
    if (status !== 0) throw new Error(`${args[0]} failed: ${complaints.join('\n')}`);
    return JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
  }

  /** A fresh account with a token. */
  async user(credits = 1_000_000): Promise<TestUser> {
    userCount += 1;
    const email = `user-${userCount}-${FILE}@example.test`;
    const made = await this.admin(
      'user:create',
      '--email',
      email,
      '--name',
      `User ${userCount}`,
      '--credits',
      String(credits),
      '--token',
    );
    return { id: String(made.id), email, token: String(made.token) };
  }
}
