import { LANES, type Lane } from '@/lib/scheduling/lanes';
import type { RedisLink } from '@/lib/redis/redis-link';

/** What the queue keeps in Redis beside BullMQ's own, by name. */
export interface QueueKeys {
  /** What the names of BullMQ's queues, one a lane, begin with. */
  prefix: string;
  inFlight: string;
  users: string;
  workers: string;
  inFlightOf(userId: string): string;
  turns(lane: Lane): string;
  /** There while a server lives. */
  owner(nodeId: string): string;
  /** There while a job is to be stopped. */
  cancel(jobId: string): string;
  /** Channel on which workers hear that there is a job. */
  wake: string;
  /** Channel on which workers hear which jobs nobody waits for any more. */
  cancels: string;
  /** Channel on which a server hears how its jobs go. */
  progress(nodeId: string): string;
}

export function queueKeys(link: Pick<RedisLink, 'key'>): QueueKeys {
  const key = (...parts: string[]) => link.key('jobs', ...parts);
  return {
    prefix: key('queue'),
    inFlight: key('in-flight'),
    users: key('users'),
    workers: key('workers'),
    inFlightOf: (userId) => key('in-flight-of', userId),
    turns: (lane) => key('turns', lane),
    owner: (nodeId) => key('owner', nodeId),
    cancel: (jobId) => key('cancel', jobId),
    wake: key('wake'),
    cancels: key('cancels'),
    progress: (nodeId) => key('progress', nodeId),
  };
}

export function otherLane(lane: Lane): Lane {
  return LANES.find((other) => other !== lane) ?? lane;
}
