import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { answerAtOnce, canvasMiddle, tool } from './support/canvas';
import { quantile, watchFrames } from './support/frames';
import { canvas, prompt, runButton } from './support/studio';
import { expect, signUp, test } from './support/test';

const SIDE_PX = 4096;
const LAYERS = 10;
const WATCH_IDLE_MS = 3_000;
const STEPS = 120;

// Traces photograph every frame, which takes longer than the frame.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial', timeout: 300_000 });

/** Opens a picture of 16.8 MP and lays it over itself until there are ten layers. */
async function openTenLayers(page: Page): Promise<void> {
  const create = { width: SIDE_PX, height: SIDE_PX, channels: 3, background: '#b5673c' } as const;
  const body = await sharp({ create }).png().toBuffer();
  const url = '/largest.png';
  await page.route(`**${url}`, (route) => route.fulfill({ body, contentType: 'image/png' }));
  await answerAtOnce(page, '/v1/images/generations', url);
  await prompt(page).fill('A plain wall');
  await runButton(page, 'Generate').click();
  await page.getByRole('button', { name: /^Open .*on canvas/ }).click();
  await canvas(page).getByRole('button', { name: 'Layers', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Layers' });
  for (let layer = 1; layer < LAYERS; layer++) {
    await panel.getByRole('button', { name: 'Duplicate layer' }).click();
    await panel.getByRole('combobox', { name: 'Blend' }).selectOption('multiply');
  }
  await expect(panel.getByRole('listitem')).toHaveCount(LAYERS);
}

/** Moves the pointer in circles around the middle of the canvas while a button may be down. */
async function circle(page: Page, radiusPx: number): Promise<void> {
  const { x, y } = await canvasMiddle(page);
  for (let step = 0; step <= STEPS; step++) {
    const angle = (step / STEPS) * 4 * Math.PI;
    await page.mouse.move(x + radiusPx * Math.cos(angle), y + radiusPx * Math.sin(angle));
  }
}

async function drag(page: Page, radiusPx: number): Promise<void> {
  const { x, y } = await canvasMiddle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await circle(page, radiusPx);
  await page.mouse.up();
}

async function zoom(page: Page): Promise<void> {
  const { x, y } = await canvasMiddle(page);
  await page.mouse.move(x, y);
  for (let step = 0; step < STEPS; step++) await page.mouse.wheel(0, step < STEPS / 2 ? -8 : 8);
}

/** Says where to take from, and paints that in circles. */
async function clone(page: Page): Promise<void> {
  const { x, y } = await canvasMiddle(page);
  await page.keyboard.down('Alt');
  await page.mouse.click(x - 60, y - 60);
  await page.keyboard.up('Alt');
  await drag(page, 140);
}

const WORK = {
  pan: { tool: 'Hand', do: (page: Page) => drag(page, 120), isSeen: true },
  // In and out again: it ends where it began.
  zoom: { tool: 'Hand', do: zoom, isSeen: false },
  brush: { tool: 'Brush', do: (page: Page) => drag(page, 140), isSeen: true },
  paint: { tool: 'Paint brush', do: (page: Page) => drag(page, 140), isSeen: true },
  // Takes from what was painted, which may be the same colour.
  clone: { tool: 'Clone stamp', do: clone, isSeen: false },
  transform: { tool: 'Move', do: (page: Page) => drag(page, 100), isSeen: true },
} as const;

// A machine that does other things misses frames, so times are told and hold nobody; what was done is held.
test('ten layers of 4096 × 4096 are panned, zoomed, masked, painted on and moved, and tell how smoothly', async ({
  page,
}) => {
  await signUp(page);
  await openTenLayers(page);
  const frames = await watchFrames(page);
  await page.waitForTimeout(WATCH_IDLE_MS);
  const idle = quantile(await frames(), 0.95);
  for (const [name, { tool: wanted, do: work, isSeen }] of Object.entries(WORK)) {
    await tool(page, wanted).click();
    const before = await canvas(page).screenshot();
    await frames();
    await work(page);
    const taken = await frames();
    console.log(
      `${name}: p95 ${quantile(taken, 0.95).toFixed(1)} ms, ` +
        `longest ${Math.max(...taken).toFixed(0)} ms, idle p95 ${idle.toFixed(1)} ms`,
    );
    const isSame = before.equals(await canvas(page).screenshot());
    if (isSeen) expect.soft(isSame, name).toBe(false);
  }
  await expect(
    page.getByRole('complementary', { name: 'Layers' }).getByRole('listitem'),
  ).toHaveCount(LAYERS);
});
