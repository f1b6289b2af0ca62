import type { Page } from '@playwright/test';
import { naturalSize, variation } from './support/pixels';
import { expect, test } from './support/test';

const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });
const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });
const generate = (page: Page) => page.getByRole('button', { name: /^Generate/ });

async function chooseCount(page: Page, count: string): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Results' }).getByText(count, { exact: true }).click();
}

test('a prompt becomes pictures, and the balance falls by what the button said', async ({
  page,
  person,
}) => {
  await expect(page.getByRole('button', { name: 'Account' })).toHaveText('MK');
  expect(person.email).toContain('@');
  await expect(balance(page)).toHaveText('1,000');
  await expect(generate(page)).toBeDisabled();
  await prompt(page).fill('A lighthouse on a rocky coast at dusk');
  await chooseCount(page, '2');
  await expect(generate(page)).toHaveAccessibleName('Generate 2 · 70');
  await generate(page).click();

  const results = page.getByRole('list', { name: 'Results' }).getByRole('img');
  await expect(results).toHaveCount(2);
  await expect.poll(() => naturalSize(results.first())).toEqual([1024, 1024]);
  await expect.poll(() => variation(results.first())).toBeGreaterThan(10);
  await expect(balance(page)).toHaveText('930');
  await expect(
    page.getByRole('region', { name: 'History' }).getByRole('button', { name: /^Version/ }),
  ).toHaveCount(2);

  // A vector model answers with an SVG.
  await prompt(page).fill('A green tree');
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: 'V2 SVG, 44 units' }).click();
  await chooseCount(page, '1');
  await generate(page).click();
  const result = page.getByRole('list', { name: 'Results' }).getByRole('img');
  await expect(result).toHaveCount(1);
  await expect(result).toHaveAttribute('src', /\.svg$/);
  await expect.poll(() => variation(result)).toBeGreaterThan(5);
  await expect(balance(page)).toHaveText('886');
});

test('a chosen result opens on the canvas, and zooms about the pointer', async ({
  page,
  person,
}) => {
  expect(person.name).toBe('Maria Kern');
  await prompt(page).fill('Two red sailing boats on a calm sea');
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: 'V4.1 Flash 1K, 7 units' }).click();
  await chooseCount(page, '2');
  await generate(page).click();
  await expect(page.getByRole('button', { name: 'Result 2', exact: true })).toBeVisible();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Open 2 on canvas' }).click();

  const canvas = page.getByRole('region', { name: 'Canvas' });
  const picture = canvas.getByRole('img', { name: '2' });
  await expect(picture.locator('canvas').first()).toBeVisible();
  await expect.poll(() => variation(picture)).toBeGreaterThan(10);
  const zoom = canvas.getByRole('group', { name: 'Zoom' });
  const fitted = await zoom.innerText();
  await picture.hover();
  await page.mouse.wheel(0, -240);
  await expect(zoom).not.toHaveText(fitted);
  await zoom.getByRole('button', { name: 'Fit', exact: true }).click();
  await expect(zoom).toHaveText(fitted);
});

test('the same seed makes the same picture again', async ({ page, person }) => {
  expect(person.name).toBe('Maria Kern');
  await prompt(page).fill('A mountain lake at sunrise');
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Seed' }).fill('42');
  const sources: string[] = [];
  for (const run of [1, 2]) {
    await generate(page).click();
    const versions = page.getByRole('region', { name: 'History' }).locator('img');
    await expect(versions).toHaveCount(run);
    sources.push((await versions.last().getAttribute('data-picture')) ?? '');
  }
  const [first, second] = await Promise.all(
    sources.map(async (src) => (await page.request.get(src)).body()),
  );
  expect(first?.length).toBeGreaterThan(1_000);
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
});

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/503/] });

  test('stands beside the form and cost nothing, and units that do not suffice are named', async ({
    page,
    person,
  }) => {
    expect(person.name).toBe('Maria Kern');
    await page.route('**/v1/images/generations', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'engine_busy', message: 'the queue is full: 64 jobs wait' }),
      }),
    );
    await prompt(page).fill('A red fox');
    await generate(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Generate was not run' });
    await expect(alert).toContainText('The queue is full: 64 jobs wait. Nothing was charged.');
    await expect(prompt(page)).toHaveValue('A red fox');
    await expect(balance(page)).toHaveText('1,000');
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toBeHidden();

    await prompt(page).fill('A red fox');
    await page.getByRole('combobox', { name: 'Model' }).click();
    await page.getByRole('option', { name: 'V4.1 2K, 210 units' }).click();
    await chooseCount(page, '6');
    await expect(generate(page)).toBeDisabled();
    const message = page.getByRole('status').filter({ hasText: '260 units short' });
    await expect(message).toContainText('This costs 1,260 and you have 1,000.');
    await message.getByRole('button', { name: /^Use / }).click();
    await expect(generate(page)).toBeEnabled();
  });
});
