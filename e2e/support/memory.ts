import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/** Resident memory of each renderer, in megabytes, as the system tells it. */
async function rendererSizesMb(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
      }),
  );
}

/** Resident memory of all renderers together. */
export async function residentMb(browser: Browser): Promise<number> {
  const sizes = await rendererSizesMb(browser);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Resident memory of the largest renderer: that of the page, beside those that wait empty for another one. */
export async function largestRendererMb(browser: Browser): Promise<number> {
  return Math.max(0, ...(await rendererSizesMb(browser)));
}
