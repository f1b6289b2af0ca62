import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesAt, errorOf, type Client, type ImageList } from '../support/client';
import { openEditing } from '../support/editing';
import { flatPng } from '../support/pictures';
import type { TestServer } from '../support/server';

type Form = [string, string | Blob][];

const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });

describe('requests as clients write them', () => {
  let server: TestServer;
  let client: Client;
  let photo: Blob;
  let mask: Blob;

  beforeAll(async () => {
    const editing = await openEditing();
    ({ server, client } = editing);
    photo = blob(editing.photo);
    mask = blob(editing.mask);
  });
  afterAll(() => server.stop());

  /** The least of each operation beside its picture. */
  const LEAST: Record<string, Form> = {
    imageToImage: [
      ['prompt', 'a cat'],
      ['strength', '0'],
    ],
    inpaint: [['prompt', 'a ball']],
    outpaint: [
      ['prompt', 'a room'],
      ['zoom_out_percentage', '5'],
    ],
    replaceBackground: [['prompt', 'a wall']],
    generateBackground: [['prompt', 'a wall']],
    eraseRegion: [],
    variateImage: [['size', '1:1']],
    vectorize: [],
    removeBackground: [],
    crispUpscale: [],
    creativeUpscale: [],
    refineDetails: [],
  };
  const masked = ['inpaint', 'generateBackground', 'eraseRegion'];
  const send = (name: string, form: Form) => client.form(`/v1/images/${name}`, form);

  it.each(Object.keys(LEAST))('%s: a picture that is none is refused by its name', async (name) => {
    const nothing = new Blob(['hello']);
    for (const part of ['image', 'file']) {
      const rest = [...(LEAST[name] ?? []), ...(masked.includes(name) ? [['mask', mask]] : [])];
      const response = await send(name, [[part, nothing], ...rest] as Form);
      expect(response.status).toBe(400);
      expect((await errorOf(response)).error.param).toBe(part);
    }
  });

  it.each(['variateImage', 'eraseRegion'])(
    '%s takes its picture as image and as file',
    async (name) => {
      const rest = [...(LEAST[name] ?? []), ...(masked.includes(name) ? [['mask', mask]] : [])];
      const seeded = name === 'variateImage' ? [['random_seed', '1']] : [];
      const made = await Promise.all(
        ['image', 'file'].map(async (part) => {
          const response = await send(name, [[part, photo], ...rest, ...seeded] as Form);
          const text = await response.text();
          expect(response.status, text).toBe(200);
          const answer = JSON.parse(text) as ImageList & { image: { url: string } };
          return bytesAt(answer.data?.[0]?.url ?? answer.image.url);
        }),
      );
      expect(made[0]?.equals(made[1] ?? Buffer.alloc(0))).toBe(true);
    },
  );

  it('names what is missing as its encoding writes it, and the part that a file came in', async () => {
    const json = await client.post('/v1/images/vectorize', {});
    expect((await errorOf(json)).error.param).toBe('image_url');
    const form = await errorOf(await send('vectorize', [['picture', photo]]));
    expect(form.error.param).toBe('file');
    expect(form.message).toMatch(/^send the picture as file, image or image_url.*"picture"/);
    const twice = await errorOf(
      await send('vectorize', [
        ['file', photo],
        ['image', photo],
      ]),
    );
    expect(twice.error.param).toBe('image');
    const small = await errorOf(
      await send('eraseRegion', [
        ['image', photo],
        ['mask', blob(await flatPng('#000', 100))],
      ]),
    );
    expect([small.code, small.error.param]).toEqual(['invalid_mask', 'mask']);
  });

  it('names nested fields as they were sent', async () => {
    const PATH = '/v1/images/generations';
    const prompt: [string, string] = ['prompt', 'a cloud'];
    const bracketed = await client.form(PATH, [
      prompt,
      ['controls[background_color][rgb][]', '300'],
    ]);
    expect((await errorOf(bracketed)).error.param).toMatch(/^controls\[background_color\]\[rgb\]/);
    const json = await client.form(PATH, [prompt, ['controls', '{"colors":[{"rgb":[1,2,300]}]}']]);
    expect((await errorOf(json)).error.param).toBe('controls.colors[0].rgb[2]');
  });

  it('takes booleans of a form as several languages write them', async () => {
    for (const yes of ['true', 'True', '1', 'on']) {
      const form: Form = [
        ['file', photo],
        ['limit_num_shapes', yes],
        ['max_num_shapes', '3'],
      ];
      const response = await send('vectorize', form);
      const { image } = (await response.json()) as { image: { url: string } };
      const svg = (await bytesAt(image.url)).toString('utf8');
      expect(svg.match(/<path/g)?.length ?? 0, yes).toBeLessThanOrEqual(3);
    }
    const refused = await send('vectorize', [
      ['file', photo],
      ['limit_num_shapes', 'perhaps'],
    ]);
    expect((await errorOf(refused)).error).toMatchObject({
      param: 'limit_num_shapes',
      message: expect.stringContaining('send on or off, or true or false; "perhaps" was sent'),
    });
  });

  it('says that a token has expired or was revoked, and where to make another', async () => {
    const ask = (token: string) =>
      client.fetch('/v1/users/me', { headers: { authorization: `Bearer ${token}` } });
    const unknown = await errorOf(await ask(`easel_${'A'.repeat(43)}`));
    expect(unknown.message).toMatch(
      /^make a new one at http.*\/profile; this token does not exist/,
    );
    const made = await server.admin('token:create', '--email', client.user.email, '--name', 'Old');
    await server.admin('token:revoke', '--email', client.user.email, '--id', String(made.id));
    const revoked = await errorOf(await ask(String(made.token)));
    expect(revoked.message).toMatch(/\/profile; the token "Old" was revoked on \d{4}-/);
  });

  it('may come from pages of other origins, with a token and never with cookies', async () => {
    const page = { origin: 'https://app.example' };
    const preflight = await fetch(`${server.url}/v1/images/generations`, {
      method: 'OPTIONS',
      headers: {
        ...page,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-stainless-os',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-stainless-os');
    const answers = [
      await client.fetch('/v1/users/me', { headers: page }),
      await fetch(`${server.url}/v1/users/me`, { headers: page }),
      await fetch(`${server.url}/v1/nothing`, { headers: page }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toContain('x-request-id');
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    }
  });
});
