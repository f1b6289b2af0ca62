import { sql } from 'kysely';
import type { Browser, Page } from '@playwright/test';
import { openDatabase } from '@/lib/db/database';
import { expect, signUp, test } from './support/test';
import type { Person } from './support/accounts';

async function elsewhere(browser: Browser, person: Person, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.EASEL_URL, userAgent });
  const page = await context.newPage();
  await page.goto('/signin');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === '/studio');
  return page;
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Makes the sessions of the journeys' server look as if they had been opened 16 minutes ago. */
async function ageSessions(email: string): Promise<void> {
  const { db, close } = openDatabase({ DATA_DIR: process.env.EASEL_OWN_SERVER ?? '' });
  const longAgo = Date.now() - 16 * 60_000;
  await sql`update sessions set authenticated_at = ${longAgo}
    where user_id = (select id from users where email = ${email})`.execute(db);
  await close();
}

test('somebody sees where they are signed in, and ends one session at a time', async ({
  page,
  browser,
}) => {
  const person = await signUp(page, '/profile');
  const other = await elsewhere(browser, person, FIREFOX);
  await page.reload();
  const table = page.getByRole('table', { name: 'Your sessions' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /This one/ })).toContainText('Chrome on');
  const row = table.getByRole('row', { name: /Firefox on Linux/ });
  await expect(row).toContainText('127.0.0.1');
  await row.getByRole('button', { name: 'End Firefox on Linux' }).click();
  await expect(row).toHaveCount(0);
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/signin/);
  await page.reload();
  await expect(page).toHaveURL(/\/profile$/);
  await other.context().close();
});

test('a changed password signs out every other browser, and revokes tokens where asked', async ({
  page,
  browser,
}) => {
  const person = await signUp(page, '/profile');
  const other = await elsewhere(browser, person, FIREFOX);
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByLabel('Name').fill('photo-import');
  await page.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.getByLabel('Token', { exact: true }).innerText();
  const answer = () =>
    fetch(new URL('/v1/users/me', page.url()), { headers: { authorization: `Bearer ${secret}` } });
  expect((await answer()).status).toBe(200);

  await page.getByRole('button', { name: 'Change password' }).click();
  const form = page.locator('form').filter({ hasText: 'New password' });
  await form.getByLabel('Current password').fill(person.password);
  await form.getByLabel('New password').fill('quite another long one');
  await form.getByLabel('Also revoke the one API token').check();
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form).toBeHidden();

  expect((await answer()).status).toBe(401);
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/signin/);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Your sessions' }).getByRole('row')).toHaveCount(2);
  await other.context().close();
});

test('a session open since long makes a token only with the password', async ({ page }) => {
  test.skip(!process.env.EASEL_OWN_SERVER, 'makes a session look old in its database');
  const person = await signUp(page, '/profile');
  await ageSessions(person.email);
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByLabel('Name').fill('photo-import');
  const create = page.getByRole('button', { name: 'Create token' });
  await create.click();
  const password = page.getByLabel('Your password');
  await expect(password).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('photo-import');
  await password.fill('not the password');
  await create.click();
  await expect(page.getByText('This is not the current password.')).toBeVisible();
  await password.fill(person.password);
  await create.click();
  await expect(page.getByRole('region', { name: 'photo-import is ready' })).toBeVisible();

  // The proof counts for a while.
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByLabel('Name').fill('second');
  await create.click();
  await expect(page.getByRole('region', { name: 'second is ready' })).toBeVisible();
});
