import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Ellipse, SourceName } from './exhibits';
import { perform } from './perform';

const drawings = new Map<string, Promise<Uint8Array>>();

/** The picture that is edited; a drawing is made once. */
export function sourceBytes(name: SourceName): Promise<Uint8Array> {
  if (typeof name === 'string')
    return Promise.resolve(readFileSync(`tests/fixtures/photos/${name}.jpg`));
  const known = drawings.get(name.drawn);
  if (known !== undefined) return known;
  const body = { prompt: name.drawn, size: '1:1', random_seed: 3 };
  const drawing = perform('generateImage', body).then(({ images }) => images[0]!.bytes);
  drawings.set(name.drawn, drawing);
  return drawing;
}

/** A mask at the size of the picture: exactly 0 and 255. */
export async function maskBytes(
  picture: Uint8Array,
  ellipses: readonly Ellipse[],
): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata();
  const shapes = ellipses.map(
    ([x, y, radiusX, radiusY]) =>
      `<ellipse cx="${x * width}" cy="${y * height}" rx="${radiusX * width}" ry="${radiusY * height}" fill="#fff"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).threshold(128).removeAlpha().png().toBuffer();
}

/** White where the picture's subject is not. */
export async function backgroundMask(picture: Uint8Array): Promise<Uint8Array> {
  const { images } = await perform('removeBackground', {}, { image: picture });
  const [cutout] = images;
  return sharp(cutout!.bytes).extractChannel(3).threshold(128).negate().png().toBuffer();
}
