import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, signUp, test } from './support/test';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string }[] }[];
}

/** What axe finds against WCAG 2.2 AA on the page as it is. */
async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const result = await page.evaluate<AxeResult>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`,
  );
  return result.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' | ')})`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of ['/', '/signin', '/signup', '/design']) {
      test(`${path} has no barrier that axe finds`, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      });
    }

    for (const path of ['/profile', '/studio']) {
      test(`${path} has no barrier that axe finds`, async ({ page }) => {
        await signUp(page, path);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

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
