import { photoPng } from '../tests/support/photos';
import { naturalSize } from './support/pixels';
import {
  balance,
  lastRequest,
  newestResult,
  prompt,
  recordRequests,
  runButton,
} from './support/studio';
import { expect, signUp, test } from './support/test';

/** Pictures are drawn on a shared processor. */
test.describe.configure({ timeout: 240_000 });

test('two pictures become a style, and the next request names it', async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
  const files = await Promise.all(
    (['coffee', 'cat'] as const).map(async (name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await photoPng(name, 256),
    })),
  );
  await page.getByLabel('Style references').setInputFiles(files);
  await expect(page.getByText('2 of 10 references · 5 units a request')).toBeVisible();
  for (const name of ['coffee.png', 'cat.png']) {
    await expect.poll(() => naturalSize(page.getByRole('img', { name }))).toEqual([256, 256]);
  }
  await page.getByRole('button', { name: 'Keep as a style · 5' }).click();
  const style = page.getByRole('group', { name: 'Style', exact: true });
  await expect(style.getByText('Yours')).toBeVisible();
  const made = await lastRequest(page);
  expect(made.path).toBe('/v1/styles');
  expect(made.fields).toEqual({ model: 'svcv4_1' });
  await expect(balance(page)).toHaveText('995');

  await page.getByRole('radiogroup', { name: 'Style match' }).getByText('Precise').click();
  await prompt(page).fill('A red fox');
  await runButton(page, 'Generate').click();
  await newestResult(page, 1);
  const { path, fields } = await lastRequest(page);
  expect(path).toBe('/v1/images/generations');
  expect(fields).toMatchObject({ style_match: 'precise', model: 'svcv4_1' });
  expect(fields.style_id).toMatch(/^[\da-f-]{36}$/);
  await expect(balance(page)).toHaveText('960');

  await page.getByRole('button', { name: 'Browse' }).click();
  const own = page.getByRole('dialog', { name: 'Styles' });
  await expect(own.getByRole('list', { name: 'Your styles' }).getByRole('button')).toHaveCount(1);
});

test('curated styles are chosen by their pictures, where the model has them', async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: 'V2 1K, 22 units' }).click();
  await page.getByRole('button', { name: 'Browse' }).click();
  const shelf = page.getByRole('list', { name: 'Curated styles' });
  await page.getByRole('textbox', { name: 'Find a style' }).fill('pixel');
  await expect(shelf.getByRole('button')).toHaveCount(1);
  const sample = shelf.locator('img');
  await expect
    .poll(() => sample.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await shelf.getByRole('button', { name: 'Pixel art' }).click();
  await prompt(page).fill('A red fox');
  await runButton(page, 'Generate').click();
  await newestResult(page, 1);
  expect((await lastRequest(page)).fields).toMatchObject({ style: 'Pixel art', model: 'svcv2' });
});
