import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  balance,
  chooseOperation,
  lastRequest,
  newestResult,
  openPhoto,
  recordRequests,
  runButton,
  versions,
} from './support/studio';
import { expect, signUp, test } from './support/test';

/** The networks of these operations take their time on a shared processor. */
test.describe.configure({ timeout: 240_000 });

/** Networks take the longer the more there is to look at. */
const SMALL_SIDE_PX = 256;

/** The size that the form says the result will have. */
const sizeSaid = (page: Page) => page.getByRole('status', { name: 'Size of the result' });

test.beforeEach(async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
});

async function alphaAt(bytes: Buffer, x: number, y: number): Promise<number> {
  const { data } = await sharp(bytes)
    .ensureAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[3] ?? 0;
}

test('the subject is cut out with real transparency', async ({ page }) => {
  const photo = await openPhoto(page, 'astronaut', SMALL_SIDE_PX);
  await chooseOperation(page, 'Process', 'Remove background');
  await expect(runButton(page, 'Remove background')).toHaveAccessibleName(
    /^Remove background · 10\b/,
  );
  await runButton(page, 'Remove background').click();
  const result = await newestResult(page, 2);
  const { path, files } = await lastRequest(page);
  expect(path).toBe('/v1/images/removeBackground');
  expect(files.file?.bytes.equals(photo)).toBe(true);
  expect(await alphaAt(result, 112, 57)).toBe(255);
  expect(await alphaAt(result, 200, 10)).toBeLessThan(128);
  await expect(balance(page)).toHaveText('990');
});

test('a picture becomes shapes that do not overlap', async ({ page }) => {
  await openPhoto(page, 'coffee', SMALL_SIDE_PX);
  await chooseOperation(page, 'Process', 'Vectorize');
  await page.getByRole('radiogroup', { name: 'Shapes' }).getByText('Cut out').click();
  await page.getByRole('switch', { name: 'Limit shapes' }).check();
  await runButton(page, 'Vectorize').click();
  const svg = (await newestResult(page, 2)).toString();
  const { fields } = await lastRequest(page);
  expect(fields).toEqual({
    shape_stacking: 'cut_out',
    limit_num_shapes: 'on',
    max_num_shapes: '500',
  });
  expect(svg).toContain('<svg');
  const shapes = svg.match(/<path/g) ?? [];
  expect(shapes.length).toBeGreaterThan(20);
  expect(shapes.length).toBeLessThanOrEqual(500);
  await expect(versions(page).last()).toHaveAccessibleName('Version 2, Vector, from version 1');
  // What is shapes already can't be traced again, and the form says so before anything is sent.
  await expect(page.getByText('It takes PNG, JPG or WEBP; this is an SVG.')).toBeVisible();
  await expect(runButton(page, 'Vectorize')).toBeDisabled();
});

test('crisp upscale keeps the content and adds pixels', async ({ page }) => {
  const photo = await openPhoto(page, 'cat', SMALL_SIDE_PX);
  await chooseOperation(page, 'Process', 'Crisp upscale');
  await expect(sizeSaid(page)).toHaveText('256 × 256becomes1024 × 1024');
  await runButton(page, 'Crisp upscale').click();
  const result = await newestResult(page, 2);
  const { width = 0 } = await sharp(result).metadata();
  expect(width).toBe(4 * SMALL_SIDE_PX);
  await expect(versions(page).last()).toHaveAccessibleName('Version 2, Crisp ×4, from version 1');
  const [small, before] = await Promise.all(
    [sharp(result).resize(64, 64), sharp(photo).resize(64, 64)].map((picture) =>
      picture.removeAlpha().raw().toBuffer(),
    ),
  );
  const difference = small!.reduce(
    (sum, value, at) => sum + Math.abs(value - (before![at] ?? 0)),
    0,
  );
  expect(difference / small!.length).toBeLessThan(6);
  await expect(balance(page)).toHaveText('996');
});

test('creative upscale costs 250 and enlarges', async ({ page }) => {
  await openPhoto(page, 'cat', SMALL_SIDE_PX);
  await chooseOperation(page, 'Process', 'Creative upscale');
  await expect(runButton(page, 'Creative upscale')).toHaveAccessibleName(
    /^Creative upscale · 250\b/,
  );
  await expect(sizeSaid(page)).toHaveText('256 × 256becomes512 × 512');
  await runButton(page, 'Creative upscale').click();
  const { width = 0 } = await sharp(await newestResult(page, 2)).metadata();
  expect(width).toBe(2 * SMALL_SIDE_PX);
  await expect(balance(page)).toHaveText('750');
});

test('details are refined at the 2K size', async ({ page }) => {
  await openPhoto(page, 'coffee');
  await chooseOperation(page, 'Process', 'Refine details');
  await page.getByRole('radiogroup', { name: 'Refinement' }).getByText('Subtle').click();
  await expect(sizeSaid(page)).toHaveText('512 × 512becomes2048 × 2048');
  await runButton(page, 'Refine details').click();
  const { width, height } = await sharp(await newestResult(page, 2)).metadata();
  expect([width, height]).toEqual([2048, 2048]);
  expect((await lastRequest(page)).fields).toMatchObject({ refinement: 'subtle' });
});
