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
