import path from 'node:path';
import { Mirror } from '../lib/local-models/testing/mirror';
import { TestServer } from '../tests/support/server';
import { openAdministration } from './support/administrator';
import { endServer } from './support/own-server';
import { prompt, runButton } from './support/studio';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

const STAND_IN = path.resolve('tests/backends/stand-in-sd-server.mjs');
/** What the stand-in reads as its model, padded so that its way here can be seen. */
const WEIGHTS = Buffer.from(JSON.stringify({ startMs: 300 }).padEnd(2_000_000));

test('a model is installed by name, draws, is unloaded and removed, all on one page', async ({
  page,
}) => {
  test.skip(!process.env.EASEL_OWN_SERVER, 'needs a server that fetches from a mirror');
  const mirror = await new Mirror().start();
  mirror.quarterMs = 700;
  mirror.put(
    'stable-diffusion-v1-5/stable-diffusion-v1-5',
    'v1-5-pruned-emaonly.safetensors',
    WEIGHTS,
  );
  const server = await TestServer.start({
    HF_ENDPOINT: mirror.hubUrl,
    ENGINE_SDCPP_BIN: STAND_IN,
  });
  try {
    await openAdministration(page, server);
    const models = page.getByRole('table', { name: 'Diffusion models' });
    const row = models.getByRole('row', { name: /Stable Diffusion 1\.5/ });
    await expect(row).toContainText('Can be had');

    await page.getByRole('button', { name: 'Install Stable Diffusion 1.5' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('CreativeML Open RAIL-M');
    const install = dialog.getByRole('button', { name: 'Install', exact: true });
    await expect(install).toBeDisabled();
    expect(mirror.asked).toHaveLength(0);
    await dialog.getByLabel('I have read the licence and accept it').check();
    await install.click();
    const progress = page.getByRole('progressbar', { name: 'Installing sd15' });
    await expect(progress).toHaveAttribute('aria-valuenow', /^(25|50|75)$/);
    await expect(row).toContainText('Draws · Not loaded', { timeout: 30_000 });
    await expect(progress).toBeHidden();

    await page.goto(`${server.url}/studio`);
    await prompt(page).fill('A red fox');
    await runButton(page, 'Generate').click();
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('dialog', { name: 'Details of the result' })).toContainText(
      'Enginelocal',
    );

    await page.goto(`${server.url}/admin`);
    await expect(row).toContainText('Draws · Loaded');
    await page.getByRole('button', { name: 'Unload Stable Diffusion 1.5' }).click();
    await expect(row).toContainText('Draws · Not loaded');
    await page.getByRole('button', { name: 'Stop using Stable Diffusion 1.5' }).click();
    await expect(row).toContainText('Installed');
    await page.getByRole('button', { name: 'Remove Stable Diffusion 1.5' }).click();
    await expect(row).toContainText('Can be had');
  } finally {
    await endServer(page, server);
    await mirror.stop();
  }
});
