import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { answerAtOnce, draw, tool } from './support/canvas';
import { canvas, chooseOperation, openPhoto, prompt, runButton, versions } from './support/studio';
import { expect, signUp, test } from './support/test';

const SIDE_PX = 512;

/** A picture of one colour, large enough that decoding it takes a moment. */
function plain(color: string, sidePx = SIDE_PX): Promise<Buffer> {
  const { r, g, b } = { red: { r: 200, g: 30, b: 30 }, blue: { r: 30, g: 30, b: 200 } }[color]!;
  return sharp({ create: { width: sidePx, height: sidePx, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

/** Answers an edit with a picture of this side. */
async function answerWith(page: Page, sidePx: number): Promise<void> {
  const body = await plain('blue', sidePx);
  await page.route('**/after.png', (route) => route.fulfill({ contentType: 'image/png', body }));
  await answerAtOnce(page, '/v1/images/imageToImage', '/after.png');
}

const zoom = (page: Page) => canvas(page).getByRole('group', { name: 'Zoom' });

/** Looks at the middle of the picture in every frame from now on. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames = { blank: 0, seen: 0 };
    Object.assign(window, { frames });
    const look = () => {
      const drawn = document.querySelector<HTMLCanvasElement>('[aria-label="Canvas"] canvas');
      const context = drawn?.getContext('2d');
      const alpha = context?.getImageData(drawn!.width / 2, drawn!.height / 2, 1, 1).data[3] ?? 0;
      frames.seen += 1;
      if (alpha === 0) frames.blank += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function framesOf(page: Page): Promise<{ blank: number; seen: number }> {
  return page.evaluate(
    () => (window as unknown as { frames: { blank: number; seen: number } }).frames,
  );
}

test('results and flips leave the view where it is, and no frame is blank', async ({ page }) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  await answerWith(page, SIDE_PX);
  await chooseOperation(page, 'Edit', 'Restyle');
  await prompt(page).fill('The same in blue');
  await expect(canvas(page).locator('canvas').first()).toBeVisible();
  await canvas(page).hover();
  await page.mouse.wheel(0, -300);
  const seen = await zoom(page).innerText();
  expect(seen).not.toContain('100 %');
  await watchFrames(page);
  await runButton(page, 'Restyle').click();
  await expect(versions(page)).toHaveCount(2);
  await expect(zoom(page)).toHaveText(seen);
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(120);
    await expect(zoom(page)).toHaveText(seen);
  }
  const frames = await framesOf(page);
  expect(frames.seen).toBeGreaterThan(20);
  expect(frames.blank).toBe(0);
});

test('an enlarged result shows the same part as closely', async ({ page }) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  await answerWith(page, 2 * SIDE_PX);
  await chooseOperation(page, 'Edit', 'Restyle');
  await prompt(page).fill('Larger');
  await zoom(page).getByRole('button', { name: 'Zoom in' }).click();
  await zoom(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom(page)).toContainText('156 %');
  await runButton(page, 'Restyle').click();
  await expect(versions(page)).toHaveCount(2);
  await expect(zoom(page)).toContainText('78 %');
});

test('the filmstrip shows small pictures, not whole ones', async ({ page }) => {
  await signUp(page);
  await openPhoto(page, 'coffee', 2048);
  const image = versions(page).first().locator('img');
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBe(128);
});

test('undo and redo take back results, openings and strokes in their order', async ({ page }) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  await tool(page, 'Rectangle').click();
  await draw(page, [
    [100, 100],
    [300, 200],
  ]);
  const mask = canvas(page).getByText(/^Mask/);
  await expect(mask).toBeVisible();
  await page.route('**/erased.png', async (route) =>
    route.fulfill({ contentType: 'image/png', body: await plain('blue') }),
  );
  await answerAtOnce(page, '/v1/images/eraseRegion', '/erased.png');
  await chooseOperation(page, 'Edit', 'Erase');
  await runButton(page, 'Erase').click();
  await expect(versions(page)).toHaveCount(2);
  const current = (at: number) => expect(versions(page).nth(at)).toHaveAttribute('aria-current');
  await current(1);
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toHaveAccessibleName('Undo erase');
  await page.keyboard.press('Control+z');
  await current(0);
  await expect(mask).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(mask).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(canvas(page).getByText('Drop an image to edit it')).toBeVisible();
  // What was paid for or chosen is in the filmstrip all along.
  await expect(versions(page)).toHaveCount(2);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Shift+z');
  await current(1);

  // A removed picture comes back, also after a reload.
  await versions(page).last().focus();
  await page.keyboard.press('Delete');
  await expect(versions(page)).toHaveCount(1);
  await page.waitForTimeout(1_500);
  await page.reload();
  await expect(versions(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(versions(page)).toHaveCount(2);
});
