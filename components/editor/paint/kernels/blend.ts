import type { PixelRect } from '../../mask/bitmap';
import type { Coverage } from './coverage';

/** RGBA pixels, not multiplied by their alpha, of a part of a picture that begins at `left`, `top`. */
export interface PixelPart {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
  data: Uint8ClampedArray;
}

/** Puts a colour over a pixel by how opaque it is, 0 to 1 (Porter and Duff: source over). */
function putOver(
  pixels: Uint8ClampedArray,
  at: number,
  [red, green, blue]: ArrayLike<number> & Iterable<number>,
  opacity: number,
): void {
  const below = (pixels[at + 3]! / 255) * (1 - opacity);
  const alpha = opacity + below;
  if (alpha === 0) return;
  pixels[at] = (red! * opacity + pixels[at]! * below) / alpha;
  pixels[at + 1] = (green! * opacity + pixels[at + 1]! * below) / alpha;
  pixels[at + 2] = (blue! * opacity + pixels[at + 2]! * below) / alpha;
  pixels[at + 3] = alpha * 255;
}

function sizeOf({ left, top, widthPx, heightPx }: PixelPart): PixelRect {
  return { left, top, right: left + widthPx, bottom: top + heightPx };
}

/** Does `work` with each pixel that is covered, as indices into the pixels and into the coverage. */
function eachCovered(
  pixels: PixelPart,
  coverage: Coverage,
  work: (at: number, covered: number, x: number, y: number) => void,
): void {
  const { left, top, right, bottom } = sizeOf(pixels);
  for (let y = top; y < bottom; y++) {
    let from = (y - coverage.top) * coverage.widthPx + left - coverage.left;
    let at = (y - top) * pixels.widthPx * 4;
    for (let x = left; x < right; x++, from++, at += 4) {
      const covered = coverage.data[from]!;
      if (covered > 0) work(at, covered / 255, x, y);
    }
  }
}

/** Paints a colour over pixels, in place; the coverage has all of them. */
export function blendColor(
  pixels: PixelPart,
  coverage: Coverage,
  color: readonly [number, number, number],
  opacity: number,
): void {
  eachCovered(pixels, coverage, (at, covered) =>
    putOver(pixels.data, at, color, covered * opacity),
  );
}

/**
 * Paints pixels of another place over pixels, in place. What lies beyond the source paints nothing.
 * @param source pixels as they were before the stroke
 * @param offset whole pixels from a painted pixel to the one that it is taken from
 */
export function blendClone(
  pixels: PixelPart,
  coverage: Coverage,
  {
    source,
    offset,
    opacity,
  }: { source: PixelPart; offset: { x: number; y: number }; opacity: number },
): void {
  const { left, top, right, bottom } = sizeOf(source);
  eachCovered(pixels, coverage, (at, covered, x, y) => {
    const [fromX, fromY] = [x + offset.x, y + offset.y];
    if (fromX < left || fromY < top || fromX >= right || fromY >= bottom) return;
    const from = ((fromY - top) * source.widthPx + fromX - left) * 4;
    const color = source.data.subarray(from, from + 3);
    putOver(pixels.data, at, color, covered * opacity * (source.data[from + 3]! / 255));
  });
}
