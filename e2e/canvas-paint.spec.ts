import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { send } from './support/api';
import { draw, placeOf, tool, flattened } from './support/canvas';
import { canvas, openPhoto, recordRequests, versions } from './support/studio';
import { keptValues } from './support/kept-session';
import { pixel } from './support/pixels';
import { expect, signUp, test } from './support/test';

/** How a picture differs from another of its size: the number of pixels, and the box around them. */
async function difference(before: Buffer, after: Buffer | undefined) {
  const [a, b] = await Promise.all(
    [before, after].map((each) =>
      sharp(each).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!a || !b) throw new Error('There are no two pictures');
  const { width } = a.info;
  const box = { left: Infinity, top: Infinity, right: -1, bottom: -1 };
  let count = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    if (a.data.compare(b.data, at, at + 3, at, at + 3) === 0) continue;
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
    count++;
  }
  return { count, box };
}

async function setNumber(page: Page, name: string, value: number): Promise<void> {
  const field = page.getByRole('spinbutton', { name });
  await field.fill(String(value));
  await page.keyboard.press('Enter');
}

test('a painted stroke changes exactly its pixels, is undone, redone and kept over a reload', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  const photo = await openPhoto(page, 'coffee');
  await page.keyboard.press('p');
  await expect(tool(page, 'Paint brush')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Colour of the paint').fill('#00ff00');
  await setNumber(page, 'Brush diameter', 20);
  await setNumber(page, 'Hardness, exactly', 100);
  await draw(page, [
    [100, 100],
    [300, 100],
  ]);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  const painted = await flattened(page);
  for (const x of [100, 200, 300]) expect(await pixel(painted, x, 100)).toEqual([0, 255, 0]);
  expect(await pixel(painted, 200, 91)).toEqual([0, 255, 0]);
  const { box, count } = await difference(photo, painted);
  expect(box).toEqual({ left: 90, top: 90, right: 309, bottom: 109 });
  expect(Math.abs(count - (200 * 20 + Math.PI * 10 ** 2))).toBeLessThan(80);

  await expect.poll(() => keptValues(page, 'session').then(versionsKept)).toBe(2);
  await page.reload();
  await expect(versions(page)).toHaveCount(2);
  expect((await difference(painted ?? photo, await flattened(page))).count).toBe(0);
  // Both that were sent are steps, too.
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  expect((await flattened(page))?.equals(photo)).toBe(true);
});

/** How many versions the kept session has. */
function versionsKept(sessions: unknown): number {
  const [session] = sessions as { versions: unknown[] }[];
  return session?.versions.length ?? 0;
}

test('paint of half the opacity is half the paint, also where the stroke crosses itself', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  const photo = await openPhoto(page, 'coffee');
  await tool(page, 'Paint brush').click();
  await page.getByLabel('Colour of the paint').fill('#0000ff');
  await setNumber(page, 'Brush diameter', 30);
  await setNumber(page, 'Hardness, exactly', 50);
  await setNumber(page, 'Opacity, exactly', 50);
  await draw(page, [
    [200, 200],
    [300, 200],
    [200, 200],
  ]);
  const painted = await flattened(page);
  const before = await pixel(photo, 250, 200);
  const after = await pixel(painted, 250, 200);
  [0, 0, 255].forEach((paint, channel) => {
    const half = ((before[channel] ?? 0) + paint) / 2;
    expect(Math.abs((after[channel] ?? 0) - half)).toBeLessThanOrEqual(1);
  });
  // The edge of a soft brush has less of it than the middle.
  const [edgeBefore, edge] = [await pixel(photo, 250, 212), await pixel(painted, 250, 212)];
  const gain = (was: number[], is: number[]) => (is[2] ?? 0) - (was[2] ?? 0);
  expect(gain(edgeBefore, edge)).toBeLessThan(gain(before, after) / 2);
  expect(gain(edgeBefore, edge)).toBeGreaterThan(0);
});

test('the clone stamp paints one place on another, pixel by pixel, and is saved with the project', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  const photo = await openPhoto(page, 'coffee');
  await page.keyboard.press('s');
  await expect(tool(page, 'Clone stamp')).toHaveAttribute('aria-pressed', 'true');
  await setNumber(page, 'Brush diameter', 40);
  await setNumber(page, 'Hardness, exactly', 100);
  // Without a source nothing is painted.
  await draw(page, [
    [60, 60],
    [90, 60],
  ]);
  expect((await flattened(page))?.equals(photo)).toBe(true);
  const source = await placeOf(page, 300, 330);
  await page.keyboard.down('Alt');
  await page.mouse.click(source.x, source.y);
  await page.keyboard.up('Alt');
  await draw(page, [
    [100, 130],
    [140, 130],
  ]);
  const cloned = await flattened(page);
  for (const [x, y] of [
    [100, 130],
    [140, 130],
    [120, 118],
  ] as const) {
    expect(await pixel(cloned, x, y)).toEqual(await pixel(photo, x + 200, y + 200));
  }
  expect(await pixel(cloned, 300, 330)).toEqual(await pixel(photo, 300, 330));
  expect((await difference(photo, cloned)).box.right).toBeLessThan(162);

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status', { name: 'Project' })).toHaveText('Saved');
  type List = { projects: { id: string }[] };
  const { body: list } = await send<List>(page, 'GET', '/v1/projects');
  type Project = { document: { layers: { content: { fileId: string } }[] } };
  const { body } = await send<Project>(page, 'GET', `/v1/projects/${list.projects[0]?.id}`);
  const fileId = body.document.layers[0]?.content.fileId;
  const file = await page.request.get(`/v1/files/${fileId}`);
  expect((await difference(cloned ?? photo, await file.body())).count).toBe(0);
});

test('what takes no paint says so', async ({ page }) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  await tool(page, 'Paint brush').click();
  await canvas(page).getByRole('button', { name: 'Layers', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Layers' });
  await panel.getByRole('button', { name: 'Add a layer' }).click();
  await page.getByRole('menuitem', { name: 'Adjustment' }).click();
  const options = page.getByRole('group', { name: 'Tool options' });
  await expect(options.getByText(/is an adjustment: choose a picture in Layers/)).toBeVisible();
});
