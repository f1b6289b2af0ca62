import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { meanDifference, rgbOf } from '../tests/support/photos';
import { openPhoto, PHOTO_SIDE_PX } from './support/studio';
import { expect, test } from './support/test';

async function exportAs(page: Page, item: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a picture is saved as it is and in other formats, copied, and led to Vectorize', async ({
  page,
  person,
}) => {
  expect(person.name).toBe('Maria Kern');
  const photo = await openPhoto(page, 'coffee');
  const own = await exportAs(page, 'PNG, as it is');
  expect(own.name).toBe('coffee.png');
  expect(own.bytes.equals(photo)).toBe(true);

  for (const [item, name, format] of [
    ['WebP', 'coffee.webp', 'webp'],
    ['JPG', 'coffee.jpg', 'jpeg'],
  ] as const) {
    const saved = await exportAs(page, item);
    expect(saved.name).toBe(name);
    const { width, height, format: found } = await sharp(saved.bytes).metadata();
    expect([width, height, found]).toEqual([PHOTO_SIDE_PX, PHOTO_SIDE_PX, format]);
    expect(meanDifference(await rgbOf(photo), await rgbOf(saved.bytes))).toBeLessThan(4);
  }

  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Copy the image' }).click();
  const copied = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const blob = await item?.getType('image/png').catch(() => undefined);
      if (!blob) return undefined;
      const { width, height } = await createImageBitmap(blob);
      return [width, height];
    });
  await expect.poll(copied).toEqual([PHOTO_SIDE_PX, PHOTO_SIDE_PX]);

  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'SVG, by Vectorize' }).click();
  const tiles = page.getByRole('tablist', { name: 'Operation' });
  await expect(tiles.getByRole('tab', { name: 'Vectorize' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('what was copied is pasted onto the empty canvas by its button', async ({ page, person }) => {
  expect(person.name).toBe('Maria Kern');
  await page.evaluate(async () => {
    const drawn = new OffscreenCanvas(300, 200);
    drawn.getContext('2d')?.fillRect(0, 0, 300, 200);
    await navigator.clipboard.write([
      new ClipboardItem({ 'image/png': drawn.convertToBlob({ type: 'image/png' }) }),
    ]);
  });
  await page.getByRole('button', { name: /^Paste/ }).click();
  await expect(page.getByText('300 × 200').first()).toBeVisible();
  await expect(page.getByText('pasted.png')).toBeVisible();
});
