import { readFile } from 'node:fs/promises';
import Stripe from 'stripe';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TestServer } from '../tests/support/server';
import { generate, send } from './support/api';
import { signUpOnPage } from './support/accounts';
import { endServer } from './support/own-server';
import { expect, signUp, test } from './support/test';

/** Records of a CSV file without quoted line breaks. */
function records(csv: string): string[][] {
  return csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('what was spent is shown to the unit, in the ledger, the chart and the balance', async ({
  page,
}) => {
  await signUp(page, '/usage');
  await expect(page.getByText('Nothing was spent in these 30 days.')).toBeVisible();
  await generate(page, 2);
  await page.reload();

  const line = page.getByRole('table', { name: 'Ledger' }).getByRole('row', { name: /Generate/ });
  await expect(line).toContainText('V4.1 Flash');
  await expect(line).toContainText('Studio');
  await expect(line).toContainText('Charged');
  await expect(line).toContainText('−14');
  await expect(line).toContainText('986');
  await expect(page.getByRole('list', { name: 'Units in all' })).toContainText('Generate14');
  const chart = page.getByRole('slider', { name: 'Day' });
  await expect(chart.locator('[data-units="14"]')).toBeVisible();
  await chart.focus();
  await expect(chart).toHaveAttribute('aria-valuetext', /: 14 units, Generate 14$/);
  await chart.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /: 0 units$/);
  await expect(page.getByRole('status', { name: 'Balance' })).toHaveText('986');
  await expect(page.getByRole('row', { name: /Granted at sign-up/ })).toContainText('+1,000');
});

test('the downloaded table sums to the balance', async ({ page }) => {
  await signUp(page, '/usage');
  await generate(page, 1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  const [head = [], ...rows] = records(await readFile(await download.path(), 'utf8'));
  const units = head.indexOf('units');
  expect(rows.map((row) => Number(row[units])).reduce((sum, value) => sum + value, 0)).toBe(993);
  expect(rows).toHaveLength(2);
});

test('the ledger is filtered by operation, state and request', async ({ page }) => {
  await signUp(page, '/usage');
  await generate(page, 1);
  await send(page, 'POST', '/v1/prompts/enhance', { prompt: 'a lighthouse' });
  await page.reload();
  const rows = page.getByRole('table', { name: 'Ledger' }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('Enhance');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('−10');
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('All operations');
  await page.getByLabel('State').selectOption('Granted');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Granted at sign-up');
  await page.getByLabel('State').selectOption('All states');
  await page.getByLabel('Request id').fill('no such request');
  await expect(page.getByText('No line of the ledger matches.')).toBeVisible();
});

test('without a payment service an administrator adds units', async ({ page }) => {
  await signUp(page, '/usage');
  await expect(page.getByText('An administrator of this server adds units.')).toBeVisible();
  const notice = await page.request.post('/api/stripe/webhook', { data: '{}' });
  expect(notice.status()).toBe(404);
});

test('a top-up leads to the checkout, and its signed notice adds the units once', async ({
  page,
}) => {
  test.skip(!process.env.EASEL_OWN_SERVER, 'needs a server with a payment service');
  const webhookSecret = 'whsec_for_tests';
  const host = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id: 'cs_test_1', url: `${server.url}/usage?topup=done` }));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const server = await TestServer.start({
    STRIPE_SECRET_KEY: 'sk_test_0',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
  });
  try {
    await signUpOnPage(page, '/usage', server.url);
    await page.getByText('$20', { exact: true }).click();
    await page.getByRole('button', { name: 'Top up' }).click();
    await expect(page.getByText('Thank you, the payment went through')).toBeVisible();

    const me = await send<{ id: string }>(page, 'GET', '/v1/users/me');
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: {
        object: {
          id: 'cs_test_1',
          payment_status: 'paid',
          currency: 'usd',
          amount_subtotal: 2000,
          amount_total: 2000,
          metadata: { user_id: me.body.id },
        },
      },
    });
    const header = new Stripe('sk_test_0').webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
    });
    const notify = (signature: string) =>
      fetch(`${server.url}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: payload,
      });
    expect((await notify('t=1,v1=00')).status).toBe(401);
    expect((await notify(header)).status).toBe(200);
    expect((await notify(header)).status).toBe(200);
    await page.reload();
    await expect(page.getByRole('status', { name: 'Balance' })).toHaveText('21,000');
    await expect(page.getByRole('row', { name: /Top-up of \$20.00/ })).toContainText('+20,000');
  } finally {
    await endServer(page, server);
    host.close();
  }
});
