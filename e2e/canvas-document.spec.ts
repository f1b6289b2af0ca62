import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { findOnPath } from '@/lib/find-on-path';
import { send } from './support/api';
import { draw, sentRequest, tool, flattened, answerWithColor } from './support/canvas';
import { exportAs } from './support/export';
import {
  canvas,
  chooseOperation,
  openPhoto,
  prompt,
  recordRequests,
  requestCount,
  runButton,
  versions,
} from './support/studio';
import { keptValues } from './support/kept-session';
import { pixel, plainPng } from './support/pixels';
import { expect, signUp, test } from './support/test';

const SIDE_PX = 512;

const layersPanel = (page: Page) => page.getByRole('complementary', { name: 'Layers' });
const layerNames = (page: Page) => layersPanel(page).getByRole('listitem');

async function openLayers(page: Page): Promise<void> {
  await canvas(page).getByRole('button', { name: 'Layers', exact: true }).click();
  await expect(layersPanel(page)).toBeVisible();
}

/** Drops a picture on the canvas. */
async function drop(page: Page, buffer: Buffer, name: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([base64, fileName]) => {
      const bytes = Uint8Array.from(atob(String(base64)), (char) => char.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], String(fileName), { type: 'image/png' }));
      return data;
    },
    [buffer.toString('base64'), name],
  );
  await canvas(page).dispatchEvent('drop', { dataTransfer: transfer });
}

test('an inpainting lands as a layer whose edge is changed without another request', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  const photo = await openPhoto(page, 'coffee');
  await tool(page, 'Rectangle').click();
  await draw(page, [
    [100, 100],
    [300, 300],
  ]);
  await prompt(page).fill('A red square');
  await answerWithColor(page, '/v1/images/inpaint', '#ff0000', SIDE_PX);
  await runButton(page, 'Inpaint').click();
  await expect(versions(page)).toHaveCount(2);
  const { files } = await sentRequest(page);
  expect(files.image?.bytes.equals(photo)).toBe(true);

  await openLayers(page);
  await expect(layerNames(page)).toHaveCount(2);
  const sent = await requestCount(page);
  await layersPanel(page).getByRole('spinbutton', { name: 'Opacity, exactly' }).fill('50');
  await page.keyboard.press('Enter');
  await layersPanel(page).getByRole('spinbutton', { name: 'Feather, exactly' }).fill('10');
  await page.keyboard.press('Enter');
  expect(await requestCount(page)).toBe(sent);

  const flat = await flattened(page);
  const [before, beyond] = [await pixel(photo, 200, 200), await pixel(photo, 400, 400)];
  const half = (value: number, index: number) => Math.round((value + (index === 0 ? 255 : 0)) / 2);
  const middle = await pixel(flat, 200, 200);
  before.map(half).forEach((value, index) => {
    expect(Math.abs((middle[index] ?? 0) - value)).toBeLessThanOrEqual(2);
  });
  expect(await pixel(flat, 400, 400)).toEqual(beyond);
  // The edge is soft: a pixel outside of the mask has some red.
  const [was, is] = [await pixel(photo, 96, 200), await pixel(flat, 96, 200)];
  expect((is[0] ?? 0) - (is[1] ?? 0)).toBeGreaterThan((was[0] ?? 0) - (was[1] ?? 0) + 10);
});

