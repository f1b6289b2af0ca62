import type { Bounds } from './outline';
import { quadMap, type PointMap, type Quad } from './quad-map';

/**
 * How a word fills its box, for the engine and for the preview of its work: by the face whose shape is
 * nearest, then by letter-spacing, then by a stretch within what still reads as the same face.
 */

/** Letters may be drawn this much narrower or wider than the face has them. */
const STRETCH_MIN = 0.62;
const STRETCH_MAX = 1.5;
const TRACKING_MAX_EM = 0.32;

/** Of a set word, in em: capitals from baseline to cap height, and whatever ink reaches beyond. */
export interface WordBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function wordBox(bounds: Bounds, capHeight: number): WordBox {
  const top = Math.min(-capHeight, bounds.top);
  const bottom = Math.max(0, bounds.bottom);
  // A lone "." or "I" keeps the proportions of a letter, so it does not become a slab.
  const width = Math.max(bounds.right - bounds.left, capHeight * 0.35);
  return { left: (bounds.left + bounds.right - width) / 2, top, width, height: bottom - top };
}

/** How far a word's shape is from that of a box (width over height), whichever is the wider; 0 for the same. */
export function shapeDistance({ width, height }: WordBox, aspect: number): number {
  return Math.abs(Math.log(width / height / aspect));
}

/** Letter-spacing in em that opens a word too short for its box, as a typesetter would; 0 for others. */
export function trackingFor(text: string, { width, height }: WordBox, aspect: number): number {
  const gaps = [...text].length - 1;
  const lacking = (aspect / STRETCH_MAX) * height - width;
  return gaps < 1 || lacking <= 0 ? 0 : Math.min(TRACKING_MAX_EM, lacking / gaps);
}

/** The place of a word's points in its quadrilateral; what the stretch does not fill is left free on both sides. */
export function placeWord(word: WordBox, quad: Quad, aspect: number): PointMap {
  const stretch = aspect / (word.width / word.height);
  const free = Math.min(STRETCH_MAX, Math.max(STRETCH_MIN, stretch)) / stretch;
  // Above 1 the word stands lower than its box, below 1 it stays narrower.
  const share = { across: Math.min(1, free), down: Math.min(1, 1 / free) };
  const toPicture = quadMap(quad);
  return (x, y) =>
    toPicture(
      0.5 + ((x - word.left) / word.width - 0.5) * share.across,
      0.5 + ((y - word.top) / word.height - 0.5) * share.down,
    );
}
