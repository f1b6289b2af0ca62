import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * `EASEL_URL=http://127.0.0.1:3000 npx tsx scripts/landing/studio.ts`: photographs the studio of a running
 * server for the front page, in both themes, while a mask is painted on a photo.
 */

const URL_ROOT = process.env.EASEL_URL ?? 'http://127.0.0.1:3000';
const PHOTO = 'tests/fixtures/photos/coffee.jpg';
const PHOTO_WIDTH_PX = 1200;
const VIEW = { width: 1440, height: 900 };
const WIDTH_PX = 1216;
const QUALITY = 82;
const TIMEOUT_MS = 30_000;

async function signUp(page: Page): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Maria Kern');
  await page.getByLabel('Email').fill(`maria-${randomUUID()}@example.test`);
  await page.getByLabel('Password').fill(randomUUID());
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/studio/);
}

/** Opens the photo, paints over its spoon and says what shall be there. */
async function paint(page: Page): Promise<void> {
  const photo = await sharp(PHOTO).resize({ width: PHOTO_WIDTH_PX }).png().toBuffer();
  const file = { name: 'coffee.png', mimeType: 'image/png', buffer: photo };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page
    .getByRole('radio', { name: 'Edit' })
    .or(page.getByRole('tab', { name: 'Edit' }))
    .click();
  await page.getByRole('button', { name: 'Brush', exact: true }).click();
  const canvas = page.locator('canvas').first();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The studio has no canvas');
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(0.6, 0.7));
  await page.mouse.down();
  for (const [x, y] of [
    [0.59, 0.66],
    [0.575, 0.74],
    [0.61, 0.76],
    [0.63, 0.68],
  ] as const) {
    await page.mouse.move(...at(x, y), { steps: 8 });
  }
  await page.mouse.up();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Two sugar cubes on the saucer');
}

mkdirSync('public/landing', { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ baseURL: URL_ROOT, viewport: VIEW, colorScheme });
    page.setDefaultTimeout(TIMEOUT_MS);
    await signUp(page);
    await paint(page);
    await page.addStyleTag({ content: 'nextjs-portal { display: none }' });
    await page.waitForTimeout(1_500);
    const file = `public/landing/studio-${colorScheme}.webp`;
    await sharp(await page.screenshot())
      .resize({ width: WIDTH_PX })
      .webp({ quality: QUALITY })
      .toFile(file);
    console.log(file);
    await page.close();
  }
} finally {
  await browser.close();
}
