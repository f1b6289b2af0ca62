import type { Load } from '@/lib/operations/job-runner';
import type { Lane } from '@/lib/scheduling/lanes';
import type { Schedule } from '@/lib/scheduling/schedule';

/** How much runs and waits, altogether and by lane. */
export function loadOf({ running, waiting }: Schedule, workers: number): Load {
  const inLane = (lane: Lane) => ({
    running: running.filter((job) => job.lane === lane).length,
    waiting: waiting.filter((job) => job.lane === lane).length,
  });
  return {
    running: running.length,
    waiting: waiting.length,
    workers,
    lanes: { quick: inLane('quick'), slow: inLane('slow') },
  };
}
