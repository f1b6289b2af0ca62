import type { Page } from '@playwright/test';
import { answerAtOnce, canvasMiddle, sentRequest, tool } from './support/canvas';
import { send } from './support/api';
import {
  canvas,
  chooseOperation,
  openPhoto,
  prompt,
  recordRequests,
  runButton,
} from './support/studio';
import { expect, signUp, test } from './support/test';

/** Draws an area of so many pixels a side around the middle of the canvas, with the button held at the end. */
async function pull(page: Page, sidePx: number): Promise<void> {
  const { x, y } = await canvasMiddle(page);
  await page.mouse.move(x - sidePx / 2, y - sidePx / 2);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.move(x + sidePx / 2, y + sidePx / 2, { steps: 3 });
}

test('choosing a style for a model that has none says which have them, and takes one', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  await answerAtOnce(page, '/v1/images/generations');
  await page.getByRole('button', { name: 'Choose a style' }).click();
  const styles = page.getByRole('dialog', { name: 'Styles' });
  await expect(styles.getByText('V4.1 has no curated styles; V3 and V2 have them.')).toBeVisible();
  await styles.getByRole('button', { name: 'Use V3' }).click();
  await styles.getByRole('button', { name: 'Watercolor', exact: true }).click();
  await prompt(page).fill('A red fox');
  await runButton(page, 'Generate').click();
  expect((await sentRequest(page)).fields).toMatchObject({ model: 'svcv3', style: 'Watercolor' });
});

test('Esc keeps the words that were typed, and drawing their box leaves the size as it was', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  await answerAtOnce(page, '/v1/images/generations');
  const size = page.getByRole('radio', { name: /^16:9/ });
  await size.check({ force: true });
  await tool(page, 'Text').click();
  await pull(page, 160);
  await page.mouse.up();
  await page.getByRole('textbox', { name: 'Words on the picture' }).fill('Sale');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Words on the picture' })).toBeHidden();
  await expect(size).toBeChecked();
  await prompt(page).fill('A poster');
  await runButton(page, 'Generate').click();
  const { fields } = await sentRequest(page);
  const boxes = fields.text_layout as unknown as { text: string }[];
  expect(boxes.map(({ text }) => text)).toEqual(['SALE']);
  expect(fields.size).toBe('16:9');
});

test('the fields of an outpaint follow the border while it is being dragged', async ({ page }) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  await tool(page, 'Outpaint').click();
  const zoom = canvas(page).getByRole('group', { name: 'Zoom' });
  await expect.poll(async () => Number.parseFloat(await zoom.innerText())).toBeLessThan(100);
  const scale = Number.parseFloat(await zoom.innerText()) / 100;
  await page.getByRole('button', { name: 'Snap to ratios' }).click();
  const { x, y } = await canvasMiddle(page);
  const right = page.getByRole('spinbutton', { name: 'Right' });
  await page.mouse.move(x + 256 * scale, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + (256 + 60) * scale, y + 40, { steps: 4 });
  await expect.poll(async () => Number(await right.inputValue())).toBeGreaterThan(40);
  const halfWay = Number(await right.inputValue());
  await page.mouse.move(x + (256 + 120) * scale, y + 40, { steps: 4 });
  await expect.poll(async () => Number(await right.inputValue())).toBeGreaterThan(halfWay + 30);
  await page.mouse.up();
});

test('what is said of a running job never lies over the picture', async ({ page }) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  await chooseOperation(page, 'Process', 'Vectorize');
  // The service never answers: the job runs for as long as the journey looks at it.
  await page.route('**/v1/images/vectorize', () => undefined);
  await runButton(page, 'Vectorize').click();
  const running = page.getByRole('group', { name: 'Running' });
  for (const [width, height] of [
    [1440, 900],
    [1366, 640],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(running).toBeVisible();
    const [bar, area] = [await running.boundingBox(), await canvas(page).boundingBox()];
    if (!bar || !area) throw new Error('Nothing is shown');
    const over =
      bar.x < area.x + area.width &&
      bar.x + bar.width > area.x &&
      bar.y < area.y + area.height &&
      bar.y + bar.height > area.y;
    expect(over, `${width} × ${height}`).toBe(false);
    expect(bar.x + bar.width, `${width} × ${height}`).toBeLessThanOrEqual(width);
    await expect(running.getByRole('button', { name: 'Cancel' })).toBeInViewport();
  }
});

test('a job that was cancelled stands in the ledger as that, and not as failed', async ({
  page,
}) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  await chooseOperation(page, 'Process', 'Creative upscale');
  await runButton(page, 'Creative upscale').click();
  const running = page.getByRole('group', { name: 'Running' });
  const isOpen = async () => {
    const { body } = await send<{ requests: object[] }>(page, 'GET', '/v1/requests');
    return body.requests.length;
  };
  await expect.poll(isOpen).toBe(1);
  await running.getByRole('button', { name: 'Cancel' }).click();
  await expect(running).toBeHidden();
  type Ledger = { lines: { state: string }[] };
  const states = async () => {
    const { body } = await send<Ledger>(page, 'GET', '/v1/users/me/ledger');
    return body.lines.map(({ state }) => state);
  };
  await expect.poll(states, { timeout: 30_000 }).toEqual(['canceled', 'granted']);
  await page.goto('/usage');
  const rows = page.getByRole('table', { name: 'Ledger' }).locator('tbody tr');
  await expect(rows.first()).toContainText('Cancelled');
  await expect(page.getByRole('table', { name: 'Ledger' }).getByText('Failed')).toHaveCount(0);
});

test('the profile has its heading', async ({ page }) => {
  await signUp(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
});

test('on a tablet the drawer begins closed, and no tool’s options burst their line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await signUp(page);
  const drawer = page.getByRole('complementary', { name: 'Operation' });
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Settings of the image' }).click();
  await expect(drawer).toBeVisible();
  await page.getByRole('button', { name: 'Settings of the image' }).click();
  await openPhoto(page, 'coffee');
  const tools = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button');
  const options = page.getByRole('group', { name: 'Tool options' });
  for (const button of await tools.all()) {
    if ((await button.getAttribute('aria-disabled')) === 'true') continue;
    await button.click();
    const name = (await button.getAttribute('aria-label')) ?? '';
    const burst = await options.evaluate((line) => {
      const inner = line.firstElementChild ?? line;
      return inner.scrollWidth - inner.clientWidth;
    });
    expect(burst, name).toBeLessThanOrEqual(0);
    const page0 = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(page0, name).toBe(820);
  }
});
