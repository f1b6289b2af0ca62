import { generate } from './support/api';
import { variation } from './support/pixels';
import { expect, signUp, test } from './support/test';

test('a result opens on the canvas, and a reload does not open it again', async ({ page }) => {
  await signUp(page, '/gallery');
  const { data } = await generate(page, 1);
  await page.goto(`/studio?open=${data[0]?.image_id}`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('button', { name: /^Version 1, Generate/ })).toHaveCount(1);
  await expect(page.getByText('1024 × 1024').first()).toBeVisible();
  await expect(page).toHaveURL(/\/studio$/);
  // A pause in the work keeps the session.
  await page.waitForTimeout(2_500);
  await page.reload();
  await expect(history.getByRole('button', { name: /^Version 1, Generate/ })).toHaveCount(1);
});

test('the last results are offered on the empty canvas, and tell when they will be gone', async ({
  page,
}) => {
  await page.clock.install();
  await signUp(page, '/gallery');
  await generate(page, 2);
  await page.goto('/studio');
  const recent = page.getByRole('region', { name: 'Recent' });
  await expect(recent).toContainText('Kept for 24 h');
  await expect(recent.getByRole('button')).toHaveCount(2);
  await expect.poll(() => variation(recent.getByRole('button').first())).toBeGreaterThan(10);
  await recent.getByRole('button', { name: 'Open Generate, 1024 × 1024' }).first().click();
  const cell = page
    .getByRole('region', { name: 'History' })
    .getByRole('button', { name: /^Version/ });
  await expect(cell).toHaveAccessibleName('Version 1, Generate');
  await expect(
    page.getByRole('region', { name: 'Canvas' }).locator('canvas').first(),
  ).toBeVisible();

  const MINUTE_MS = 60_000;
  await page.clock.fastForward((22 * 60 + 30) * MINUTE_MS);
  await expect(cell).toHaveAccessibleName(/, (89|90) min left$/);
  const message = page.getByRole('status').filter({ hasText: 'This picture is kept for' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    message.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^generateImage-[\da-f]{8}\.webp$/);
  await page.clock.fastForward(95 * MINUTE_MS);
  await expect(cell).toHaveAccessibleName(/, gone$/);
  await expect(page.getByText('This picture is gone')).toBeVisible();
});

test('a prompt and a style of other pages stand in the form', async ({ page, person }) => {
  expect(person.email).toContain('@');
  await page.goto('/studio?prompt=a%20red%20fox&curated=watercolor');
  await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue('a red fox');
  await expect(page.getByRole('group', { name: 'Style' })).toContainText('Watercolor');
  await expect(page.getByRole('combobox', { name: 'Model' })).toContainText('V3');
});

test.describe('a result that is gone', () => {
  test.use({ expectedErrors: [/404/] });
  test('is told as such', async ({ page, person }) => {
    expect(person.email).toContain('@');
    await page.goto('/studio?open=00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('The picture is gone')).toBeVisible();
  });
});
