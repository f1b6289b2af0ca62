import { chooseOperation, openPhoto } from './support/studio';
import { violationsAsItIs } from './support/axe';
import { expect, signUp, test } from './support/test';

const EDITS = ['Inpaint', 'Erase', 'Outpaint', 'Background', 'Restyle', 'Remix'];
const PROCESSES = [
  'Remove background',
  'Vectorize',
  'Crisp upscale',
  'Creative upscale',
  'Refine details',
];

test.describe.configure({ timeout: 180_000 });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('no operation and no dialog has a barrier that axe finds', async ({ page }) => {
      await signUp(page);
      await openPhoto(page, 'coffee');
      for (const [mode, operations] of [
        ['Edit', EDITS] as const,
        ['Process', PROCESSES] as const,
      ]) {
        for (const operation of operations) {
          await chooseOperation(page, mode, operation);
          expect(await violationsAsItIs(page), operation).toEqual([]);
        }
      }
      for (const [key, name] of [
        ['Control+k', 'Command palette'],
        ['?', 'Keyboard shortcuts'],
      ] as const) {
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        expect(await violationsAsItIs(page), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name })).toBeHidden();
      }
      await page.getByRole('button', { name: 'Copy as code' }).click();
      await expect(page.getByRole('dialog', { name: 'Refine details as code' })).toBeVisible();
      expect(await violationsAsItIs(page), 'code').toEqual([]);
    });
  });
}
