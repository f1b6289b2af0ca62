import { COLOR_TONES, COLOR_WORDS } from '../lexicon/words/qualities.data';
import { hexToRgb, rgbToHex, shade, type Rgb } from '@/lib/color/hex';
import type { Item } from './match';

const BEFORE_BACKGROUND =
  /^(?:on|a|an|the|plain|solid|simple|clean|empty|against|with|pure|flat|colored|coloured|gradient|seamless|studio|neutral|blurred|blurry|minimal|minimalist|smooth|matte|monochrome|textured|abstract|infinity|bright|soft)$/;
const LOOK_AHEAD = 5;

export interface PlainBackground {
  color?: Rgb;
  /** Index of the last item that told of it. */
  end: number;
}

/** `on a plain white background`, `red backdrop`, `on white`: a ground instead of a place. */
export function plainBackgroundAt(
  items: readonly Item[],
  index: number,
): PlainBackground | undefined {
  const words = items.slice(index, index + LOOK_AHEAD);
  const end = words.findIndex((item) => /^(?:background|backdrop)$/.test(item.phrase));
  const before = end < 0 ? [] : words.slice(0, end);
  const fits = before.every(
    (item) => item.meaning.color ?? item.meaning.tone ?? BEFORE_BACKGROUND.test(item.phrase),
  );
  // `a crane in the background` stands behind.
  const isBehind = items[index - 1]?.phrase === 'in' && words[0]?.phrase === 'the' && end === 1;
  if (end > 0 && fits && !isBehind) {
    const name = before.map((item) => item.meaning.color).find(Boolean);
    const tone = before.map((item) => COLOR_TONES[item.meaning.tone ?? ''] ?? 0).find(Boolean);
    const color = COLOR_WORDS[name ?? ''];
    return { end: index + end, ...(color ? { color: toned(color, tone ?? 0) } : {}) };
  }
  const [first, second, third] = words;
  const color = COLOR_WORDS[second?.meaning.color ?? ''];
  return first?.phrase === 'on' && color && (!third || third.boundary)
    ? { end: index + 1, color }
    : undefined;
}

/** A colour lighter or darker by a step of lightness. */
export function toned(color: Rgb, step: number): Rgb {
  return step === 0 ? color : hexToRgb(shade(rgbToHex(color), step));
}
