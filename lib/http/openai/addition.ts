import { z } from 'zod';
import type { Outcome } from '../answer/outcome';
import type { AnswerAddition } from '../answer/respond';
import type { CommonFields, Quality } from './fields';
import { answersBase64 } from './models';

/** Qualities as answers name them: the three of newer models, of which the middle one is the default. */
const ANSWERED_QUALITY: Readonly<Record<Quality, string>> = {
  auto: 'medium',
  low: 'low',
  standard: 'medium',
  medium: 'medium',
  hd: 'high',
  high: 'high',
};

/** Nothing is counted in tokens here, and clients that add them up must find numbers. */
const NO_TOKENS = {
  input_tokens: 0,
  input_tokens_details: { image_tokens: 0, text_tokens: 0 },
  output_tokens: 0,
  total_tokens: 0,
};

const FORMATS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpeg',
  'image/svg+xml': 'svg',
};

function sizeOf({ images: [image] }: Outcome): { size?: string } {
  if (image?.widthPx === undefined || image.heightPx === undefined) return {};
  return { size: `${image.widthPx}x${image.heightPx}` };
}

/** What of a request OpenAI's answers repeat: plain data, so that it can be kept for an answer that comes later. */
export const additionFacts = z.object({
  quality: z.string(),
  background: z.string().nullable(),
  /** Whether the answer counts tokens, as those of newer models do. */
  countsTokens: z.boolean(),
  revisedPrompt: z.string().nullable(),
});
export type AdditionFacts = z.infer<typeof additionFacts>;

export function additionFactsOf(
  fields: CommonFields,
  takesAliases: boolean,
  revisedPrompt?: string,
): AdditionFacts {
  const { background = null, quality = 'auto', model } = fields;
  return {
    quality: ANSWERED_QUALITY[quality],
    background,
    countsTokens: answersBase64(model, takesAliases),
    revisedPrompt: revisedPrompt ?? null,
  };
}

/** What OpenAI's answers say beside pictures, where its models say it. */
export function additionOf(facts: AdditionFacts): AnswerAddition {
  const { background, quality, countsTokens, revisedPrompt } = facts;
  return {
    item: revisedPrompt === null ? {} : { revised_prompt: revisedPrompt },
    answerOf: (outcome) => ({
      background: background === 'transparent' ? 'transparent' : 'opaque',
      output_format: FORMATS[outcome.images[0]?.mediaType ?? ''],
      quality,
      ...sizeOf(outcome),
      ...(countsTokens ? { usage: NO_TOKENS } : {}),
    }),
    eventOf: (outcome) => ({
      background: background ?? 'auto',
      output_format: FORMATS[outcome.images[0]?.mediaType ?? ''],
      quality,
      ...sizeOf(outcome),
      usage: NO_TOKENS,
    }),
  };
}
