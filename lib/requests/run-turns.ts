/** Work of one request; aborted when it was cancelled, and it must not reject. */
type Work = (signal: AbortSignal) => Promise<void>;

interface Entry {
  id: string;
  userId: string;
  work: Work;
  controller: AbortController;
}

export interface RunLimits {
  /** Running at once, of one user. */
  perUser: number;
  /** Running at once. */
  overAll: number;
  /** Running and waiting; what is beyond is refused before it comes here, or stays with others. */
  held: number;
}

/** How often it is looked whether what runs has come to its end, in milliseconds. */
const LOOK_MS = 100;

/**
 * The requests that this server has taken on and nobody waits for at a connection: a few run at once, for
 * each user and over all, and the others wait, first the users who have fewer running. What waits here
 * is nothing but an id; only what runs reads its work.
 */
export class RunTurns {
  private waiting: Entry[] = [];
  private readonly running = new Set<Entry>();
  private isStopping = false;

  constructor(private readonly limits: RunLimits) {}

  /** Takes a request on, unless it is here already. */
  add(id: string, userId: string, work: Work): void {
    if (this.find(id)) return;
    this.waiting.push({ id, userId, work, controller: new AbortController() });
    this.dispatch();
  }

  /** Stops a request, whether it waits or runs; the work of one that waits is still called, with an aborted signal. */
  cancel(id: string): void {
    const reason = new DOMException('the request was cancelled', 'AbortError');
    this.find(id)?.controller.abort(reason);
  }

  /** Ids of all that are here. */
  get ids(): string[] {
    return this.all.map(({ id }) => id);
  }

  /** How many more may be taken on; none on the way out. */
  get room(): number {
    if (this.isStopping) return 0;
    return Math.max(0, this.limits.held - this.running.size - this.waiting.length);
  }

  /** Begins nothing more; resolves to the ids of what waited and never begins here. */
  stop(): string[] {
    this.isStopping = true;
    return this.waiting.splice(0).map(({ id }) => id);
  }

  /** Resolves when nothing runs any more, or the time is over; to how much still does. */
  async untilIdle(deadlineMs: number): Promise<number> {
    const endMs = performance.now() + deadlineMs;
    while (this.running.size > 0 && performance.now() < endMs) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return this.running.size;
  }

  private get all(): Entry[] {
    return [...this.running, ...this.waiting];
  }

  /** One that was stopped may still run down while the same request comes back. */
  private find(id: string): Entry | undefined {
    return this.all.find((entry) => entry.id === id && !entry.controller.signal.aborted);
  }

  private runningOf(userId: string): number {
    return [...this.running].filter((entry) => entry.userId === userId).length;
  }

  /** The first to come of the user who has the fewest running. */
  private next(): Entry | undefined {
    let best: { entry: Entry; own: number } | undefined;
    for (const entry of this.waiting) {
      const own = this.runningOf(entry.userId);
      if (own < this.limits.perUser && (!best || own < best.own)) best = { entry, own };
    }
    return best?.entry;
  }

  private dispatch(): void {
    while (!this.isStopping && this.running.size < this.limits.overAll) {
      const entry = this.next();
      if (!entry) return;
      this.waiting.splice(this.waiting.indexOf(entry), 1);
      this.running.add(entry);
      void entry.work(entry.controller.signal).finally(() => {
        this.running.delete(entry);
        this.dispatch();
      });
    }
  }
}
