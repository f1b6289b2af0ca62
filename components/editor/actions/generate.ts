import { z } from 'zod';
import { useBalance } from '@/components/shell/balance-store';
import { MAX_SEED } from '@/lib/operations/fields/scalars';
import { generateImage, type GenerateInput } from '@/lib/operations/generate/definition';
import { requestOf, type GenerateFields } from '../store/generate-form';
import { newId } from '../store/ids';
import { useVersions, type Version } from '../store/versions';
import type { Work } from './job-queue';
import { post } from './request';

const listAnswer = z.object({
  credits: z.number(),
  data: z.array(
    z.object({
      image_id: z.string(),
      url: z.string(),
      report: z.object({ not_drawn: z.array(z.string()) }).optional(),
    }),
  ),
});
type ListAnswer = z.infer<typeof listAnswer>;

/** Results lie on the server that answered, whatever name its public address has. */
function localPath(url: string): string {
  const { pathname, search } = new URL(url, window.location.href);
  return pathname + search;
}

/** A new seed, for the forms that name none: known here, so that the result can be made again. */
function randomSeed(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.min(value, MAX_SEED);
}

const NAME_WORDS = 5;

/** `a-deer-in-a-pine-2.webp`: a name that says what is in the file. */
export function fileNameOf(prompt: string, index: number, src: string): string {
  const words = prompt.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? ['image'];
  const extension = /\.\w+$/.exec(src)?.[0] ?? '';
  return `${[...words.slice(0, NAME_WORDS), index + 1].join('-')}${extension}`;
}

function versionsOf(answer: ListAnswer, input: GenerateInput, batchId: string): Version[] {
  return answer.data.map((item, index) => {
    const src = localPath(item.url);
    return {
      id: item.image_id,
      label: answer.data.length > 1 ? String(index + 1) : generateImage.title,
      fileName: fileNameOf(input.prompt, index, src),
      src,
      widthPx: input.size.widthPx,
      heightPx: input.size.heightPx,
      batchId,
    };
  });
}

/** Generation as a job: sends the form as it is now, charges the balance, shows the results. */
export function generateWork(fields: GenerateFields, input: GenerateInput): Work {
  const seed = fields.seed ?? randomSeed();
  const { body, files } = requestOf({ ...fields, seed });
  return {
    title: generateImage.title,
    priceUnits: generateImage.price(input),
    async run({ signal, onProgress }) {
      const startedAtMs = performance.now();
      const path = generateImage.paths[0] ?? '';
      const answer = await post({ path, body, files, answer: listAnswer, signal, onProgress });
      useBalance.getState().charge(answer.credits);
      const batch = {
        id: newId('batch'),
        modelName: input.model.name,
        seed,
        units: answer.credits,
        elapsedMs: performance.now() - startedAtMs,
        notDrawn: [...new Set(answer.data.flatMap((item) => item.report?.not_drawn ?? []))],
      };
      useVersions.getState().addBatch(batch, versionsOf(answer, input, batch.id));
    },
  };
}
