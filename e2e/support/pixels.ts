import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** How much a picture on the screen varies: the largest standard deviation of its channels, 0 to 255. */
export async function variation(target: Locator): Promise<number> {
  const { channels } = await sharp(await target.screenshot())
    .removeAlpha()
    .stats();
  return Math.max(...channels.map((channel) => channel.stdev));
}

/** Pixel size of an `img` as it was decoded; 0 × 0 when it was not. */
export function naturalSize(image: Locator): Promise<[number, number]> {
  return image.evaluate((element) =>
    element instanceof HTMLImageElement ? [element.naturalWidth, element.naturalHeight] : [0, 0],
  );
}

/** Red, green and blue of a pixel. */
export async function pixel(picture: Buffer | undefined, x: number, y: number): Promise<number[]> {
  const region = { left: x, top: y, width: 1, height: 1 };
  return [...(await sharp(picture).removeAlpha().extract(region).raw().toBuffer())];
}

/** A picture of one colour. */
export function plainPng(color: string, widthPx: number, heightPx = widthPx): Promise<Buffer> {
  const create = { width: widthPx, height: heightPx, channels: 3, background: color } as const;
  return sharp({ create }).png().toBuffer();
}
