import { nearestRatio, parseExactSize, type PixelSize } from '@/lib/models/sizes';

/** The sizes of OpenAI's image models, old and new. */
export const OPENAI_SIZES = [
  '256x256',
  '512x512',
  '1024x1024',
  '1536x1024',
  '1024x1536',
  '1792x1024',
  '1024x1792',
] as const;

/** What a size of OpenAI's comes to. */
export interface AskedSize {
  /** To draw at: a ratio, whose size is the model's own. Left out: nothing was asked for. */
  size?: string;
  /** The answer has exactly this size. Left out: it has the one that was drawn. */
  exact?: PixelSize;
}

/** Sizes that are none of OpenAI's are left to the operation's own rules. */
export function askedSize(size: string | undefined): AskedSize {
  if (size === undefined || size === 'auto') return {};
  const exact = (OPENAI_SIZES as readonly string[]).includes(size) && parseExactSize(size);
  return exact ? { size: nearestRatio(exact), exact } : { size };
}
