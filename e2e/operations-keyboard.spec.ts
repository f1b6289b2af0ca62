import { canvas, newestResult, prompt, runButton, versions } from './support/studio';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

test('a picture is made, opened, processed and saved without a pointer', async ({
  page,
  person,
}) => {
  expect(person.name).toBe('Maria Kern');
  await prompt(page).focus();
  await page.keyboard.type('A red fox in the snow');
  await page.keyboard.press('Control+Enter');
  await newestResult(page, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Enter');
  await expect(canvas(page).locator('canvas').first()).toBeVisible();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('remove background');
  await expect(palette.getByRole('option', { selected: true })).toHaveText(/^Remove background/);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(runButton(page, 'Remove background')).toBeEnabled();

  const tiles = page.getByRole('tablist', { name: 'Operation' });
  await tiles.getByRole('tab', { name: 'Remove background' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.getByRole('tab', { name: 'Vectorize' })).toBeFocused();
  await expect(tiles.getByRole('tab', { name: 'Vectorize' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Control+Enter');
  await newestResult(page, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('ArrowLeft');
  await expect(versions(page).first()).toHaveAttribute('aria-current', 'true');

  const saved = page.waitForEvent('download');
  await page.keyboard.press('Control+e');
  expect((await saved).suggestedFilename()).toMatch(/^a-red-fox.*\.webp$/);

  // The sheet of shortcuts opens with ?, finds, and gives focus back.
  const tab = page.getByRole('tab', { name: 'Generate', exact: true });
  await tab.focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Find a shortcut' }).fill('invert');
  await expect(sheet.locator('dt')).toHaveText(['Invert mask']);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(tab).toBeFocused();
});
