import { z } from 'zod';

/** What a worker publishes of a job to the server that waits for it. */
export const progressMessage = z.object({
  jobId: z.string(),
  fraction: z.number(),
  step: z.string(),
  /** Where an unfinished picture lies. */
  previewKey: z.string().optional(),
});
export type ProgressMessage = z.infer<typeof progressMessage>;
