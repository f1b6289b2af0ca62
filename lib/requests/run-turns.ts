/** Work of one request; aborted when it was cancelled. */
type Work = (signal: AbortSignal) => Promise<void>;

interface Entry {
  id: string;
  userId: string;
  work: Work;
  controller: AbortController;
}

/**
 * The requests that this server has taken on and nobody waits for at a connection: a few run at once, for
 * each user and over all, and the others wait, first the users who have fewer running. What waits here
 * keeps its pictures in the object store; only what runs reads them.
 */
export class RunTurns {
  private readonly waiting: Entry[] = [];
  private readonly running = new Map<string, Entry>();

  constructor(private readonly limits: { perUser: number; overAll: number }) {}

  /** Takes a request on; its work must not reject. */
  add(id: string, userId: string, work: Work): void {
    this.waiting.push({ id, userId, work, controller: new AbortController() });
    this.dispatch();
  }

  /** Stops a request, whether it waits or runs; the work of one that waits is still called, with an aborted signal. */
  cancel(id: string): void {
    const entry = this.running.get(id) ?? this.waiting.find((one) => one.id === id);
    entry?.controller.abort(new DOMException('the request was cancelled', 'AbortError'));
  }

  /** Ids of all that are here. */
  get ids(): string[] {
    return [...this.running.keys(), ...this.waiting.map(({ id }) => id)];
  }

  private runningOf(userId: string): number {
    return [...this.running.values()].filter((entry) => entry.userId === userId).length;
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
    while (this.running.size < this.limits.overAll) {
      const entry = this.next();
      if (!entry) return;
      this.waiting.splice(this.waiting.indexOf(entry), 1);
      this.running.set(entry.id, entry);
      void entry.work(entry.controller.signal).finally(() => {
        this.running.delete(entry.id);
        this.dispatch();
      });
    }
  }
}
