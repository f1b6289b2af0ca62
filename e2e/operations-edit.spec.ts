import sharp from 'sharp';
import { meanDifference, rgbOf } from '../tests/support/photos';
import { maskMiddle } from './support/canvas';
import {
  balance,
  canvas,
  chooseOperation,
  lastRequest,
  newestResult,
  openPhoto,
  prompt,
  recordRequests,
  runButton,
  versions,
} from './support/studio';
import { expect, signUp, test } from './support/test';

/** Edits draw with networks on a shared processor. */
test.describe.configure({ timeout: 180_000 });

test.beforeEach(async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
});

/** Smaller pictures take the networks less time. */
const SIDE_PX = 256;
const MASK_SIDE_PX = 102;

/** Whether a place lies well inside, or well outside, the rectangle that is painted. */
const isMasked = (x: number, y: number) => Math.max(Math.abs(x - 128), Math.abs(y - 128)) < 48;
const isFree = (x: number, y: number) => Math.max(Math.abs(x - 128), Math.abs(y - 128)) > 56;

/** Values that a mask holds, and its size. */
async function maskFacts(bytes: Buffer | undefined) {
  const { width, height, channels } = await sharp(bytes).metadata();
  const data = await sharp(bytes).raw().toBuffer();
  return { values: [...new Set(data)].sort((a, b) => a - b), width, height, channels };
}

test('erasing sends the image with its mask, and changes nothing outside it', async ({ page }) => {
  const photo = await openPhoto(page, 'coffee', SIDE_PX);
  await chooseOperation(page, 'Edit', 'Erase');
  await expect(runButton(page, 'Erase')).toHaveAccessibleName(/^Erase · 2\b/);
  await expect(runButton(page, 'Erase')).toBeDisabled();
  await maskMiddle(page, MASK_SIDE_PX);
  await runButton(page, 'Erase').click();

  const result = await newestResult(page, 2);
  const { path, fields, files } = await lastRequest(page);
  expect(path).toBe('/v1/images/eraseRegion');
  expect(fields).toEqual({ image_format: 'webp' });
  expect(files.image?.bytes.equals(photo)).toBe(true);
  expect(await maskFacts(files.mask?.bytes)).toMatchObject({
    values: [0, 255],
    width: SIDE_PX,
    height: SIDE_PX,
    channels: 1,
  });
  const [before, after] = [await rgbOf(photo), await rgbOf(result)];
  expect(meanDifference(before, after, isFree)).toBe(0);
  expect(meanDifference(before, after, isMasked)).toBeGreaterThan(5);
  await expect(balance(page)).toHaveText('998');
  await expect(versions(page).last()).toHaveAccessibleName('Version 2, Erase, from version 1');
  await expect(canvas(page).getByText('Erase').first()).toBeHidden();
});

test('painting over a part and describing it inpaints that part', async ({ page }) => {
  const photo = await openPhoto(page, 'coffee', SIDE_PX);
  await chooseOperation(page, 'Edit', 'Inpaint');
  await maskMiddle(page, MASK_SIDE_PX);
  await prompt(page).fill('A red apple');
  await expect(runButton(page, 'Inpaint')).toHaveAccessibleName(/^Inpaint · 40\b/);
  await runButton(page, 'Inpaint').click();

  const result = await newestResult(page, 2);
  const { path, fields, files } = await lastRequest(page);
  expect(path).toBe('/v1/images/inpaint');
  expect(fields).toMatchObject({ prompt: 'A red apple', model: 'svcv3', n: '1' });
  expect(Object.keys(files).sort()).toEqual(['image', 'mask']);
  const [before, after] = [await rgbOf(photo), await rgbOf(result)];
  expect(meanDifference(before, after, isFree)).toBe(0);
  expect(meanDifference(before, after, isMasked)).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Details' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Details of the result' })).toContainText(
    'builtin',
  );
});

test('a background is replaced behind the subject, or drawn where a mask says so', async ({
  page,
}) => {
  const photo = await openPhoto(page, 'astronaut', SIDE_PX);
  await chooseOperation(page, 'Edit', 'Background');
  await prompt(page).fill('A calm blue sea at noon');
  await runButton(page, 'Background').click();
  const replaced = await newestResult(page, 2);
  expect((await lastRequest(page)).path).toBe('/v1/images/replaceBackground');
  const [before, after] = [await rgbOf(photo), await rgbOf(replaced)];
  const isFace = (x: number, y: number) => x > 100 && x < 125 && y > 45 && y < 70;
  const isCorner = (x: number, y: number) => x < 30 && y < 30;
  // The subject is lit anew to fit; the background is another picture.
  const change = meanDifference(before, after, isFace);
  expect(change).toBeLessThan(20);
  expect(meanDifference(before, after, isCorner)).toBeGreaterThan(2 * change);

  await maskMiddle(page, MASK_SIDE_PX);
  await runButton(page, 'Background').click();
  await newestResult(page, 3);
  const { path, files } = await lastRequest(page);
  expect(path).toBe('/v1/images/generateBackground');
  expect(await maskFacts(files.mask?.bytes)).toMatchObject({ values: [0, 255] });
});

test('restyling follows prompt and strength, with the model’s own price', async ({ page }) => {
  const photo = await openPhoto(page, 'cat');
  await chooseOperation(page, 'Edit', 'Restyle');
  await prompt(page).fill('A watercolour painting of a cat');
  await page.getByRole('slider', { name: 'Strength' }).fill('0.8');
  await expect(runButton(page, 'Restyle')).toHaveAccessibleName(/^Restyle · 35\b/);
  await runButton(page, 'Restyle').click();
  const result = await newestResult(page, 2);
  const { path, fields } = await lastRequest(page);
  expect(path).toBe('/v1/images/imageToImage');
  expect(fields).toMatchObject({ strength: '0.8', model: 'svcv4_1' });
  const after = await rgbOf(result);
  expect([after.width, after.height]).toEqual([1024, 1024]);
  const enlarged = await rgbOf(await sharp(photo).resize(1024, 1024).png().toBuffer());
  expect(meanDifference(enlarged, after)).toBeGreaterThan(5);
});

test('variations lie side by side, and the accepted one goes on the canvas', async ({ page }) => {
  await openPhoto(page, 'coffee');
  await chooseOperation(page, 'Edit', 'Remix');
  await page.getByRole('radiogroup', { name: 'Results' }).getByText('2', { exact: true }).click();
  await expect(runButton(page, 'Remix')).toHaveAccessibleName(/^Remix 2 · 80\b/);
  await runButton(page, 'Remix').click();
  await newestResult(page, 3);
  const { path, fields } = await lastRequest(page);
  expect(path).toBe('/v1/images/variateImage');
  expect(fields).toMatchObject({ n: '2', size: '1:1' });
  expect(fields).not.toHaveProperty('prompt');

  await expect(page.getByRole('list', { name: 'Results' }).getByRole('img')).toHaveCount(2);
  await page.getByRole('button', { name: 'Result 2', exact: true }).click();
  await page.getByRole('button', { name: 'Open 2 on canvas' }).click();
  await expect(canvas(page).locator('canvas').first()).toBeVisible();
  await expect(versions(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await versions(page).first().click();
  await expect(versions(page).first()).toHaveAttribute('aria-current', 'true');
});
