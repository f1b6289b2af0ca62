import type { Page } from '@playwright/test';
import { send } from './support/api';
import { canvas, chooseOperation, openPhoto, prompt, runButton, versions } from './support/studio';
import { expect, signUp, test } from './support/test';

test.describe.configure({ timeout: 240_000 });

const SLOW_RESULT = { timeout: 200_000 };
const PRICE_UNITS = 10;

interface KeptRequest {
  id: string;
  state: string;
}

async function requests(page: Page): Promise<KeptRequest[]> {
  const { body } = await send<{ requests: KeptRequest[] }>(page, 'GET', '/v1/requests?limit=20');
  return body.requests;
}

async function units(page: Page): Promise<number> {
  const { body } = await send<{ credits: number }>(page, 'GET', '/v1/users/me');
  return body.credits;
}

const running = (page: Page) => page.getByRole('group', { name: 'Running' });

/** Begins work that takes long enough for something to happen meanwhile. */
async function beginSlowly(page: Page, operation = 'Remove background'): Promise<void> {
  await openPhoto(page, 'coffee');
  await chooseOperation(page, 'Process', operation);
  await runButton(page, operation).click();
  await expect(running(page)).toBeVisible();
}

test('a reload in mid-job shows the result, which is paid once', async ({ page }) => {
  await signUp(page);
  await beginSlowly(page);
  await page.reload();
  await expect(versions(page)).toHaveCount(2, SLOW_RESULT);
  await expect(running(page)).toBeHidden();
  expect(await requests(page)).toMatchObject([{ state: 'succeeded' }]);
  expect(await units(page)).toBe(1000 - PRICE_UNITS);
  // The result is kept, and its request is not asked for again.
  await page.reload();
  await expect(versions(page)).toHaveCount(2);
  await expect(running(page)).toBeHidden();
  expect(await requests(page)).toHaveLength(1);
});

test('a tab that is closed in mid-job finds its result when it is opened again', async ({
  page,
  context,
}) => {
  await signUp(page);
  await beginSlowly(page);
  await expect.poll(async () => (await requests(page)).length).toBe(1);
  await page.close();
  const again = await context.newPage();
  await again.goto('/studio');
  await expect(versions(again)).toHaveCount(2, SLOW_RESULT);
  expect(await requests(again)).toMatchObject([{ state: 'succeeded' }]);
  expect(await units(again)).toBe(1000 - PRICE_UNITS);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|network/i] });

  test('the studio says so, and shows the result once it is back', async ({ page, context }) => {
    await signUp(page);
    await beginSlowly(page);
    await expect.poll(async () => (await requests(page)).length).toBe(1);
    await context.setOffline(true);
    await expect(canvas(page).getByText('You are offline')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'failed' })).toBeHidden();
    await context.setOffline(false);
    await expect(canvas(page).getByText('You are offline')).toBeHidden();
    await expect(versions(page)).toHaveCount(2, SLOW_RESULT);
    expect(await units(page)).toBe(1000 - PRICE_UNITS);
  });

  test('what is asked for meanwhile is sent once it is back, once', async ({ page, context }) => {
    await signUp(page);
    await prompt(page).fill('A red fox');
    await context.setOffline(true);
    await runButton(page, 'Generate').click();
    await expect(running(page)).toBeVisible();
    await context.setOffline(false);
    await expect(versions(page)).toHaveCount(1, SLOW_RESULT);
    expect(await requests(page)).toHaveLength(1);
    expect(await units(page)).toBe(1000 - 35);
  });
});

test('a job that is stopped is cancelled at the service, and did not fail', async ({ page }) => {
  await signUp(page);
  await beginSlowly(page, 'Creative upscale');
  await running(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(running(page)).toBeHidden();
  await expect.poll(() => requests(page)).toMatchObject([{ state: 'canceled' }]);
  await expect.poll(() => units(page)).toBe(1000);
  await page.reload();
  await expect(versions(page)).toHaveCount(1);
  await expect(running(page)).toBeHidden();
  await page.goto('/usage');
  await expect(page.getByRole('cell', { name: 'Cancelled' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Failed' })).toHaveCount(0);
});

test('a reload at once after a result keeps it', async ({ page }) => {
  await signUp(page);
  await prompt(page).fill('A red fox');
  await runButton(page, 'Generate').click();
  await expect(versions(page)).toHaveCount(1, SLOW_RESULT);
  await page.reload();
  await expect(versions(page)).toHaveCount(1);
  await expect(canvas(page).getByRole('button', { name: 'Result 1', exact: true })).toBeVisible();
  expect(await requests(page)).toHaveLength(1);
});

test('words are there again after a reload that leaves no time to keep them', async ({ page }) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  await prompt(page).fill('A red hat');
  await page.reload();
  await expect(versions(page)).toHaveCount(1);
  await expect(prompt(page)).toHaveValue('A red hat');
});

test('two tabs keep their own work', async ({ page, context }) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  await prompt(page).fill('In the first');
  const second = await context.newPage();
  await second.goto('/studio');
  await second.getByRole('heading', { name: 'Drop an image to edit it' }).waitFor();
  await openPhoto(second, 'cat');
  await openPhoto(second, 'rocket');
  await prompt(second).fill('In the second');
  // A pause in the work is used to keep it.
  await page.waitForTimeout(1_500);
  for (const tab of [page, second, page]) {
    await tab.reload();
    await tab.locator('main [aria-busy="false"]').waitFor();
  }
  await expect(versions(page)).toHaveCount(1);
  await expect(prompt(page)).toHaveValue('In the first');
  await expect(versions(second)).toHaveCount(2);
  await expect(prompt(second)).toHaveValue('In the second');
});

test.describe('a session that has ended', () => {
  test.use({ expectedErrors: [/401/] });

  test('is said, and signing in leads back to the work', async ({ page }) => {
    const person = await signUp(page);
    await openPhoto(page, 'coffee');
    await chooseOperation(page, 'Process', 'Crisp upscale');
    await page.context().clearCookies();
    await runButton(page, 'Crisp upscale').click();
    await expect(canvas(page).getByText('Your session has ended')).toBeVisible();
    await canvas(page).getByRole('button', { name: 'Sign in again' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/studio');
    // What had been asked for when the session ended is done now.
    await expect(versions(page)).toHaveCount(2, SLOW_RESULT);
    expect(await units(page)).toBe(1000 - 4);
  });
});
