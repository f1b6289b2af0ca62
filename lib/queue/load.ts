import type { Load } from '@/lib/operations/job-runner';
import type { RedisLink } from '@/lib/redis/redis-link';
import { LANES, type Lane } from '@/lib/scheduling/lanes';
import { SLOTS } from './admission-scripts';
import type { QueueKeys } from './keys';
import type { LaneQueues } from './lane-queues';

const NONE = { running: 0, waiting: 0 };

/** What is known before the first look. */
export const EMPTY_LOAD: Load = {
  ...NONE,
  workers: 0,
  oldestWaitMs: 0,
  lanes: { quick: NONE, slow: NONE },
};

/** Waiting jobs that are looked at for the oldest; as many as a queue of the usual limits can hold. */
const LOOKED_AT = 1_000;

/** How long the job of a lane that came first has waited; 0 where none waits. */
async function oldestWaitMs(queues: LaneQueues, lane: Lane, link: RedisLink): Promise<number> {
  const queue = queues.of(lane);
  const ids = await link.commands.zrange(queue.toKey('prioritized'), '0', String(LOOKED_AT - 1));
  if (ids.length === 0) return 0;
  const asked = link.commands.pipeline();
  for (const id of ids) asked.hget(queue.toKey(id), 'timestamp');
  const answers = (await asked.exec()) ?? [];
  const cameMs = answers.map(([, text]) => Number(text)).filter((ms) => ms > 0);
  return cameMs.length === 0 ? 0 : Math.max(0, Date.now() - Math.min(...cameMs));
}

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
  const [quick, slow, workers, waits] = await Promise.all([
    inLane('quick'),
    inLane('slow'),
    SLOTS.run(link.commands, [keys.workers], []),
    Promise.all(LANES.map((lane) => oldestWaitMs(queues, lane, link))),
  ]);
  return {
    running: quick.running + slow.running,
    waiting: quick.waiting + slow.waiting,
    workers: Number(workers),
    lanes: { quick, slow },
    oldestWaitMs: Math.max(...waits),
  };
}
