import { CATALOGUE } from '@/lib/operations/catalogue';
import { naturalSize } from './support/pixels';
import { expect, signUp, test } from './support/test';

test('every operation has a guide with pictures, fields and samples', async ({ page }) => {
  await page.goto('/docs');
  const links = page.getByRole('navigation', { name: 'Reference' });
  for (const { id, title, paths } of CATALOGUE) {
    await links.getByRole('link', { name: title, exact: true }).click();
    await page.waitForURL(`/docs/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(paths[0] ?? '', { exact: true }).first()).toBeVisible();
    for (const picture of await page.locator('figure img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image) => (image as HTMLImageElement).decode());
      expect(await naturalSize(picture)).toEqual([640, 427]);
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
  await page.getByRole('link', { name: 'All endpoints' }).click();
  const endpoint = page.getByRole('link', { name: 'Who calls, and the balance' });
  await expect(page.getByRole('list').filter({ has: endpoint })).toContainText('/v1/users/me');
  await endpoint.click();
  const explorer = page.locator('openapi-explorer');
  await expect(explorer.getByRole('heading', { name: 'Who calls' })).toBeVisible();
  await explorer
    .getByRole('button', { name: /^(?:execute|try|send)/i })
    .first()
    .click();
  await expect(explorer.getByText('"credits"').first()).toBeVisible();
  expect(foreign).toEqual([]);

  await page.getByRole('link', { name: 'All endpoints' }).last().click();
  await expect(explorer).toBeHidden();
  await page.getByRole('link', { name: 'Models with prices' }).click();
  await expect(explorer.getByRole('heading', { name: 'Models with prices' })).toBeVisible();
  await page.goBack();
  await expect(endpoint).toBeVisible();
});

test('the guide of an operation leads to the console at its endpoint', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('/images/inpaint');
  const found = page.getByRole('navigation', { name: 'Reference' }).getByRole('link');
  await expect(found).toHaveText(['Inpaint']);
  await found.click();
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(
    page.locator('openapi-explorer').getByText('/v1/images/inpaint').first(),
  ).toBeVisible();
});

test('a page of the reference that does not exist is not found', async ({ page }) => {
  const response = await page.request.get('/docs/nothing');
  expect(response.status()).toBe(404);
});
