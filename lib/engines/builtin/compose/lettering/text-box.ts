import type { TextBox } from '@/lib/engines/engine';
import { facesOfMood, type FaceId, type LetteringMood } from './faces';
import { setLine, type Outline } from './outline';
import { affinePathData, warpedPathData } from './path-data';
import { isParallelogram, quadMap, quadSize, type Quad } from './quad';

export interface SetTextBox {
  /** Path data in picture pixels; empty when nothing of the word could be set. */
  pathData: string;
  quad: Quad;
  faceId: FaceId;
  missing: string[];
}

/** Letters may be drawn this much narrower or wider than the face has them. */
const STRETCH_MIN = 0.62;
const STRETCH_MAX = 1.5;
const TRACKING_MAX_EM = 0.32;

/** A word's box: capitals from baseline to cap height, and whatever ink reaches beyond. */
function wordBox({ bounds, capHeight }: Outline) {
  const top = Math.min(-capHeight, bounds.top);
  const bottom = Math.max(0, bounds.bottom);
  // A lone "." or "I" keeps the proportions of a letter, so it does not become a slab.
  const width = Math.max(bounds.right - bounds.left, capHeight * 0.35);
  return { left: (bounds.left + bounds.right - width) / 2, top, width, height: bottom - top };
}

/** The face of a mood whose natural shape of this word is nearest to the box. */
function fittingFace(text: string, faces: readonly [FaceId, ...FaceId[]], aspect: number): FaceId {
  let best = faces[0];
  let bestDistance = Infinity;
  for (const face of faces) {
    const box = wordBox(setLine(text, face));
    const distance = Math.abs(Math.log(box.width / box.height / aspect));
    if (distance < bestDistance) [best, bestDistance] = [face, distance];
  }
  return best;
}

/** Opens the letters of a word that is too short for its box, as a typesetter would. */
function setToAspect(text: string, face: FaceId, aspect: number): Outline {
  const natural = setLine(text, face);
  const box = wordBox(natural);
  const gaps = [...text].length - 1;
  const lacking = (aspect / STRETCH_MAX) * box.height - box.width;
  if (gaps < 1 || lacking <= 0) return natural;
  return setLine(text, face, Math.min(TRACKING_MAX_EM, lacking / gaps));
}

/**
 * Sets a word into its quadrilateral, perspective included. The word fills the box: by the face of
 * the mood that fits, then by letter-spacing, then by a stretch within what still reads as the same
 * face; what remains is left free on both sides.
 */
export function layoutTextBox(
  box: TextBox,
  mood: LetteringMood,
  picture: { widthPx: number; heightPx: number },
): SetTextBox {
  const at = ([x, y]: readonly [number, number]) =>
    [x * picture.widthPx, y * picture.heightPx] as const;
  const quad: Quad = [at(box.bbox[0]), at(box.bbox[1]), at(box.bbox[2]), at(box.bbox[3])];
  const size = quadSize(quad);
  const aspect = Math.max(0.05, size.width / Math.max(1, size.height));
  const text = box.text.trim();
  const faceId = fittingFace(text, facesOfMood(mood), aspect);
  const outline = setToAspect(text, faceId, aspect);
  const word = wordBox(outline);
  const stretch = aspect / (word.width / word.height);
  const free = Math.min(STRETCH_MAX, Math.max(STRETCH_MIN, stretch)) / stretch;
  // Above 1 the word stands lower than its box, below 1 it stays narrower.
  const share = { across: Math.min(1, free), down: Math.min(1, 1 / free) };
  const toPicture = quadMap(quad);
  const place = (x: number, y: number) =>
    toPicture(
      0.5 + ((x - word.left) / word.width - 0.5) * share.across,
      0.5 + ((y - word.top) / word.height - 0.5) * share.down,
    );
  const pathData = (isParallelogram(quad) ? affinePathData : warpedPathData)(
    outline.commands,
    place,
  );
  return { pathData, quad, faceId, missing: outline.missing };
}
