import type { Page } from '@playwright/test';
import { answerAtOnce, canvasMiddle, sentRequest, tool } from './support/canvas';
import { canvas, prompt, recordRequests, runButton } from './support/studio';
import { expect, signUp, test } from './support/test';

type Point = [number, number];
type Box = { text: string; bbox: [number, number][] };

/** Side of the empty sheet: a square of V3. */
const SHEET_PX = 1024;

test.beforeEach(async ({ page }) => {
  await recordRequests(page);
  await signUp(page);
  await answerAtOnce(page, '/v1/images/generations');
  await tool(page, 'Text').click();
});

/** Moves the mouse from one place of the sheet to another, both in 0..1, with the button held. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const middle = await canvasMiddle(page);
  const zoom = await canvas(page).getByRole('group', { name: 'Zoom' }).innerText();
  const side = (SHEET_PX * Number.parseFloat(zoom)) / 100;
  const at = ([x, y]: [number, number]) =>
    [middle.x + (x - 0.5) * side, middle.y + (y - 0.5) * side] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]), { steps: 3 });
  await page.mouse.move(...at(to), { steps: 3 });
  await page.mouse.up();
}

async function sentBoxes(page: Page): Promise<Box[]> {
  await prompt(page).fill('A flat beach poster');
  await runButton(page, 'Generate').click();
  const { fields } = await sentRequest(page);
  expect(fields).toMatchObject({ model: 'svcv3', size: '1:1' });
  return fields.text_layout as unknown as Box[];
}

test('a phrase typed into an area becomes one box a word, in capitals that can be drawn', async ({
  page,
}) => {
  await page.getByRole('textbox', { name: 'Words', exact: true }).fill('€29');
  await expect(
    page.getByText('“€” can’t be drawn. Use A–Z, 0–9 and basic punctuation.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Words', exact: true }).fill('');

  await drag(page, [0.2, 0.2], [0.8, 0.5]);
  await page.getByRole('textbox', { name: 'Words on the picture' }).fill('Summer sale');
  await expect(canvas(page).getByText('Set in capitals: SUMMER SALE')).toBeVisible();
  await page.keyboard.press('Enter');

  // A model that places no words says so, instead of leaving them out.
  const model = page.getByRole('combobox', { name: 'Model' });
  await model.click();
  await page.getByRole('option', { name: 'V4.1 1K, 35 units' }).click();
  await expect(page.getByText('V4.1 places none')).toBeVisible();
  await page.getByRole('button', { name: 'Use V3' }).click();
  await expect(model).toContainText('V3');

  const boxes = await sentBoxes(page);
  expect(boxes.map(({ text }) => text)).toEqual(['SUMMER', 'SALE']);
  for (const [x, y] of boxes.flatMap(({ bbox }) => bbox)) {
    expect(x).toBeGreaterThan(0.19);
    expect(x).toBeLessThan(0.81);
    expect(y).toBeGreaterThan(0.19);
    expect(y).toBeLessThan(0.51);
  }
});

test('a box is moved, turned and pulled by a corner, and goes out as it stands', async ({
  page,
}) => {
  await page.getByRole('textbox', { name: 'Words', exact: true }).fill('hello');
  await page.keyboard.press('Enter');
  const rotate = page.getByRole('spinbutton', { name: 'Rotate' });
  await rotate.fill('-12');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Centre across the picture' }).click();
  await page.getByRole('button', { name: 'Centre down the picture' }).click();
  await drag(page, [0.5, 0.5], [0.5, 0.4]);
  await page.getByText('Distort', { exact: true }).click();
  // The box of HELLO is as high as its row, 0.18, and wider than that; its corner is turned with it.
  const corner = await turnedCorner(page);
  await drag(page, corner, [0.9, 0.1]);
  const [box] = await sentBoxes(page);
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = box!.bbox as [Point, Point, Point, Point];
  expect((Math.atan2(y2 - y3, x2 - x3) * 180) / Math.PI).toBeCloseTo(-12, 0);
  expect((x0 + x2) / 2).toBeCloseTo(0.5, 2);
  expect((y0 + y2) / 2).toBeCloseTo(0.4, 2);
  expect(x1).toBeCloseTo(0.9, 2);
  expect(y1).toBeCloseTo(0.1, 2);
});

/** The upper right corner of a box of the height of a row, turned by −12° about (0.5, 0.4). */
async function turnedCorner(page: Page): Promise<Point> {
  const place = page.getByRole('group', { name: 'Place of HELLO' });
  const side = async (name: string) =>
    Number(await place.getByRole('spinbutton', { name, exact: true }).inputValue());
  const [width, height] = [await side('W'), await side('H')];
  const angle = (-12 * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.abs(Math.sin(angle))];
  // Bounds of a turned rectangle, solved for its sides.
  const determinant = cos * cos - sin * sin;
  const [w, h] = [
    (width * cos - height * sin) / determinant,
    (height * cos - width * sin) / determinant,
  ];
  return [0.5 + (w / 2) * cos + (-h / 2) * sin, 0.4 + (w / 2) * Math.sin(angle) + (-h / 2) * cos];
}
