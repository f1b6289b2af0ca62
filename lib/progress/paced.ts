/**
 * Passes on the newest value of each key, at most one in `intervalMs`: the first at once, then the
 * latest of each interval. Keys that have said nothing for one interval are forgotten.
 */
export class Paced<Value> {
  private readonly waiting = new Map<string, { timer: NodeJS.Timeout; next?: Value }>();

  constructor(
    private readonly intervalMs: number,
    private readonly pass: (key: string, value: Value) => void,
  ) {}

  offer(key: string, value: Value): void {
    const pause = this.waiting.get(key);
    if (pause) pause.next = value;
    else this.send(key, value);
  }

  /** What waits of a key is dropped. */
  forget(key: string): void {
    clearTimeout(this.waiting.get(key)?.timer);
    this.waiting.delete(key);
  }

  private send(key: string, value: Value): void {
    this.pass(key, value);
    const timer = setTimeout(() => {
      const next = this.waiting.get(key)?.next;
      this.waiting.delete(key);
      if (next !== undefined) this.send(key, next);
    }, this.intervalMs).unref();
    this.waiting.set(key, { timer });
  }
}
