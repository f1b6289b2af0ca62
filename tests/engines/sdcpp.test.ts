import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeSdcpp } from '../backends/fake-sdcpp';
import { json } from '../backends/fake-server';
import { until } from './gate';
import { photo, rectangleMask, spec, styleWithReference } from './pictures';
import { context, open, SMALL, type Opened } from './subjects';

let server: FakeSdcpp;
let opened: Opened;

beforeEach(async () => {
  server = await new FakeSdcpp().start();
  opened = open({ ENGINE_URL: `sdcpp:${server.url}`, ...SMALL });
});
afterEach(() => server.stop());

const draw = () => opened.engine.draw(spec(), context());

it('submits a job with its settings, follows it and fetches its picture', async () => {
  const watched = context();
  await opened.engine.draw(spec(), watched);
  expect(server.bodies[0]).toMatchObject({
    seed: 7,
    sample_params: { sample_steps: 26, guidance: { txt_cfg: 6.5 } },
  });
  expect(watched.steps.map(({ step }) => step)).toContain('waiting for the backend (2 before it)');
});

it('sends a masked edit with source, mask and strength', async () => {
  const image = photo(96, 64);
  const mask = rectangleMask(image, { left: 40, top: 24, right: 60, bottom: 40 });
  await opened.engine.repaint(image, mask, spec({ modelId: 'svcv3' }), context());
  expect(server.bodies[0]).toMatchObject({ strength: 0.95 });
  expect(server.bodies[0]?.mask_image).toBeTypeOf('string');
  expect(server.bodies[0]?.init_image).toBeTypeOf('string');
});

it('shows the pictures of a style as reference images', async () => {
  await opened.engine.draw(spec({ style: await styleWithReference() }), context());
  const [reference] = server.bodies[0]?.ref_images ?? [];
  const sent = await sharp(Buffer.from(reference ?? '', 'base64')).metadata();
  expect(sent).toMatchObject({ format: 'png', width: 40, height: 30 });
});

it('is busy when the queue there is full', async () => {
  server.isFull = true;
  await expect(draw()).rejects.toMatchObject({ code: 'engine_busy' });
});

it.each([
  ['fails', () => (server.fails = true)],
  ['is no longer known, after a restart', () => (server.forgets = true)],
])('fails with one submission when the job %s', async (_, spoil) => {
  spoil();
  await expect(draw()).rejects.toMatchObject({ code: 'engine_failed' });
  expect(server.to('/sdcpp/v1/img_gen')).toHaveLength(1);
});

it('asks again when a question about a job fails in passing', async () => {
  server.looksUntilDone = 400;
  const drawing = draw();
  await until(
    () => server.received.some(({ path }) => path.startsWith('/sdcpp/v1/jobs/')),
    'asked',
  );
  server.refusal = json({ error: 'server_error' }, 500);
  const failures = () =>
    server.received.filter(({ path }) => path.startsWith('/sdcpp/v1/jobs/')).length;
  const before = failures();
  await until(() => failures() > before, 'a question failed');
  server.refusal = undefined;
  server.looksUntilDone = 1;
  expect(await drawing).toMatchObject({ kind: 'raster' });
});

it('cancels its own job when nobody waits any more', async () => {
  server.never = true;
  const cancel = new AbortController();
  const drawing = opened.engine.draw(spec(), context(cancel.signal));
  await until(
    () => server.received.some(({ path }) => path.startsWith('/sdcpp/v1/jobs/')),
    'asked',
  );
  cancel.abort();
  await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.to('/sdcpp/v1/jobs/job_1/cancel')).toHaveLength(1);
});
