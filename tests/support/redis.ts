import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '@/lib/free-port';

const START_TIMEOUT_MS = 20_000;
const POLL_MS = 20;

/** What is missing to have a Redis, in a sentence; `undefined`: nothing. */
export function missingForRedis(): string | undefined {
  const { error } = spawnSync('redis-server', ['--version'], { stdio: 'ignore' });
  return error ? 'redis-server is not installed; apt-get install redis-server' : undefined;
}

/** A real Redis on a free port of this machine, with its data in a temporary folder. */
export class RedisServer {
  private child: ChildProcess | undefined;
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'easel-redis-'));
  private readonly endWithUs = () => this.child?.kill('SIGKILL');

  private constructor(
    readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** @param settings directives of redis.conf, such as `maxmemory-policy` */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), settings);
    await server.launch();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it, also again after `kill`, on the same port; nothing is kept between the two. */
  async launch(): Promise<void> {
    const own = { port: String(this.port), bind: '127.0.0.1', dir: this.folder, save: '' };
    const settings = Object.entries({ ...own, ...this.settings });
    const args = settings.flatMap(([name, value]) => [`--${name}`, value]);
    this.child = spawn('redis-server', args, { stdio: 'ignore' });
    process.once('exit', this.endWithUs);
    await this.answers();
  }

  private async answers(): Promise<void> {
    const probe = new Redis(this.port, '127.0.0.1', { retryStrategy: () => POLL_MS });
    probe.on('error', () => undefined);
    const late = setTimeout(() => probe.disconnect(), START_TIMEOUT_MS);
    try {
      // A server that wants a password answers too, which is enough.
      await probe.ping().catch((error: unknown) => {
        if (!String(error).includes('NOAUTH')) throw error;
      });
    } finally {
      clearTimeout(late);
      probe.disconnect();
    }
  }

  /** It keeps its connections and answers nothing, as a machine that hangs. */
  pause(): void {
    this.child?.kill('SIGSTOP');
  }

  resume(): void {
    this.child?.kill('SIGCONT');
  }

  /** Has it forget everything that it holds. */
  async flush(): Promise<void> {
    const client = new Redis(this.port, '127.0.0.1');
    try {
      await client.flushall();
    } finally {
      client.disconnect();
    }
  }

  /** Ends it with all it had; `launch` starts it again, empty. */
  async kill(): Promise<void> {
    const { child } = this;
    process.off('exit', this.endWithUs);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
