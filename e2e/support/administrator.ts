import type { Page } from '@playwright/test';
import type { TestServer } from '../../tests/support/server';

const EMAIL = 'root@example.test';
const PASSWORD = 'a long enough one';

/** Makes an administrator on a server of one's own and opens its page as them; resolves to their address. */
export async function openAdministration(page: Page, server: TestServer): Promise<string> {
  await server.admin(
    'user:create',
    ...['--email', EMAIL, '--name', 'Root', '--password', PASSWORD, '--admin'],
  );
  await page.goto(`${server.url}/signin?next=/admin`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Administration' }).waitFor();
  return EMAIL;
}
