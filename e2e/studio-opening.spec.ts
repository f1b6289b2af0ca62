import sharp from 'sharp';
import { photoPng } from '../tests/support/photos';
import { answerAtOnce, tool } from './support/canvas';
import { canvas, prompt, runButton, versions } from './support/studio';
import { expect, signUp, test } from './support/test';

const input = 'Open image';

test('several files open under their names and lead to Edit; cells are renamed and removed', async ({
  page,
}) => {
  await signUp(page);
  const buffer = await photoPng('coffee', 300);
  await page.getByLabel(input, { exact: true }).setInputFiles(
    ['harbour.png', 'tower.png', 'notes.txt'].map((name) => ({
      name,
      mimeType: name.endsWith('png') ? 'image/png' : 'text/plain',
      buffer,
    })),
  );
  await expect(versions(page)).toHaveCount(2);
  await expect(versions(page).first()).toHaveAccessibleName('Version 1, harbour');
  await expect(canvas(page).getByRole('alert')).toContainText('notes.txt is not a PNG');
  await expect(
    page.getByRole('tablist', { name: 'Mode' }).getByRole('tab', { name: 'Edit' }),
  ).toHaveAttribute('aria-selected', 'true');

  await versions(page).first().focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Quay');
  await page.keyboard.press('Enter');
  await expect(versions(page).first()).toHaveAccessibleName('Version 1, Quay');
  await page.getByRole('button', { name: 'Options of picture 2' }).click();
  await page.getByRole('menuitem', { name: /^Remove/ }).click();
  await expect(versions(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(versions(page)).toHaveCount(2);
});

test('a picture beyond the limits is offered at 4096 px, and an SVG has the size of its view box', async ({
  page,
}) => {
  await signUp(page);
  const large = await sharp({
    create: { width: 5000, height: 1250, channels: 3, background: '#c04020' },
  })
    .png()
    .toBuffer();
  await page
    .getByLabel(input, { exact: true })
    .setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: large });
  const refusal = canvas(page).getByRole('alert');
  await expect(refusal).toContainText('5000 × 1250');
  await refusal.getByRole('button', { name: 'Open at 4096 px' }).click();
  await expect(versions(page)).toHaveCount(1);
  await expect(page.getByText('4096 × 1024').first()).toBeVisible();
  await expect(refusal).toBeHidden();

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><rect width="640" height="320" fill="#208040"/></svg>';
  await page
    .getByLabel(input, { exact: true })
    .setInputFiles({ name: 'sign.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(versions(page)).toHaveCount(2);
  await expect(page.getByText('640 × 320').first()).toBeVisible();
});

test('the brush on results opens the chosen one', async ({ page }) => {
  await signUp(page);
  const buffer = await photoPng('cat', 512);
  await page.route('**/cat.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: buffer }),
  );
  await answerAtOnce(page, '/v1/images/generations', '/cat.png');
  await prompt(page).fill('A cat');
  await runButton(page, 'Generate').click();
  await expect(canvas(page).getByRole('button', { name: 'Result 1', exact: true })).toBeVisible();
  await tool(page, 'Brush').click();
  await expect(canvas(page).getByRole('button', { name: 'Result 1', exact: true })).toBeHidden();
  await expect(canvas(page).locator('canvas').first()).toBeVisible();
});
