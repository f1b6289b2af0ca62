import type { Pixels, Plane } from '@/lib/engines/engine';

/** A plane as an opaque grey picture, so that it is compared like one. */
export function grey({ widthPx, heightPx, data: values }: Plane): Pixels {
  const data = new Uint8Array(values.length * 4).fill(255);
  values.forEach((value, at) => data.fill(value, at * 4, at * 4 + 3));
  return { widthPx, heightPx, data };
}
