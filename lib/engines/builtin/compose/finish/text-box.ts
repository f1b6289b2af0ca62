import type { TextBox } from '@/lib/engines/engine';
import { placeWord, shapeDistance, trackingFor, wordBox } from '@/lib/lettering/fit-word';
import { isParallelogram, quadSize, type Quad } from '@/lib/lettering/quad-map';
import { facesOfMood, type FaceId, type LetteringMood } from '@/lib/lettering/faces';
import { affinePathData, warpedPathData } from '@/lib/lettering/path-data';
import { setLine, type Outline } from '@/lib/lettering/set-line';

export interface SetTextBox {
  /** Path data in picture pixels; empty when nothing of the word could be set. */
  pathData: string;
  quad: Quad;
  faceId: FaceId;
  missing: string[];
}

const boxOf = ({ bounds, capHeight }: Outline) => wordBox(bounds, capHeight);

/** The face of a mood whose natural shape of this word is nearest to the box. */
function fittingFace(text: string, faces: readonly [FaceId, ...FaceId[]], aspect: number): FaceId {
  let best = faces[0];
  let bestDistance = Infinity;
  for (const face of faces) {
    const distance = shapeDistance(boxOf(setLine(text, face)), aspect);
    if (distance < bestDistance) [best, bestDistance] = [face, distance];
  }
  return best;
}

/** Opens the letters of a word that is too short for its box, as a typesetter would. */
function setToAspect(text: string, face: FaceId, aspect: number): Outline {
  const natural = setLine(text, face);
  const trackingEm = trackingFor(text, boxOf(natural), aspect);
  return trackingEm > 0 ? setLine(text, face, trackingEm) : natural;
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
  const place = placeWord(boxOf(outline), quad, aspect);
  const pathData = (isParallelogram(quad) ? affinePathData : warpedPathData)(
    outline.commands,
    place,
  );
  return { pathData, quad, faceId, missing: outline.missing };
}
