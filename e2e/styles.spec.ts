import { send } from './support/api';
import { expect, signUp, test } from './support/test';

const PHOTOS = ['coffee', 'cat', 'rocket'].map((name) => `tests/fixtures/photos/${name}.jpg`);

test.describe('from its making to its end', () => {
  // What is gone is asked for, which the browser logs.
  test.use({ expectedErrors: [/404/] });

  test('a style is made from pictures, drawn with, renamed and deleted; then its id draws nothing', async ({
    page,
  }) => {
    await signUp(page, '/styles');
    await page.getByRole('button', { name: 'New style' }).click();
    const dialog = page.getByRole('dialog', { name: 'New style' });
    await dialog.locator('input[type=file]').setInputFiles(PHOTOS);
    await expect(dialog.getByText('3 of 10')).toBeVisible();
    await dialog.getByRole('button', { name: 'Move reference 3 to the left' }).click();
    await expect(dialog.getByRole('img').nth(1)).toHaveAttribute('alt', 'rocket.jpg');
    await dialog.getByRole('button', { name: 'Remove reference 3' }).click();
    await dialog.getByLabel('Weight of reference 2').fill('0.4');
    await dialog.getByLabel('Name').fill('Warm table');
    await dialog.getByText('Precise', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Create style · 40' }).click();

    const card = page.getByRole('article', { name: 'Warm table' });
    await expect(card).toContainText('V4 Styles');
    await expect(card).toContainText('precise');
    await expect(page.getByRole('status', { name: 'Balance' })).toHaveText('960', {
      timeout: 60_000,
    });
    const href = await card.getByRole('link', { name: 'Use in studio' }).getAttribute('href');
    const id = /^\/studio\?style=([\da-f-]{36})$/.exec(href ?? '')?.[1] ?? '';

    const draw = () =>
      send(page, 'POST', '/v1/images/generations', {
        prompt: 'a house',
        model: 'svcv4_styles',
        style_id: id,
      });
    expect((await draw()).status).toBe(200);

    await card.getByRole('button', { name: 'Actions of Warm table' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Evening table');
    await page.getByRole('button', { name: 'Save name' }).click();
    const renamed = page.getByRole('article', { name: 'Evening table' });
    await expect(renamed).toBeVisible();

    await renamed.getByRole('button', { name: 'Actions of Evening table' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete style' }).click();
    await expect(renamed).toHaveCount(0);
    expect((await send(page, 'GET', `/v1/styles/${id}`)).status).toBe(404);
    expect((await draw()).status).toBe(404);
  });
});

test('curated styles are listed by a sample each', async ({ page }) => {
  await signUp(page, '/styles');
  await page.getByText('Curated', { exact: true }).click();
  await page.getByLabel('Find a style').fill('water');
  await expect(page.getByRole('link', { name: /Watercolor/ })).toHaveAttribute(
    'href',
    '/studio?curated=Watercolor',
  );
});
