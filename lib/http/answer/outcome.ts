import { z } from 'zod';
import { MEDIA_TYPES } from '@/lib/files/file-store';

const drawReport = z.object({
  engine: z.string(),
  drew: z.array(z.string()),
  notDrawn: z.array(z.string()),
});

/**
 * What a finished request came to, without its bytes: enough to answer it in any response format,
 * now or again for a repeated `Idempotency-Key`.
 */
export const outcomeSchema = z.object({
  /** Unix time, seconds. */
  created: z.number().int(),
  /** API units charged. */
  credits: z.number().int(),
  images: z.array(
    z.object({
      id: z.uuid(),
      mediaType: z.enum(MEDIA_TYPES),
      widthPx: z.number().int().optional(),
      heightPx: z.number().int().optional(),
      report: drawReport.optional(),
    }),
  ),
  style: z
    .object({ id: z.uuid(), style: z.string().nullable(), creationTime: z.string() })
    .optional(),
  text: z.string().optional(),
  /** What the caller should know of the result as a whole. */
  notice: z.string().optional(),
});

export type Outcome = z.infer<typeof outcomeSchema>;
