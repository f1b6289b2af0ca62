import type { Pixels, Plane } from '@/lib/engines/engine';
import type { Size } from '@/lib/imaging/size';

/** The picture grown to the right and downwards by repeating its last column and row. */
export function padPixels(pixels: Pixels, size: Size): Pixels {
  const data = new Uint8Array(size.widthPx * size.heightPx * 4);
  const source = new Uint32Array(Uint8Array.from(pixels.data).buffer);
  const target = new Uint32Array(data.buffer);
  for (let y = 0; y < size.heightPx; y += 1) {
    const row = Math.min(y, pixels.heightPx - 1) * pixels.widthPx;
    for (let x = 0; x < size.widthPx; x += 1) {
      target[y * size.widthPx + x] = source[row + Math.min(x, pixels.widthPx - 1)]!;
    }
  }
  return { ...size, data };
}

/** The mask grown to the right and downwards by what is to be kept. */
export function padMask(mask: Plane, size: Size): Plane {
  const data = new Uint8Array(size.widthPx * size.heightPx);
  for (let y = 0; y < mask.heightPx; y += 1) {
    const row = mask.data.subarray(y * mask.widthPx, (y + 1) * mask.widthPx);
    data.set(row, y * size.widthPx);
  }
  return { ...size, data };
}
