import { z } from 'zod';
import { defineOperation, type ResolvedInput } from '../define-operation';
import { jobMs, stepMs } from '../estimate';
import { promptField } from '../fields/scalars';

const ENHANCE_UNITS = 10;
const ENHANCE_PROMPT_LIMIT = 2_000;

export interface EnhancePromptInput extends ResolvedInput {
  prompt: string;
}

export const enhancePrompt = defineOperation({
  id: 'enhancePrompt',
  title: 'Enhance',
  paths: ['/v1/prompts/enhance'],
  summary: 'Make a prompt richer',
  description:
    'Keeps subject, numbers, names and quoted text; adds medium, composition, light and palette.',
  input: z.object({ prompt: promptField(ENHANCE_PROMPT_LIMIT) }),
  images: {},
  responseForm: 'prompt',
  mode: 'generate',
  example: {
    body: { prompt: 'a lighthouse' },
    before: 'Drawn from the plain prompt',
    after: 'Drawn from the enhanced prompt',
  },
  capabilities: ['rewrite'],
  resolve: (fields): EnhancePromptInput => ({
    prompt: fields.prompt,
    responseFormat: 'url',
    imageFormat: 'webp',
  }),
  price: () => ENHANCE_UNITS,
  imageCount: () => 0,
  estimateMs: () => jobMs([], stepMs('rewrite')),
});
