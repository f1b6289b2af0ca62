import { bilinearMap } from '@/lib/lettering/quad-map';
import { mapQuad, rectangleQuad, type Quad } from './quad';

/** A word with the area it fills. */
export interface PlacedWord {
  text: string;
  quad: Quad;
}

/** Widths of capitals in a poster face, as shares of their height. */
const NARROW = /[IJ1.,:;!'|]/;
const WIDE = /[MW@%&]/;
const WIDTHS = { narrow: 0.32, plain: 0.6, wide: 0.86, space: 0.36 };
/** Free space between lines, as a share of their height. */
const LEADING = 0.18;

/** A phrase as the words of boxes: in capitals, one word each. */
export function splitPhrase(phrase: string): string[] {
  return phrase.toUpperCase().split(/\s+/).filter(Boolean);
}

function widthOf(word: string): number {
  return [...word].reduce((sum, character) => {
    if (NARROW.test(character)) return sum + WIDTHS.narrow;
    return sum + (WIDE.test(character) ? WIDTHS.wide : WIDTHS.plain);
  }, 0);
}

function lineWidth(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + widthOf(word), WIDTHS.space * (words.length - 1));
}

/** Breaks words into at most `count` lines, as evenly as going from left to right allows. */
function breakInto(words: readonly string[], count: number): string[][] {
  const target = lineWidth(words) / count;
  const lines: string[][] = [[]];
  for (const word of words) {
    const line = lines.at(-1) ?? [];
    const fuller = lineWidth([...line, word]);
    const breaks =
      line.length > 0 && lines.length < count && fuller - target > target - lineWidth(line);
    if (breaks) lines.push([word]);
    else line.push(word);
  }
  return lines;
}

/** Height of the capitals when lines are set as large as an area of this shape allows, with its height as 1. */
function capHeight(lines: readonly string[][], aspect: number): number {
  const byHeight = 1 / (lines.length + LEADING * (lines.length - 1));
  const widest = Math.max(...lines.map(lineWidth));
  return Math.min(byHeight, aspect / widest);
}

/**
 * Lays words out in an area: as many lines as let them stand largest, each in the middle, one box a
 * word. The area is in pixels, as its shape decides; the boxes are in pixels, too.
 */
export function layoutWords(words: readonly string[], area: Quad, aspect: number): PlacedWord[] {
  const options = words.map((_, index) => breakInto(words, index + 1));
  const lines = options.reduce((best, next) =>
    capHeight(next, aspect) > capHeight(best, aspect) + 1e-9 ? next : best,
  );
  const height = capHeight(lines, aspect);
  const block = height * (lines.length + LEADING * (lines.length - 1));
  const onArea = bilinearMap(area);
  return lines.flatMap((line, index) => {
    const top = (1 - block) / 2 + index * height * (1 + LEADING);
    let left = (1 - (lineWidth(line) * height) / aspect) / 2;
    return line.map((text) => {
      const width = (widthOf(text) * height) / aspect;
      const box = rectangleQuad(left, top, width, height);
      left += width + (WIDTHS.space * height) / aspect;
      return { text, quad: mapQuad(box, ([u, v]) => [...onArea(u, v)]) };
    });
  });
}
