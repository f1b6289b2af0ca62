import type { Page } from '@playwright/test';
import { answerWithPhotos } from './support/canvas';
import { largestRendererMb } from './support/memory';
import { prompt, runButton, versions } from './support/studio';
import { expect, signUp, test } from './support/test';

const REQUESTS = 10;
const RESULTS_EACH = 6;
const SIDE_PX = 1024;
/** What the page's renderer may keep after 60 results; a laptop with 8 GB has other things to do, too. */
const MAX_RESIDENT_MB = 900;
/** Time in which the browser lets go what it does not need. */
const SETTLE_MS = 3_000;

// Traces keep pictures of their own.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** Megabytes of the page's JavaScript heap after a collection. */
async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 / 1024;
}

test('60 results of 1024 × 1024 leave the renderer below 900 MB', async ({ page, browser }) => {
  await signUp(page);
  await answerWithPhotos(page, SIDE_PX);
  await prompt(page).fill('A cup of coffee');
  await page
    .getByRole('radiogroup', { name: 'Results' })
    .getByText(String(RESULTS_EACH), { exact: true })
    .click();
  const rows: [results: number, residentMb: number, heapMb: number][] = [];
  const measure = async (results: number) => {
    // A collection first: pictures that nobody shows any more go with what holds them.
    const heap = await heapMb(page);
    await page.waitForTimeout(SETTLE_MS);
    rows.push([results, await largestRendererMb(browser), heap]);
  };
  await measure(0);
  for (let request = 1; request <= REQUESTS; request += 1) {
    await runButton(page, 'Generate').click();
    await expect(versions(page)).toHaveCount(request * RESULTS_EACH);
    const grid = page.getByRole('list', { name: 'Results' }).getByRole('img');
    await expect(grid).toHaveCount(RESULTS_EACH);
    // Each is looked at alone, too, which decodes it for the canvas.
    await page.getByRole('button', { name: /^Open .*on canvas/ }).click();
    if (request % 2 === 0) await measure(request * RESULTS_EACH);
  }
  const lines = rows.map(([results, resident, heap]) =>
    [`${results}`.padStart(7), resident.toFixed(0).padStart(11), heap.toFixed(1).padStart(8)].join(
      ' |',
    ),
  );
  console.log(['results | resident MB | heap MB', ...lines].join('\n'));
  const [, resident = Infinity] = rows.at(-1) ?? [];
  expect(resident).toBeGreaterThan(0);
  expect(resident).toBeLessThan(MAX_RESIDENT_MB);
});
