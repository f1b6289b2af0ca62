import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, errorOf, type SingleImage } from '../support/client';
import { dataUrl } from '../support/pictures';
import { itOnOneMachine } from '../support/one-machine';
import { TestServer } from '../support/server';

const PATH = '/v1/images/removeBackground';
/** Answers that are slower than this were held up by somebody else's drawing. */
const HELD_UP_MS = 2_000;

const svg = (body: string, root = 'width="512" height="512"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${body}</svg>`;

/** Drawings that once held the server for seconds to minutes while it looked at them. */
const HARD_TO_READ: [name: string, drawing: string][] = [
  ['a width of 20,000 digits', svg('', `width="${'1'.repeat(20_000)}!" height="9"`)],
  ['40,000 elements of one id', svg('<g id="a"/>'.repeat(40_000))],
  ['99,000 elements of one id', svg('<g id="a"/>'.repeat(99_000))],
  [
    '3,000 targets of 30,000 references',
    svg('<g id="a"/>'.repeat(3_000) + '<g fill="url(#a)"/>'.repeat(30_000)),
  ],
];

const full = (count: number, attributes: string) =>
  `<rect width="512" height="512" ${attributes}/>`.repeat(count);
const LARGE = 'viewBox="0 0 512 512" width="4096" height="4096"';

/** Drawings that once held a worker, or the server itself, for minutes, or killed it. */
const HARD_TO_DRAW: [name: string, drawing: string][] = [
  ['2,000 transparent rectangles', svg(full(2_000, 'opacity=".5"'), LARGE)],
  ['2,000 transparent groups', svg(`<g opacity=".5">${full(1, '')}</g>`.repeat(2_000), LARGE)],
  [
    '300 rectangles blurred by its style sheet',
    svg(`<style>rect{filter:blur(40px)}</style>${full(300, '')}`, LARGE),
  ],
  ['a transparent part far outside', svg('<rect x="99999" width="9" height="9" opacity=".5"/>')],
];

/** The longest of some answers of `/healthz`, one after another, until `work` is done. */
async function longestAnswerMs(server: TestServer, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  let longestMs = 0;
  while (!isDone) {
    const startedAtMs = performance.now();
    await fetch(`${server.url}/healthz`);
    longestMs = Math.max(longestMs, performance.now() - startedAtMs);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await done;
  return longestMs;
}

describe('a hostile SVG', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start({ WORKERS: '1' });
    client = await Client.open(server);
    await client.generate({ prompt: 'a cloud', model: 'svcv4_1_flash' });
  });
  afterAll(() => server.stop());

  const send = (drawing: string, from = client) =>
    from.post(PATH, { image_url: dataUrl(Buffer.from(drawing), 'image/svg+xml') });

  it.each(HARD_TO_READ)('of %s holds nobody up', async (_name, drawing) => {
    const answers = Promise.all([send(drawing), send(drawing)]);
    expect(await longestAnswerMs(server, answers)).toBeLessThan(HELD_UP_MS);
    for (const answer of await answers) expect([200, 400]).toContain(answer.status);
  });

  it.each(HARD_TO_DRAW)('of %s is refused at once and costs nothing', async (_name, drawing) => {
    const before = await client.balance();
    const answers = Promise.all([send(drawing), send(drawing), send(drawing)]);
    expect(await longestAnswerMs(server, answers)).toBeLessThan(HELD_UP_MS);
    for (const answer of await answers) {
      expect(answer.status).toBe(400);
      const { code, message } = await errorOf(answer);
      expect(code).toBe('unsafe_svg');
      expect(message).toMatch(/paints too much|far outside/);
    }
    expect(await client.balance()).toBe(before);
  });

  it('is refused for its content and costs nothing', async () => {
    const before = await client.balance();
    const answer = await send(svg('<script>1</script>'));
    expect(answer.status).toBe(400);
    expect((await errorOf(answer)).code).toBe('unsafe_svg');
    expect(await client.balance()).toBe(before);
  });

  it('of an account without units is not looked at', async () => {
    const poor = await Client.open(server, 0);
    const answer = await send(svg('<script>1</script>'), poor);
    expect(answer.status).toBe(402);
  });

  it('is not looked at either when a repeatable request can not be paid', async () => {
    const poor = await Client.open(server, 0);
    const body = { image_url: dataUrl(Buffer.from(svg('<script>1</script>')), 'image/svg+xml') };
    const answer = await poor.post(PATH, body, { 'idempotency-key': 'a' });
    expect(answer.status).toBe(402);
  });
});

