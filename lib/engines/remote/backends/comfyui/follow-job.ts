import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { BackendError } from '../../transport/backend-error';
import { getJson, post } from '../../transport/exchange';
import type { BackendTask } from '../backend';
import { outputsSchema, type Outputs } from './outputs';

const historySchema = z.record(
  z.string(),
  z.object({
    outputs: outputsSchema.default({}),
    status: z
      .object({
        status_str: z.string().optional(),
        completed: z.boolean().optional(),
        messages: z.array(z.tuple([z.string(), z.unknown()]).rest(z.unknown())).optional(),
      })
      .nullish(),
  }),
);
const queueItem = z.tuple([z.unknown(), z.string()]).rest(z.unknown());
const queueSchema = z.object({
  queue_running: z.array(queueItem),
  queue_pending: z.array(queueItem),
});
const exception = z.object({ exception_message: z.string() });

/** Looks without finding it, after which a job counts as lost: the server was started anew. */
const LOOKS_UNTIL_LOST = 4;

type Entry = z.output<typeof historySchema>[string];

function reasonOf(entry: Entry): string {
  const failure = entry.status?.messages?.find(([type]) => type === 'execution_error')?.[1];
  const parsed = exception.safeParse(failure);
  return parsed.success ? parsed.data.exception_message.trim().slice(0, 300) : 'no reason given';
}

/** The outputs of a job that has ended, nothing while it has not. */
async function outputsNow(id: string, task: BackendTask): Promise<Outputs | undefined> {
  const path = `/history/${encodeURIComponent(id)}`;
  const entry = (await getJson(task.address, path, historySchema, task.signal))[id];
  if (!entry) return undefined;
  if (entry.status?.status_str === 'error') {
    throw new BackendError('broken', `the workflow failed: ${reasonOf(entry)}`);
  }
  // Servers before 2024 have no status, and write the history at the end.
  return entry.status?.completed === false ? undefined : entry.outputs;
}

/** How many jobs are before ours: 0 when it runs; nothing when the queue does not have it. */
async function placeInQueue(id: string, task: BackendTask): Promise<number | undefined> {
  const queue = await getJson(task.address, '/queue', queueSchema, task.signal);
  if (queue.queue_running.some(([, running]) => running === id)) return 0;
  const waiting = queue.queue_pending
    .map(([number, pending]) => ({ number: Number(number), pending }))
    .sort((a, b) => a.number - b.number);
  const place = waiting.findIndex(({ pending }) => pending === id);
  return place < 0 ? undefined : place + queue.queue_running.length;
}

/**
 * Waits for a job's outputs. The history alone decides; `wake` only shortens the wait until it is
 * asked again.
 */
export async function followJob(
  id: string,
  task: BackendTask,
  wake: () => Promise<void>,
): Promise<Outputs> {
  let looksInVain = 0;
  for (;;) {
    const outputs = await outputsNow(id, task);
    if (outputs) return outputs;
    const place = await placeInQueue(id, task);
    looksInVain = place === undefined ? looksInVain + 1 : 0;
    if (looksInVain >= LOOKS_UNTIL_LOST) {
      throw new BackendError('broken', `job ${id} is neither in the queue nor in the history`);
    }
    if (place !== undefined && place > 0) {
      task.onProgress(0, `waiting for the backend (${place} before it)`);
    } else task.onProgress(0.05, 'drawing');
    await Promise.race([sleep(task.pollMs, undefined, { signal: task.signal }), wake()]);
  }
}

/** Takes our job from the queue, and stops it if it runs: never somebody else's. */
export async function cancelJob(
  id: string,
  { address }: BackendTask,
  signal: AbortSignal,
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const remove = JSON.stringify({ delete: [id] });
  await post(address, { path: '/queue', headers, body: remove, signal });
  const queue = await getJson(address, '/queue', queueSchema, signal, 1);
  if (!queue.queue_running.some(([, running]) => running === id)) return;
  // Servers before 2025 ignore the id and stop whatever runs, which is ours.
  const body = JSON.stringify({ prompt_id: id });
  await post(address, { path: '/interrupt', headers, body, signal });
}
