import { CATALOGUE } from '@/lib/operations/catalogue';
import { naturalSize } from './support/pixels';
import { answerAtOnce, maskValues, sentRequest } from './support/canvas';
import { recordRequests } from './support/studio';
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

test('a guide is found by its path, and its example is sent for real without leaving the page', async ({
  page,
}) => {
  await signUp(page, '/docs');
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('/images/generations');
  const found = page.getByRole('navigation', { name: 'Reference' }).getByRole('link');
  await expect(found).toHaveText(['Generate']);
  await found.click();
  await page.waitForURL('/docs/generateImage');
  await page.getByRole('button', { name: 'Try it here' }).click();
  const panel = page.getByRole('region', { name: 'Try it' });
  const fields = panel.getByRole('textbox', { name: 'Fields, as JSON' });
  await fields.fill('{"prompt": "a fox", "n": 9}');
  await expect(panel.getByText(/^n: /)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  await fields.fill('{"prompt": "a fox", "model": "svcv4_1_flash"}');
  await panel.getByRole('button', { name: 'Send · 7' }).click();
  await expect(panel.getByText('"credits": 7')).toBeVisible({ timeout: 60_000 });
  const picture = panel.getByRole('img', { name: 'Result 1' });
  await expect.poll(() => naturalSize(picture)).toEqual([1024, 1024]);
  await expect(page).toHaveURL('/docs/generateImage');
  await expect(page.getByRole('status', { name: 'Balance' })).toHaveText('993');
});

test('a mask is painted in the guide, and what is sent has nothing but black and white', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page, '/docs/inpaint');
  await page.goto('/docs/inpaint');
  await page.getByRole('button', { name: 'Try it here' }).click();
  const panel = page.getByRole('region', { name: 'Try it' });
  await expect(panel.getByText('Add mask first.')).toBeVisible();
  const painter = panel.getByRole('img', { name: 'Mask over the picture' });
  await expect.poll(() => painter.getAttribute('width')).toBe('640');
  await painter.scrollIntoViewIfNeeded();
  const box = await painter.boundingBox();
  if (!box) throw new Error('The painter is not shown');
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 6 });
  await page.mouse.up();
  await answerAtOnce(page, '/v1/images/inpaint');
  await panel.getByRole('button', { name: 'Send · 40' }).click();
  const { files, fields } = await sentRequest(page);
  expect(fields.prompt).toBeTruthy();
  const mask = await maskValues(files.mask?.bytes);
  expect([mask.widthPx, mask.heightPx]).toEqual([640, 427]);
  expect(mask.values).toEqual([0, 255]);
  expect(mask.at(320, 213)).toBe(255);
  expect(mask.at(10, 10)).toBe(0);
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(panel.getByText('Add mask first.')).toBeVisible();
});

test.describe('for who is not signed in', () => {
  test.use({ expectedErrors: [/401/] });

  test('a tried request says so, and costs nothing', async ({ page }) => {
    await page.goto('/docs/enhancePrompt');
    await page.getByRole('button', { name: 'Try it here' }).click();
    const panel = page.getByRole('region', { name: 'Try it' });
    await panel.getByRole('button', { name: /^Send/ }).click();
    await expect(panel.getByText('Sign in to send it')).toBeVisible();
  });
});

test('a page of the reference that does not exist is not found', async ({ page }) => {
  const response = await page.request.get('/docs/nothing');
  expect(response.status()).toBe(404);
});
