import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A picture of these words: soft bands of two colours that depend on the words and the seed alone. */
export async function pictureOf(
  words: string,
  seed: number,
  width: number,
  height: number,
): Promise<Buffer> {
  const hash = createHash('sha256').update(`${words} ${seed}`).digest();
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share = (Math.sin((x + y) / 9) + 1) / 2;
      for (let channel = 0; channel < 3; channel += 1) {
        const mixed = hash[channel]! * share + hash[channel + 3]! * (1 - share);
        data[(y * width + x) * 3 + channel] = Math.round(mixed);
      }
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/**
 * What a diffusion model makes of a source: the whole picture moves towards the words by `strength`,
 * and all of it, masked or not, comes back a little off, as after a latent space.
 */
export async function repictureOf(
  source: Uint8Array,
  words: string,
  seed: number,
  strength: number,
): Promise<Buffer> {
  const { data, info } = await sharp(source)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const drawn = await sharp(await pictureOf(words, seed, width, height))
    .raw()
    .toBuffer();
  const mixed = data.map((value, at) =>
    Math.round(Math.min(255, value * (1 - strength) + drawn[at]! * strength + 3)),
  );
  return sharp(Buffer.from(mixed), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

export async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

/** A picture so many times as large. */
export async function enlarged(source: Uint8Array, factor: number): Promise<Buffer> {
  const { width, height } = await sizeOf(source);
  return sharp(source)
    .resize(Math.round(width * factor), Math.round(height * factor), { fit: 'fill' })
    .png()
    .toBuffer();
}

export function fromBase64(text: string): Buffer {
  return Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64');
}
