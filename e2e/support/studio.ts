import type { Locator, Page } from '@playwright/test';
import { photoPng, type PhotoName } from '../../tests/support/photos';
import { expect } from './test';

/** Side of the photos that journeys open. */
export const PHOTO_SIDE_PX = 512;

/** What left the page in one request of the API. */
export interface SentRequest {
  path: string;
  fields: Record<string, string>;
  /** Bytes of each file part. */
  files: Record<string, { name: string; bytes: Buffer }>;
}

type Recorded = { path: string; fields: Record<string, string>; files: [string, string, string][] };

/**
 * Notes what the page hands to `fetch` for the API. Chromium keeps the bytes of files from Playwright's
 * own view of requests, so they are read where they are still whole. Call it before the page is opened.
 */
export async function recordRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: Promise<Recorded>[] = [];
    Object.assign(window, { recorded });
    const base64Of = async (file: File) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    };
    const read = async (path: string, body: FormData | string): Promise<Recorded> => {
      if (typeof body === 'string') {
        return { path, fields: JSON.parse(body) as Record<string, string>, files: [] };
      }
      const entries = [...body.entries()];
      const files = entries.filter((entry): entry is [string, File] => entry[1] instanceof File);
      const texts = entries.filter(([, value]) => typeof value === 'string');
      return {
        path,
        fields: Object.fromEntries(texts) as Record<string, string>,
        files: await Promise.all(
          files.map(async ([part, file]): Promise<[string, string, string]> => [
            part,
            file.name,
            await base64Of(file),
          ]),
        ),
      };
    };
    const original = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
      if (init?.method === 'POST' && path.startsWith('/v1/') && init.body) {
        recorded.push(read(path, init.body as FormData | string));
      }
      return original(input, init);
    };
  });
}

/** How many requests have left the page. */
export const requestCount = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { recorded: unknown[] }).recorded.length);

/** The last request that left the page. */
export async function lastRequest(page: Page): Promise<SentRequest> {
  const recorded = await page.evaluate(async () => {
    const all = (window as unknown as { recorded: Promise<Recorded>[] }).recorded;
    return all.at(-1);
  });
  if (!recorded) throw new Error('No request has left the page');
  const files = recorded.files.map(([part, name, base64]) => [
    part,
    { name, bytes: Buffer.from(base64, 'base64') },
  ]);
  return { ...recorded, files: Object.fromEntries(files) as SentRequest['files'] };
}

/** Opens a photo on the canvas. */
export async function openPhoto(
  page: Page,
  name: PhotoName,
  sidePx = PHOTO_SIDE_PX,
): Promise<Buffer> {
  const buffer = await photoPng(name, sidePx);
  await page
    .getByLabel('Open image', { exact: true })
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
  await expect(versions(page)).not.toHaveCount(0);
  return buffer;
}

export const canvas = (page: Page) => page.getByRole('region', { name: 'Canvas' });
export const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });
export const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true });
export const versions = (page: Page) =>
  page.getByRole('region', { name: 'History' }).getByRole('button', { name: /^Version/ });

/** The primary button of an operation, by what its name begins with. */
export const runButton = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .and(page.locator('[data-primary-action]'));

export async function chooseOperation(
  page: Page,
  mode: 'Generate' | 'Edit' | 'Process',
  operation?: string,
): Promise<void> {
  await page.getByRole('tablist', { name: 'Mode' }).getByRole('tab', { name: mode }).click();
  if (!operation) return;
  const tiles = page.getByRole('tablist', { name: 'Operation' });
  await tiles.getByRole('tab', { name: operation, exact: true }).click();
}

/** How long the networks may take for one picture on a shared processor. */
const RESULT_TIMEOUT_MS = 200_000;

/** Bytes of the newest version of the filmstrip, once there are so many. */
export async function newestResult(page: Page, count: number): Promise<Buffer> {
  await expect(versions(page)).toHaveCount(count, { timeout: RESULT_TIMEOUT_MS });
  const src = await sourceOf(versions(page).last());
  return (await page.request.get(src)).body();
}

export async function sourceOf(cell: Locator): Promise<string> {
  return (await cell.locator('img').getAttribute('data-picture')) ?? '';
}