test('a dropped picture is a layer that is moved, hidden, reordered, removed, and all of it undone', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  const photo = await openPhoto(page, 'coffee');
  await drop(page, await plainPng('#00ff00', 100, 100), 'green.png');
  await expect(layerNames(page)).toHaveCount(2);
  await expect(versions(page)).toHaveCount(1);
  await expect(tool(page, 'Move')).toHaveAttribute('aria-pressed', 'true');

  await draw(page, [
    [256, 256],
    [156, 176],
  ]);
  await page.keyboard.press('ArrowLeft');
  const flat = await flattened(page);
  expect(await pixel(flat, 155, 176)).toEqual([0, 255, 0]);
  expect(await pixel(flat, 106, 127)).toEqual([0, 255, 0]);
  expect(await pixel(flat, 300, 300)).toEqual(await pixel(photo, 300, 300));

  await layersPanel(page).getByRole('button', { name: 'Lower layer' }).click();
  await expect(layerNames(page).last()).toContainText('green');
  await layersPanel(page).getByRole('button', { name: 'Hide coffee' }).click();
  await layersPanel(page).getByRole('button', { name: 'Delete layer' }).click();
  await expect(layerNames(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(layerNames(page).first()).toContainText('green');
});

test('what is cropped, turned and adjusted is sent so, comes back with undo, and survives a reload', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  const photo = await openPhoto(page, 'coffee');
  await tool(page, 'Crop').click();
  await draw(page, [
    [112, 62],
    [412, 462],
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('300 × 400').first()).toBeVisible();
  const cropped = await flattened(page);
  expect(await sharp(cropped).metadata()).toMatchObject({ width: 300, height: 400 });
  expect(await pixel(cropped, 0, 0)).toEqual(await pixel(photo, 112, 62));

  await openLayers(page);
  await layersPanel(page).getByRole('button', { name: 'Add a layer' }).click();
  await page.getByRole('menuitem', { name: 'Adjustment' }).click();
  await layersPanel(page).getByRole('spinbutton', { name: 'Saturation, exactly' }).fill('-100');
  await page.keyboard.press('Enter');
  await expect.poll(() => keptValues(page, 'session').then(layersKept)).toBe(2);
  await page.reload();
  await openLayers(page);
  await expect(layerNames(page)).toHaveCount(2);
  const [red, green, blue] = await pixel(await flattened(page), 150, 200);
  expect(red).toBe(green);
  expect(green).toBe(blue);

  for (let step = 0; step < 5; step++) await page.keyboard.press('Control+z');
  await expect(page.getByText('512 × 512').first()).toBeVisible();
  expect((await flattened(page))?.equals(photo)).toBe(true);
});

/** How many layers the kept document has. */
function layersKept(sessions: unknown): number {
  const [session] = sessions as {
    documents: { documents: Record<string, { layers: unknown[] }> };
  }[];
  return Math.max(
    0,
    ...Object.values(session?.documents.documents ?? {}).map(({ layers }) => layers.length),
  );
}

/** A PSD as ImageMagick reads it: the names of its layers, and what all of them come to. */
function readPsd(path: string): { names: string[]; flat: Buffer } {
  const names = execFileSync('identify', ['-format', '%l\n', path], { encoding: 'utf8' });
  const flat = execFileSync('convert', [`${path}[0]`, 'png:-'], { maxBuffer: 64_000_000 });
  return { names: names.split('\n').filter(Boolean), flat };
}

test('a collage of three layers is inpainted, feathered, cropped, undone 40 steps and redone, and leaves as a PSD', async ({
  page,
}) => {
  test.skip(findOnPath('identify') === undefined, 'reads the PSD back with ImageMagick');
  await recordRequests(page);
  await signUp(page);
  await openPhoto(page, 'coffee');
  await drop(page, await plainPng('#00ff00', 120, 120), 'green.png');
  await expect(layerNames(page)).toHaveCount(2);
  await drop(page, await plainPng('#0000ff', 120, 120), 'blue.png');
  await expect(layerNames(page)).toHaveCount(3);
  await draw(page, [
    [256, 256],
    [130, 390],
  ]);
  const opacity = layersPanel(page).getByRole('spinbutton', { name: 'Opacity, exactly' });
  await opacity.fill('60');
  await page.keyboard.press('Enter');

  await chooseOperation(page, 'Edit', 'Inpaint');
  await tool(page, 'Rectangle').click();
  await draw(page, [
    [300, 60],
    [420, 180],
  ]);
  await prompt(page).fill('A red square');
  await answerWithColor(page, '/v1/images/inpaint', '#ff0000', SIDE_PX);
  await runButton(page, 'Inpaint').click();
  await expect(versions(page)).toHaveCount(2);
  await expect(layerNames(page)).toHaveCount(4);
  await layerNames(page).first().getByRole('button', { name: 'Inpaint', exact: true }).click();
  await layersPanel(page).getByRole('spinbutton', { name: 'Feather, exactly' }).fill('6');
  await page.keyboard.press('Enter');
  await tool(page, 'Crop').click();
  await draw(page, [
    [32, 32],
    [480, 480],
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('448 × 448').first()).toBeVisible();

  await tool(page, 'Move').click();
  const hide = layersPanel(page).getByRole('button', { name: 'Hide blue' });
  const show = layersPanel(page).getByRole('button', { name: 'Show blue' });
  for (let step = 0; step < 20; step++) {
    await hide.click();
    await show.click();
  }
  for (let step = 0; step < 40; step++) await page.keyboard.press('Control+z');
  await expect(hide).toBeVisible();
  await expect(page.getByText('448 × 448').first()).toBeVisible();
  // Crop and feather are before them, and the result, and the collage.
  for (let step = 0; step < 2; step++) await page.keyboard.press('Control+z');
  await expect(page.getByText('512 × 512').first()).toBeVisible();
  for (let step = 0; step < 42; step++) await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('448 × 448').first()).toBeVisible();

  const { bytes: png } = await exportAs(page, 'PNG');
  const psd = readPsd((await exportAs(page, 'PSD')).path);
  expect(psd.names).toEqual(['coffee', 'green', 'blue', 'Inpaint']);
  const [sent, read] = await Promise.all(
    [png, psd.flat].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  expect(read?.equals(sent ?? Buffer.alloc(0))).toBe(true);
  expect(await pixel(png, 360 - 32, 120 - 32)).toEqual([255, 0, 0]);
  expect(await pixel(png, 256 - 32, 256 - 32)).toEqual([0, 255, 0]);
});

test.describe('where two browsers save', () => {
  // The one that is older is answered with a conflict, which browsers log.
  test.use({ expectedErrors: [/409/] });

  test('a saved document opens in a second browser as it was left, and a change elsewhere is told', async ({
    page,
    browser,
  }) => {
    await recordRequests(page);
    const person = await signUp(page);
    await openPhoto(page, 'coffee');
    await drop(page, await plainPng('#00ff00', 100, 100), 'green.png');
    await expect(layerNames(page)).toHaveCount(2);
    await page.keyboard.press('Control+s');
    const status = page.getByRole('status', { name: 'Project' });
    await expect(status).toHaveText('Saved');
    const saved = await savedProject(page);
    expect(saved.layers).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await savedProject(page)).revision).toBe(saved.revision + 1);
    await expect(status).toHaveText('Saved');
    const address = `/studio?project=${saved.id}`;

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const second = await context.newPage();
    await recordRequests(second);
    await second.goto(`/signin?next=${encodeURIComponent('/studio')}`);
    await second.getByLabel('Email').fill(person.email);
    await second.getByLabel('Password').fill(person.password);
    await second.getByRole('button', { name: 'Sign in' }).click();
    await second.waitForURL((url) => url.pathname === '/studio');
    await second.goto(address);
    await expect(versions(second)).toHaveCount(1);
    await openLayers(second);
    await expect(layerNames(second)).toHaveCount(2);
    await second.keyboard.press('v');
    await second.keyboard.press('ArrowRight');
    await expect.poll(async () => (await savedProject(page)).revision).toBe(saved.revision + 2);
    const there = await flattened(second);
    expect(await pixel(there, 206, 206)).toEqual([0, 255, 0]);

    // What this browser has is older now, so it asks before it writes over the other one's work.
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    await page.getByRole('button', { name: 'Open theirs' }).click();
    await expect(page.getByRole('button', { name: 'Keep mine' })).toBeHidden();
    await expect(versions(page)).toHaveCount(2);
    await context.close();
  });
});

/** The one project of whoever is signed in, as the service has it. */
async function savedProject(page: Page) {
  type List = { projects: { id: string; layers: number; revision: number }[] };
  const { body } = await send<List>(page, 'GET', '/v1/projects');
  const [project] = body.projects;
  if (!project) throw new Error('Nothing is saved');
  return project;
}
