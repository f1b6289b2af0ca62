import { generate } from './support/api';
import { violations } from './support/axe';
import { expect, signUp, test } from './support/test';

const OWN_PAGES = ['/profile', '/studio', '/projects', '/usage', '/gallery', '/styles'];
const DOCS = ['/docs', '/docs/inpaint', '/docs/errors', '/docs/limits', '/docs/reference'];

for (const path of ['/', '/signin', '/signup', '/design', ...DOCS]) {
  test(`${path} has no barrier that axe finds, in either theme`, async ({ page }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  });
}

test('no page of somebody who has drawn has a barrier that axe finds, in either theme', async ({
  page,
}) => {
  await signUp(page, '/profile');
  // What lists and draws results is looked at with one of each kind.
  await generate(page, 1);
  for (const path of OWN_PAGES) {
    await page.goto(path);
    expect(await violations(page), path).toEqual([]);
  }
});

test('the studio can be used by keyboard alone', async ({ page, person }) => {
  expect(person.name).toBe('Maria Kern');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.focus();
  await page.keyboard.type('A yellow house by a river');
  await page.getByRole('combobox', { name: 'Model' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'V4.1 1K, 35 units' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'V4.1 Flash 1K, 7 units' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Model' })).toContainText('V4.1 Flash');
  await prompt.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Result 1', exact: true })).toBeVisible();
});
