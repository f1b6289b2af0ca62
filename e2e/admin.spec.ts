import { TestServer } from '../tests/support/server';
import { openAdministration } from './support/administrator';
import { endServer } from './support/own-server';
import { expect, signUp, test } from './support/test';

test('to ordinary people there is no administration', async ({ page }) => {
  await signUp(page, '/usage');
  expect((await page.request.get('/admin')).status()).toBe(404);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0);
});

test('an administrator sees users, engine and storage, and grants units that the ledger names', async ({
  page,
}) => {
  test.skip(!process.env.EASEL_OWN_SERVER, 'needs the command line of the server');
  const server = await TestServer.start();
  try {
    const user = await server.user(10);
    const email = await openAdministration(page, server);
    await expect(page.getByRole('table', { name: 'Primitives' })).toContainText('draw');

    await page.getByRole('button', { name: `Grant units to ${user.email}` }).click();
    await page.getByRole('textbox', { name: 'Units' }).fill('500');
    await page.getByLabel('Note').fill('For the workshop');
    await page.getByRole('button', { name: 'Grant', exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(user.email) })).toContainText('510');

    const ledger = await fetch(`${server.url}/v1/users/me/ledger?limit=1`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(await ledger.json()).toMatchObject({
      lines: [{ state: 'granted', units: 500, note: `For the workshop (granted by ${email})` }],
    });
  } finally {
    await endServer(page, server);
  }
});
