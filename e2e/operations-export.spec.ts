import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formatBytes } from '@/lib/format-bytes';
import { meanDifference, rgbOf } from '../tests/support/photos';
import { send } from './support/api';
import { tool } from './support/canvas';
import { exportAs, exportDialog, openExport, saveExport } from './support/export';
import { canvas, openPhoto, PHOTO_SIDE_PX, versions } from './support/studio';
import { expect, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The size of the picture on the clipboard. */
function copiedSize(page: Page) {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const blob = await item?.getType('image/png').catch(() => undefined);
    if (!blob) return undefined;
    const { width, height } = await createImageBitmap(blob);
    return [width, height];
  });
}

test('a picture is saved as it is and in other formats, at the size that was said, copied, and led to Vectorize', async ({
  page,
  person,
}) => {
  expect(person.name).toBe('Maria Kern');
  const photo = await openPhoto(page, 'coffee');
  const own = await exportAs(page, 'PNG');
  expect(own.name).toBe('coffee.png');
  expect(own.bytes.equals(photo)).toBe(true);

  for (const [item, name, format] of [
    ['WebP', 'coffee.webp', 'webp'],
    ['JPEG', 'coffee.jpg', 'jpeg'],
    ['AVIF', 'coffee.avif', 'heif'],
  ] as const) {
    const saved = await exportAs(page, item);
    expect(saved.name).toBe(name);
    expect(saved.said).toContain(formatBytes(saved.bytes.length));
    const { width, height, format: found } = await sharp(saved.bytes).metadata();
    expect([width, height, found]).toEqual([PHOTO_SIDE_PX, PHOTO_SIDE_PX, format]);
    expect(meanDifference(await rgbOf(photo), await rgbOf(saved.bytes))).toBeLessThan(6);
  }

  await openExport(page, 'JPEG');
  const dialog = exportDialog(page);
  await dialog.getByRole('radiogroup', { name: 'Scale' }).getByText('2×').click();
  await dialog.getByRole('slider', { name: 'Quality' }).fill('20');
  const poor = await saveExport(page);
  expect((await sharp(poor.bytes).metadata()).width).toBe(2 * PHOTO_SIDE_PX);
  await openExport(page, 'JPEG');
  await dialog.getByRole('slider', { name: 'Quality' }).fill('95');
  const good = await saveExport(page);
  expect(good.bytes.length).toBeGreaterThan(1.5 * poor.bytes.length);

  await openExport(page, 'PNG');
  await dialog.getByRole('button', { name: 'Copy as PNG' }).click();
  await expect.poll(() => copiedSize(page)).toEqual([2 * PHOTO_SIDE_PX, 2 * PHOTO_SIDE_PX]);

  await dialog.getByRole('radiogroup', { name: 'Format' }).getByText('SVG').click();
  await expect(dialog.getByText('“coffee” is made of pixels')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Vectorize' }).click();
  const tiles = page.getByRole('tablist', { name: 'Operation' });
  await expect(tiles.getByRole('tab', { name: 'Vectorize' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 30 30"><path fill="#d03020" d="M0 0H30V30H0Z"/><circle fill="#20a040" cx="15" cy="15" r="8"/></svg>';

test('a drawing that was moved leaves as an SVG of shapes, saved as a project on the way', async ({
  page,
  person,
}) => {
  expect(person.name).toBe('Maria Kern');
  await page.getByLabel('Open image', { exact: true }).setInputFiles({
    name: 'sign.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(DRAWING),
  });
  await expect(versions(page)).toHaveCount(1);
  await page.keyboard.press('v');
  await expect(tool(page, 'Move')).toHaveAttribute('aria-pressed', 'true');
  await canvas(page).getByRole('button', { name: 'Layers', exact: true }).click();
  // Keys before the layer is there move nothing.
  await expect(page.getByRole('button', { name: 'sign', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowRight');
  const { bytes, name } = await exportAs(page, 'SVG');
  expect(name).toBe('sign.svg');
  const text = bytes.toString('utf8');
  expect(text).toContain('<circle');
  expect(text).not.toContain('<image');
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  expect([info.width, info.height]).toEqual([300, 300]);
  expect(at(10, 150)[3]).toBe(0);
  expect(at(40, 20)).toEqual([0xd0, 0x30, 0x20, 255]);
  expect(at(180, 150)).toEqual([0x20, 0xa0, 0x40, 255]);
  type List = { projects: { name: string }[] };
  const { body } = await send<List>(page, 'GET', '/v1/projects');
  expect(body.projects.map((project) => project.name)).toEqual(['sign']);
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
