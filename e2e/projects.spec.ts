import type { Page } from '@playwright/test';
import { generate, send } from './support/api';
import { violations } from './support/axe';
import { expect, signUp, test } from './support/test';

interface Saved {
  id: string;
  thumbnail_url: string | null;
}

const FRAME = { widthPx: 1024, heightPx: 1024 };

/** Saves a project with a layer of this picture, or without any, as a script does. */
async function save(page: Page, name: string, fileId?: string): Promise<Saved> {
  const layer = {
    id: '5f0c6e0e-6f0a-4a55-9b6e-0d1c2b3a4f50',
    name: 'House',
    kind: 'picture',
    place: { x: 512, y: 512 },
    content: { fileId, ...FRAME },
  };
  const document = { format: 1, frame: FRAME, layers: fileId === undefined ? [] : [layer] };
  const { status, body } = await send<Saved>(page, 'POST', '/v1/projects', { name, document });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions of ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('somebody without projects is told what would be here, and where they are made', async ({
  page,
}) => {
  await signUp(page, '/projects');
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await expect(page.getByText('opens on any device as you left it')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the studio' })).toHaveAttribute(
    'href',
    '/studio',
  );
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('projects are found by name, renamed, copied and deleted', async ({ page }) => {
  await signUp(page, '/profile');
  for (const name of ['Harbour', 'Harvest', 'Desert']) await save(page, name);
  await page.goto('/projects');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Find a project' }).fill('HAR');
  await expect(cards).toHaveCount(2);
  await choose(page, 'Harvest', 'Rename');
  await page.getByRole('dialog').getByLabel('Name').fill('Harrow');
  await page.getByRole('dialog').getByLabel('Name').press('Enter');
  await expect(page.getByRole('article', { name: 'Harrow' })).toBeVisible();
  await choose(page, 'Harrow', 'Duplicate');
  await expect(page.getByRole('article', { name: 'Harrow copy' })).toBeVisible();
  await choose(page, 'Harrow', 'Delete');
  await page.getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByRole('article', { name: 'Harrow', exact: true })).toHaveCount(0);
  await page.getByRole('searchbox').fill('nothing has this');
  await expect(page.getByText('No project has that in its name.')).toBeVisible();
  await page.reload();
  await expect(cards).toHaveCount(3);
});

test('a project shows what it looks like, and axe finds no barrier in either theme', async ({
  page,
}) => {
  await signUp(page, '/profile');
  const { data } = await generate(page, 1);
  const { id } = await save(page, 'Yellow house', data[0]?.image_id);
  await save(page, 'Blank');
  const read = () => send<Saved>(page, 'GET', `/v1/projects/${id}`);
  await expect
    .poll(async () => (await read()).body.thumbnail_url, { timeout: 30_000 })
    .not.toBeNull();
  await page.goto('/projects');
  const picture = page.getByRole('article', { name: 'Yellow house' }).locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await expect(page.getByRole('link', { name: 'Open Yellow house' })).toHaveAttribute(
    'href',
    `/studio?project=${id}`,
  );
  expect(await violations(page)).toEqual([]);
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cards = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    expect(Math.max(...cards.map(({ right }) => right)), `${width} px`).toBeLessThan(width);
    // Whatever their shape is, pictures take the same room.
    expect(new Set(cards.map(({ height: cardHeight }) => Math.round(cardHeight))).size).toBe(1);
  }
});
