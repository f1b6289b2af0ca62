import type { Page } from '@playwright/test';
import {
  draw,
  maskValues,
  placeOf,
  sentRequest,
  tool,
  flattened,
  answerWithColor,
} from './support/canvas';
import { canvas, openPhoto, prompt, recordRequests, runButton, versions } from './support/studio';
import { pixel } from './support/pixels';
import { expect, signUp, test } from './support/test';

const SIDE_PX = 512;

/** Sets values of the mask's edge, and closes it again. */
async function setEdge(page: Page, values: Record<string, number>, keepsMask = false) {
  await page.getByRole('button', { name: 'Edge of the mask' }).click();
  const edge = page.getByRole('dialog', { name: 'Edge of the mask' });
  for (const [name, value] of Object.entries(values)) {
    await edge.getByRole('spinbutton', { name: `${name}, exactly` }).fill(String(value));
    await page.keyboard.press('Enter');
  }
  if (keepsMask) await edge.getByRole('switch', { name: 'Keep the mask after a result' }).check();
  await page.keyboard.press('Escape');
  await expect(edge).toBeHidden();
}

async function inpaint(page: Page): Promise<void> {
  await prompt(page).fill('A blue disc');
  await runButton(page, 'Inpaint').click();
  await expect(versions(page)).toHaveCount(2);
}

/** How far a pixel went from the photo to blue, 0 to 1. */
async function blueness(photo: Buffer, picture: Buffer | undefined, x: number, y: number) {
  const [before, after] = [await pixel(photo, x, y), await pixel(picture, x, y)];
  return ((after[2] ?? 0) - (before[2] ?? 0)) / (255 - (before[2] ?? 0));
}

test('a soft brush sends a hard mask, and its result ends as softly as it was painted', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  const photo = await openPhoto(page, 'coffee');
  await tool(page, 'Brush').click();
  const size = page.getByRole('spinbutton', { name: 'Brush diameter' });
  await size.fill('120');
  await page.keyboard.press('Enter');
  await setEdge(page, { Hardness: 0 });
  const { x, y } = await placeOf(page, 256, 256);
  await page.mouse.click(x, y);
  await expect(canvas(page).getByText(/^Mask/)).toBeVisible();
  await answerWithColor(page, '/v1/images/inpaint', '#0000ff', SIDE_PX);
  await inpaint(page);
  const mask = await maskValues((await sentRequest(page)).files.mask?.bytes);
  expect(mask.values).toEqual([0, 255]);
  // Half of the fall lies half way out.
  expect([mask.at(256, 256), mask.at(256 + 28, 256), mask.at(256 + 33, 256)]).toEqual([
    255, 255, 0,
  ]);

  const flat = await flattened(page);
  expect(await pixel(flat, 256, 256)).toEqual([0, 0, 255]);
  const [inner, outer] = [
    await blueness(photo, flat, 256 + 20, 256),
    await blueness(photo, flat, 256 + 42, 256),
  ];
  expect(inner).toBeGreaterThan(0.6);
  expect(inner).toBeLessThan(0.95);
  expect(outer).toBeGreaterThan(0.05);
  expect(outer).toBeLessThan(0.4);
  expect(await pixel(flat, 256 + 64, 256)).toEqual(await pixel(photo, 256 + 64, 256));
});

test('a result is feathered and as opaque as was chosen, and the mask stays where it is kept', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  const photo = await openPhoto(page, 'coffee');
  await tool(page, 'Rectangle').click();
  await draw(page, [
    [200, 200],
    [360, 360],
  ]);
  await setEdge(page, { Feather: 8, Opacity: 50 }, true);
  await answerWithColor(page, '/v1/images/inpaint', '#0000ff', SIDE_PX);
  await inpaint(page);
  const fact = canvas(page).getByText(/^Mask/);
  await expect(fact).toContainText('9.8 %');

  const flat = await flattened(page);
  expect(Math.abs((await blueness(photo, flat, 280, 280)) - 0.5)).toBeLessThan(0.02);
  expect(Math.abs((await blueness(photo, flat, 200, 280)) - 0.25)).toBeLessThan(0.06);
  expect(await pixel(flat, 150, 280)).toEqual(await pixel(photo, 150, 280));
});

test('what a soft brush painted is taken back, done again and softly erased', async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
  await openPhoto(page, 'coffee');
  await tool(page, 'Brush').click();
  await setEdge(page, { Hardness: 20 });
  await draw(page, [
    [100, 100],
    [300, 100],
  ]);
  const fact = canvas(page).getByText(/^Mask/);
  const painted = (await fact.textContent()) ?? '';
  await page.keyboard.press('Control+z');
  await expect(fact).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(fact).toHaveText(painted);
  await tool(page, 'Eraser').click();
  await draw(page, [
    [100, 100],
    [300, 100],
  ]);
  await expect(fact).toBeHidden();
});
