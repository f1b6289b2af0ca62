import { expect, signUp, test } from './support/test';

/** Compressed JavaScript that the editor may load before anything is done in it. */
const BUDGET_BYTES = 350_000;

test('the editor’s first load stays within its budget of JavaScript', async ({ page }) => {
  test.skip(process.env.EASEL_OWN_SERVER === undefined, 'Only a build is compressed and minified');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await signUp(page);
  const scripts = new Map<string, number>();
  const types = new Map<string, string>();
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') scripts.set(requestId, encodedDataLength);
  });
  await page.goto('/studio', { waitUntil: 'networkidle' });
  await expect(page.getByRole('tablist', { name: 'Mode' })).toBeVisible();
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect(scripts.size).toBeGreaterThan(3);
  expect(bytes).toBeLessThan(BUDGET_BYTES);
});
