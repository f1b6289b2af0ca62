import type { Point, Size } from '../canvas/viewport';

/**
 * How far the two versions of a side-by-side comparison are drawn to the left and to the right of where
 * the viewport has the picture: each is then in its half what one picture is in the whole canvas.
 */
export function shiftOfHalves({ width }: Size): number {
  return width / 4;
}

/** The place in the viewport of what is seen at a place of the canvas, while two halves show one viewport. */
export function unshifted(at: Point, canvas: Size): Point {
  const shift = shiftOfHalves(canvas);
  return { x: at.x < canvas.width / 2 ? at.x + shift : at.x - shift, y: at.y };
}
