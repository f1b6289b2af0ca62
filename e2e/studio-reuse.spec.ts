import type { Page } from '@playwright/test';
import {
  canvas,
  lastRequest,
  prompt,
  recordRequests,
  requestCount,
  runButton,
  versions,
} from './support/studio';
import { answerWithPhotos } from './support/canvas';
import { variation } from './support/pixels';
import { expect, signUp, test } from './support/test';

const SIDE_PX = 1024;

test.beforeEach(async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
  await answerWithPhotos(page, SIDE_PX);
});

const results = (page: Page) => canvas(page).getByRole('list', { name: 'Results' });

/** Asks for so many pictures of a prompt with the quickest model. */
async function draw(page: Page, text: string, count: 1 | 2 = 1): Promise<void> {
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: 'V4.1 Flash 1K, 7 units' }).click();
  await page.getByRole('radiogroup', { name: 'Results' }).getByText(String(count)).click();
  await prompt(page).fill(text);
  await runButton(page, 'Generate').click();
  await expect(results(page).getByRole('img')).toHaveCount(count);
}

test('a result is varied: the same prompt and settings, another seed', async ({ page }) => {
  await draw(page, 'A red fox in snow', 2);
  const first = await lastRequest(page);
  await prompt(page).fill('Something else');
  await results(page).getByRole('button', { name: 'Result 1', exact: true }).hover();
  await results(page).getByRole('button', { name: 'Vary this · 7, result 1' }).click();
  await expect(versions(page)).toHaveCount(3);
  const { fields } = await lastRequest(page);
  expect(fields).toMatchObject({ prompt: 'A red fox in snow', model: 'svcv4_1_flash', n: 1 });
  expect(fields.random_seed).not.toBe(first.fields.random_seed);
  // What was being written is not touched.
  await expect(prompt(page)).toHaveValue('Something else');
});

test('all results of a request are kept as layers, hidden but for the chosen one', async ({
  page,
}) => {
  await draw(page, 'A red fox in snow', 2);
  await page.getByRole('button', { name: 'Keep all' }).click();
  const layers = page.getByRole('complementary', { name: 'Layers' });
  await expect(layers.getByRole('listitem')).toHaveCount(2);
  await expect(layers.getByRole('button', { name: /^Show / })).toHaveCount(1);
  await expect(layers.getByRole('button', { name: /^Hide / })).toHaveCount(1);
  await layers.getByText('Where it came from').click();
  const origin = layers.getByRole('region', { name: 'Where it came from' });
  await expect(origin).toContainText('A red fox in snow');
  await prompt(page).fill('Something else');
  await origin.getByRole('button', { name: 'Use prompt and settings' }).click();
  await expect(prompt(page)).toHaveValue('A red fox in snow');
  await prompt(page).fill('Something else');
  await origin.getByRole('button', { name: 'Vary this · 7' }).click();
  await expect(versions(page)).toHaveCount(3);
  expect((await lastRequest(page)).fields).toMatchObject({ prompt: 'A red fox in snow', n: 1 });
});

test('a result becomes a reference by button and by being dragged, and is remixed', async ({
  page,
}) => {
  await draw(page, 'A red fox in snow');
  const references = page.getByRole('group', { name: 'References' });
  // By keyboard: the buttons come with the focus.
  await results(page).getByRole('button', { name: 'Use as reference, result 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(references.getByRole('img')).toHaveCount(1);
  // The quick model looks at no references, so another one is taken.
  await expect(page.getByRole('combobox', { name: 'Model' })).not.toContainText('Flash');
  await versions(page).first().dragTo(references);
  await expect(references.getByRole('img')).toHaveCount(2);

  const before = await requestCount(page);
  await results(page).getByRole('button', { name: 'Remix · 40, result 1' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => requestCount(page)).toBe(before + 1);
  const sent = await lastRequest(page);
  expect(sent.path).toBe('/v1/images/variateImage');
  expect(sent.files.image?.bytes.byteLength).toBeGreaterThan(1_000);
});

test('results fill the canvas', async ({ page }) => {
  await draw(page, 'A red fox in snow', 2);
  const area = await canvas(page).boundingBox();
  const grid = await results(page).boundingBox();
  if (!area || !grid) throw new Error('Nothing is shown');
  // Two squares beside one another are as wide as the canvas, or as high as it.
  const filled = Math.max(grid.width / area.width, grid.height / area.height);
  expect(filled).toBeGreaterThan(0.85);
  expect(Math.abs(grid.x + grid.width / 2 - (area.x + area.width / 2))).toBeLessThan(3);
});

test('prompts are remembered, searched, kept as favourites and forgotten, in this browser alone', async ({
  page,
}) => {
  await draw(page, 'A red fox in snow');
  await draw(page, 'A quiet house');
  await page.reload();
  const open = () => page.getByRole('button', { name: 'History', exact: true }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Prompts' });
  const rows = dialog.getByRole('list', { name: 'Prompts' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('A quiet house');
  await dialog.getByRole('button', { name: 'Favourite: A red fox in snow' }).click();
  await expect(rows.first()).toContainText('A red fox in snow');
  await dialog.getByRole('searchbox', { name: 'Find a prompt' }).fill('HOUSE');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'A quiet house', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(prompt(page)).toHaveValue('A quiet house');
  await open();
  await dialog.getByRole('button', { name: 'Forget: A quiet house' }).click();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await open();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('A red fox in snow');
});

test('the cell of an edited document shows what it was edited to', async ({ page }) => {
  await draw(page, 'A red fox in snow');
  await page.getByRole('button', { name: /^Open .*on canvas/ }).click();
  const cell = versions(page).first();
  await expect.poll(() => variation(cell)).toBeGreaterThan(10);
  await page.keyboard.press('Shift+L');
  const layers = page.getByRole('complementary', { name: 'Layers' });
  await layers.getByRole('slider', { name: 'Opacity' }).fill('0');
  // Nothing is left but the checkerboard under it.
  const picture = cell.locator('img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => variation(picture)).toBeLessThan(16);
  await page.getByRole('button', { name: 'Undo opacity' }).click();
  await expect(picture).not.toHaveAttribute('src', /^blob:/);
});
