import type { Page } from '@playwright/test';
import { answerAtOnce, draw, maskValues, sentRequest, tool } from './support/canvas';
import { keptValues } from './support/kept-session';
import { canvas, openPhoto, prompt, recordRequests, runButton, versions } from './support/studio';
import { expect, signUp, test } from './support/test';

test('after a reload everything is as it was, and work goes on', async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
  const photo = await openPhoto(page, 'coffee');
  await tool(page, 'Rectangle').click();
  await draw(page, [
    [100, 100],
    [300, 200],
  ]);
  await prompt(page).fill('A red apple');
  const fact = canvas(page).getByText(/^Mask/);
  const painted = await fact.textContent();
  await expect.poll(() => keptShare(page), { timeout: 10_000 }).toBe(200 * 100);
  await page.reload();
  await expect(versions(page)).toHaveCount(1);
  await expect(prompt(page)).toHaveValue('A red apple');
  await expect(fact).toHaveText(painted ?? '');
  await expect(tool(page, 'Rectangle')).toHaveAttribute('aria-pressed', 'true');

  // What was done before the reload can be taken back, and done again.
  await page.keyboard.press('Control+z');
  await expect(fact).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(fact).toHaveText(painted ?? '');

  await draw(page, [
    [300, 100],
    [400, 200],
  ]);
  await answerAtOnce(page, '/v1/images/inpaint');
  await runButton(page, 'Inpaint').click();
  const { files } = await sentRequest(page);
  expect(files.image?.bytes.equals(photo)).toBe(true);
  expect((await maskValues(files.mask?.bytes)).painted).toBe(300 * 100);
});

/** Painted pixels of the masks that the browser has kept. */
async function keptShare(page: Page): Promise<number> {
  const masks = (await keptValues(page, 'masks')) as { gain: number }[];
  return masks.reduce((sum, { gain }) => sum + gain, 0);
}

test('nobody else at the same browser sees the session', async ({ page }) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  await expect.poll(() => keptValues(page, 'session')).toHaveLength(1);
  await page.context().clearCookies();
  await signUp(page);
  await expect(canvas(page).getByText('Drop an image to edit it')).toBeVisible();
  await expect(versions(page)).toHaveCount(0);
});
