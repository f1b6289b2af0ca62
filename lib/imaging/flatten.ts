import { type Pixels } from '@/lib/engines/engine';

/** The picture on white ground, opaque: whatever colours hide under transparency don't matter. */
export function flattenOnWhite({ widthPx, heightPx, data }: Pixels): Pixels {
  const flat = Uint8Array.from(data);
  for (let at = 0; at < flat.length; at += 4) {
    const alpha = flat[at + 3]!;
    if (alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel++)
      flat[channel] = 255 + Math.round(((flat[channel]! - 255) * alpha) / 255);
    flat[at + 3] = 255;
  }
  return { widthPx, heightPx, data: flat };
}
