import type { Load } from '@/lib/operations/job-runner';
import type { RedisLink } from '@/lib/redis/redis-link';
import type { Lane } from '@/lib/scheduling/lanes';
import { SLOTS } from './admission-scripts';
import type { QueueKeys } from './keys';
import type { LaneQueues } from './lane-queues';

const NONE = { running: 0, waiting: 0 };

/** What is known before the first look. */
export const EMPTY_LOAD: Load = { ...NONE, workers: 0, lanes: { quick: NONE, slow: NONE } };

/** What runs and waits over all servers, and the jobs that all workers can do at once. */
export async function readLoad(
  queues: LaneQueues,
  { link, keys }: { link: RedisLink; keys: QueueKeys },
): Promise<Load> {
  const inLane = async (lane: Lane) => {
    const counts = await queues.of(lane).getJobCounts('active', 'waiting', 'prioritized');
    const { active = 0, waiting = 0, prioritized = 0 } = counts;
    return { running: active, waiting: waiting + prioritized };
  };
  const [quick, slow, workers] = await Promise.all([
    inLane('quick'),
    inLane('slow'),
    SLOTS.run(link.commands, [keys.workers], []),
  ]);
  return {
    running: quick.running + slow.running,
    waiting: quick.waiting + slow.waiting,
    workers: Number(workers),
    lanes: { quick, slow },
  };
}
