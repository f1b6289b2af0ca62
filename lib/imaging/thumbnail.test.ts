import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { thumbnailsOfPixels, thumbnailsOfRaster, thumbnailsOfSvg } from './thumbnail';

const { signal } = new AbortController();

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();

const sizesOf = (thumbnails: { bytes: Uint8Array }[]) =>
  Promise.all(
    thumbnails.map(async ({ bytes }) => {
      const { format, width, height } = await sharp(bytes).metadata();
      return [format, width, height];
    }),
  );

describe('thumbnails', () => {
  it('of a photo are as wide as their names say, in its proportions', async () => {
    const made = await thumbnailsOfRaster(await png(800, 400));
    expect(made.map(({ widthPx }) => widthPx)).toEqual([640, 320, 160]);
    expect(await sizesOf(made)).toEqual([
      ['webp', 640, 320],
      ['webp', 320, 160],
      ['webp', 160, 80],
    ]);
  });

  it('of pixels keep their colours and what is clear', async () => {
    const data = Buffer.alloc(700 * 700 * 4, Buffer.from([200, 40, 40, 255]));
    data.fill(0, data.length / 2);
    const [largest] = await thumbnailsOfPixels({ widthPx: 700, heightPx: 700, data });
    const { data: pixels } = await sharp(largest?.bytes)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.abs(pixels[0]! - 200)).toBeLessThan(8);
    expect([pixels[3], pixels.at(-1)]).toEqual([255, 0]);
  });

  it('of a drawing are drawn at their size, however large it is', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="#00f"/></svg>';
    const made = await thumbnailsOfSvg(svg, { widthPx: 4000, heightPx: 4000 }, signal);
    expect(await sizesOf(made)).toEqual([640, 320, 160].map((side) => ['webp', side, side]));
  });

  it('are not larger than what they show', async () => {
    const made = await thumbnailsOfRaster(await png(200, 20));
    expect(await sizesOf(made)).toEqual([
      ['webp', 200, 20],
      ['webp', 200, 20],
      ['webp', 160, 16],
    ]);
  });

  it('of a very tall picture stay small', async () => {
    const made = await thumbnailsOfRaster(await png(100, 9_000));
    for (const [, , height] of await sizesOf(made)) expect(height).toBeLessThanOrEqual(4 * 640);
  });

  it('of a drawing that takes too long are refused', async () => {
    const blurred = '<rect width="640" height="640" style="filter:blur(9px)"/>'.repeat(400);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640">${blurred}</svg>`;
    const size = { widthPx: 640, heightPx: 640 };
    await expect(thumbnailsOfSvg(svg, size, signal)).rejects.toMatchObject({ code: 'unsafe_svg' });
  });
});
