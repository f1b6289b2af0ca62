import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formatShare } from '@/components/editor/mask/format-share';
import { answerAtOnce, draw, maskValues, placeOf, sentRequest, tool } from './support/canvas';
import {
  canvas,
  openPhoto,
  PHOTO_SIDE_PX,
  prompt,
  recordRequests,
  requestCount,
  runButton,
  versions,
} from './support/studio';
import { expect, signUp, test } from './support/test';

/** A blue ground with two red squares, one of them with a seam of a near red through it. */
const SQUARES = [
  { left: 60, top: 60, sidePx: 120 },
  { left: 300, top: 300, sidePx: 120 },
] as const;
const SEAM = { left: 100, widthPx: 10 } as const;
const SQUARE_PX = 120 ** 2;

async function openSquares(page: Page): Promise<void> {
  const data = Buffer.alloc(PHOTO_SIDE_PX ** 2 * 3);
  for (let at = 0; at < PHOTO_SIDE_PX ** 2; at++) {
    const [x, y] = [at % PHOTO_SIDE_PX, Math.floor(at / PHOTO_SIDE_PX)];
    const inside = SQUARES.some(
      ({ left, top, sidePx }) => x >= left && x < left + sidePx && y >= top && y < top + sidePx,
    );
    const inSeam = inside && x >= SEAM.left && x < SEAM.left + SEAM.widthPx;
    data.set(inSeam ? [200, 60, 40] : inside ? [200, 30, 40] : [20, 40, 160], at * 3);
  }
  const raw = { width: PHOTO_SIDE_PX, height: PHOTO_SIDE_PX, channels: 3 } as const;
  const buffer = await sharp(data, { raw }).png().toBuffer();
  await page
    .getByLabel('Open image', { exact: true })
    .setInputFiles({ name: 'squares.png', mimeType: 'image/png', buffer });
  await expect(versions(page)).toHaveCount(1);
}

async function click(page: Page, x: number, y: number, modifier?: 'Shift' | 'Alt'): Promise<void> {
  const at = await placeOf(page, x, y);
  if (modifier) await page.keyboard.down(modifier);
  await page.mouse.click(at.x, at.y);
  if (modifier) await page.keyboard.up(modifier);
}

/** The mask as it would be sent now. */
async function sentMask(page: Page) {
  const before = await requestCount(page);
  await answerAtOnce(page, '/v1/images/inpaint');
  await prompt(page).fill('A green apple');
  await runButton(page, 'Inpaint').click();
  await expect.poll(() => requestCount(page)).toBe(before + 1);
  return maskValues((await sentRequest(page)).files.mask?.bytes);
}

/** How much of the picture the mask covers, as the canvas says it. */
const share = (page: Page) => canvas(page).getByText(/^Mask/);
const percent = (pixels: number) => formatShare(pixels / PHOTO_SIDE_PX ** 2);

test('the colour wand takes what is of one colour, connected or everywhere, within its tolerance', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  await openSquares(page);
  await page.keyboard.press('g');
  await expect(tool(page, 'Colour wand')).toHaveAttribute('aria-pressed', 'true');
  const tolerance = page.getByRole('spinbutton', { name: 'Tolerance, exactly' });
  await tolerance.fill('5');
  await page.keyboard.press('Enter');
  await click(page, 160, 100);
  // Beyond the seam nothing is taken: it is further away than 5 of 100.
  await expect(share(page)).toContainText(percent(70 * 120));
  await page.keyboard.press('Control+z');
  await expect(share(page)).toBeHidden();

  await tolerance.fill('12');
  await page.keyboard.press('Enter');
  await click(page, 160, 100);
  await expect(share(page)).toContainText(percent(SQUARE_PX));
  await click(page, 350, 350, 'Shift');
  await expect(share(page)).toContainText(percent(2 * SQUARE_PX));
  await click(page, 100, 100, 'Alt');
  await expect(share(page)).toContainText(percent(SQUARE_PX));

  const where = page.getByRole('radiogroup', { name: 'Where the wand looks' });
  await where.getByText('Everywhere').click();
  await click(page, 160, 100);
  await expect(share(page)).toContainText(percent(2 * SQUARE_PX));
  const mask = await sentMask(page);
  expect(mask.values).toEqual([0, 255]);
  expect(mask.painted).toBe(2 * SQUARE_PX);
  expect([mask.at(60, 60), mask.at(59, 60), mask.at(419, 419), mask.at(420, 419)]).toEqual([
    255, 0, 255, 0,
  ]);
});

