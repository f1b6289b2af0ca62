import { balance, chooseOperation, openPhoto, prompt, runButton, versions } from './support/studio';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

test('running out of units names the gap, and leads to the balance', async ({ page, person }) => {
  expect(person.name).toBe('Maria Kern');
  await openPhoto(page, 'coffee');
  await chooseOperation(page, 'Process', 'Creative upscale');
  // Four of 250 may be asked for at once; the fifth is one too many before any of them is charged.
  for (let asked = 0; asked < 4; asked += 1) await runButton(page, 'Creative upscale').click();
  await expect(runButton(page, 'Creative upscale')).toBeDisabled();
  const message = page.getByRole('status').filter({ hasText: '250 units short' });
  await expect(message).toContainText('This costs 250 and you have 0.');
  await expect(message.getByRole('link', { name: 'Balance' })).toHaveAttribute('href', '/usage');

  for (const cancel of await page.getByRole('button', { name: /^Cancel/ }).all()) {
    await cancel.click({ timeout: 5_000 }).catch(() => undefined);
  }
});

test('a job that is stopped costs nothing and leaves nothing behind', async ({ page, person }) => {
  expect(person.name).toBe('Maria Kern');
  await openPhoto(page, 'coffee');
  await chooseOperation(page, 'Process', 'Creative upscale');
  await runButton(page, 'Creative upscale').click();
  const running = page.getByRole('group', { name: 'Running' });
  await running.getByRole('button', { name: 'Cancel' }).click();
  await expect(running).toBeHidden();
  await expect(page.getByText('1 job', { exact: true })).toBeHidden();
  await expect(versions(page)).toHaveCount(1);
  await expect
    .poll(async () => {
      const answer = await page.request.get('/v1/users/me');
      return ((await answer.json()) as { credits: number }).credits;
    })
    .toBe(1000);
  // The page looks at growing intervals.
  await expect(balance(page)).toHaveText('1,000', { timeout: 25_000 });
});

test.describe('a failure', () => {
  test.use({ expectedErrors: [/502/] });

  test('keeps what was typed and can be tried again', async ({ page, person }) => {
    expect(person.name).toBe('Maria Kern');
    let calls = 0;
    await page.route('**/v1/images/generations', async (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      return route.fulfill({
        status: 502,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'engine_failed', message: 'the worker ended' }),
      });
    });
    await prompt(page).fill('A red fox');
    await runButton(page, 'Generate').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Generate failed' });
    await expect(alert).toContainText('The worker ended. Nothing was charged.');
    await expect(prompt(page)).toHaveValue('A red fox');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(versions(page)).toHaveCount(1, { timeout: 60_000 });
    await expect(alert).toBeHidden();
    expect(calls).toBe(2);
  });
});
