import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { postJson } from '../../transport/exchange';
import type { BackendTask } from '../backend';

const stateAnswer = z.object({
  active: z.boolean().nullish(),
  queued: z.boolean().nullish(),
  completed: z.boolean().nullish(),
  progress: z.number().nullish(),
  /** A data URL; left out where the last one told is still the newest. */
  live_preview: z.string().nullish(),
  id_live_preview: z.number().nullish(),
});

export type TaskState = z.output<typeof stateAnswer>;

const NONE_SEEN = -1;

/** A longer picture is no preview. */
const LONGEST_PREVIEW = 8_000_000;

/** The picture of a data URL. */
function previewOf(text: string): Uint8Array | undefined {
  const start = /^data:image\/[\w.+-]{1,20};base64,/.exec(text.slice(0, 100))?.[0].length;
  if (start === undefined || text.length > LONGEST_PREVIEW) return undefined;
  return Buffer.from(text.slice(start), 'base64');
}

/** How one task of ours does; rejects where the server has no progress of single tasks. */
export function taskState(
  { address }: BackendTask,
  taskId: string,
  signal: AbortSignal,
  preview: { wanted: boolean; seenId: number } = { wanted: false, seenId: NONE_SEEN },
): Promise<TaskState> {
  const { wanted: live_preview, seenId: id_live_preview } = preview;
  const question = { id_task: taskId, id_live_preview, live_preview };
  return postJson(address, '/internal/progress', question, stateAnswer, signal);
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
  let seenId = NONE_SEEN;
  const wanted = task.onPreview !== undefined;
  try {
    for (;;) {
      await sleep(task.pollMs, undefined, { signal: ended });
      const state = await taskState(task, taskId, ended, { wanted, seenId });
      const { active, queued, progress } = state;
      if (queued) task.onProgress(best, 'waiting for the backend');
      if (!active || progress === null || progress === undefined) continue;
      // A second pass starts from zero again; a bar does not run backwards.
      best = Math.max(best, Math.min(1, Math.max(0, progress)));
      task.onProgress(best, 'drawing');
      const preview = state.live_preview ? previewOf(state.live_preview) : undefined;
      if (preview) task.onPreview?.(preview);
      seenId = state.id_live_preview ?? seenId;
    }
  } catch {
    // Ended, or there is no such route.
  }
}
