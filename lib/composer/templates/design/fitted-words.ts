import type { Hex } from '@/lib/color/hex';
import type { Design } from './design';
import type { Frame } from './frame';
import { widthOf, wrapLines } from './type';

const FACE = 'poppinsSemiBold';
const LEADING = 1.22;
const LEAST = 0.4;

/** The size at which a text fills a box in lines of whole words, at most `most` and at least 40 % of it. */
export function fittingSize(
  text: string,
  box: Pick<Frame, 'width' | 'height'>,
  most: number,
): number {
  for (let sizePx = most; sizePx > most * LEAST; sizePx *= 0.93) {
    const set = { face: FACE, sizePx } as const;
    const lines = wrapLines(text, box.width, set);
    const fits = lines.every((line) => widthOf(line, set) <= box.width);
    if (fits && lines.length * sizePx * LEADING <= box.height) return sizePx;
  }
  return most * LEAST;
}

/** A text in the middle of a box, in as many lines as it needs. */
export function fittedWords(
  design: Design,
  text: string,
  box: Frame,
  { sizePx, align, on }: { sizePx: number; align: 'left' | 'center'; on: Hex },
): void {
  const lines = wrapLines(text, box.width, { face: FACE, sizePx });
  const top = box.y + (box.height - lines.length * sizePx * LEADING) / 2;
  design.paragraph(text, [align === 'left' ? box.x : box.x + box.width / 2, top + sizePx * 0.92], {
    face: FACE,
    sizePx,
    widthPx: box.width,
    align,
    leading: LEADING,
    fill: design.request.palette.ink,
    on,
  });
}
