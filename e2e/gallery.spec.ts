import { readFile } from 'node:fs/promises';
import { generate, send } from './support/api';
import { naturalSize } from './support/pixels';
import { expect, signUp, test } from './support/test';

test('everything made is shown small, newest first, with its end', async ({ page }) => {
  await signUp(page, '/gallery');
  await expect(page.getByText('appears here, newest first')).toBeVisible();
  await generate(page, 2);
  const { data } = await generate(page, 1);
  await page.reload();
  const tiles = page.getByRole('link', { name: /Open in the studio: Generate/ });
  await expect(tiles).toHaveCount(3);
  await expect(tiles.first()).toHaveAttribute('href', `/studio?open=${data[0]?.image_id}`);
  await expect(tiles.first()).toHaveAccessibleName(/1024 × 1024, 23 h left/);
  const [width] = await naturalSize(tiles.first().locator('img'));
  expect(width).toBeLessThanOrEqual(640);
  const thumbnail = await page.request.get(`/v1/files/${data[0]?.image_id}/thumbnail?width=320`);
  expect(thumbnail.headers()['content-type']).toBe('image/webp');
  expect((await thumbnail.body()).byteLength).toBeLessThan(60_000);
});

test('results are filtered by operation, and saved together as a zip', async ({ page }) => {
  await signUp(page, '/gallery');
  const { data } = await generate(page, 2);
  await send(page, 'POST', '/v1/images/removeBackground', {
    image_url: new URL(data[0]?.url ?? '', page.url()).href,
  });
  await page.reload();
  await page.getByRole('button', { name: /^Remove background 1/ }).click();
  await expect(page.getByRole('link', { name: /Open in the studio/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^All 3/ }).click();
  await expect(page.getByRole('link', { name: /Open in the studio/ })).toHaveCount(3);

  await page.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('3 selected');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'Download' })
      .click(),
  ]);
  const archive = await readFile(await download.path());
  expect(download.suggestedFilename()).toBe('easel-results.zip');
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  const names = archive
    .toString('latin1')
    .match(/(?:generateImage|removeBackground)-[\da-f]{8}\.webp/g);
  expect(new Set(names).size).toBe(3);
});

test.describe('what is deleted', () => {
  test.use({ expectedErrors: [/404/] });

  test('is gone from the gallery and from its address', async ({ page }) => {
    await signUp(page, '/gallery');
    const { data } = await generate(page, 1);
    await page.reload();
    await page.getByRole('checkbox').first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('link', { name: /Open in the studio/ })).toHaveCount(0);
    expect((await send(page, 'GET', `/v1/files/${data[0]?.image_id}`)).status).toBe(404);
  });
});
