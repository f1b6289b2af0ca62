import type { Brief } from '../brief';
import { illustrate } from '../illustrate';
import type { Illustration } from '../illustration';
import { understand } from '../understand';

/** Draws prompts as pictures so many pixels wide and high, each with the brief that it was drawn from. */
export const drawnWith =
  ({ sidePx = 512, seed = 3 }: { sidePx?: number; seed?: number } = {}) =>
  (prompt: string): Illustration & { brief: Brief } => {
    const brief = understand(prompt);
    const size = { widthPx: sidePx, heightPx: sidePx };
    return { brief, ...illustrate({ brief, prompt, ...size, seed, variant: 0 }) };
  };
