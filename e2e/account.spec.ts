import type { Page } from '@playwright/test';
import { TestServer } from '../tests/support/server';
import { signUpOnPage } from './support/accounts';
import { endServer } from './support/own-server';
import { expect, signUp, test } from './support/test';

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

test.describe('signing in', () => {
  // A wrong password is answered with 401, which the browser logs.
  test.use({ expectedErrors: [/401/] });

  test('a wrong password is refused, the right one opens the studio', async ({ page, person }) => {
    await leave(page);
    await page.goto('/studio');
    await expect(page).toHaveURL(/\/signin\?next=%2Fstudio/);

    await fillSignIn(page, person.email, 'not the password');
    await expect(page.getByText('do not fit an account')).toBeVisible();
    await fillSignIn(page, person.email, person.password);
    await page.waitForURL((url) => url.pathname === '/studio');
  });

  test('the e-mail changes with the password alone, to a free address, and the session stays', async ({
    page,
    browser,
  }) => {
    const taken = await signUp(
      await browser.newPage({ baseURL: process.env.EASEL_URL }),
      '/profile',
    );
    const person = await signUp(page, '/profile');
    const moved = `moved-${person.email}`;
    await page.getByRole('button', { name: 'Change email' }).click();
    const form = page.locator('form').filter({ hasText: 'New email' });
    const change = async (email: string, password: string) => {
      await form.getByLabel('New email').fill(email);
      await form.getByLabel('Current password').fill(password);
      await form.getByRole('button', { name: 'Change email' }).click();
    };
    // A wrong password learns nothing of the address.
    await change(taken.email, 'not the password');
    await expect(form.getByText('This is not the current password.')).toBeVisible();
    await change(taken.email.toUpperCase(), person.password);
    await expect(form.getByText('This address belongs to another account.')).toBeVisible();
    await expect(form.getByLabel('New email')).toHaveValue(taken.email.toUpperCase());
    await change(moved, person.password);
    await expect(form).toBeHidden();

    await page.reload();
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText(moved);
    await leave(page);
    await page.goto('/signin');
    await fillSignIn(page, person.email, person.password);
    await expect(page.getByText('do not fit an account')).toBeVisible();
    await fillSignIn(page, moved, person.password);
    await page.waitForURL((url) => url.pathname === '/studio');
  });
});

test('a second account with the same e-mail is refused', async ({ page, person, browser }) => {
  const other = await browser.newPage();
  await other.goto(new URL('/signup', page.url()).href);
  await other.getByLabel('Name').fill('Somebody else');
  await other.getByLabel('Email').fill(person.email.toUpperCase());
  await other.getByLabel('Password').fill('another long one');
  await other.getByRole('button', { name: 'Create account' }).click();
  await expect(other.getByText('An account with this email exists')).toBeVisible();
  await expect(other.getByLabel('Name')).toHaveValue('Somebody else');
});

test('signing out everywhere ends the sessions of other browsers', async ({
  page,
  person,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.goto('/signin');
  await fillSignIn(other, person.email, person.password);
  await other.waitForURL((url) => url.pathname === '/studio');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL((url) => url.pathname === '/signin');
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/signin/);
  await context.close();
});

test('a token is shown once, opens the API, and stops working when it is revoked', async ({
  page,
}) => {
  await signUp(page, '/profile');
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByLabel('Name').fill('photo-import');
  await page.getByLabel('Expires').selectOption('In 30 days');
  await page.getByRole('button', { name: 'Create token' }).click();

  const card = page.getByRole('region', { name: 'photo-import is ready' });
  const secret = await card.getByLabel('Token', { exact: true }).innerText();
  expect(secret).toMatch(/^easel_[\w-]{43}$/);
  // Outside the browser, as a script does it.
  const me = () =>
    fetch(new URL('/v1/users/me', page.url()), { headers: { authorization: `Bearer ${secret}` } });
  const row = page.getByRole('row', { name: /photo-import/ });
  await expect(row).toContainText('Never');
  expect((await me()).status).toBe(200);

  await page.reload();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(row).toContainText(secret.slice(0, 12));
  // Made just now, and used just now.
  await expect(row.getByText('Just now')).toHaveCount(2);

  await row.getByRole('button', { name: 'Revoke photo-import' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await me()).status).toBe(200);
  await row.getByRole('button', { name: 'Revoke photo-import' }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await expect(row).toHaveCount(0);
  expect((await me()).status).toBe(401);
});

test('without units there is no token, and the page says why', async ({ page }) => {
  test.skip(!process.env.EASEL_OWN_SERVER, 'needs a server of its own, which grants nothing');
  const server = await TestServer.start({ SIGNUP_CREDITS: '0' });
  try {
    await signUpOnPage(page, '/profile', server.url);
    await expect(page.getByRole('button', { name: 'Create token' })).toBeDisabled();
    await expect(page.getByText('A token needs a positive balance')).toBeVisible();
  } finally {
    await endServer(page, server);
  }
});

test('the theme is remembered, and is right from the first byte', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const html = await (await page.request.get('/')).text();
  expect(html).toMatch(/<html[^>]*data-theme="dark"/);
});
