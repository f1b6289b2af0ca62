import { clipRect, createBitmap, type MaskBitmap } from '../bitmap';

/**
 * A mask along with its picture when the frame changes: pure, a bitmap in and another out. Pixels that
 * were not there before are empty.
 */

interface Size {
  widthPx: number;
  heightPx: number;
}

/** The part of a mask that another frame shows, in pixels of the frame that was. */
export function cropMask(
  mask: MaskBitmap,
  { left, top, widthPx, heightPx }: Size & { left: number; top: number },
): MaskBitmap {
  const cropped = createBitmap(widthPx, heightPx);
  const part = clipRect({ left, top, right: left + widthPx, bottom: top + heightPx }, mask);
  for (let y = part.top; y < part.bottom; y++) {
    const row = mask.data.subarray(y * mask.widthPx + part.left, y * mask.widthPx + part.right);
    if (row.length > 0) cropped.data.set(row, (y - top) * widthPx + part.left - left);
  }
  return cropped;
}

/** A mask whose pixel at `x`, `y` is the one that `from` finds in another of these sides. */
function mapMask(
  mask: MaskBitmap,
  { widthPx, heightPx }: Size,
  from: (x: number, y: number) => number,
): MaskBitmap {
  const mapped = createBitmap(widthPx, heightPx);
  for (let y = 0, at = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, at++) mapped.data[at] = mask.data[from(x, y)]!;
  }
  return mapped;
}

/** A mask turned by a quarter, clockwise or back. */
export function turnMask(mask: MaskBitmap, clockwise: boolean): MaskBitmap {
  const { widthPx, heightPx } = mask;
  const size = { widthPx: heightPx, heightPx: widthPx };
  return mapMask(mask, size, (x, y) =>
    clockwise ? (heightPx - 1 - x) * widthPx + y : x * widthPx + widthPx - 1 - y,
  );
}

/** A mask as in a mirror. */
export function flipMask(mask: MaskBitmap, axis: 'x' | 'y'): MaskBitmap {
  const { widthPx, heightPx } = mask;
  return mapMask(mask, mask, (x, y) =>
    axis === 'x' ? y * widthPx + widthPx - 1 - x : (heightPx - 1 - y) * widthPx + x,
  );
}

/** A mask at another size; each pixel is the one its middle falls on. */
export function resizeMask(mask: MaskBitmap, size: Size): MaskBitmap {
  const [across, down] = [mask.widthPx / size.widthPx, mask.heightPx / size.heightPx];
  return mapMask(
    mask,
    size,
    (x, y) => Math.floor((y + 0.5) * down) * mask.widthPx + Math.floor((x + 0.5) * across),
  );
}
