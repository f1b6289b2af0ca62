import { randomUUID } from 'node:crypto';
import { initializeCanvas, readPsd } from 'ag-psd';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesAt, Client, errorOf } from '../support/client';
import { dataUrl, flatPng, meanColor } from '../support/pictures';
import { TestServer } from '../support/server';

interface Project {
  id: string;
  name: string;
  revision: number;
  layers: number;
  width: number;
  thumbnail_url: string | null;
  document: Record<string, unknown> & { layers: { name: string; opacity: number }[] };
}

interface Asset {
  id: string;
  url: string;
  width: number;
  media_type: string;
  expiration_time: string | null;
}

// The reader makes its pictures by these; outside of browsers there are no canvases.
initializeCanvas(
  () => {
    throw new Error('Pixels are read without a canvas');
  },
  (width, height) =>
    ({ width, height, data: new Uint8ClampedArray(width * height * 4) }) as unknown as ImageData,
);

const FRAME = { widthPx: 64, heightPx: 48 };

/** A document with a picture layer for each file. */
function documentOf(...fileIds: string[]) {
  const layers = fileIds.map((fileId, at) => ({
    id: randomUUID(),
    name: `Layer ${at + 1}`,
    kind: 'picture',
    place: { x: 32, y: 24 },
    content: { fileId, ...FRAME },
    source: { prompt: 'a red boat', seed: 7, operationId: 'inpaint', parameters: { n: 2 } },
  }));
  return { format: 1, frame: FRAME, layers };
}

