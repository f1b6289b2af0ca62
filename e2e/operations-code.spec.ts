import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { chooseOperation, openPhoto, prompt } from './support/studio';
import { expect, signUp, test } from './support/test';

const run = promisify(execFile);

/** Each language draws a picture of its own. */
test.describe.configure({ timeout: 240_000 });

/** A token of the account, made as people make one. */
async function createToken(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByLabel('Name').fill('samples');
  await page.getByRole('button', { name: 'Create token' }).click();
  const card = page.getByRole('region', { name: 'samples is ready' });
  return card.getByLabel('Token', { exact: true }).innerText();
}

async function codeOf(page: Page, language: string): Promise<string> {
  await page.getByRole('button', { name: 'Copy as code' }).click();
  const dialog = page.getByRole('dialog', { name: /as code$/ });
  await dialog.getByRole('tab', { name: language, exact: true }).click();
  const code = await dialog.locator('pre').innerText();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return code;
}

test('the copied code makes the same request, in every language', async ({ page }) => {
  await signUp(page, '/profile');
  const token = await createToken(page);
  await page.goto('/studio');
  const photo = await openPhoto(page, 'cat');
  await chooseOperation(page, 'Edit', 'Restyle');
  await prompt(page).fill(`It's a "cat" in ink & wash, $5`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'easel-code-'));
  await writeFile(path.join(folder, 'cat.png'), photo);
  const options = { cwd: folder, env: { ...process.env, EASEL_API_TOKEN: token } };

  const curl = await run('sh', ['-c', `${await codeOf(page, 'curl')} -sS`], options);
  expect(JSON.parse(curl.stdout)).toMatchObject({ credits: 35, data: [{}] });

  const script = path.join(folder, 'request.mjs');
  await writeFile(script, await codeOf(page, 'JavaScript'));
  expect((await run(process.execPath, [script], options)).stdout).toContain('/v1/files/');

  // The package is found from the project, not from a folder beside it.
  const withPackage = path.join('test-results', `request-${process.pid}.mjs`);
  const openaiCode = await codeOf(page, 'JavaScript, openai');
  await writeFile(
    withPackage,
    openaiCode.replaceAll("'cat.png'", JSON.stringify(`${folder}/cat.png`)),
  );
  const openai = await run(process.execPath, [withPackage], { env: options.env });
  expect(openai.stdout).toContain('/v1/files/');

  const python = await codeOf(page, 'Python');
  const hasRequests = await run('python3', ['-c', 'import requests']).then(
    () => true,
    () => false,
  );
  if (hasRequests) {
    expect((await run('python3', ['-c', python], options)).stdout).toContain('/v1/files/');
  } else {
    expect(python).toContain('requests.post(');
  }
});
