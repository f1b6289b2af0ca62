import { CATALOGUE } from '@/lib/operations/catalogue';
import { naturalSize } from './support/pixels';
import { expect, signUp, test } from './support/test';

test('every operation has a guide with pictures, fields and samples', async ({ page }) => {
  for (const { id, title, paths } of CATALOGUE) {
    await page.goto(`/docs/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(paths[0] ?? '', { exact: true }).first()).toBeVisible();
    for (const picture of await page.locator('figure img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => naturalSize(picture)).toEqual([640, 427]);
    }
  }
});

test('a sample is shown in three languages', async ({ page }) => {
  await page.goto('/docs/inpaint');
  const sample = page.getByRole('tabpanel', { name: 'Sample' });
  await expect(sample).toContainText('-F mask=@mask.png');
  await page.getByRole('tab', { name: 'JavaScript' }).click();
  await expect(sample).toContainText('await openAsBlob(');
  await page.getByRole('tab', { name: 'Python' }).click();
  await expect(sample).toContainText('requests.post(');
});

test('the reference sends a real request, and asks no other host for anything', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const own = new URL(process.env.EASEL_URL ?? '').origin;
    if (protocol.startsWith('http') && origin !== own) foreign.push(request.url());
  });
  await signUp(page, '/docs');
  await page.goto('/docs/reference#?route=get-/v1/users/me');
  const explorer = page.locator('openapi-explorer');
  await expect(explorer.getByText('Who calls, and the balance').first()).toBeVisible();
  await explorer
    .getByRole('button', { name: /^(?:execute|try|send)/i })
    .first()
    .click();
  await expect(explorer.getByText('"credits"').first()).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a page of the reference that does not exist is not found', async ({ page }) => {
  const response = await page.request.get('/docs/nothing');
  expect(response.status()).toBe(404);
});
