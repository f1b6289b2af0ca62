import type { Pixels, Plane } from '@/lib/engines/engine';
import { toByte } from '@/lib/imaging/kernels/float-plane';
import { membrane } from '@/lib/imaging/kernels/membrane';

/**
 * The picture with the colours around continued over the masked pixels that are transparent: image to
 * image needs something to begin from, and white or black there would shine through.
 */
export function fillHoles(image: Pixels, mask: Plane): Pixels {
  const holes = mask.data.map((value, at) =>
    value !== 0 && image.data[at * 4 + 3]! < 255 ? 255 : 0,
  );
  if (!holes.includes(255) || !holes.includes(0)) return image;
  const { widthPx, heightPx } = image;
  const data = Uint8Array.from(image.data);
  for (let channel = 0; channel < 3; channel += 1) {
    const values = Float32Array.from(holes, (_, at) => image.data[at * 4 + channel]!);
    const filled = membrane({ widthPx, heightPx, data: values }, holes).data;
    for (let at = 0; at < holes.length; at += 1) {
      if (holes[at] !== 0) data[at * 4 + channel] = toByte(filled[at]!);
    }
  }
  for (let at = 0; at < holes.length; at += 1) if (holes[at] !== 0) data[at * 4 + 3] = 255;
  return { widthPx, heightPx, data };
}

/** Share of the masked pixels that are transparent, 0 to 1: where nothing is, nothing can be kept. */
export function emptyShare(image: Pixels, mask: Plane): number {
  let masked = 0;
  let empty = 0;
  mask.data.forEach((value, at) => {
    if (value === 0) return;
    masked += 1;
    if (image.data[at * 4 + 3] === 0) empty += 1;
  });
  return masked === 0 ? 0 : empty / masked;
}
