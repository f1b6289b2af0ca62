import { FakeComfyui } from '../tests/backends/fake-comfyui';
import { TestServer } from '../tests/support/server';
import { signUpOnPage } from './support/accounts';
import { balance, chooseOperation, openPhoto, prompt, runButton } from './support/studio';
import { endServer } from './support/own-server';
import { expect, signUp, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

test('without a diffusion server nothing is said of engines', async ({ page }) => {
  const told = page.waitForResponse((response) => response.url().endsWith('/v1/engines'));
  await signUp(page);
  await told;
  await expect(runButton(page, 'Generate')).toBeVisible();
  await expect(page.getByText('Engine', { exact: true })).toHaveCount(0);
});

test.describe('with ComfyUI', () => {
  test.skip(!process.env.EASEL_OWN_SERVER, 'needs a server with a backend');
  // The browser logs the answer to a request that fails.
  test.use({ expectedErrors: [/502/] });

  test('the studio says who draws, and that it died, before and after it costs anything', async ({
    page,
  }) => {
    const backend = await new FakeComfyui().start();
    backend.upscalers = [];
    const server = await TestServer.start({
      ENGINE_URL: `comfyui:${backend.url}`,
      ENGINES_FILE: 'tests/engines/small-sizes.json',
    });
    try {
      await signUpOnPage(page, '/studio', server.url);
      const engine = page.getByRole('button', { name: 'comfyui' });
      await engine.click();
      const facts = page.getByRole('dialog', { name: 'Engines' });
      await expect(facts).toContainText('Answers');
      await expect(facts).toContainText('Does drawing, repainting, restyling.');
      await expect(facts).toContainText('Left to Easel’s own: enlarging');
      await page.keyboard.press('Escape');

      await prompt(page).fill('A red fox');
      await runButton(page, 'Generate').click();
      await page.getByRole('button', { name: 'Details' }).click();
      await expect(page.getByRole('dialog', { name: 'Details of the result' })).toContainText(
        'Enginecomfyui',
      );
      await page.keyboard.press('Escape');

      const before = await balance(page).textContent();
      backend.never = true;
      await runButton(page, 'Generate').click();
      await expect.poll(() => backend.jobs.some(({ state }) => state === 'running')).toBe(true);
      await backend.stop();
      const refusal = page.getByRole('alert').filter({ hasText: 'Generate failed' });
      await expect(refusal).toContainText('comfyui');
      await expect(refusal).toContainText('Nothing was charged');
      await expect(balance(page)).toHaveText(before ?? '');
      await expect(page.getByText('comfyui does not answer', { exact: true })).toBeVisible({
        timeout: 40_000,
      });

      // What Easel does itself goes on.
      await openPhoto(page, 'coffee');
      await chooseOperation(page, 'Process', 'Vectorize');
      await expect(page.getByText('comfyui does not answer', { exact: true })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Easel’s own' })).toBeVisible();
    } finally {
      await endServer(page, server);
      await backend.stop();
    }
  });
});
