import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import {
  answerAtOnce,
  canvasMiddle,
  draw,
  maskButton,
  maskValues,
  sentRequest,
  tool,
} from './support/canvas';
import {
  canvas,
  openPhoto,
  PHOTO_SIDE_PX,
  prompt,
  recordRequests,
  requestCount,
  runButton,
  versions,
} from './support/studio';
import { expect, signUp, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
  await openPhoto(page, 'coffee');
});

/** Runs an operation and answers the mask that was sent as the request of this number. */
async function sentMask(page: Page, name: string, number = 1) {
  await runButton(page, name).click();
  await expect.poll(() => requestCount(page)).toBe(number);
  return maskValues((await sentRequest(page)).files.mask?.bytes);
}

test('what is painted with the mouse is what is sent, to the pixel', async ({ page }) => {
  await answerAtOnce(page, '/v1/images/inpaint');
  await tool(page, 'Brush').click();
  await expect(tool(page, 'Brush')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('spinbutton', { name: 'Brush diameter' }).fill('40');
  await page.keyboard.press('Enter');
  await draw(page, [
    [100, 200],
    [300, 200],
  ]);
  await tool(page, 'Eraser').click();
  await draw(page, [
    [200, 150],
    [200, 250],
  ]);
  await prompt(page).fill('A red apple');
  const shown = await canvas(page).getByText(/^Mask/).textContent();
  const mask = await sentMask(page, 'Inpaint');
  expect(mask).toMatchObject({
    values: [0, 255],
    widthPx: PHOTO_SIDE_PX,
    heightPx: PHOTO_SIDE_PX,
    channels: 1,
    hasAlpha: false,
  });
  for (const [x, y, value] of [
    [120, 200, 255],
    [120, 181, 255],
    [120, 178, 0],
    [81, 200, 255],
    [78, 200, 0],
    [179, 200, 255],
    [181, 200, 0],
    [219, 200, 0],
    [221, 200, 255],
    [400, 400, 0],
  ] as const) {
    expect(mask.at(x, y), `at ${x}, ${y}`).toBe(value);
  }
  const share = ((mask.painted / PHOTO_SIDE_PX ** 2) * 100).toFixed(1);
  expect(shown).toContain(`Mask ${Number(share)} %`);
});

test('lasso, rectangle, ellipse, Shift, X and the mask commands make exact masks', async ({
  page,
}) => {
  await test.step('a lasso, inverted, erases everything else', async () => {
    await answerAtOnce(page, '/v1/images/eraseRegion');
    await tool(page, 'Lasso').click();
    await draw(page, [
      [150, 150],
      [350, 150],
      [350, 350],
      [150, 350],
    ]);
    await maskButton(page, 'Invert mask').click();
    await page.getByRole('tab', { name: 'Erase', exact: true }).click();
    const mask = await sentMask(page, 'Erase');
    expect([mask.at(250, 250), mask.at(160, 340), mask.at(140, 250), mask.at(500, 10)]).toEqual([
      0, 0, 255, 255,
    ]);
    expect(mask.painted).toBe(PHOTO_SIDE_PX ** 2 - 200 * 200);
  });
  // The answer has taken the canvas, and its mask with it; the next one is another picture.
  await answerAtOnce(page, '/v1/images/eraseRegion');
  await versions(page).first().click();
  await maskButton(page, 'Clear mask').click();
  await test.step('a circle is cut out of a rectangle, and both grow', async () => {
    await page.keyboard.press('r');
    await expect(tool(page, 'Rectangle')).toHaveAttribute('aria-pressed', 'true');
    await draw(page, [
      [100, 100],
      [200, 180],
    ]);
    await page.keyboard.press('x');
    await page.keyboard.press('o');
    await page.keyboard.down('Shift');
    await draw(page, [
      [120, 120],
      [160, 130],
    ]);
    await page.keyboard.up('Shift');
    await maskButton(page, 'Grow mask').click();
    await page.getByRole('tab', { name: 'Erase', exact: true }).click();
    const mask = await sentMask(page, 'Erase', 2);
    // The circle of 40 px, from which growing by 4 px has taken a ring.
    expect([mask.at(140, 140), mask.at(140, 123), mask.at(140, 125)]).toEqual([0, 255, 0]);
    expect([mask.at(97, 140), mask.at(95, 140), mask.at(203, 140), mask.at(205, 140)]).toEqual([
      255, 0, 255, 0,
    ]);
  });
});

test('every step can be undone and done again, and a mask can be saved and loaded', async ({
  page,
}) => {
  await test.step('every step can be undone and done again, and an empty mask is not sent', async () => {
    const fact = canvas(page).getByText(/^Mask/);
    await tool(page, 'Brush').click();
    await draw(page, [
      [100, 100],
      [200, 200],
    ]);
    const first = await fact.textContent();
    await draw(page, [
      [300, 100],
      [300, 400],
    ]);
    const second = await fact.textContent();
    expect(second).not.toBe(first);
    await page.keyboard.press('Control+z');
    await expect(fact).toHaveText(first ?? '');
    await page.keyboard.press('Control+Shift+z');
    await expect(fact).toHaveText(second ?? '');
    await maskButton(page, 'Clear mask').click();
    await expect(fact).toBeHidden();
    await expect(runButton(page, 'Inpaint')).toBeDisabled();
    for (const expected of [second, first]) {
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(fact).toHaveText(expected ?? '');
    }
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(fact).toBeHidden();
  });
  await test.step('a saved mask is loaded again, and one of another size is refused with both sizes', async () => {
    await tool(page, 'Rectangle').click();
    await draw(page, [
      [50, 60],
      [250, 160],
    ]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      maskButton(page, 'Save mask').click(),
    ]);
    const saved = await readFile(await download.path());
    expect((await maskValues(saved)).painted).toBe(200 * 100);
    await maskButton(page, 'Clear mask').click();
    const load = (buffer: Buffer) =>
      page
        .getByLabel('Load mask from a file')
        .setInputFiles({ name: 'mask.png', mimeType: 'image/png', buffer });
    await load(saved);
    await expect(canvas(page)).toContainText('Mask 7.6 %');
    await load(await sharp(saved).resize(300, 300).png().toBuffer());
    await expect(canvas(page).getByRole('alert')).toContainText('300 × 300, the image 512 × 512');
    await expect(canvas(page)).toContainText('Mask 7.6 %');
  });
});

test('brackets and the wheel size the brush, and the space bar pans without painting', async ({
  page,
}) => {
  await tool(page, 'Brush').click();
  const size = page.getByRole('spinbutton', { name: 'Brush diameter' });
  const middle = await canvasMiddle(page);
  await page.mouse.move(middle.x, middle.y);
  const before = Number(await size.inputValue());
  await page.keyboard.press(']');
  expect(Number(await size.inputValue())).toBeGreaterThan(before);
  await page.keyboard.press('[');
  await page.keyboard.down('Alt');
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Alt');
  await expect.poll(async () => Number(await size.inputValue())).toBeLessThan(before);
  await page.keyboard.down('Space');
  await draw(page, [
    [200, 200],
    [260, 240],
  ]);
  await page.keyboard.up('Space');
  await expect(canvas(page).getByText(/^Mask/)).toBeHidden();
});
