import type { Page } from '@playwright/test';
import { send } from './support/api';
import { holdScripts } from './support/scripts';
import { canvas, openPhoto, versions } from './support/studio';
import { expect, signUp, test } from './support/test';

type Project = { id: string; revision: number };

async function projects(page: Page): Promise<Project[]> {
  const { body } = await send<{ projects: Project[] }>(page, 'GET', '/v1/projects');
  return body.projects;
}

/** Saves what is on the canvas as a project; resolves to it, once the service has it. */
async function saveAsProject(page: Page): Promise<Project> {
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Saved');
  const [project] = await projects(page);
  if (!project) throw new Error('Nothing is saved');
  return project;
}

const status = (page: Page) => page.getByRole('status', { name: 'Project' });

/** Moves the layer on the canvas, which is saved a moment later. */
async function moveLayer(page: Page, key = 'ArrowRight'): Promise<void> {
  await page.keyboard.press('v');
  await page.keyboard.press(key);
}

const revisionOf = async (page: Page) => (await projects(page))[0]?.revision;

test('a reload comes back with the project, and what is done then is saved into the same one', async ({
  page,
}) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  const saved = await saveAsProject(page);
  await expect(page).toHaveURL(new RegExp(`/studio\\?project=${saved.id}$`));
  // A pause in the work keeps the session.
  await page.waitForTimeout(1_500);

  await page.reload();
  await expect(status(page)).toHaveText('Saved');
  await expect(page).toHaveURL(new RegExp(`\\?project=${saved.id}$`));
  await expect(versions(page)).toHaveCount(1);
  expect(await revisionOf(page)).toBe(saved.revision);
  await moveLayer(page);
  await expect.poll(() => revisionOf(page)).toBe(saved.revision + 1);
  expect(await projects(page)).toHaveLength(1);

  // What the page had no time to save is saved by the one after it.
  await moveLayer(page);
  await page.waitForTimeout(1_200);
  await page.reload();
  await expect.poll(() => revisionOf(page)).toBe(saved.revision + 2);
  await expect(status(page)).toHaveText('Saved');
});

test('keys move a layer while what draws it is still on its way', async ({ page }) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  const { revision } = await saveAsProject(page);
  await page.waitForTimeout(1_500);
  const release = await holdScripts(page, 'Konva warning');
  await page.reload();
  await expect(versions(page)).toHaveCount(1);
  await expect(canvas(page).getByRole('img')).toHaveCount(0);
  await moveLayer(page);
  await expect.poll(() => revisionOf(page)).toBe(revision + 1);
  release();
  await expect(canvas(page).getByRole('img')).toBeVisible();
});

test.describe('in a second tab', () => {
  test.use({ expectedErrors: [/409/] });

  test('the address opens the project as it is saved, and neither tab writes over the other', async ({
    page,
  }) => {
    await signUp(page);
    await openPhoto(page, 'coffee');
    const { revision } = await saveAsProject(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await expect(versions(second)).toHaveCount(1);
    await expect(status(second)).toHaveText('Saved');
    await moveLayer(second);
    await expect.poll(() => revisionOf(page)).toBe(revision + 1);

    await page.bringToFront();
    // The same change in both would be no conflict.
    await moveLayer(page, 'ArrowDown');
    await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    await page.waitForTimeout(1_500);
    await page.reload();
    // A reload neither forgets the question nor answers it.
    await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    expect(await revisionOf(page)).toBe(revision + 1);
    await second.close();
  });
});

test('a project that was saved elsewhere comes back as it is there, where nothing here is lost by it', async ({
  page,
}) => {
  await signUp(page);
  await openPhoto(page, 'coffee');
  const { id, revision } = await saveAsProject(page);
  await page.waitForTimeout(1_500);
  type Whole = { document: { layers: object[]; frame: object } };
  const { body } = await send<Whole>(page, 'GET', `/v1/projects/${id}`);
  const document = { ...body.document, frame: { widthPx: 300, heightPx: 200 } };
  const changed = await send(page, 'PATCH', `/v1/projects/${id}`, { document, revision });
  expect(changed.status).toBe(200);
  await page.reload();
  await expect(page.getByText('300 × 200').first()).toBeVisible();
  await expect(status(page)).toHaveText('Saved');
  await expect(page.getByRole('button', { name: 'Keep mine' })).toHaveCount(0);
});
