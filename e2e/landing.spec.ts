import type { Page } from '@playwright/test';
import { generate } from './support/api';
import { expect, signUp, test } from './support/test';

const BUDGET_BYTES = 250_000;
/** What counts as good (web.dev/articles/cls) is 0.1; we want hardly any. */
const MOST_SHIFT = 0.02;
const OPEN_PAGES = [
  '/',
  '/signin',
  '/signup',
  '/docs',
  '/docs/inpaint',
  '/docs/errors',
  '/docs/reference',
];
const OWN_PAGES = ['/projects', '/gallery', '/styles', '/usage', '/profile'];

/** Bytes of script that came over the wire with a page and right after it, compressed. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Sum of the unexpected layout shifts so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
            if (!shift.hadRecentInput) sum += shift.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

for (const path of OPEN_PAGES) {
  test(`${path} loads little and holds still`, async ({ page }) => {
    expect(await scriptBytes(page, path)).toBeLessThan(BUDGET_BYTES);
    expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT);
  });
}

test('the pages of somebody who has drawn load little and hold still', async ({
  page,
  browser,
}) => {
  await signUp(page, '/profile');
  await generate(page, 1);
  const baseURL = new URL(page.url()).origin;
  const storageState = await page.context().storageState();
  for (const path of OWN_PAGES) {
    // A context of its own for each: nothing is cached.
    const context = await browser.newContext({ baseURL, storageState });
    const fresh = await context.newPage();
    expect(await scriptBytes(fresh, path), path).toBeLessThan(BUDGET_BYTES);
    expect(await layoutShift(fresh), path).toBeLessThan(MOST_SHIFT);
    if (path === '/usage') await expect(fresh.locator('[data-units="7"]')).toBeVisible();
    await context.close();
  }
});

/** Each of them comes when it is scrolled to, in the size that its place was kept for. */
async function expectPictures(page: Page, folder: string, count: number, widthPx: number) {
  const pictures = page.locator(`main img[src^="${folder}"]`);
  await expect(pictures).toHaveCount(count);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(widthPx);
  }
}

test('the front page shows what was really made, and leads on', async ({ page }) => {
  await page.goto('/');
  await expectPictures(page, '/guide/', 15, 640);
  await expectPictures(page, '/landing/drawn-', 8, 480);
  const words = page.getByRole('link', { name: 'A red fox in a snowy forest at sunset' });
  await expect(words).toHaveAttribute('href', /^\/studio\?prompt=A%20red%20fox%20in/);
  await page.getByLabel('What the picture shows').fill('A red fox');
  await page.getByRole('button', { name: 'Draw it' }).click();
  await page.waitForURL(/\/signin\?next=/);
});
