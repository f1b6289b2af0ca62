import type { Page } from '@playwright/test';
import {
  answerAtOnce,
  canvasMiddle,
  maskButton,
  maskValues,
  sentRequest,
  tool,
} from './support/canvas';
import { canvas, openPhoto, prompt, recordRequests, runButton } from './support/studio';
import { expect, signUp, test } from './support/test';

type Finger = { x: number; y: number };

/** Two fingers that go from one pair of places to another, as the screen tells them. */
async function pinch(page: Page, from: [Finger, Finger], to: [Finger, Finger]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 8;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) => {
    const touchPoints = from.map((finger, id) => ({
      x: finger.x + (to[id]!.x - finger.x) * share,
      y: finger.y + (to[id]!.y - finger.y) * share,
      id,
    }));
    return session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : touchPoints,
    });
  };
  await send('touchStart', 0);
  for (let step = 1; step <= steps; step++) await send('touchMove', step / steps);
  await send('touchEnd', 1);
  await session.detach();
}

const zoomOf = async (page: Page) =>
  Number.parseFloat(await canvas(page).getByRole('group', { name: 'Zoom' }).innerText());

test('two fingers zoom and paint nothing, one finger paints, and the mask is sent', async ({
  page,
}) => {
  await recordRequests(page);
  await signUp(page);
  await openPhoto(page, 'coffee');
  await answerAtOnce(page, '/v1/images/inpaint');
  await tool(page, 'Brush').tap();
  const { x, y } = await canvasMiddle(page);
  const before = await zoomOf(page);
  await pinch(
    page,
    [
      { x: x - 30, y },
      { x: x + 30, y },
    ],
    [
      { x: x - 90, y },
      { x: x + 90, y },
    ],
  );
  const after = await zoomOf(page);
  expect(after / before).toBeGreaterThan(2.5);
  expect(after / before).toBeLessThan(3.5);
  await expect(maskButton(page, 'Clear mask')).toBeDisabled();

  await page.touchscreen.tap(x, y);
  await prompt(page).fill('A red apple');
  await runButton(page, 'Inpaint').tap();
  const mask = await maskValues((await sentRequest(page)).files.mask?.bytes);
  expect(mask.values).toEqual([0, 255]);
  expect(mask.at(256, 256)).toBe(255);
});
