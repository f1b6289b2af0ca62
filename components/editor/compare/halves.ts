import type { Area, Point, Size } from '../store/viewport';

/** How the two pictures of a side-by-side comparison share the canvas. */
export type Halves = 'beside' | 'stacked';

/** Beside each other is what people asked for: only where stacking shows far more of them, as on phones, it is done. */
const LEAST_GAIN = 1.2;

/** The arrangement for pictures of one shape. */
export function halvesOf(canvas: Size, picture: Size): Halves {
  const [across, down] = [canvas.width / picture.width, canvas.height / picture.height];
  const beside = Math.min(across / 2, down);
  return Math.min(across, down / 2) > LEAST_GAIN * beside ? 'stacked' : 'beside';
}

/** The first or the second half of the canvas. */
export function halfOf({ width, height }: Size, halves: Halves, second: boolean): Area {
  const [x, y] = halves === 'beside' ? [width / 2, 0] : [0, height / 2];
  const size = halves === 'beside' ? { width: x, height } : { width, height: y };
  return { ...(second ? { x, y } : { x: 0, y: 0 }), ...size };
}

/**
 * How far the second picture is drawn from where the viewport has it; the first is drawn as far the
 * other way. Each is then in its half what one picture is in the whole canvas.
 */
export function shiftOfHalves({ width, height }: Size, halves: Halves): Point {
  return halves === 'beside' ? { x: width / 4, y: 0 } : { x: 0, y: height / 4 };
}

/** The place in the viewport of what is seen at a place of the canvas, while two halves show one viewport. */
export function unshifted(at: Point, canvas: Size, halves: Halves): Point {
  const shift = shiftOfHalves(canvas, halves);
  const inSecond = halves === 'beside' ? at.x >= canvas.width / 2 : at.y >= canvas.height / 2;
  const way = inSecond ? -1 : 1;
  return { x: at.x + way * shift.x, y: at.y + way * shift.y };
}

/** Both pictures in the plane of one, for fitting: as large as they are together, about its middle. */
export function bothPictures({ width, height }: Size, halves: Halves): Area {
  return halves === 'beside'
    ? { x: -width / 2, y: 0, width: 2 * width, height }
    : { x: 0, y: -height / 2, width, height: 2 * height };
}
