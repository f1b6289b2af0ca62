import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { answerAtOnce, maskValues, placeOf, sentRequest, tool } from './support/canvas';
import {
  canvas,
  openPhoto,
  PHOTO_SIDE_PX,
  prompt,
  recordRequests,
  requestCount,
  runButton,
} from './support/studio';
import { expect, signUp, test } from './support/test';

const RADIUS_PX = 120;

/** A cut-out whose subject is a disc in the middle, with an edge that is opaque by degrees. */
function cutout(): Promise<Buffer> {
  const data = Buffer.alloc(PHOTO_SIDE_PX ** 2 * 4, 90);
  for (let at = 0; at < PHOTO_SIDE_PX ** 2; at++) {
    const [x, y] = [at % PHOTO_SIDE_PX, Math.floor(at / PHOTO_SIDE_PX)];
    const beyond = Math.hypot(x + 0.5 - PHOTO_SIDE_PX / 2, y + 0.5 - PHOTO_SIDE_PX / 2) - RADIUS_PX;
    data[at * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, 0.5 - beyond / 8)));
  }
  const raw = { width: PHOTO_SIDE_PX, height: PHOTO_SIDE_PX, channels: 4 } as const;
  return sharp(data, { raw }).png().toBuffer();
}

test('Magic select makes the subject the mask, and is paid once a picture', async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
  const photo = await openPhoto(page, 'coffee');
  const subject = await cutout();
  await page.route('**/cutout.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: subject }),
  );
  await answerAtOnce(page, '/v1/images/removeBackground', '/cutout.png');
  await tool(page, 'Magic select').click();
  const select = page.getByRole('button', { name: /^Select subject/ });
  await expect(select).toHaveAccessibleName('Select subject · 10');
  await select.click();
  const fact = canvas(page).getByText(/^Mask/);
  const share = (Math.PI * RADIUS_PX ** 2) / PHOTO_SIDE_PX ** 2;
  await expect(fact).toContainText(`Mask ${Math.round(share * 100)} %`);
  const asked = await sentRequest(page);
  expect(asked.path).toBe('/v1/images/removeBackground');
  expect(asked.fields).toEqual({ image_format: 'png' });
  expect(asked.files.file?.bytes.equals(photo)).toBe(true);

  await page.getByRole('radiogroup', { name: 'What the tool does' }).getByText('Erase').click();
  await expect(select).toHaveAccessibleName('Select subject');
  await select.click();
  await expect(fact).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(fact).toBeVisible();
  expect(await requestCount(page)).toBe(1);

  await answerAtOnce(page, '/v1/images/inpaint');
  await prompt(page).fill('A red apple');
  await runButton(page, 'Inpaint').click();
  await expect.poll(() => requestCount(page)).toBe(2);
  const mask = await maskValues((await sentRequest(page)).files.mask?.bytes);
  const { data } = await sharp(subject).raw().toBuffer({ resolveWithObject: true });
  const opaque = data.filter((value, at) => at % 4 === 3 && value >= 128).length;
  expect(mask.values).toEqual([0, 255]);
  expect(mask.painted).toBe(opaque);
  expect([mask.at(256, 256), mask.at(256, 140), mask.at(256, 132)]).toEqual([255, 255, 0]);
});

/** Draws with a pen across a row of the photo, pressed evenly. */
async function penStroke(page: Page, row: number, force: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    at: { x: number; y: number },
  ) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      pointerType: 'pen',
      force: type === 'mouseReleased' ? 0 : force,
    });
  await send('mousePressed', await placeOf(page, 150, row));
  for (const x of [200, 250, 300, 350]) await send('mouseMoved', await placeOf(page, x, row));
  await send('mouseReleased', await placeOf(page, 350, row));
  await session.detach();
}

test('a pen paints as wide as it is pressed, until it is told not to', async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
  await openPhoto(page, 'coffee');
  await tool(page, 'Brush').click();
  await page.getByRole('spinbutton', { name: 'Brush diameter' }).fill('40');
  await page.keyboard.press('Enter');
  const byPressure = page.getByRole('button', { name: 'Width by pressure' });
  await expect(byPressure).toBeHidden();
  await penStroke(page, 100, 1);
  await penStroke(page, 200, 0.25);
  await byPressure.click();
  await expect(byPressure).toHaveAttribute('aria-pressed', 'false');
  await penStroke(page, 300, 0.25);

  await answerAtOnce(page, '/v1/images/inpaint');
  await prompt(page).fill('A red apple');
  await runButton(page, 'Inpaint').click();
  const mask = await maskValues((await sentRequest(page)).files.mask?.bytes);
  const widthAbout = (row: number) =>
    Array.from({ length: 80 }, (_, offset) => mask.at(250, row - 40 + offset)).filter(Boolean)
      .length;
  // A quarter of the pressure: 0.2 of the width for the touch, and a quarter of the rest.
  expect([widthAbout(100), widthAbout(200), widthAbout(300)]).toEqual([40, 16, 40]);
});
