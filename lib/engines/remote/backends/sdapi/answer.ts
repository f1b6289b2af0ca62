import { z } from 'zod';
import { decodeBase64 } from '../../pictures/decode-answer';
import { BackendError } from '../../transport/backend-error';

export const picturesAnswer = z.object({
  images: z.array(z.string()).nullable(),
  info: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
});

const infoSchema = z.object({ index_of_first_image: z.int().min(0).default(0) });

/** A grid may come before the pictures; `info`, a JSON string, says where they begin. */
function indexOfFirst(info: z.output<typeof picturesAnswer>['info']): number {
  if (info === null || info === undefined || info === '') return 0;
  try {
    const value: unknown = typeof info === 'string' ? JSON.parse(info) : info;
    const parsed = infoSchema.safeParse(value);
    return parsed.success ? parsed.data.index_of_first_image : 0;
  } catch {
    return 0;
  }
}

/** The first picture of an answer, as bytes. */
export function firstPicture(answer: z.output<typeof picturesAnswer>): Uint8Array {
  const image = answer.images?.[indexOfFirst(answer.info)];
  if (image === undefined) throw new BackendError('broken', 'the answer has no picture');
  return decodeBase64(image);
}
