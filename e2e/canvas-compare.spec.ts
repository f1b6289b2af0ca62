import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { answerAtOnce, placeOf, sentRequest, tool, type Place } from './support/canvas';
import {
  canvas,
  chooseOperation,
  PHOTO_SIDE_PX,
  prompt,
  recordRequests,
  runButton,
  versions,
} from './support/studio';
import { expect, signUp, test } from './support/test';

/** Blue of the two pictures, which tells them apart. */
const BEFORE = 40;
const AFTER = 200;

/** A picture whose red and green say where each pixel is: half its column, half its row. */
function codedPicture(blue: number): Promise<Buffer> {
  const data = Buffer.alloc(PHOTO_SIDE_PX ** 2 * 3);
  for (let at = 0; at < PHOTO_SIDE_PX ** 2; at++) {
    const [x, y] = [at % PHOTO_SIDE_PX, Math.floor(at / PHOTO_SIDE_PX)];
    data.set([x >> 1, y >> 1, blue], at * 3);
  }
  const raw = { width: PHOTO_SIDE_PX, height: PHOTO_SIDE_PX, channels: 3 } as const;
  return sharp(data, { raw }).png().toBuffer();
}

/** Red, green and blue of a place of the page. */
async function colorAt(page: Page, { x, y }: Place): Promise<[number, number, number]> {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const data = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
}

const blueAt = async (page: Page, place: Place) => (await colorAt(page, place))[2];

async function openCoded(page: Page): Promise<void> {
  await page.getByLabel('Open image', { exact: true }).setInputFiles({
    name: 'coded.png',
    mimeType: 'image/png',
    buffer: await codedPicture(BEFORE),
  });
  await expect(versions(page)).toHaveCount(1);
}

async function dragFrom(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Zooms at a place of one half, and says what is seen there and at the same place of the other half. */
async function zoomInHalf(page: Page, at: Place, other: Place, wheel: number) {
  await page.mouse.move(at.x, at.y);
  const zoom = canvas(page).getByRole('group', { name: 'Zoom' });
  const before = { scale: await zoom.innerText(), color: await colorAt(page, at) };
  await page.mouse.wheel(0, wheel);
  await expect(zoom).not.toHaveText(before.scale);
  return {
    before: before.color,
    after: await colorAt(page, at),
    other: await colorAt(page, other),
  };
}

test('two versions are compared by a divider, side by side in step, and by a key', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  await openCoded(page);
  const after = await codedPicture(AFTER);
  await page.route('**/after.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: after }),
  );
  await answerAtOnce(page, '/v1/images/imageToImage', '/after.png');
  await chooseOperation(page, 'Edit', 'Restyle');
  await prompt(page).fill('The same in blue');
  await runButton(page, 'Restyle').click();
  await expect(versions(page)).toHaveCount(2);
  const [left, right] = [await placeOf(page, 100, 200), await placeOf(page, 400, 200)];

  await test.step('a key shows the one before while it is held', async () => {
    await expect.poll(() => blueAt(page, left)).toBe(AFTER);
    await page.keyboard.down('\\');
    await expect.poll(() => blueAt(page, left)).toBe(BEFORE);
    await page.keyboard.up('\\');
    await expect.poll(() => blueAt(page, left)).toBe(AFTER);
  });

  await test.step('the divider parts them where it is dragged to', async () => {
    await tool(page, 'Compare').click();
    await expect.poll(() => blueAt(page, left)).toBe(BEFORE);
    expect(await colorAt(page, right)).toEqual([200, 100, AFTER]);
    await dragFrom(page, await placeOf(page, 256, 300), await placeOf(page, 60, 300));
    await expect.poll(() => blueAt(page, left)).toBe(AFTER);
    expect(await blueAt(page, await placeOf(page, 40, 200))).toBe(BEFORE);
  });

  await test.step('both are ringed, and a press in the filmstrip swaps them', async () => {
    await expect(versions(page).first()).toHaveAccessibleName(/compared as before$/);
    await expect(versions(page).last()).toHaveAccessibleName(/compared as after$/);
    for (const cell of await versions(page).all())
      await expect(cell).toHaveCSS('outline-width', '2px');
    await versions(page).first().click();
    await expect(versions(page).first()).toHaveAccessibleName(/compared as after$/);
    await expect.poll(() => blueAt(page, left)).toBe(BEFORE);
    await versions(page).last().click();
    await expect.poll(() => blueAt(page, left)).toBe(AFTER);
  });

  await test.step('side by side both zoom about the pointer, in either half', async () => {
    await page.getByText('Side by side', { exact: true }).click();
    const box = await canvas(page).boundingBox();
    if (!box) throw new Error('The canvas is not on the page');
    const inLeft = { x: box.x + box.width * 0.15, y: box.y + box.height * 0.45 };
    const inRight = { x: inLeft.x + box.width / 2, y: inLeft.y };
    await expect.poll(() => blueAt(page, inLeft)).toBe(BEFORE);
    for (const [at, other, wheel] of [
      [inLeft, inRight, -240],
      [inRight, inLeft, -120],
    ] as const) {
      const seen = await zoomInHalf(page, at, other, wheel);
      for (const channel of [0, 1] as const) {
        expect(Math.abs(seen.after[channel] - seen.before[channel])).toBeLessThanOrEqual(1);
        expect(Math.abs(seen.after[channel] - seen.other[channel])).toBeLessThanOrEqual(1);
      }
      expect([seen.after[2], seen.other[2]].sort((a, b) => a - b)).toEqual([BEFORE, AFTER]);
    }
  });
});

test('the eyedropper takes the colour of a pixel into the request', async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
  await openCoded(page);
  await chooseOperation(page, 'Generate');
  const pipette = page.getByRole('button', { name: 'Pick a colour from the canvas' });
  await pipette.click();
  await expect(pipette).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(pipette).toHaveAttribute('aria-pressed', 'false');
  for (const [x, y] of [
    [200, 100],
    [401, 301],
  ] as const) {
    await pipette.click();
    const place = await placeOf(page, x + 0.5, y + 0.5);
    await page.mouse.click(place.x, place.y);
    await expect(pipette).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(page.getByLabel('Colour 1', { exact: true })).toHaveValue('#643228');
  await answerAtOnce(page, '/v1/images/generations');
  await prompt(page).fill('A house');
  await runButton(page, 'Generate').click();
  const { controls } = (await sentRequest(page)).fields as unknown as {
    controls: { colors: { rgb: number[] }[] };
  };
  expect(controls.colors.map(({ rgb }) => rgb)).toEqual([
    [100, 50, BEFORE],
    [200, 150, BEFORE],
  ]);
});
