/**
 * Lettering: text becomes path data, so that a picture needs no fonts.
 *
 *     const [face] = facesOfMood('poster');
 *     const block = letteringBlock(['SUMMER', 'SALE'], { x, y, width, height }, face, 'justify');
 *     canvas.layer('title', 'lettering', 1, `<path d="${block.pathData}" fill="#fff"/>`);
 *
 * - `letteringBlock(lines, box, face, align, options?)` sets lines as large as the box allows, for
 *   posters, logos and banners. `align`: `left`, `center`, `right` (one size for all lines) or
 *   `justify` (each line as wide as the box). It answers path data (whole and by line), inked boxes
 *   in picture pixels and the characters no face has.
 * - `layoutTextBox(box, mood, picture)` sets one word into the quadrilateral of the API's
 *   `text_layout`, perspective included.
 * - `legibleInk(pathData, below, …)` paints path data so that it reads on what lies below.
 * - `facesOfMood(mood)` names the faces of a mood, narrowest first.
 *
 * Nothing here throws on unusual text: glyphs that no face has are left out and listed in `missing`.
 */
export {
  letteringBlock,
  type LetteringAlign,
  type LetteringBlock,
  type LetteringOptions,
  type PixelBox,
} from '@/lib/lettering/block';
export { FACE_IDS, facesOfMood, type FaceId, type LetteringMood } from '@/lib/lettering/faces';
export { legibleInk, type GroundBelow } from './ink';
export { layoutTextBox, type SetTextBox } from './text-box';
