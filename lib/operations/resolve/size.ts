import type { Model } from '@/lib/models/models';
import {
  SIZE_TABLES,
  isRatio,
  nearestRatio,
  parseExactSize,
  sizeOfRatio,
  type PixelSize,
  type Ratio,
} from '@/lib/models/sizes';
import { refuse } from './refuse';

/** Shape that a text means, whether it is a ratio or a size; `undefined` when it is neither. */
function shapeOf(size: string): PixelSize | undefined {
  const match = /^\s*(\d{1,5}(?:\.\d{1,3})?)\s*[:x×*/]\s*(\d{1,5}(?:\.\d{1,3})?)\s*$/i.exec(size);
  const [widthPx, heightPx] = [Number(match?.[1]), Number(match?.[2])];
  return widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : undefined;
}

/** What to send instead of a size that is none of the model's: the nearest of those there are. */
function adviceFor(size: string, model: Model): string {
  const shape = shapeOf(size);
  if (!shape) return `send a ratio such as 1:1, 3:2 or 16:9 as size`;
  const ratio = nearestRatio(shape);
  if (model.output === 'vector') return `send size ${ratio}`;
  const { widthPx, heightPx } = sizeOfRatio(model.sizeTable, ratio);
  return `send size ${ratio} or ${widthPx}x${heightPx}`;
}

/**
 * Pixel size of a `size` parameter for a model: a ratio maps through the model's table, an exact
 * size must be in it, and vector models take ratios only (spec: Sizes).
 */
export function resolveSize(size: string, model: Model): PixelSize {
  if (isRatio(size)) return sizeOfRatio(model.sizeTable, size);
  const exact = model.output === 'raster' ? parseExactSize(size) : undefined;
  const listed: readonly string[] = SIZE_TABLES[model.sizeTable];
  if (exact && listed.includes(size)) return exact;
  const why =
    model.output === 'vector' ? `${model.id} takes ratios only` : `${model.id} has no such size`;
  return refuse(
    'size',
    `${adviceFor(size, model)}; ${JSON.stringify(size)} was sent, and ${why} (GET /v1/models lists all)`,
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
