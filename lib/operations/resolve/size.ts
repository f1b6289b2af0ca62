import type { Model } from '@/lib/models/models';
import {
  RATIOS,
  SIZE_TABLES,
  isRatio,
  parseExactSize,
  sizeOfRatio,
  type PixelSize,
  type Ratio,
} from '@/lib/models/sizes';
import { refuse } from './refuse';

/**
 * Pixel size of a `size` parameter for a model: a ratio maps through the model's table, an exact
 * size must be in it, and vector models take ratios only (spec: Sizes).
 */
export function resolveSize(size: string, model: Model): PixelSize {
  if (isRatio(size)) return sizeOfRatio(model.sizeTable, size);
  const ratios = RATIOS.join(', ');
  if (model.output === 'vector') {
    return refuse('size', `size ${JSON.stringify(size)}: ${model.id} takes ratios only: ${ratios}`);
  }
  const listed: readonly string[] = SIZE_TABLES[model.sizeTable];
  const exact = parseExactSize(size);
  if (exact && listed.includes(size)) return exact;
  return refuse(
    'size',
    `size ${JSON.stringify(size)} is not one of ${model.id}'s; it takes the ratios ${ratios}, or exactly ${listed.join(', ')}`,
  );
}

/** What words in a prompt say about the shape of the picture, most telling first. */
const SHAPE_WORDS: readonly [RegExp, Ratio][] = [
  [/\b(website header|web banner|leaderboard|panorama|panoramic|ultra-?wide)\b/i, '2:1'],
  [/\b(phone wallpaper|mobile wallpaper|lock ?screen|instagram story|story|reel)\b/i, '9:16'],
  [/\b(wide-?screen|cinematic|movie still|desktop wallpaper|youtube thumbnail)\b/i, '16:9'],
  [/\b(banner|billboard)\b/i, '2:1'],
  [/\b(bookmark|scroll|tall (?:tower|building|poster))\b/i, '1:2'],
  [/\b(poster|flyer|book cover|movie poster|magazine cover)\b/i, '2:3'],
  [/\b(portrait|full-?body|headshot)\b/i, '4:5'],
  [/\b(landscape|wide shot|wide view|skyline|vista|seascape|horizon)\b/i, '3:2'],
];

/** Ratios written out in a prompt, such as `16:9` or `aspect ratio 3:2`. */
function writtenRatio(prompt: string): Ratio | undefined {
  const match = /(?<![\d:])(\d{1,2}):(\d{1,2})(?![\d:])/.exec(prompt);
  const text = match ? `${match[1]}:${match[2]}` : '';
  return isRatio(text) ? text : undefined;
}

/** The ratio chosen when `size` is left out: what the prompt says, else a square (spec: generations, `size`). */
export function ratioFromPrompt(prompt: string): Ratio {
  const written = writtenRatio(prompt);
  if (written) return written;
  const hit = SHAPE_WORDS.find(([pattern]) => pattern.test(prompt));
  return hit ? hit[1] : '1:1';
}
