import { ApiError } from '@/lib/errors/api-error';

const SECOND_MS = 1000;
const CHECK_MS = 1 * SECOND_MS;

/** How slow a client may send its body before it is told to try again. */
export interface Patience {
  /** Longest silence between two pieces. */
  silenceMs: number;
  /** After this time the average counts, too. */
  graceMs: number;
  leastBytesPerSecond: number;
}

/** A telephone in a bad place sends more than this. */
export const BODY_PATIENCE: Patience = {
  silenceMs: 20 * SECOND_MS,
  graceMs: 30 * SECOND_MS,
  leastBytesPerSecond: 8 * 1024,
};

function tooSlow(problem: string): ApiError {
  return new ApiError('request_timeout', `the request body ${problem}`);
}

/**
 * Watches over a body that arrives: `wait` does the reading of each piece and rejects when the client
 * is too slow or `signal` aborts. Call `end` when all is read.
 */
export class BodyWatch {
  private readonly startedAtMs = performance.now();
  private heardAtMs = this.startedAtMs;
  private receivedBytes = 0;
  private giveUp: ((reason: unknown) => void) | undefined;
  private readonly timer: NodeJS.Timeout;
  private readonly abort: () => void;

  constructor(
    private readonly patience: Patience,
    private readonly signal?: AbortSignal,
  ) {
    this.timer = setInterval(() => this.check(), Math.min(CHECK_MS, patience.silenceMs));
    this.abort = () => this.giveUp?.(signal?.reason);
    signal?.addEventListener('abort', this.abort, { once: true });
  }

  /** Only the time that is spent here counts: that of our own work does not. */
  async wait<Part extends { value?: Uint8Array | undefined }>(
    read: () => Promise<Part>,
  ): Promise<Part> {
    this.signal?.throwIfAborted();
    this.heardAtMs = performance.now();
    const part = await new Promise<Part>((resolve, reject) => {
      this.giveUp = reject;
      read().then(resolve, reject);
    });
    this.giveUp = undefined;
    this.receivedBytes += part.value?.byteLength ?? 0;
    return part;
  }

  end(): void {
    clearInterval(this.timer);
    this.signal?.removeEventListener('abort', this.abort);
  }

  private check(): void {
    const { silenceMs, graceMs, leastBytesPerSecond } = this.patience;
    const nowMs = performance.now();
    if (nowMs - this.heardAtMs > silenceMs) {
      this.giveUp?.(tooSlow(`stood still for ${silenceMs / SECOND_MS} seconds`));
    }
    const seconds = (nowMs - this.startedAtMs) / SECOND_MS;
    if (seconds * SECOND_MS > graceMs && this.receivedBytes < seconds * leastBytesPerSecond) {
      this.giveUp?.(tooSlow(`came slower than ${leastBytesPerSecond} bytes a second`));
    }
  }
}
