import { linkIn, SmtpServer } from '../tests/support/smtp-server';
import { TestServer } from '../tests/support/server';
import { signUpOnPage } from './support/accounts';
import { violations } from './support/axe';
import { endServer } from './support/own-server';
import { expect, test } from './support/test';

const NEXT = 'quite another long one';

// A wrong password is answered with 401, which the browser logs.
test.use({ expectedErrors: [/401/] });

test('somebody confirms their address, forgets the password, and gets in with a new one', async ({
  page,
}) => {
  test.skip(!process.env.EASEL_OWN_SERVER, 'needs a server of its own, with a mail server');
  const smtp = await SmtpServer.start();
  const server = await TestServer.start((url) => ({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Easel <easel@example.test>',
    BASE_URL: url,
  }));
  try {
    const person = await signUpOnPage(page, '/verify', server.url);
    await expect(page.getByText('A letter with a link is on its way')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const welcome = await smtp.letterTo(person.email);
    await page.goto(linkIn(welcome).href);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(page.getByText('1,000 units are yours')).toBeVisible();
    await page.getByRole('link', { name: 'Open the studio' }).click();
    await page.waitForURL((url) => url.pathname === '/studio');

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(`${server.url}/signin`);
    await page.getByRole('link', { name: 'Forgot it?' }).click();
    // The page of signing in has a field of the same name: what is typed must go into the next one's.
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('Look into your inbox')).toBeVisible();
    const letter = await smtp.letterTo(person.email, 2);

    await page.goto(linkIn(letter).href);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('New password').fill('short');
    let answer = () => {};
    const typed = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/reset**', async (route) => {
      if (route.request().method() === 'POST') await typed;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Set password' }).click();
    // What is typed before the refusal arrives stays.
    await page.getByLabel('New password').fill(NEXT);
    answer();
    await expect(page.getByText('A password has at least 8 characters.')).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveValue(NEXT);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Your new password is set')).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(NEXT);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname === '/studio');

    await page.goto(linkIn(letter).href);
    await expect(page.getByText('This link does not work any more')).toBeVisible();
  } finally {
    await endServer(page, server);
    await smtp.stop();
  }
});
