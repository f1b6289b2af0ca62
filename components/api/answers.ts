import { z } from 'zod';
import type { ResponseForm } from '@/lib/operations/define-operation';

const report = z.object({
  engine: z.string(),
  drew: z.array(z.string()),
  not_drawn: z.array(z.string()),
});
const image = z.object({ image_id: z.string(), url: z.string(), report: report.optional() });

/** A picture of an answer. */
export type AnsweredImage = z.output<typeof image>;

/** What each form of answer is read as; lists and single images alike are lists (spec: Image result). */
export const ANSWERS = {
  list: z
    .object({ credits: z.number(), data: z.array(image).min(1) })
    .transform(({ credits, data }) => ({ credits, images: data })),
  single: z
    .object({ credits: z.number(), image })
    .transform(({ credits, image: only }) => ({ credits, images: [only] })),
  style: z.object({ id: z.string(), credits: z.number() }),
  prompt: z.object({ enhanced_prompt: z.string(), credits: z.number().default(0) }),
} as const satisfies Record<ResponseForm, z.ZodType>;

export type OperationAnswer<Form extends ResponseForm> = z.output<(typeof ANSWERS)[Form]>;