/** Where the opening of the cup is in the square crop of the photo, outlined by hand. */
const CUP = { x: 243, y: 145, radiusX: 151, radiusY: 122 } as const;

/** What a mask and the cup have in common, as a part of what either covers. */
function overlapWithCup(mask: Awaited<ReturnType<typeof sentMask>>): number {
  let [both, either] = [0, 0];
  for (let y = 0; y < PHOTO_SIDE_PX; y++) {
    for (let x = 0; x < PHOTO_SIDE_PX; x++) {
      const across = (x + 0.5 - CUP.x) / CUP.radiusX;
      const down = (y + 0.5 - CUP.y) / CUP.radiusY;
      const wanted = across ** 2 + down ** 2 <= 1;
      const found = mask.at(x, y) === 255;
      if (wanted && found) both++;
      if (wanted || found) either++;
    }
  }
  return both / either;
}

test('one click takes the thing under it free of charge, and Alt takes a part away again', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  await openPhoto(page, 'coffee');
  await page.keyboard.press('q');
  await expect(tool(page, 'Object')).toHaveAttribute('aria-pressed', 'true');
  await click(page, CUP.x, 77);
  await expect(share(page)).toBeVisible();
  expect(await requestCount(page)).toBe(0);
  const cup = await sentMask(page);
  expect(overlapWithCup(cup)).toBeGreaterThan(0.8);

  await versions(page).first().click();
  await page.keyboard.press('q');
  const before = await share(page).textContent();
  await click(page, CUP.x, 192, 'Alt');
  await expect(share(page)).not.toHaveText(before ?? '');
  const rim = await sentMask(page);
  expect(rim.at(CUP.x, 192)).toBe(0);
  expect(rim.at(CUP.x, 77)).toBe(255);
  expect(rim.painted).toBeLessThan(cup.painted);
});

test('a box around a thing takes the thing', async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
  await openPhoto(page, 'coffee');
  await tool(page, 'Object').click();
  const { x, y, radiusX, radiusY } = CUP;
  await draw(page, [
    [x - radiusX - 8, y - radiusY - 8],
    [x + radiusX + 8, y + radiusY + 8],
  ]);
  await expect(share(page)).toBeVisible();
  expect(overlapWithCup(await sentMask(page))).toBeGreaterThan(0.85);
});

test('a mask is cropped along with its picture, and both come back with one undo', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  await openSquares(page);
  await tool(page, 'Rectangle').click();
  await draw(page, [
    [100, 100],
    [300, 200],
  ]);
  await tool(page, 'Crop').click();
  await draw(page, [
    [200, 150],
    [500, 450],
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('300 × 300').first()).toBeVisible();
  await expect(share(page)).toContainText(formatShare(5000 / 300 ** 2));
  await page.keyboard.press('Control+z');
  await expect(page.getByText('512 × 512').first()).toBeVisible();
  await expect(share(page)).toContainText(percent(200 * 100));
  await page.keyboard.press('Control+Shift+z');
  await expect(share(page)).toContainText(formatShare(5000 / 300 ** 2));
  const mask = await sentMask(page);
  expect([mask.widthPx, mask.heightPx, mask.painted]).toEqual([300, 300, 100 * 50]);
  expect([mask.at(99, 49), mask.at(100, 49), mask.at(99, 50)]).toEqual([255, 0, 0]);
});
