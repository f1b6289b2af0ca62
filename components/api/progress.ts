import { z } from 'zod';
import { progressActions } from '@/lib/resources/progress';
import { pathOfAction } from './action-path';
import { randomUuid } from './ids';

/** How far a running request is, as the service tells. */
export interface Progress {
  /** 0 to 1. */
  fraction: number;
  /** What is being done. */
  step: string;
  /** While it waits: how many jobs come before. */
  queue?: { ahead: number } | undefined;
}

/** The header by which a request says under which id its progress is told. */
export const PROGRESS_HEADER = 'x-progress-id';

const progressEvent = z.object({
  fraction: z.number().min(0).max(1),
  step: z.string(),
  queue: z.object({ ahead: z.int().min(0) }).optional(),
});

function parse(data: unknown): Progress | undefined {
  try {
    return progressEvent.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}

/** Listens to a request that is about to be sent with the returned id. Progress is a comfort: its failures are silent. */
export function listenToProgress(onProgress: (progress: Progress) => void): {
  id: string;
  stop: () => void;
} {
  const id = randomUuid();
  const source = new EventSource(pathOfAction(progressActions.readProgress, { params: { id } }));
  source.addEventListener('progress', (event: MessageEvent) => {
    const progress = parse(event.data);
    if (progress) onProgress(progress);
  });
  const stop = () => source.close();
  source.addEventListener('end', stop);
  source.addEventListener('error', stop);
  return { id, stop };
}
