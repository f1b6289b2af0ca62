import { readFile } from 'node:fs/promises';
import { generate, send } from './support/api';
import { naturalSize } from './support/pixels';
import { expect, signUp, test } from './support/test';

// What is gone is asked for, which the browser logs.
test.use({ expectedErrors: [/404/] });

test('results are shown small and newest first, filtered, saved together, and deleted', async ({
  page,
}) => {
  await signUp(page, '/gallery');
  await expect(page.getByText('appears here, newest first')).toBeVisible();
  const older = await generate(page, 2);
  const newest = (await generate(page, 1)).data[0];
  await page.reload();
  const tiles = page.getByRole('link', { name: /Open in the studio/ });
  await expect(tiles).toHaveCount(3);
  await expect(tiles.first()).toHaveAttribute('href', `/studio?open=${newest?.image_id}`);
  await expect(tiles.first()).toHaveAccessibleName(/Generate.*1024 × 1024, 23 h left/);
  const [width] = await naturalSize(tiles.first().locator('img'));
  expect(width).toBeLessThanOrEqual(640);
  const thumbnail = await page.request.get(`/v1/files/${newest?.image_id}/thumbnail?width=320`);
  expect(thumbnail.headers()['content-type']).toBe('image/webp');
  expect((await thumbnail.body()).byteLength).toBeLessThan(60_000);

  await send(page, 'POST', '/v1/images/removeBackground', {
    image_url: new URL(older.data[0]?.url ?? '', page.url()).href,
  });
  await page.reload();
  await page.getByRole('button', { name: /^Remove background 1/ }).click();
  await expect(tiles).toHaveCount(1);
  await page.getByRole('button', { name: /^All 4/ }).click();
  await expect(tiles).toHaveCount(4);

  await page.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: 'Select all' }).click();
  const selection = page.getByRole('region', { name: 'Selection' });
  await expect(selection).toContainText('4 selected');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    selection.getByRole('button', { name: 'Download' }).click(),
  ]);
  const archive = await readFile(await download.path());
  expect(download.suggestedFilename()).toBe('easel-results.zip');
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  const names = archive
    .toString('latin1')
    .match(/(?:generateImage|removeBackground)-[\da-f]{8}\.webp/g);
  expect(new Set(names).size).toBe(4);

  await selection.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tiles).toHaveCount(0);
  expect((await send(page, 'GET', `/v1/files/${newest?.image_id}`)).status).toBe(404);
});
