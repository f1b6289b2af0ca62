import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
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

/** Draws with a model and a prompt of its own. */
async function draw(page: Page, prompt: string, model = 'svcv4_1_flash'): Promise<void> {
  const body = { prompt, model, size: '1:1' };
  expect((await send(page, 'POST', '/v1/images/generations', body)).status).toBe(200);
}

test('results are searched by prompt on the service, by model, and from the oldest', async ({
  page,
}) => {
  await signUp(page, '/gallery');
  await draw(page, 'A red FOX in snow');
  await draw(page, 'A quiet house', 'svcv2');
  await draw(page, 'two foxes');
  await page.reload();
  const tiles = page.getByRole('link', { name: /Open in the studio/ });
  await expect(tiles).toHaveCount(3);
  await expect(tiles.first()).toHaveAccessibleDescription('two foxes');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/v1/users/me/files') asked.push(search);
  });
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search prompts' })).toBeFocused();
  await page.keyboard.type('fox');
  await expect(tiles).toHaveCount(2);
  // Typing is waited for: it is asked for at the end, and not for each letter again.
  expect(asked.filter((query) => query.includes('search=fox'))).toHaveLength(1);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest');
  await expect(tiles.first()).toHaveAccessibleDescription('A red FOX in snow');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Model' }).selectOption({ label: 'V2 (1)' });
  await expect(tiles).toHaveCount(1);
  await expect(tiles).toHaveAccessibleDescription('A quiet house');
  await page.getByRole('searchbox').fill('nothing has this');
  await expect(page.getByText('Nothing that is kept fits that.')).toBeVisible();
  await page.getByRole('searchbox').fill('house');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tiles).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Model' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('two results are compared beside one another and over one another, by keyboard alone', async ({
  page,
}) => {
  await signUp(page, '/gallery');
  await draw(page, 'A red fox in snow');
  await draw(page, 'A quiet house');
  await page.reload();
  const boxes = page.getByRole('checkbox');
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  const compare = page.getByRole('button', { name: 'Compare' });
  await expect(compare).toHaveCount(0);
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  await compare.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Compare two results' });
  for (const name of ['Result 1', 'Result 2']) {
    const picture = dialog.getByRole('img', { name });
    await expect.poll(() => naturalSize(picture)).toEqual([1024, 1024]);
  }
  await expect(dialog.getByText('A quiet house')).toBeVisible();
  await dialog.getByText('One over the other').click();
  const divider = dialog.getByRole('slider', { name: 'Divider, share of result 1' });
  const middle = async () => await dialog.getByRole('img', { name: 'Result 1' }).screenshot();
  const half = await middle();
  await divider.focus();
  await page.keyboard.press('End');
  expect((await middle()).equals(half)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a result opens in the studio with its prompt and settings, and not its seed', async ({
  page,
}) => {
  await signUp(page, '/gallery');
  const body = {
    ...{ prompt: 'A harbour at dawn', model: 'svcv3', size: '3:2', style: 'Watercolor' },
    negative_prompt: 'people',
  };
  expect((await send(page, 'POST', '/v1/images/generations', body)).status).toBe(200);
  await page.reload();
  await page.getByRole('link', { name: /Open in the studio/ }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(body.prompt);
  await expect(page.getByRole('combobox', { name: 'Model' })).toContainText('V3');
  await expect(page.getByRole('group', { name: 'Style', exact: true })).toContainText('Watercolor');
  await page.getByRole('button', { name: 'Details' }).click();
  const origin = page.getByRole('region', { name: 'Where it came from' });
  await expect(origin).toContainText('A harbour at dawn');
  await expect(origin).toContainText('people');
});
