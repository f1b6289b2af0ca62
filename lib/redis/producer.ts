import { Redis, type RedisOptions } from 'ioredis';

/** Longest wait for an answer of Redis: whoever asks holds a request of somebody. */
export const COMMAND_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 2_000;
/** Longest pause between two tries to connect. */
const RETRY_MAX_MS = 1_000;

export const RECONNECT = {
  connectTimeout: CONNECT_TIMEOUT_MS,
  retryStrategy: (times: number) => Math.min(RETRY_MAX_MS, 50 * 2 ** Math.min(times, 10)),
};

/**
 * For commands that a request waits for: each fails within `COMMAND_TIMEOUT_MS`, at once while there is
 * no connection, and is never sent twice. ioredis by itself keeps them, and resends them, for as long
 * as Redis is away.
 */
const FAIL_FAST = {
  ...RECONNECT,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  lazyConnect: true,
} satisfies RedisOptions;

/**
 * A connection that gives itself up when Redis does not answer in time. A server that hangs keeps its
 * connections open: without this every single command would wait the whole timeout.
 */
export class Producer extends Redis {
  constructor(url: string, name: string) {
    super(url, { ...FAIL_FAST, connectionName: name });
  }

  /**
   * The timeout is ours and not ioredis' `commandTimeout`: where this process itself stood still for
   * longer, the answer lies in the socket, and is read before the command counts as late.
   */
  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    const answer = super.sendCommand(command, stream);
    const timer = setTimeout(() => setImmediate(() => setImmediate(late)), COMMAND_TIMEOUT_MS);
    const late = () => {
      if (command.isResolved) return;
      command.reject(new Error('Command timed out'));
      if (this.status === 'ready') this.disconnect(true);
    };
    const clear = () => clearTimeout(timer);
    command.promise.then(clear, clear);
    return answer;
  }

  /** Whether a command can be sent now; the status alone says so for a moment too long. */
  get canSend(): boolean {
    return this.status === 'ready' && this.stream.writable;
  }

  /** By itself ioredis waits for the other side to close, which a server that hangs never does. */
  override disconnect(reconnect?: boolean): void {
    super.disconnect(reconnect);
    this.stream?.destroy();
  }
}
