import type { RedisLink } from '@/lib/redis/redis-link';
import type { Lane } from '@/lib/scheduling/lanes';
import type { QueueKeys } from '../keys';

/** A job that this worker has. */
export interface RunningJob {
  jobId: string;
  lane: Lane;
  /** Its pictures are fetched, a process has it, or its result is stored. */
  stage: 'preparing' | 'working' | 'storing';
  /** It is to go back to the queue, since this worker ends. */
  isHandedBack: boolean;
  /** The server that waits for it; empty until that is read. */
  nodeId: string;
}

const LOOK_MS = 3_000;
/** Looks in a row at which a server must be missing: a Redis that begins empty knows none at first. */
const MISSING_LOOKS = 5;

/** Looks whether jobs that run here are still wanted: messages may be lost, and servers die. */
export class Watch {
  private readonly missing = new Map<string, number>();
  private isLooking = false;

  constructor(
    private readonly link: RedisLink,
    private readonly keys: QueueKeys,
    private readonly stop: (jobId: string, reason: string) => void,
  ) {}

  start(jobs: () => readonly RunningJob[]): NodeJS.Timeout {
    return setInterval(() => void this.look(jobs()), LOOK_MS);
  }

  /** Whether nobody wants a job any more; `false` where Redis does not say. */
  async isCancelled(jobId: string): Promise<boolean> {
    const found = await this.link.commands.exists(this.keys.cancel(jobId)).catch(() => 0);
    return found === 1;
  }

  private async look(jobs: readonly RunningJob[]): Promise<void> {
    if (this.isLooking || !this.link.isUp) return;
    this.isLooking = true;
    try {
      for (const { jobId } of jobs) {
        if (await this.isCancelled(jobId)) this.stop(jobId, 'not wanted');
      }
      await this.lookForServers(jobs.filter(({ nodeId }) => nodeId !== ''));
    } catch {
      // A Redis that is away says nothing of anybody.
    } finally {
      this.isLooking = false;
    }
  }

  private async lookForServers(jobs: readonly RunningJob[]): Promise<void> {
    const nodes = new Set(jobs.map(({ nodeId }) => nodeId));
    for (const known of this.missing.keys()) if (!nodes.has(known)) this.missing.delete(known);
    for (const nodeId of nodes) {
      const isThere = (await this.link.commands.exists(this.keys.owner(nodeId))) === 1;
      const times = isThere ? 0 : (this.missing.get(nodeId) ?? 0) + 1;
      this.missing.set(nodeId, times);
      if (times < MISSING_LOOKS) continue;
      for (const job of jobs.filter((one) => one.nodeId === nodeId)) {
        this.stop(job.jobId, 'its server is gone');
      }
    }
  }
}
