import { type Pixels, type Plane } from '@/lib/engines/engine';
import { toByte } from './kernels/float-plane';

/**
 * `original · (1 − weight) + result · weight`, mixed with alpha taken into account. Where the weight
 * is 0 every byte is the original's, where it is 255 every byte is the result's.
 * All three have the same size.
 */
export function composite(original: Pixels, result: Pixels, weight: Plane): Pixels {
  const data = Uint8Array.from(original.data);
  for (let pixel = 0; pixel < weight.data.length; pixel++) {
    const share = weight.data[pixel]!;
    if (share === 0) continue;
    if (share === 255) copyPixel(data, result.data, pixel * 4);
    else mix(data, result.data, pixel * 4, share / 255);
  }
  return { widthPx: original.widthPx, heightPx: original.heightPx, data };
}

/** A picture with transparency laid over a background of the same size (Porter–Duff "over"). */
export function compositeOver(foreground: Pixels, background: Pixels): Pixels {
  const data = Uint8Array.from(background.data);
  for (let at = 0; at < data.length; at += 4) {
    const front = foreground.data[at + 3]! / 255;
    if (front === 0) continue;
    const back = (data[at + 3]! / 255) * (1 - front);
    const alpha = front + back;
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = toByte((foreground.data[channel]! * front + data[channel]! * back) / alpha);
    data[at + 3] = toByte(alpha * 255);
  }
  return { widthPx: background.widthPx, heightPx: background.heightPx, data };
}

function copyPixel(target: Uint8Array, source: Uint8Array, at: number): void {
  for (let channel = at; channel < at + 4; channel++) target[channel] = source[channel]!;
}

function mix(target: Uint8Array, source: Uint8Array, at: number, share: number): void {
  const front = source[at + 3]! * share;
  const back = target[at + 3]! * (1 - share);
  const alpha = front + back;
  if (alpha > 0)
    for (let channel = at; channel < at + 3; channel++)
      target[channel] = toByte((source[channel]! * front + target[channel]! * back) / alpha);
  target[at + 3] = toByte(alpha);
}
