import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { answerAtOnce, canvasMiddle, tool } from './support/canvas';
import { quantile, watchFrames } from './support/frames';
import { canvas, prompt, runButton } from './support/studio';
import { expect, signUp, test } from './support/test';

const SIDE_PX = 4096;
const LAYERS = 10;
const MAX_FRAME_P95_MS = 20;
/** What a machine that is busy with other things may take longer than when it only waits. */
const TOLERANCE_MS = 4;
const WATCH_IDLE_MS = 3_000;
const ROUNDS = 3;
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
  pan: { tool: 'Hand', do: (page: Page) => drag(page, 120) },
  zoom: { tool: 'Hand', do: zoom },
  brush: { tool: 'Brush', do: (page: Page) => drag(page, 140) },
  paint: { tool: 'Paint brush', do: (page: Page) => drag(page, 140) },
  clone: { tool: 'Clone stamp', do: clone },
  transform: { tool: 'Move', do: (page: Page) => drag(page, 100) },
} as const;

test('ten layers of 4096 × 4096 pan, zoom, are masked, painted on and moved smoothly', async ({
  page,
}) => {
  await signUp(page);
  await openTenLayers(page);
  const frames = await watchFrames(page);
  await page.waitForTimeout(WATCH_IDLE_MS);
  const idle = quantile(await frames(), 0.95);
  const limitMs = Math.max(MAX_FRAME_P95_MS, idle + TOLERANCE_MS);
  for (const [name, { tool: wanted, do: work }] of Object.entries(WORK)) {
    await tool(page, wanted).click();
    let [p95, longest] = [Infinity, 0];
    // Somebody else's work on the machine only slows: the first round that is quick enough counts.
    for (let round = 0; round < ROUNDS && p95 >= limitMs; round++) {
      await frames();
      await work(page);
      const taken = await frames();
      p95 = quantile(taken, 0.95);
      longest = Math.max(...taken);
    }
    console.log(
      `${name}: p95 ${p95.toFixed(1)} ms, longest ${longest.toFixed(0)} ms, idle p95 ${idle.toFixed(1)} ms`,
    );
    expect.soft(p95, name).toBeLessThan(limitMs);
  }
});
