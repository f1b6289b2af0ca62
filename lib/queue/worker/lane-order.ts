import { QUICK_STARTS_IN_A_ROW, slowWorkers, type Lane } from '@/lib/scheduling/lanes';

/** What a worker has in hand, and how many jobs it can do at once. */
export interface Hands {
  slots: number;
  running: Readonly<Record<Lane, number>>;
  /** Quick jobs it took one after another without asking for slow ones. */
  quickInARow: number;
}

/**
 * The lanes that a worker may take its next job from, the first to ask first: quick before slow, but
 * not for ever, and slow never on the last slot of several. The same rules as on one machine
 * (`lib/scheduling/schedule.ts`), as far as one worker can keep to them by itself.
 */
export function lanesToAsk({ slots, running, quickInARow }: Hands): readonly Lane[] {
  if (running.slow >= slowWorkers(slots)) return ['quick'];
  return quickInARow >= QUICK_STARTS_IN_A_ROW ? ['slow', 'quick'] : ['quick', 'slow'];
}

/** The count after asking, given where a job came from, if anywhere. */
export function quickInARowAfter(asked: readonly Lane[], taken: Lane | undefined, before: number) {
  if (taken !== 'quick' || asked[0] === 'slow') return 0;
  return asked.includes('slow') ? before + 1 : before;
}
