import type { Run } from '../run/context';
import type { EnhancePromptInput } from './definition';

/** Asks the engine for a richer prompt. */
export const runEnhancePrompt: Run<EnhancePromptInput> = async (input, context) => ({
  images: [],
  text: await context.engine.rewrite(input.prompt, context.progress),
});