describe('the thumbnails of a result', () => {
  const LOOKS = 'it looks into the folder of files';
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server);
  });
  afterAll(() => server.stop());

  /** Files below the data folder whose names hold the id. */
  const filesOf = (id: string) =>
    readdirSync(path.join(server.dataDir, 'files'), { recursive: true, encoding: 'utf8' })
      .map((name) => path.basename(name))
      .filter((name) => name.startsWith(id))
      .sort();

  const namesOf = (id: string) => [id, `${id}.w160`, `${id}.w320`, `${id}.w640`];

  async function thumbnail(id: string, width: number) {
    const answer = await fetch(`${server.url}/v1/files/${id}/thumbnail?width=${width}`);
    if (answer.status !== 200) return answer.status;
    const { format, width: widthPx } = await sharp(await answer.arrayBuffer()).metadata();
    return { format, widthPx };
  }

  itOnOneMachine(
    LOOKS,
    'of pixels are there with the answer, beside it, and go with it',
    async () => {
      const { data } = await client.generate({ prompt: 'a cloud', model: 'svcv4_1_flash' });
      const id = data[0]?.image_id ?? '';
      expect(filesOf(id)).toEqual(namesOf(id));
      for (const widthPx of [160, 320, 640])
        expect(await thumbnail(id, widthPx)).toEqual({ format: 'webp', widthPx });
      await client.fetch(`/v1/files/${id}`, { method: 'DELETE' });
      expect(filesOf(id)).toEqual([]);
      expect(await thumbnail(id, 320)).toBe(404);
    },
  );

  itOnOneMachine(LOOKS, 'of an SVG are drawn in a worker and kept', async () => {
    const drawing = svg('<rect width="512" height="512"/><circle cx="99" cy="99" r="99"/>');
    const image_url = dataUrl(Buffer.from(drawing), 'image/svg+xml');
    const answer = await client.post(PATH, { image_url });
    const { image } = (await answer.json()) as SingleImage;
    expect(await thumbnail(image.image_id, 320)).toEqual({ format: 'webp', widthPx: 320 });
    expect(filesOf(image.image_id)).toEqual(namesOf(image.image_id));
  });

  itOnOneMachine(LOOKS, 'that are missing are made on demand', async () => {
    const { data } = await client.generate({ prompt: 'a cloud', model: 'svcv4_1_flash' });
    const id = data[0]?.image_id ?? '';
    const folder = path.join(server.dataDir, 'files', id.slice(0, 2), id.slice(2, 4));
    for (const name of namesOf(id).slice(1)) rmSync(path.join(folder, name));
    const answers = await Promise.all([thumbnail(id, 160), thumbnail(id, 640)]);
    expect(answers.map((one) => (typeof one === 'number' ? one : one.widthPx))).toEqual([160, 640]);
    expect(filesOf(id)).toEqual(namesOf(id));
  });
});

describe('sizes', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server);
  });
  afterAll(() => server.stop());

  const remove = (drawing: string) =>
    client.post(PATH, {
      image_url: dataUrl(Buffer.from(drawing), 'image/svg+xml'),
      response_format: 'b64_json',
    });

  it('of an SVG under 256 px: it is answered at the size it is scaled up to', async () => {
    const drawing = svg('<rect width="64" height="32"/><circle r="9"/>', 'width="64" height="32"');
    const answer = await remove(drawing);
    const { image } = (await answer.json()) as SingleImage;
    const bytes = Buffer.from(image.b64_json ?? '', 'base64');
    expect(bytes.toString()).toContain('viewBox="0 0 64 32"');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 256 });
    const listing = await client.fetch('/v1/users/me/files?limit=1');
    const { files } = (await listing.json()) as { files: unknown[] };
    expect(files[0]).toMatchObject({ width: 512, height: 256 });
  });

  it('are named as the file has them, and so is what to do about entities', async () => {
    const long = await errorOf(await remove(svg('', 'width="32" height="1024"')));
    expect(long.message).toContain('The SVG is 32×1024 px, scaled up 256×8192 px');
    const entities = `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<title>&a;</title>')}`;
    expect((await errorOf(await remove(entities))).message).toContain('Export it without them');
  });

  it('of 4096×4096 are legal: only the mask of another size is refused', async () => {
    const white = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
    const answer = await client.post('/v1/images/eraseRegion', {
      image_url: dataUrl(await white(4096)),
      mask_url: dataUrl(await white(4095)),
    });
    expect(answer.status).toBe(400);
    expect((await errorOf(answer)).code).toBe('invalid_mask');
  });
});

describe('a repeat of a paid request', () => {
  it('is answered when nothing is left', async () => {
    const server = await TestServer.start();
    try {
      const client = await Client.open(server, 10);
      const drawing = svg('<rect width="512" height="512"/><circle r="99" fill="red"/>');
      const body = { image_url: dataUrl(Buffer.from(drawing), 'image/svg+xml') };
      const key = { 'idempotency-key': 'once' };
      const first = await client.post(PATH, body, key);
      expect(first.status).toBe(200);
      expect(await client.balance()).toBe(0);
      const again = await client.post(PATH, body, key);
      expect(again.status).toBe(200);
      expect(await again.json()).toEqual(await first.json());
    } finally {
      await server.stop();
    }
  });
});
