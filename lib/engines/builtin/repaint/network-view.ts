import { type Pixels, type Plane } from '@/lib/engines/engine';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';

/** A picture and its holes as a square of the network's side. */
export interface NetworkView {
  pixels: Pixels;
  hole: Plane;
  /** The part of the square that is the picture; the rest continues it by reflection. */
  widthPx: number;
  heightPx: number;
}

/** Shrinks a window to the network's side, ratio kept, and completes it to a square by reflection. */
export function toNetworkView(pixels: Pixels, hole: Plane, sidePx: number): NetworkView {
  const fitted = fitInside(pixels, sidePx);
  const small = fitted.widthPx === pixels.widthPx ? pixels : shrinkPixels(pixels, fitted);
  const smallHole = shrinkHole(hole, fitted);
  const square = {
    pixels: { widthPx: sidePx, heightPx: sidePx, data: new Uint8Array(sidePx * sidePx * 4) },
    hole: { widthPx: sidePx, heightPx: sidePx, data: new Uint8Array(sidePx * sidePx) },
  };
  for (let y = 0; y < sidePx; y++)
    for (let x = 0; x < sidePx; x++) {
      const from = reflect(y, fitted.heightPx) * fitted.widthPx + reflect(x, fitted.widthPx);
      const to = y * sidePx + x;
      for (let channel = 0; channel < 4; channel++)
        square.pixels.data[to * 4 + channel] = small.data[from * 4 + channel]!;
      square.hole.data[to] = smallHole.data[from]!;
    }
  return { ...square, ...fitted };
}

/** A cell is a hole as soon as any of its pixels is: nothing of what is erased may remain. */
function shrinkHole(
  hole: Plane,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Plane {
  if (hole.widthPx === widthPx && hole.heightPx === heightPx) return hole;
  const data = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < hole.heightPx; y++) {
    const row = Math.floor((y * heightPx) / hole.heightPx) * widthPx;
    for (let x = 0; x < hole.widthPx; x++)
      if (hole.data[y * hole.widthPx + x] !== 0)
        data[row + Math.floor((x * widthPx) / hole.widthPx)] = 255;
  }
  return { widthPx, heightPx, data };
}

/** Index of a position beyond the end, mirrored back and forth between the ends. */
function reflect(position: number, lengthPx: number): number {
  const period = 2 * lengthPx;
  const inPeriod = position % period;
  return inPeriod < lengthPx ? inPeriod : period - 1 - inPeriod;
}
