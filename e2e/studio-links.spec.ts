import { generate } from './support/api';
import { expect, signUp, test } from './support/test';

test('a result opens on the canvas, and a reload does not open it again', async ({ page }) => {
  await signUp(page, '/gallery');
  const { data } = await generate(page, 1);
  await page.goto(`/studio?open=${data[0]?.image_id}`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('button', { name: /Original/ })).toHaveCount(1);
  await expect(page.getByText('1024 × 1024').first()).toBeVisible();
  await expect(page).toHaveURL(/\/studio$/);
  // A pause in the work keeps the session.
  await page.waitForTimeout(2_500);
  await page.reload();
  await expect(history.getByRole('button', { name: /Original/ })).toHaveCount(1);
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
