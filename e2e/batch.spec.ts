import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { send } from './support/api';
import { chooseOperation } from './support/studio';
import { expect, test } from './support/test';

const SIDE_PX = 256;
/** Colours that are told apart in what becomes of them. */
const COLORS = [
  ...['#d02020', '#20d020', '#2020d0', '#d0d020', '#20d0d0'],
  ...['#d020d0', '#602020', '#206020', '#202060', '#808080'],
] as const;

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Batch/ });

async function openBatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Untitled' }).click();
  await page.getByRole('menuitem', { name: 'Batch…' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** A square of a colour on white, so that there is something to trace. */
async function square(color: string, sidePx = SIDE_PX): Promise<Buffer> {
  const half = Math.round(sidePx / 2);
  const inner = { create: { width: half, height: half, channels: 3, background: color } } as const;
  return sharp({
    create: { ...inner.create, width: sidePx, height: sidePx, background: '#ffffff' },
  })
    .composite([{ input: await sharp(inner).png().toBuffer() }])
    .png()
    .toBuffer();
}

async function balanceOf(page: Page): Promise<number> {
  return (await send<{ credits: number }>(page, 'GET', '/v1/users/me')).body.credits;
}

// The service's answer to the fourth file, which browsers log.
test.use({ expectedErrors: [/502/] });

test('ten files are vectorized for a price that was said, go on after a reload, and come as one archive; what failed costs nothing', async ({
  page,
  person,
}) => {
  test.setTimeout(180_000);
  expect(person.name).toBe('Maria Kern');
  const before = await balanceOf(page);
  const keys = new Set<string>();
  await page.route('**/v1/images/vectorize', async (route) => {
    const key = route.request().headers()['idempotency-key'] ?? '';
    const isNew = !keys.has(key);
    keys.add(key);
    if (!isNew || keys.size !== 4) return route.continue();
    const json = { code: 'engine_failed', message: 'The tracer broke down.' };
    await route.fulfill({ status: 502, json });
  });
  await chooseOperation(page, 'Process', 'Vectorize');
  await openBatch(page);
  const files = await Promise.all(
    COLORS.map(async (color, at) => ({
      name: at < 2 ? 'twin.png' : `square-${at}.png`,
      mimeType: 'image/png',
      buffer: await square(color),
    })),
  );
  const tiny = { name: 'tiny.png', mimeType: 'image/png', buffer: await square('#000000', 40) };
  await page.getByLabel('Add files to the batch').setInputFiles([...files, tiny]);
  await expect(dialog(page).getByText('each side needs at least 256 px')).toBeVisible();
  const run = dialog(page).getByRole('button', { name: 'Run on 10 files · 100' });
  await expect(dialog(page).getByText('10 × 10 units')).toBeVisible();
  await run.click();

  const status = dialog(page).getByRole('status', { name: 'Batch' });
  await expect(status).toContainText(/[2-9] of 10 done/, { timeout: 60_000 });
  await page.reload();
  await page.getByRole('button', { name: /^Batch: \d+ of 10 done/ }).click();
  await expect(status).toHaveText('9 of 10 done · 1 failed', { timeout: 90_000 });
  await expect(dialog(page).getByText('The tracer broke down.')).toBeVisible();
  await expect(dialog(page).getByText('90 units; what failed cost nothing')).toBeVisible();
  expect(await balanceOf(page)).toBe(before - 90);

  await dialog(page).getByRole('button', { name: 'Try 1 again' }).click();
  await expect(status).toHaveText('10 of 10 done', { timeout: 60_000 });
  expect(await balanceOf(page)).toBe(before - 100);
  // Nothing was asked for twice: ten, and the one that had failed. What the reload cut off went out again as it was.
  expect(keys.size).toBe(11);

  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download ZIP' }).click();
  const archive = await download;
  expect(archive.suggestedFilename()).toBe('easel-vectorize.zip');
  const entries = unzipSync(new Uint8Array(await readFile(await archive.path())));
  expect(Object.keys(entries).sort()).toEqual(
    ['twin.svg', 'twin (2).svg', ...COLORS.slice(2).map((_, at) => `square-${at + 2}.svg`)].sort(),
  );
  for (const [at, color] of COLORS.entries()) {
    if (at < 2) continue;
    const { data } = await sharp(entries[`square-${at}.svg`])
      .resize(SIDE_PX, SIDE_PX)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const from = (128 * SIDE_PX + 128) * 3;
    const wanted = [1, 3, 5].map((digit) => Number.parseInt(color.slice(digit, digit + 2), 16));
    wanted.forEach((value, channel) => {
      expect(Math.abs((data[from + channel] ?? 0) - value), color).toBeLessThan(24);
    });
  }
});

test('a batch that is canceled keeps what is done and pays for no more', async ({
  page,
  person,
}) => {
  expect(person.name).toBe('Maria Kern');
  const before = await balanceOf(page);
  // The first is let through; what comes after it waits for the end of the journey.
  let sent = 0;
  await page.route('**/v1/images/vectorize', async (route) => {
    sent += 1;
    if (sent > 1) await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue().catch(() => undefined);
  });
  await chooseOperation(page, 'Process', 'Vectorize');
  await openBatch(page);
  const buffer = await square('#d02020');
  const files = Array.from({ length: 6 }, (_, at) => ({
    name: `${at}.png`,
    mimeType: 'image/png',
    buffer,
  }));
  await page.getByLabel('Add files to the batch').setInputFiles(files);
  await dialog(page).getByRole('button', { name: 'Run on 6 files' }).click();
  const status = dialog(page).getByRole('status', { name: 'Batch' });
  await expect(status).toContainText('1 of 6 done', { timeout: 30_000 });
  await dialog(page).getByRole('button', { name: 'Cancel the rest' }).click();
  await expect(status).toContainText(/canceled/, { timeout: 30_000 });
  await expect(dialog(page).getByRole('button', { name: 'New batch' })).toBeVisible({
    timeout: 30_000,
  });
  const countDone = async () => Number(/^(\d+) of/.exec(await status.innerText())?.[1]);
  // What was under way when it was canceled may still end, and is paid for then.
  await expect
    .poll(async () => (await balanceOf(page)) + 10 * (await countDone()), { timeout: 30_000 })
    .toBe(before);
  expect(await countDone()).toBeLessThan(5);
});