describe('projects', () => {
  let server: TestServer;
  let client: Client;
  let stranger: Client;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server);
    stranger = await Client.open(server);
  });
  afterAll(() => server.stop());

  const send = (path: string, method: string, body?: unknown, who = client) =>
    who.fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  const ok = async <Answer>(response: Response): Promise<Answer> => {
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as Answer;
  };
  const create = async (body: Record<string, unknown> = { document: documentOf() }) =>
    ok<Project>(await send('/v1/projects', 'POST', body));
  const bring = async (id: string, picture: Buffer) => {
    const file = new Blob([new Uint8Array(picture)], { type: 'image/png' });
    return ok<Asset>(await client.form(`/v1/projects/${id}/assets`, [['file', file]]));
  };
  const expiryOf = async (imageId: string) => {
    const { files } = await ok<{ files: { id: string; expiration_time: string | null }[] }>(
      await client.fetch('/v1/users/me/files'),
    );
    return files.find(({ id }) => id === imageId)?.expiration_time;
  };

  it('a project opens as it was left, with all that its layers came from', async () => {
    const { id } = await create({ name: 'Poster', document: documentOf() });
    const asset = await bring(id, await flatPng('#ff0000', 64));
    const document = documentOf(asset.id);
    const saved = await ok<Project>(
      await send(`/v1/projects/${id}`, 'PATCH', { document, revision: 1 }),
    );
    expect(saved).toMatchObject({ name: 'Poster', revision: 2, layers: 1, width: 64 });
    const read = await ok<Project>(await client.fetch(`/v1/projects/${id}`));
    expect(read.document).toMatchObject(document);
    expect(read.document.layers[0]).toMatchObject({ opacity: 1 });
  });

  it('costs nothing', async () => {
    const before = await client.balance();
    const { id } = await create();
    await bring(id, await flatPng('#00ff00', 64));
    await send(`/v1/projects/${id}/duplicate`, 'POST', {});
    expect(await client.balance()).toBe(before);
  });

  it('a save from an older revision is refused, told where the project is, and changes nothing', async () => {
    const { id } = await create();
    const renamed = { name: 'First', document: documentOf(), revision: 1 };
    const frame = { ...renamed.document, frame: { widthPx: 65, heightPx: 48 } };
    await ok(await send(`/v1/projects/${id}`, 'PATCH', { ...renamed, document: frame }));
    const late = await send(`/v1/projects/${id}`, 'PATCH', { ...renamed, name: 'Late' });
    expect(late.status).toBe(409);
    expect(late.headers.get('x-project-revision')).toBe('2');
    const { code, error, message } = await errorOf(late);
    expect([code, error.param]).toEqual(['conflict', 'revision']);
    expect(message).toContain('revision 2');
    expect(await ok(await client.fetch(`/v1/projects/${id}`))).toMatchObject({ name: 'First' });
  });

  it('made twice under one id is one project', async () => {
    const body = { id: randomUUID(), document: documentOf() };
    const [first, second] = [await create(body), await create(body)];
    expect(second).toEqual(first);
    expect((await send('/v1/projects', 'POST', body, stranger)).status).toBe(409);
  });

  it("another user's project answers as one that does not exist, whatever is asked of it", async () => {
    const { id } = await create();
    const none = randomUUID();
    const asked: [string, string, unknown][] = [
      ['GET', '', undefined],
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/duplicate', {}],
      ['POST', '/assets', { image_url: dataUrl(await flatPng('#ff0000', 64)) }],
    ];
    for (const [method, path, body] of asked) {
      const theirs = await send(`/v1/projects/${id}${path}`, method, body, stranger);
      const nobodys = await send(`/v1/projects/${none}${path}`, method, body, stranger);
      expect([theirs.status, nobodys.status], `${method} ${path}`).toEqual([404, 404]);
      const message = (await errorOf(theirs)).message.replace(id, none);
      expect(message).toBe((await errorOf(nobodys)).message);
    }
    expect((await client.fetch(`/v1/projects/not-an-id`)).status).toBe(404);
    expect((await fetch(`${server.url}/v1/projects/${id}`)).status).toBe(401);
  });

  it('are listed page by page, found by name, renamed, copied and deleted', async () => {
    const owner = await Client.open(server);
    for (const name of ['Sea', 'Seal', 'Desert']) {
      await ok(await send('/v1/projects', 'POST', { name, document: documentOf() }, owner));
    }
    const list = async (query: string) =>
      ok<{ projects: Project[]; next: string | null }>(await owner.fetch(`/v1/projects?${query}`));
    const first = await list('limit=2');
    const rest = await list(`limit=2&cursor=${first.next}`);
    expect([...first.projects, ...rest.projects].map(({ name }) => name)).toEqual([
      'Desert',
      'Seal',
      'Sea',
    ]);
    expect(rest.next).toBeNull();
    const found = (await list('search=SEA')).projects;
    expect(found.map(({ name }) => name)).toEqual(['Seal', 'Sea']);
    expect(found[0]).not.toHaveProperty('document');
    const id = found[1]?.id ?? '';
    await ok(await send(`/v1/projects/${id}`, 'PATCH', { name: 'Ocean' }, owner));
    const copy = await ok<Project>(await send(`/v1/projects/${id}/duplicate`, 'POST', {}, owner));
    expect(copy).toMatchObject({ name: 'Ocean copy', revision: 1 });
    await ok(await send(`/v1/projects/${id}`, 'DELETE', undefined, owner));
    expect((await owner.fetch(`/v1/projects/${id}`)).status).toBe(404);
    expect((await list('search=ocean')).projects.map(({ name }) => name)).toEqual(['Ocean copy']);
    expect((await owner.fetch('/v1/projects?cursor=x')).status).toBe(400);
  });

  it('keep the results that they use, and let them go with the last project', async () => {
    const { data } = await client.generate({ prompt: 'a red boat', n: 1 });
    const imageId = data[0]?.image_id ?? '';
    expect(await expiryOf(imageId)).not.toBeNull();
    const { id } = await create({ document: documentOf(imageId) });
    expect(await expiryOf(imageId)).toBeNull();
    const refused = await client.fetch(`/v1/files/${imageId}`, { method: 'DELETE' });
    expect([refused.status, (await errorOf(refused)).code]).toEqual([409, 'conflict']);
    const copy = await ok<Project>(await send(`/v1/projects/${id}/duplicate`, 'POST', {}));
    await ok(await send(`/v1/projects/${id}`, 'DELETE'));
    expect(await expiryOf(imageId)).toBeNull();
    await ok(
      await send(`/v1/projects/${copy.id}`, 'PATCH', { document: documentOf(), revision: 1 }),
    );
    expect(await expiryOf(imageId)).toEqual(expect.any(String));
    expect((await client.fetch(`/v1/files/${imageId}`, { method: 'DELETE' })).status).toBe(200);
  });

  it('take pictures and masks as bytes, as data URLs and as SVG, and refuse what is none', async () => {
    const { id } = await create();
    const png = await flatPng('#123456', 33);
    const asset = await bring(id, png);
    expect(asset).toMatchObject({ width: 33, media_type: 'image/png' });
    expect(asset.expiration_time).not.toBeNull();
    expect(await bytesAt(asset.url)).toEqual(png);
    const path = `/v1/projects/${id}/assets`;
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9v9z"/></svg>';
    const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    expect(await ok(await send(path, 'POST', { image_url: url }))).toMatchObject({
      media_type: 'image/svg+xml',
      width: 40,
    });
    const unsafe = svg.replace('<path', '<script>alert(1)</script><path');
    const refusals: [unknown, string][] = [
      [{ image_url: 'data:text/plain;base64,aGVsbG8=' }, 'invalid_image'],
      [
        { image_url: `data:image/svg+xml;base64,${Buffer.from(unsafe).toString('base64')}` },
        'unsafe_svg',
      ],
      [{}, 'invalid_request'],
    ];
    for (const [body, code] of refusals) {
      const response = await send(path, 'POST', body);
      expect([response.status, (await errorOf(response)).code]).toEqual([400, code]);
    }
  });

  it("a document can't use another user's picture, nor one that never was", async () => {
    const { data } = await stranger.generate({ prompt: 'a blue boat', n: 1 });
    for (const fileId of [data[0]?.image_id ?? '', randomUUID()]) {
      const refused = await send('/v1/projects', 'POST', { document: documentOf(fileId) });
      const { code, error, message } = await errorOf(refused);
      expect([code, error.param]).toEqual(['invalid_request', 'document']);
      expect(message).toContain(fileId);
    }
  });

  it('say of a wrong document where it is wrong', async () => {
    const layer = documentOf(randomUUID()).layers[0];
    const wrong: [unknown, string][] = [
      [{ ...documentOf(), format: 2 }, 'document.format'],
      [{ ...documentOf(), frame: { widthPx: 0, heightPx: 4 } }, 'document.frame.widthPx'],
      [{ ...documentOf(), layers: [{ ...layer, opacity: 2 }] }, 'document.layers[0].opacity'],
      [{ ...documentOf(), layers: [{ ...layer, kind: 'smell' }] }, 'document.layers[0].kind'],
    ];
    for (const [document, param] of wrong) {
      const response = await send('/v1/projects', 'POST', { document });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).error.param).toBe(param);
    }
    const { id } = await create();
    const bare = await send(`/v1/projects/${id}`, 'PATCH', { document: documentOf() });
    expect((await errorOf(bare)).error.param).toBe('revision');
    expect((await send(`/v1/projects/${id}`, 'PATCH', {})).status).toBe(400);
    const long = { ...documentOf(), padding: 'x'.repeat(1_100_000) };
    expect((await send('/v1/projects', 'POST', { document: long })).status).toBe(413);
  });

  it('have a small picture of their layers soon after a save, and a new one after the next', async () => {
    const { id } = await create();
    const [red, blue] = [await flatPng('#ff0000', 64), await flatPng('#0000ff', 64)];
    const seen: string[] = [];
    for (const [at, picture] of [red, blue].entries()) {
      const { id: fileId } = await bring(id, picture);
      const document = documentOf(fileId);
      await ok(await send(`/v1/projects/${id}`, 'PATCH', { document, revision: at + 1 }));
      await expect
        .poll(
          async () => {
            const project = await ok<Project>(await client.fetch(`/v1/projects/${id}`));
            const url = project.thumbnail_url;
            if (url === null || seen.includes(url)) return 255;
            const mean = await meanColor(await bytesAt(url));
            if ((mean[at * 2] ?? 0) < 250) return 255;
            seen.push(url);
            return mean[2 - at * 2];
          },
          { timeout: 60_000, interval: 500 },
        )
        .toBeLessThan(5);
    }
    expect((await fetch(seen[0] ?? '')).status).toBe(404);
  });

  it('are exported as one picture, byte for byte where nothing was moved, at any scale', async () => {
    const { id } = await create({ name: 'Grüße', document: documentOf() });
    const { id: fileId } = await bring(id, await flatPng('#336699', 64, 48));
    const document = { ...documentOf(fileId, fileId), frame: FRAME };
    Object.assign(document.layers[1] ?? {}, { place: { x: 64, y: 24 }, blendMode: 'screen' });
    await ok(await send(`/v1/projects/${id}`, 'PATCH', { document, revision: 1 }));
    const exported = async (query: string) => {
      const response = await client.fetch(`/v1/projects/${id}/export?${query}`);
      expect(response.status, query).toBe(200);
      return {
        type: response.headers.get('content-type'),
        bytes: await response.bytes(),
        response,
      };
    };
    const { bytes, type, response } = await exported('');
    expect(type).toBe('image/png');
    expect(response.headers.get('content-disposition')).toContain('filename="Gr__e.png"');
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([64, 48]);
    expect([...data.subarray(0, 3)]).toEqual([0x33, 0x66, 0x99]);
    const last = [...data.subarray(63 * info.channels, 63 * info.channels + 3)];
    // 1 − (1 − c)², by the formula of screen.
    expect(last).toEqual([92, 163, 214]);
    for (const [query, format, width] of [
      ['format=jpeg&quality=90', 'jpeg', 64],
      ['format=webp&scale=2', 'webp', 128],
      ['scale=0.5', 'png', 32],
    ] as const) {
      const facts = await sharp((await exported(query)).bytes).metadata();
      expect([facts.format, facts.width], query).toEqual([format, width]);
    }
    const stranger404 = await stranger.fetch(`/v1/projects/${id}/export`);
    expect(stranger404.status).toBe(404);
    expect((await client.fetch(`/v1/projects/${id}/export?scale=9`)).status).toBe(400);
  });

  const drawing = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><defs><linearGradient id="a"><stop stop-color="${fill}"/></linearGradient></defs><style>.b{fill:url(#a)}</style><path class="b" d="M0 0H40V30H0Z"/></svg>`;
  const bringDrawing = async (id: string, fill: string) => {
    const image_url = `data:image/svg+xml;base64,${Buffer.from(drawing(fill)).toString('base64')}`;
    return ok<Asset>(await send(`/v1/projects/${id}/assets`, 'POST', { image_url }));
  };
  const vector = (fileId: string, x: number) => ({
    id: randomUUID(),
    name: 'Drawing',
    kind: 'vector',
    place: { x, y: 24, scaleX: 0.5, scaleY: 0.5 },
    content: { fileId, widthPx: 40, heightPx: 30 },
  });

  it('leave as an SVG where all that is visible is made of shapes, each drawing with its own paints', async () => {
    const { id } = await create();
    const [red, blue] = [await bringDrawing(id, '#ff0000'), await bringDrawing(id, '#0000ff')];
    const layers = [vector(red.id, 16), vector(blue.id, 48)];
    const document = { format: 1, frame: { ...FRAME, background: '#ffffff' }, layers };
    await ok(await send(`/v1/projects/${id}`, 'PATCH', { document, revision: 1 }));
    const response = await client.fetch(`/v1/projects/${id}/export?format=svg&scale=2`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    const svg = await response.text();
    expect(svg).not.toMatch(/<image|<style/);
    const { data, info } = await sharp(Buffer.from(svg))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([128, 96]);
    const at = (x: number, y: number) => {
      const from = (y * info.width + x) * info.channels;
      return [...data.subarray(from, from + 3)];
    };
    expect([at(32, 48), at(96, 48), at(64, 48)]).toEqual([
      [255, 0, 0],
      [0, 0, 255],
      [255, 255, 255],
    ]);
    const pixels = await bring(id, await flatPng('#336699', 64, 48));
    const mixed = { ...document, layers: [...layers, ...documentOf(pixels.id).layers] };
    await ok(await send(`/v1/projects/${id}`, 'PATCH', { document: mixed, revision: 2 }));
    const refused = await client.fetch(`/v1/projects/${id}/export?format=svg`);
    const { error, message } = await errorOf(refused);
    expect([refused.status, error.param]).toEqual([400, 'format']);
    expect(message).toContain('“Layer 1” is made of pixels');
  });

  it('leave as AVIF by quality, and as a PSD with adjustments that can be changed there', async () => {
    const { id } = await create();
    const { id: fileId } = await bring(id, await flatPng('#336699', 64, 48));
    const adjustment = {
      id: randomUUID(),
      name: 'Brighter',
      kind: 'adjustment',
      place: { x: 32, y: 24 },
      content: { exposure: 1 },
    };
    const document = { ...documentOf(fileId), layers: [...documentOf(fileId).layers, adjustment] };
    await ok(await send(`/v1/projects/${id}`, 'PATCH', { document, revision: 1 }));
    const exported = async (query: string) =>
      (await client.fetch(`/v1/projects/${id}/export?${query}`)).bytes();
    const avif = await sharp(await exported('format=avif&quality=80&scale=2')).metadata();
    expect([avif.format, avif.compression, avif.width]).toEqual(['heif', 'av1', 128]);
    const psd = readPsd(await exported('format=psd'), { useImageData: true });
    expect([psd.width, psd.height]).toEqual([64, 48]);
    const [photo, group] = psd.children ?? [];
    expect(photo?.imageData?.data.slice(0, 4)).toEqual(new Uint8ClampedArray([51, 102, 153, 255]));
    expect(group).toMatchObject({ name: 'Brighter', blendMode: 'pass through' });
    expect(group?.children?.[0]?.adjustment).toMatchObject({ type: 'exposure', exposure: 1 });
    // The light of each channel twice, as sRGB writes it down.
    expect([...(psd.imageData?.data.slice(0, 3) ?? [])]).toEqual([73, 141, 209]);
    const scaled = await client.fetch(`/v1/projects/${id}/export?format=psd&scale=2`);
    expect((await errorOf(scaled)).error.param).toBe('scale');
  });

  it('count in what their owner keeps, document and all', async () => {
    const owner = await Client.open(server);
    const kept = async () => {
      const files = await owner.fetch('/v1/users/me/files');
      return (await ok<{ storage: { used_bytes: number } }>(files)).storage.used_bytes;
    };
    expect(await kept()).toBe(0);
    const name = 'n'.repeat(100);
    const adjustment = { name, kind: 'adjustment', place: { x: 0, y: 0 }, content: {} };
    const layers = Array.from({ length: 50 }, () => ({ id: randomUUID(), ...adjustment }));
    const document = { ...documentOf(), layers };
    const { id } = await ok<Project>(await send('/v1/projects', 'POST', { document }, owner));
    expect(await kept()).toBeGreaterThan(50 * 100);
    await ok(await send(`/v1/projects/${id}`, 'DELETE', undefined, owner));
    expect(await kept()).toBe(0);
  });

  it('are in the OpenAPI document, with the fields of a layer', async () => {
    const document = JSON.stringify(await (await client.fetch('/v1/openapi.json')).json());
    for (const part of [
      '/v1/projects/{id}/assets',
      'ProjectDocument',
      'rotationDegrees',
      'image/avif',
    ]) {
      expect(document).toContain(part);
    }
  });
});
