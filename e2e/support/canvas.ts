import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { photoPng } from '../../tests/support/photos';
import { expect } from './test';
import { plainPng } from './pixels';
import {
  canvas,
  chooseOperation,
  lastRequest,
  PHOTO_SIDE_PX,
  requestCount,
  runButton,
  versions,
  type SentRequest,
} from './studio';

export interface Place {
  x: number;
  y: number;
}

export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true });

export const maskButton = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Mask' }).getByRole('button', { name, exact: true });

/** The middle of the canvas on the page, where the middle of a fitted picture is, once one is shown. */
export async function canvasMiddle(page: Page): Promise<Place> {
  await expect(canvas(page).locator('canvas').first()).toBeVisible();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('The canvas is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where a pixel of an opened photo is on the page; a photo this small is fitted at 100 %. */
export async function placeOf(page: Page, x: number, y: number): Promise<Place> {
  const middle = await canvasMiddle(page);
  return { x: middle.x + x - PHOTO_SIDE_PX / 2, y: middle.y + y - PHOTO_SIDE_PX / 2 };
}

/** Draws with the mouse through pixels of an opened photo. */
export async function draw(page: Page, points: readonly (readonly [number, number])[]) {
  const places = await Promise.all(points.map(([x, y]) => placeOf(page, x, y)));
  const [first, ...others] = places;
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
}

/** Drags a square of the mask, of so many pixels a side, over the middle of the canvas. */
export async function maskMiddle(page: Page, sidePx: number): Promise<void> {
  const { x, y } = await canvasMiddle(page);
  const half = sidePx / 2;
  await tool(page, 'Rectangle').click();
  await page.mouse.move(x - half, y - half);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.move(x + half, y + half, { steps: 4 });
  await page.mouse.up();
}

/** A greyscale mask as its raw values, row by row. */
export async function maskValues(png: Buffer | undefined) {
  const { data, info } = await sharp(png)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const metadata = await sharp(png).metadata();
  return {
    at: (x: number, y: number) => data[y * info.width + x],
    values: [...new Set(data)].sort((a, b) => a - b),
    painted: data.reduce((sum, value) => sum + (value ? 1 : 0), 0),
    widthPx: info.width,
    heightPx: info.height,
    channels: metadata.channels,
    hasAlpha: metadata.hasAlpha,
  };
}

/** Answers an operation at once, with a picture of this origin, so that a journey is about the request alone. */
export async function answerAtOnce(page: Page, path: string, url = '/icon.svg'): Promise<void> {
  const image = { image_id: crypto.randomUUID(), url };
  const body = { created: 0, credits: 0, data: [image], image };
  await page.route(`**${path}`, (route) => route.fulfill({ json: body }));
}

/** Answers an operation at once, with a square of one colour. */
export async function answerWithColor(
  page: Page,
  path: string,
  color: string,
  sidePx: number,
): Promise<void> {
  const body = await plainPng(color, sidePx);
  const name = `/answer-${color.slice(1)}.png`;
  await page.route(`**${name}`, (route) => route.fulfill({ body, contentType: 'image/png' }));
  await answerAtOnce(page, path, name);
}

/** What the studio would send of the picture on the canvas now. */
export async function flattened(page: Page): Promise<Buffer | undefined> {
  const before = await requestCount(page);
  const count = await versions(page).count();
  await chooseOperation(page, 'Process', 'Vectorize');
  await answerAtOnce(page, '/v1/images/vectorize');
  await runButton(page, 'Vectorize').click();
  await expect.poll(() => requestCount(page)).toBe(before + 1);
  const { files } = await lastRequest(page);
  await expect(versions(page)).toHaveCount(count + 1);
  await versions(page).first().click();
  return (files.file ?? files.image)?.bytes;
}

/** Width of the thumbnails that the service makes for cells. */
const THUMBNAIL_PX = 160;

/** Answers each generation with as many photos as it asks for, under addresses of their own, as the service would. */
export async function answerWithPhotos(page: Page, sidePx: number): Promise<void> {
  const [photo, thumbnail] = await Promise.all(
    [sidePx, THUMBNAIL_PX].map((side) => photoPng('coffee', side)),
  );
  await page.route('**/v1/files/**', (route) => {
    const isSmall = route.request().url().includes('/thumbnail');
    return route.fulfill({ body: (isSmall ? thumbnail : photo) ?? '', contentType: 'image/png' });
  });
  await page.route('**/v1/images/generations', (route) => {
    const { n } = route.request().postDataJSON() as { n: number };
    const data = Array.from({ length: n }, () => {
      const image_id = crypto.randomUUID();
      return { image_id, url: `/v1/files/${image_id}.png` };
    });
    return route.fulfill({ json: { created: 0, credits: 0, data } });
  });
}

/** The last request, once there is one: what is sent is encoded first. */
export async function sentRequest(page: Page): Promise<SentRequest> {
  await expect.poll(() => requestCount(page)).toBeGreaterThan(0);
  return lastRequest(page);
}
