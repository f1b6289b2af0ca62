import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { exportAs } from './support/export';
import { versions } from './support/studio';
import { expect, test } from './support/test';

function open(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  return page.getByLabel('Open image', { exact: true }).setInputFiles({ name, mimeType, buffer });
}

const blue = sharp({
  create: { width: 320, height: 280, channels: 3, background: '#2050c0' },
});

for (const format of ['avif', 'gif'] as const) {
  test(`a ${format.toUpperCase()} opens as a copy that edits take`, async ({ page, person }) => {
    expect(person.name).toBe('Maria Kern');
    await open(page, `sea.${format}`, `image/${format}`, await blue.clone()[format]().toBuffer());
    await expect(versions(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'sea.png' })).toBeVisible();
    await expect(page.getByText('320 × 280').first()).toBeVisible();
    const { bytes } = await exportAs(page, 'PNG');
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    [0x20, 0x50, 0xc0].forEach((value, channel) => {
      expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(6);
    });
  });
}

test('a HEIC that the browser can’t read is refused with what helps', async ({ page, person }) => {
  expect(person.name).toBe('Maria Kern');
  const header = Buffer.from('0000001c66747970686569630000000068656963', 'hex');
  await open(page, 'IMG_0001.HEIC', 'image/heic', Buffer.concat([header, Buffer.alloc(400)]));
  await expect(page.getByText('The file was not opened')).toBeVisible();
  await expect(page.getByText(/This browser can’t read HEIC\. Open it in Safari/)).toBeVisible();
  await expect(versions(page)).toHaveCount(0);
});
