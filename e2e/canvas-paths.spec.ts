import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { send } from './support/api';
import { draw, tool } from './support/canvas';
import { exportAs } from './support/export';
import { versions } from './support/studio';
import { expect, test } from './support/test';

/** A red ground and a red bar, a green disc in a group that moves it, all at the size that photos have. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
<path fill="#d03020" d="M0 0H512V512H0Z"/>
<g transform="translate(100 100)"><circle fill="#20a040" cx="100" cy="100" r="80"/></g>
<rect x="300" y="300" width="100" height="60" fill="#d03020" stroke="#ffffff" stroke-width="8"/>
</svg>`;

const options = (page: Page) => page.getByRole('group', { name: 'Tool options' });
const palette = (page: Page) =>
  options(page).getByRole('group', { name: 'Colours of the drawing' });

async function shown(page: Page): Promise<(x: number, y: number) => number[]> {
  const { bytes } = await exportAs(page, 'PNG');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return (x, y) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
}

const press = (page: Page, x: number, y: number) => draw(page, [[x, y]]);

test('paths of a drawing are chosen, recoloured and deleted, its palette is swapped, and it stays a drawing', async ({
  page,
  person,
}) => {
  expect(person.name).toBe('Maria Kern');
  await page.getByLabel('Open image', { exact: true }).setInputFiles({
    name: 'sign.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(DRAWING),
  });
  await expect(versions(page)).toHaveCount(1);
  await tool(page, 'Paths').click();
  await expect(palette(page).getByLabel('Colour #d03020, 2 places')).toBeVisible();

  await press(page, 200, 200);
  const color = options(page).getByLabel('Colour of the path');
  await expect(color).toHaveValue('#20a040');
  await color.fill('#2040f0');
  await expect(palette(page).getByLabel('Colour #2040f0, 1 place')).toBeVisible();
  let at = await shown(page);
  expect([at(200, 200), at(20, 20)]).toEqual([
    [0x20, 0x40, 0xf0],
    [0xd0, 0x30, 0x20],
  ]);

  await palette(page).getByLabel('Colour #d03020, 2 places').fill('#f0e020');
  await expect(palette(page).getByLabel('Colour #f0e020, 2 places')).toBeVisible();
  await press(page, 200, 200);
  await expect(color).toHaveValue('#2040f0');
  await page.keyboard.press('Delete');
  await expect(color).toBeHidden();
  at = await shown(page);
  expect([at(200, 200), at(350, 330)]).toEqual([
    [0xf0, 0xe0, 0x20],
    [0xf0, 0xe0, 0x20],
  ]);

  // Three steps back is the file that was opened, byte for byte.
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  const own = await exportAs(page, 'SVG');
  expect(own.bytes.toString('utf8')).toBe(DRAWING);
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+Shift+z');

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status', { name: 'Project' })).toHaveText('Saved');
  const svg = (await exportAs(page, 'SVG')).bytes.toString('utf8');
  expect(svg).toContain('<rect');
  expect(svg).not.toMatch(/<circle|<image|#d03020/);
  type Projects = { projects: { id: string; layers: number }[] };
  const { body } = await send<Projects>(page, 'GET', '/v1/projects');
  expect(body.projects).toMatchObject([{ layers: 1 }]);
  type Saved = { document: { layers: { kind: string }[] } };
  const saved = await send<Saved>(page, 'GET', `/v1/projects/${body.projects[0]?.id}`);
  expect(saved.body.document.layers.map(({ kind }) => kind)).toEqual(['vector']);
});
