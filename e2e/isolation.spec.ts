import { readFileSync } from 'node:fs';
import { generate, send } from './support/api';
import { expect, signUp, test } from './support/test';

// What is not there answers 404, which the browser logs.
test.use({ expectedErrors: [/404/] });

test('nobody sees, changes or uses what belongs to somebody else', async ({ page, browser }) => {
  await signUp(page, '/gallery');
  const { data } = await generate(page, 1);
  const photo = readFileSync('tests/fixtures/photos/coffee.jpg').toString('base64');
  const style = await send<{ id: string }>(page, 'POST', '/v1/styles', {
    image_urls: [`data:image/jpeg;base64,${photo}`],
  });
  const ledger = await send<{ lines: { request_id: string | null }[] }>(
    page,
    'GET',
    '/v1/users/me/ledger',
  );

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await signUp(other, '/gallery');
  const fileId = data[0]?.image_id ?? '';
  const styleId = style.body.id;
  const tries = [
    await send(other, 'GET', `/v1/styles/${styleId}`),
    await send(other, 'PATCH', `/v1/styles/${styleId}`, { name: 'mine now' }),
    await send(other, 'POST', `/v1/styles/${styleId}/samples`, { image_id: fileId }),
    await send(other, 'DELETE', `/v1/styles/${styleId}`),
    await send(other, 'DELETE', `/v1/files/${fileId}`),
    await send(other, 'POST', '/v1/images/generations', {
      prompt: 'a house',
      model: 'svcv4_styles',
      style_id: styleId,
    }),
  ];
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);

  const files = await send<{ files: unknown[] }>(other, 'GET', '/v1/users/me/files');
  expect(files.body.files).toEqual([]);
  const requestId = ledger.body.lines.find((line) => line.request_id)?.request_id ?? '';
  const found = await send<{ lines: unknown[] }>(
    other,
    'GET',
    `/v1/users/me/ledger?request=${requestId}`,
  );
  expect(found.body.lines).toEqual([]);
  await expect(other.getByText('appears here, newest first')).toBeVisible();
  await context.close();
});
