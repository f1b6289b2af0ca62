import { type Pixels, type Plane } from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { reflect } from '@/lib/imaging/kernels/crop';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { fitInside, type Size } from '@/lib/imaging/size';

/** A picture and its holes as a square of the network's side. */
export interface NetworkView {
  pixels: Pixels;
  hole: Plane;
  /** The part of the square that is the picture; around it the picture is continued by reflection. */
  part: Box;
}

/**
 * Shrinks a picture to at most `contentSidePx`, ratio kept, and completes it to a square of
 * `sidePx` by reflection on all sides.
 */
export function toNetworkView(
  pixels: Pixels,
  hole: Plane,
  sidePx: number,
  contentSidePx: number,
): NetworkView {
  const size = fitInside(pixels, contentSidePx);
  const small = size.widthPx === pixels.widthPx ? pixels : shrinkPixels(pixels, size);
  const smallHole = shrinkHole(hole, size);
  const part = {
    leftPx: (sidePx - size.widthPx) >> 1,
    topPx: (sidePx - size.heightPx) >> 1,
    ...size,
  };
  const square = { widthPx: sidePx, heightPx: sidePx };
  const data = new Uint8Array(sidePx * sidePx * 4);
  const holeData = new Uint8Array(sidePx * sidePx);
  for (let y = 0; y < sidePx; y++)
    for (let x = 0; x < sidePx; x++) {
      const row = reflect(y - part.topPx, size.heightPx) * size.widthPx;
      const from = row + reflect(x - part.leftPx, size.widthPx);
      const to = y * sidePx + x;
      for (let channel = 0; channel < 4; channel++)
        data[to * 4 + channel] = small.data[from * 4 + channel]!;
      holeData[to] = smallHole.data[from]!;
    }
  return { pixels: { ...square, data }, hole: { ...square, data: holeData }, part };
}

/** A cell is a hole as soon as any of its pixels is: nothing of what is erased may remain. */
export function shrinkHole(hole: Plane, { widthPx, heightPx }: Size): Plane {
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
