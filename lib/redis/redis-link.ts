import { Redis } from 'ioredis';
import { Producer, RECONNECT } from './producer';
import { checkServer, UnfitRedisError } from './server-rules';
import { Subscriptions } from './subscriptions';

export interface RedisLinkOptions {
  /** `redis://user:password@host:6379/0`, or `rediss://…`. */
  url: string;
  /** What every key begins with. */
  prefix: string;
  log: {
    warn(facts: Record<string, unknown>, message: string): void;
    error(facts: Record<string, unknown>, message: string): void;
  };
}

/** How long a start waits for Redis before it goes on without. */
const START_WAIT_MS = 5_000;

/**
 * What this process has of Redis: a connection for commands that requests wait for (they fail fast),
 * one for channels, and others on demand. Redis may be away at any time and may lose everything:
 * whoever uses it has an answer for that.
 */
export class RedisLink {
  /** Commands that requests wait for, and BullMQ's producers (with `skipWaitingForReady`). */
  readonly commands: Producer;
  private readonly own: Redis[] = [];
  private channels: Subscriptions | undefined;
  private isAway = false;
  private unfit: UnfitRedisError | undefined;
  private lastError: unknown;

  constructor(private readonly options: RedisLinkOptions) {
    this.commands = new Producer(options.url, options.prefix);
    this.own.push(this.commands);
    this.commands.on('ready', () => void this.greet());
    this.commands.on('close', () => this.tellAway());
    // Told once, when the connection is lost: each try to connect would say it again.
    this.commands.on('error', (error: unknown) => {
      this.lastError = error;
    });
  }

  /** What every key and channel is made with: `key('rate', userId)` → `easel:rate:…`. */
  key(...parts: readonly string[]): string {
    return [this.options.prefix, ...parts].join(':');
  }

  /** Whether commands can be sent now. */
  get isUp(): boolean {
    return this.commands.canSend;
  }

  /** Channels of this process. Their connection opens with the first use. */
  get subscriptions(): Subscriptions {
    this.channels ??= new Subscriptions(this.connect('channels'));
    return this.channels;
  }

  /**
   * Another connection, closed with this link. It waits for Redis for as long as that is away, and its
   * commands with it: for workers, blocking commands and channels, never for what a request waits for.
   */
  connect(name: string): Redis {
    const { url, prefix } = this.options;
    const connection = new Redis(url, {
      ...RECONNECT,
      connectionName: `${prefix}-${name}`,
      maxRetriesPerRequest: null,
    });
    connection.on('error', () => undefined);
    this.own.push(connection);
    return connection;
  }

  /**
   * Connects, and waits some seconds at most. A Redis that is away is waited for in the background;
   * one that is set up wrongly is refused.
   *
   * @throws UnfitRedisError when it evicts keys, is too old, or refuses our name and password
   */
  async open(): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, START_WAIT_MS).unref());
    await Promise.race([this.commands.connect().catch(() => undefined), late]);
    if (isRefusal(this.lastError))
      throw new UnfitRedisError(`REDIS_URL: ${String(this.lastError)}`);
    if (!this.isUp) {
      this.tellAway();
      return;
    }
    await this.greet();
    if (this.unfit) throw this.unfit;
  }

  /** Rejects when Redis does not answer, or is one that must not be used. */
  async check(): Promise<void> {
    if (this.unfit) throw this.unfit;
    await this.commands.ping();
  }

  /** Closes every connection without waiting for answers. */
  close(): void {
    this.commands.removeAllListeners('close');
    for (const connection of this.own) connection.disconnect();
  }

  /** Looks at the Redis that has just answered: it may be another one than before. */
  private async greet(): Promise<void> {
    try {
      checkServer(await this.commands.info());
      this.unfit = undefined;
    } catch (error) {
      if (!(error instanceof UnfitRedisError)) return;
      this.unfit = error;
      this.options.log.error({ event: 'redis_unfit' }, error.message);
    }
    if (!this.isAway) return;
    this.isAway = false;
    this.options.log.warn({ event: 'redis_back' }, 'Redis answers again');
  }

  private tellAway(): void {
    if (this.isAway) return;
    this.isAway = true;
    this.options.log.warn(
      { event: 'redis_away' },
      'Redis does not answer: limits count on each server by itself, and work is refused until it is back',
    );
  }
}

/** Whether Redis refuses who we say we are, which waiting does not mend. */
function isRefusal(error: unknown): boolean {
  return /\b(NOAUTH|WRONGPASS|NOPERM)\b/.test(String(error));
}
