import { restartPauseMs } from '@/lib/workers/restart-pause';
import type { RuntimeProcess } from './runtime-process';

/** How the runtime is now, for people. */
export type RuntimeState =
  | { state: 'asleep' }
  | { state: 'starting' }
  | { state: 'ready' }
  | { state: 'failed'; reason: string; retryInMs: number };

/** What the runtime runs: one model, by an id that changes with it. */
export interface Load {
  id: string;
  start(onExit: () => void): Promise<RuntimeProcess>;
}

/** A picture that ends shows that the model works: what failed before counts no more. */
const TRUSTED_AFTER_MS = 60_000;

/** It can't be asked now; a later request may. */
export class RuntimeUnavailable extends Error {
  override name = 'RuntimeUnavailable';
  constructor(
    message: string,
    readonly retryInMs: number,
  ) {
    super(message);
  }
}

interface Current {
  loadId: string;
  process: Promise<RuntimeProcess>;
  isReady: boolean;
  startedAtMs: number;
}

/**
 * At most one running model: started when the first request needs it, started anew after a crash with
 * growing pauses, exchanged when another model is chosen, ended when nobody has asked for a while.
 */
export class Runtime {
  private current: Current | undefined;
  private failures = 0;
  private failure: { reason: string; untilMs: number } | undefined;
  private idle: NodeJS.Timeout | undefined;
  private isClosed = false;
  private ending: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: {
      /** The model that is chosen now; rejects with what is missing. */
      load(): Load;
      idleMs: number;
      log: {
        info(facts: object, message: string): void;
        warn(facts: object, message: string): void;
      };
      now?: () => number;
    },
  ) {}

  get state(): RuntimeState {
    if (this.current) return { state: this.current.isReady ? 'ready' : 'starting' };
    const retryInMs = (this.failure?.untilMs ?? 0) - this.nowMs();
    if (this.failure && retryInMs > 0) {
      return { state: 'failed', reason: this.failure.reason, retryInMs };
    }
    return { state: 'asleep' };
  }

  /**
   * Starts what is chosen where it does not run; resolves to its port.
   * @throws RuntimeUnavailable in the pause after a failure, or when this start fails
   */
  async wake(): Promise<number> {
    if (this.isClosed) throw new RuntimeUnavailable('Easel is ending', 0);
    const load = this.options.load();
    if (this.current && this.current.loadId !== load.id) await this.end();
    this.touch();
    const current = (this.current ??= this.begin(load));
    try {
      return (await current.process).port;
    } catch (error) {
      throw new RuntimeUnavailable(reasonOf(error), this.pauseMs());
    }
  }

  /** Port of what runs now, without starting anything. */
  async port(): Promise<number | undefined> {
    this.touch();
    return this.current?.process.then(
      ({ port }) => port,
      () => undefined,
    );
  }

  /** Ends what runs; the next request starts it again. */
  async end(): Promise<void> {
    const { current } = this;
    this.current = undefined;
    clearTimeout(this.idle);
    if (current) {
      this.ending = current.process.then(
        (process) => process.stop(),
        () => undefined,
      );
    }
    await this.ending;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.end();
  }

  private nowMs(): number {
    return (this.options.now ?? Date.now)();
  }

  private pauseMs(): number {
    return Math.max(0, (this.failure?.untilMs ?? 0) - this.nowMs());
  }

  private begin(load: Load): Current {
    const pauseMs = this.pauseMs();
    if (this.failure && pauseMs > 0) throw new RuntimeUnavailable(this.failure.reason, pauseMs);
    this.options.log.info({ model: load.id }, 'the local model is being loaded');
    const current: Current = {
      loadId: load.id,
      process: load.start(() => this.exited(current)),
      isReady: false,
      startedAtMs: this.nowMs(),
    };
    current.process.then(
      () => (current.isReady = true),
      (error: unknown) => this.failed(current, reasonOf(error)),
    );
    return current;
  }

  /** It ended by itself: whoever has a picture in it hears so when asking for it. */
  private exited(current: Current): void {
    if (this.current !== current || !current.isReady) return;
    if (this.nowMs() - current.startedAtMs > TRUSTED_AFTER_MS) this.failures = 0;
    this.failed(current, 'it ended while it worked');
  }

  private failed(current: Current, reason: string): void {
    if (this.current === current) this.current = undefined;
    this.failures += 1;
    const retryInMs = restartPauseMs(this.failures);
    this.failure = { reason, untilMs: this.nowMs() + retryInMs };
    this.options.log.warn(
      { model: current.loadId, retryInMs },
      `the local model failed: ${reason}`,
    );
  }

  private touch(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.end(), this.options.idleMs).unref();
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
