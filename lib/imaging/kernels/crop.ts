import { type Pixels, type Plane } from '@/lib/engines/engine';
import { type Size } from '../size';
import { type Box } from './components';

/** The part of a picture inside `box`, which lies within it. */
export function cropPixels(pixels: Pixels, box: Box): Pixels {
  return { ...sizeOf(box), data: cropBytes(pixels.data, pixels.widthPx, box, 4) };
}

export function cropPlane(plane: Plane, box: Box): Plane {
  return { ...sizeOf(box), data: cropBytes(plane.data, plane.widthPx, box, 1) };
}

/** Copies `patch` into `target` with its top-left corner at the given place; it must fit. */
export function pastePixels(target: Pixels, patch: Pixels, leftPx: number, topPx: number): void {
  for (let y = 0; y < patch.heightPx; y++)
    target.data.set(
      patch.data.subarray(y * patch.widthPx * 4, (y + 1) * patch.widthPx * 4),
      ((topPx + y) * target.widthPx + leftPx) * 4,
    );
}

/** The picture with `marginPx` more on every side, in which it is mirrored. */
export function padByReflection(pixels: Pixels, marginPx: number): Pixels {
  const widthPx = pixels.widthPx + 2 * marginPx;
  const heightPx = pixels.heightPx + 2 * marginPx;
  const from = new Uint32Array(
    pixels.data.buffer.slice(
      pixels.data.byteOffset,
      pixels.data.byteOffset + pixels.data.byteLength,
    ),
  );
  const data = new Uint32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const row = reflect(y - marginPx, pixels.heightPx) * pixels.widthPx;
    for (let x = 0; x < widthPx; x++)
      data[y * widthPx + x] = from[row + reflect(x - marginPx, pixels.widthPx)]!;
  }
  return { widthPx, heightPx, data: new Uint8Array(data.buffer) };
}

/** Index of a position beyond the ends of a length, mirrored back and forth between them. */
export function reflect(position: number, lengthPx: number): number {
  const period = 2 * lengthPx;
  const inPeriod = ((position % period) + period) % period;
  return inPeriod < lengthPx ? inPeriod : period - 1 - inPeriod;
}

/** `box` grown by `marginPx` on every side, cut at the picture's borders. */
export function growBox(box: Box, marginPx: number, within: Size): Box {
  const leftPx = Math.max(0, box.leftPx - marginPx);
  const topPx = Math.max(0, box.topPx - marginPx);
  const rightPx = Math.min(within.widthPx, box.leftPx + box.widthPx + marginPx);
  const bottomPx = Math.min(within.heightPx, box.topPx + box.heightPx + marginPx);
  return { leftPx, topPx, widthPx: rightPx - leftPx, heightPx: bottomPx - topPx };
}

function sizeOf({ widthPx, heightPx }: Box): Size {
  return { widthPx, heightPx };
}

function cropBytes(
  data: Uint8Array,
  strideWidthPx: number,
  box: Box,
  channels: number,
): Uint8Array {
  const rowBytes = box.widthPx * channels;
  const result = new Uint8Array(rowBytes * box.heightPx);
  for (let y = 0; y < box.heightPx; y++) {
    const start = ((box.topPx + y) * strideWidthPx + box.leftPx) * channels;
    result.set(data.subarray(start, start + rowBytes), y * rowBytes);
  }
  return result;
}
