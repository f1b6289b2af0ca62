import { keptValues } from './support/kept-session';
import { holdScripts } from './support/scripts';
import { prompt, runButton } from './support/studio';
import { expect, signUp, test } from './support/test';

test('what is typed before the scripts have come is kept, and can be sent', async ({ page }) => {
  await signUp(page);
  const release = await holdScripts(page);
  await page.goto('/studio', { waitUntil: 'commit' });
  await prompt(page).click();
  await page.keyboard.type('A red fox');
  await expect(runButton(page, 'Generate')).toBeDisabled();
  release();
  await expect(runButton(page, 'Generate')).toBeEnabled();
  await page.keyboard.type(' in the snow');
  await expect(prompt(page)).toHaveValue('A red fox in the snow');
});

test('a kept session comes back around what is typed meanwhile', async ({ page }) => {
  await signUp(page);
  await page.getByRole('radiogroup', { name: 'Results' }).getByText('2', { exact: true }).click();
  await prompt(page).fill('A blue whale');
  await expect(runButton(page, 'Generate')).toHaveAccessibleName(/^Generate 2/);
  const kept = async () => JSON.stringify(await keptValues(page, 'session'));
  await expect.poll(kept).toContain('A blue whale');
  await page.goto('/docs');
  const release = await holdScripts(page);
  await page.goto('/studio', { waitUntil: 'commit' });
  await prompt(page).fill('A red fox');
  release();
  await expect(runButton(page, 'Generate')).toHaveAccessibleName(/^Generate 2/);
  await expect(prompt(page)).toHaveValue('A red fox');
});

test('a prompt sent from the front page before its scripts have come reaches the studio', async ({
  page,
}) => {
  await signUp(page);
  const release = await holdScripts(page);
  await page.goto('/?visitor', { waitUntil: 'commit' });
  await page.getByLabel('What the picture shows').fill('A red fox');
  await page.getByRole('button', { name: 'Draw it' }).click();
  await page.waitForURL((url) => url.pathname === '/studio', { waitUntil: 'commit' });
  release();
  await expect(prompt(page)).toHaveValue('A red fox');
});
