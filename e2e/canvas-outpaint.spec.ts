import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { answerAtOnce, canvasMiddle, sentRequest, tool } from './support/canvas';
import {
  canvas,
  openPhoto,
  PHOTO_SIDE_PX,
  prompt,
  recordRequests,
  runButton,
} from './support/studio';
import { expect, signUp, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
  await openPhoto(page, 'coffee');
  await answerAtOnce(page, '/v1/images/outpaint');
  await tool(page, 'Outpaint').click();
  // The frame has room around itself as soon as the picture is shown and fitted.
  await expect.poll(() => scaleOf(page)).toBeLessThan(1);
});

async function scaleOf(page: Page): Promise<number> {
  const text = await canvas(page).getByRole('group', { name: 'Zoom' }).innerText();
  return Number.parseFloat(text) / 100;
}

/** Drags from a place of the picture, told from its middle in its pixels. */
async function dragFrom(page: Page, from: [number, number], by: [number, number]): Promise<void> {
  const scale = await scaleOf(page);
  const middle = await canvasMiddle(page);
  const [x, y] = [middle.x + from[0] * scale, middle.y + from[1] * scale];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (by[0] * scale) / 2, y + (by[1] * scale) / 2, { steps: 4 });
  await page.mouse.move(x + by[0] * scale, y + by[1] * scale, { steps: 4 });
  await page.mouse.up();
}

async function sentFrame(page: Page) {
  await prompt(page).fill('More of the table');
  await runButton(page, 'Outpaint').click();
  const { fields } = await sentRequest(page);
  const names = Object.keys(fields).filter((name) => /^expand_|^size$|^zoom_out/.test(name));
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

const half = PHOTO_SIDE_PX / 2;

/** Red, green and blue of what the right border adds, below its badge; the frame is in the canvas's middle. */
async function addedColor(page: Page): Promise<number[]> {
  const scale = await scaleOf(page);
  const { x, y } = await canvasMiddle(page);
  const clip = {
    x: Math.round(x + half * scale),
    y: Math.round(y + 100 * scale),
    width: 1,
    height: 1,
  };
  const pixel = sharp(await page.screenshot({ clip })).removeAlpha();
  return [...(await pixel.raw().toBuffer())];
}

test('dragging the right border by 128 px asks for it, and the Text tool hides the frame', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Snap to ratios' }).click();
  await dragFrom(page, [half, 40], [128, 0]);
  await expect(page.getByRole('status', { name: 'Size of the result' })).toHaveText('640 × 512');
  await expect(page.getByRole('spinbutton', { name: 'Right' })).toHaveValue('128');
  await tool(page, 'Text').click();
  // Checkerboard alone is grey; under the frame it has the accent's tint.
  const spread = async () => {
    const color = await addedColor(page);
    return Math.max(...color) - Math.min(...color);
  };
  await expect.poll(spread).toBe(0);
  await tool(page, 'Outpaint').click();
  await expect.poll(spread).toBeGreaterThan(10);
  expect(await sentFrame(page)).toEqual({ expand_right: '128' });
});

test('borders catch near a ratio, corners move two, Shift four, and no side passes 4096 px', async ({
  page,
}) => {
  const size = page.getByRole('status', { name: 'Size of the result' });
  const reset = page.getByRole('button', { name: 'Reset frame' });
  await test.step('near a ratio the border catches, and the ratio lights up', async () => {
    await dragFrom(page, [half, 40], [253, 0]);
    await expect(size).toHaveText('768 × 512');
    await expect(
      page.getByRole('group', { name: 'Ratio' }).getByRole('button', { name: '3:2' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await reset.click();
  });

  await test.step('past 4096 px the size turns red and nothing can be sent', async () => {
    await prompt(page).fill('More of the table');
    await page.getByRole('spinbutton', { name: 'Left' }).fill('4000');
    await page.keyboard.press('Enter');
    await expect(runButton(page, 'Outpaint')).toBeDisabled();
    await expect(page.getByText('The result would be 4512 × 512')).toBeVisible();
    await expect(size).toHaveCSS('color', 'rgb(196, 40, 28)');
    await reset.click();
  });

  await test.step('a corner moves two borders, Shift moves four, and undo takes it back', async () => {
    await page.getByRole('button', { name: 'Snap to ratios' }).click();
    await dragFrom(page, [half, half], [60, 30]);
    await expect(size).toHaveText('572 × 542');
    await page.keyboard.press('Control+z');
    await expect(size).toHaveText('512 × 512');
    await page.keyboard.down('Shift');
    await dragFrom(page, [half, half], [60, 30]);
    await page.keyboard.up('Shift');
    await expect(size).toHaveText('632 × 572');
    expect(await sentFrame(page)).toEqual({
      expand_left: '60',
      expand_right: '60',
      expand_top: '30',
      expand_bottom: '30',
    });
  });
});

test('a ratio goes out as size, and zooming out beside it', async ({ page }) => {
  await page.getByText('To a size', { exact: true }).click();
  await page.getByRole('group', { name: 'Ratio' }).getByRole('button', { name: '16:9' }).click();
  await page.getByRole('slider', { name: 'Zoom out' }).fill('20');
  expect(await sentFrame(page)).toEqual({ size: '16:9', zoom_out_percentage: '20' });
});
