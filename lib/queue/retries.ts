/** Things put off; beyond it the oldest are dropped: all of them heal by themselves some day. */
const MAX_WAITING = 1_000;
const MAX_TRIES = 20;

/** Work that nobody waits for and that Redis did not take: tried again until it succeeds, for a while. */
export class Retries {
  private waiting: { work: () => Promise<unknown>; tries: number }[] = [];

  add(work: () => Promise<unknown>): void {
    this.waiting = [...this.waiting, { work, tries: 0 }].slice(-MAX_WAITING);
  }

  /** Tries all that waits, at once. */
  async run(): Promise<void> {
    const due = this.waiting.splice(0);
    const outcomes = await Promise.allSettled(due.map(({ work }) => work()));
    const failed = due.filter((_, at) => outcomes[at]?.status === 'rejected');
    const again = failed
      .map(({ work, tries }) => ({ work, tries: tries + 1 }))
      .filter(({ tries }) => tries < MAX_TRIES);
    this.waiting = [...again, ...this.waiting].slice(-MAX_WAITING);
  }
}
