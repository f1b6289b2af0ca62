import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Download, Page } from '@playwright/test';
import { maskMiddle } from './support/canvas';
import { chooseOperation, openPhoto, prompt } from './support/studio';
import { expect, signUp, test } from './support/test';

const run = promisify(execFile);

/** Each language has a small part of a small picture painted anew. */
const SIDE_PX = 256;
const MASK_SIDE_PX = 51;

test.describe.configure({ timeout: 180_000 });

/** A token of the account, made as people make one. */
async function createToken(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByLabel('Name').fill('samples');
  await page.getByRole('button', { name: 'Create token' }).click();
  const card = page.getByRole('region', { name: 'samples is ready' });
  return card.getByLabel('Token', { exact: true }).innerText();
}

/** The code in every language, and the files that it reads saved beside it. */
async function copyAll(page: Page, folder: string) {
  await page.getByRole('button', { name: 'Copy as code' }).click();
  const dialog = page.getByRole('dialog', { name: /as code$/ });
  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  await dialog.getByRole('button', { name: 'Save its files' }).click();
  await expect.poll(() => files.length).toBe(2);
  for (const file of files) await file.saveAs(path.join(folder, file.suggestedFilename()));
  const codeOf = async (language: string) => {
    await dialog.getByRole('tab', { name: language, exact: true }).click();
    return dialog.locator('pre').innerText();
  };
  return {
    curl: await codeOf('curl'),
    fetch: await codeOf('JavaScript'),
    openai: await codeOf('JavaScript, openai'),
    python: await codeOf('Python'),
  };
}

test('the copied code makes the same request, in every language', async ({ page }) => {
  await signUp(page, '/profile');
  const token = await createToken(page);
  await page.goto('/studio');
  await openPhoto(page, 'cat', SIDE_PX);
  await chooseOperation(page, 'Edit', 'Inpaint');
  await maskMiddle(page, MASK_SIDE_PX);
  await prompt(page).fill(`It's a "cat" in ink & wash, $5`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'easel-code-'));
  const code = await copyAll(page, folder);
  const options = { cwd: folder, env: { ...process.env, EASEL_API_TOKEN: token } };

  const curl = await run('sh', ['-c', `${code.curl} -sS`], options);
  expect(JSON.parse(curl.stdout)).toMatchObject({ credits: 40, data: [{}] });

  const script = path.join(folder, 'request.mjs');
  await writeFile(script, code.fetch);
  expect((await run(process.execPath, [script], options)).stdout).toContain('/v1/files/');

  // The package is found from the project, the files from where the code is run.
  const withPackage = path.resolve('test-results', `request-${process.pid}.mjs`);
  await writeFile(withPackage, code.openai);
  expect((await run(process.execPath, [withPackage], options)).stdout).toContain('/v1/files/');

  const hasRequests = await run('python3', ['-c', 'import requests']).then(
    () => true,
    () => false,
  );
  if (hasRequests) {
    expect((await run('python3', ['-c', code.python], options)).stdout).toContain('/v1/files/');
  } else {
    expect(code.python).toContain('requests.post(');
  }
});
