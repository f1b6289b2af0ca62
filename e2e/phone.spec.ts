import { naturalSize } from './support/pixels';
import { expect, signUp, test } from './support/test';

test('on a phone the form is a sheet below the canvas, and everything works by touch', async ({
  page,
  person,
}) => {
  expect(person.name).toBe('Maria Kern');
  const generate = page.getByRole('button', { name: /^Generate/ });
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A hot-air balloon over hills');
  await expect(generate).toBeInViewport();
  expect((await generate.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await generate.tap();
  const result = page.getByRole('list', { name: 'Results' }).getByRole('img');
  await expect.poll(() => naturalSize(result)).toEqual([1024, 1024]);
  await expect(result).toBeInViewport();

  await page.getByRole('button', { name: 'Raise the form' }).tap();
  await expect(page.getByRole('tablist', { name: 'Mode' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

const PAGES = [
  '/',
  '/docs',
  '/docs/inpaint',
  '/docs/errors',
  '/docs/limits',
  '/docs/reference',
  '/usage',
  '/gallery',
  '/styles',
  '/profile',
];

test('no page is wider than a phone', async ({ page }) => {
  await signUp(page, '/profile');
  for (const path of PAGES) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});
