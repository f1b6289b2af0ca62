import { readFileSync } from 'node:fs';
import sharp from 'sharp';

export type PhotoName = 'astronaut' | 'cat' | 'coffee' | 'rocket';

/** A real photo, cropped to a square of this side and encoded as PNG. */
export function photoPng(name: PhotoName, side = 512): Promise<Buffer> {
  return sharp(readFileSync(`tests/fixtures/photos/${name}.jpg`))
    .resize(side, side, { fit: 'cover' })
    .png()
    .toBuffer();
}

/** A mask of this side with a white disc; the rest is black. */
export function discMask(side: number, centre: readonly [number, number], radius: number) {
  const data = Buffer.alloc(side * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const inside = (x - centre[0]) ** 2 + (y - centre[1]) ** 2 <= radius ** 2;
      data[y * side + x] = inside ? 255 : 0;
    }
  }
  return sharp(data, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

export interface Rgb {
  data: Buffer;
  width: number;
  height: number;
}

/** Decoded RGB pixels of an encoded picture. */
export async function rgbOf(bytes: Buffer): Promise<Rgb> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Mean absolute difference per channel, over the pixels where `counts` says so. */
export function meanDifference(
  a: Rgb,
  b: Rgb,
  counts: (x: number, y: number) => boolean = () => true,
): number {
  let sum = 0;
  let number = 0;
  for (let y = 0; y < a.height; y += 1) {
    for (let x = 0; x < a.width; x += 1) {
      if (!counts(x, y)) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * a.width + x) * 3 + channel;
        sum += Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));
      }
      number += 3;
    }
  }
  return sum / Math.max(1, number);
}
