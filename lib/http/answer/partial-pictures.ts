import type { JobProgress } from '@/lib/operations/job';

export interface PartialPicture {
  bytes: Uint8Array;
  /** From 0. */
  index: number;
}

/**
 * The unfinished pictures of one stream: of all that an engine shows, as many as were asked for, spread
 * over the work. The newest alone waits for a reader that is slow.
 */
export class PartialPictures {
  private waiting: PartialPicture | undefined;
  private taken = 0;
  private wake: () => void = () => undefined;

  constructor(private readonly wanted: number) {}

  take({ preview, fraction }: JobProgress): void {
    const dueAt = (this.taken + 1) / (this.wanted + 1);
    if (!preview || this.taken >= this.wanted || fraction < dueAt) return;
    this.waiting = { bytes: preview, index: this.taken };
    this.taken += 1;
    this.wake();
  }

  /** The next picture; `finished` once the work is, `silence` when neither came for so long. */
  async next(
    finished: Promise<unknown>,
    silenceMs: number,
  ): Promise<PartialPicture | 'finished' | 'silence'> {
    let timer: NodeJS.Timeout | undefined;
    const reason = await Promise.race([
      finished.then(() => 'finished' as const),
      new Promise<'picture'>((resolve) => {
        this.wake = () => resolve('picture');
        if (this.waiting) this.wake();
      }),
      new Promise<'silence'>((resolve) => {
        timer = setTimeout(() => resolve('silence'), silenceMs);
      }),
    ]);
    clearTimeout(timer);
    const { waiting } = this;
    if (reason !== 'picture' || !waiting) return reason === 'picture' ? 'silence' : reason;
    this.waiting = undefined;
    return waiting;
  }
}
