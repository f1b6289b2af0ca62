import { type Plane } from '@/lib/engines/engine';
import { squaredDistances } from './distance';

/** The mask grown by a disc of `radiusPx`: white within that distance of white. Linear time. */
export function dilate(mask: Plane, radiusPx: number): Plane {
  return threshold(mask, squaredDistances(mask, 255), (squared) => squared <= radiusPx ** 2);
}

/** The mask shrunk by a disc of `radiusPx`: black within that distance of black. */
export function erode(mask: Plane, radiusPx: number): Plane {
  return threshold(mask, squaredDistances(mask, 0), (squared) => squared > radiusPx ** 2);
}

/**
 * A weight that is 0 outside the mask and rises over `radiusPx` to 255 inside it, so that blending
 * with it never touches a pixel outside.
 */
export function featherInwards(mask: Plane, radiusPx: number): Plane {
  const squared = squaredDistances(mask, 0);
  const data = new Uint8Array(squared.length);
  for (let at = 0; at < data.length; at++) {
    const share = Math.min(1, Math.sqrt(squared[at]!) / (radiusPx + 1));
    data[at] = Math.round(255 * share * share * (3 - 2 * share));
  }
  return { widthPx: mask.widthPx, heightPx: mask.heightPx, data };
}

function threshold(
  { widthPx, heightPx }: Plane,
  squared: Int32Array,
  isWhite: (squared: number) => boolean,
): Plane {
  const data = new Uint8Array(squared.length);
  for (let at = 0; at < data.length; at++) data[at] = isWhite(squared[at]!) ? 255 : 0;
  return { widthPx, heightPx, data };
}
