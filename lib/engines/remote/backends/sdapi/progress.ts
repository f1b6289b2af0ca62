import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { postJson } from '../../transport/exchange';
import type { BackendTask } from '../backend';

const state = z.object({
  active: z.boolean().nullish(),
  queued: z.boolean().nullish(),
  completed: z.boolean().nullish(),
  progress: z.number().nullish(),
});

export type TaskState = z.output<typeof state>;

/** How one task of ours does; rejects where the server has no progress of single tasks. */
export function taskState(
  { address }: BackendTask,
  taskId: string,
  signal: AbortSignal,
): Promise<TaskState> {
  const question = { id_task: taskId, id_live_preview: -1, live_preview: false };
  return postJson(address, '/internal/progress', question, state, signal);
}

/**
 * Reports a task's progress until `ended` is aborted. A server without the route ends the watch: it
 * answers the picture all the same. An idle answer (nothing active yet) says nothing and is passed over.
 */
export async function watchTask(
  task: BackendTask,
  taskId: string,
  ended: AbortSignal,
): Promise<void> {
  let best = 0;
  try {
    for (;;) {
      await sleep(task.pollMs, undefined, { signal: ended });
      const { active, queued, progress } = await taskState(task, taskId, ended);
      if (queued) task.onProgress(best, 'waiting for the backend');
      if (!active || progress === null || progress === undefined) continue;
      // A second pass starts from zero again; a bar does not run backwards.
      best = Math.max(best, Math.min(1, Math.max(0, progress)));
      task.onProgress(best, 'drawing');
    }
  } catch {
    // Ended, or there is no such route.
  }
}
