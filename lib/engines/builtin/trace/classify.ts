import { type Pixels } from '@/lib/engines/engine';

export type PictureKind = 'photo' | 'illustration' | 'logo';

export const CLASSIFY_SIDE_PX = 512;

/** Neighbours that differ by so few levels are one colour; any more, and smooth photos look flat. */
const SAME_COLOR_LEVELS = 1;
const LOGO_FLATNESS = 0.8;
const LOGO_COLORS = 32;
const ILLUSTRATION_FLATNESS = 0.5;
/** Colours are counted until they cover this share of the picture. */
const COVERAGE = 0.95;

/**
 * Photos have texture, illustrations flat areas and gradients, logos few flat colours.
 * @param pixels at most `CLASSIFY_SIDE_PX` on a side: enlarged photos look flat from near
 */
export function classify(pixels: Pixels): PictureKind {
  const flat = findFlat(pixels);
  const flatness = flat.reduce((sum, value) => sum + value, 0) / flat.length;
  if (flatness > LOGO_FLATNESS && countColors(pixels) <= LOGO_COLORS) return 'logo';
  return flatness > ILLUSTRATION_FLATNESS ? 'illustration' : 'photo';
}

/** 1 where a pixel and its neighbours are one colour: inside a shape, not on its edge; else 0. */
export function findFlat({ widthPx, heightPx, data }: Pixels): Uint8Array {
  const flat = new Uint8Array(widthPx * heightPx);
  const isSame = (first: number, second: number) => {
    for (let channel = 0; channel < 4; channel++)
      if (Math.abs(data[first + channel]! - data[second + channel]!) > SAME_COLOR_LEVELS)
        return false;
    return true;
  };
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const at = (y * widthPx + x) * 4;
      const right = x + 1 < widthPx ? at + 4 : at;
      const below = y + 1 < heightPx ? at + widthPx * 4 : at;
      if (isSame(at, right) && isSame(at, below)) flat[at >> 2] = 1;
    }
  return flat;
}

/** Colours, to 5 bits a channel, that cover most of the picture. */
function countColors({ data }: Pixels): number {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const key = ((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let left = (data.length / 4) * COVERAGE;
  const sorted = [...counts.values()].sort((first, second) => second - first);
  const needed = sorted.findIndex((count) => (left -= count) <= 0);
  return needed + 1;
}
