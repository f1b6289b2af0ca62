import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, errorOf, type ImageList } from '../support/client';
import { dataUrl, flatPng } from '../support/pictures';
import { TestServer } from '../support/server';

interface Result {
  id: string;
  operation: string;
  model: string | null;
  prompt: string | null;
  random_seed: number | null;
  settings: Record<string, unknown>;
}

interface Listing {
  files: Result[];
  next: string | null;
}

describe('results', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server);
  });
  afterAll(() => server.stop());

  const read = async <Answer>(path: string): Promise<Answer> => {
    const response = await client.fetch(path);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as Answer;
  };
  const list = (query = '') => read<Listing>(`/v1/users/me/files${query}`);
  const one = ({ data }: ImageList) => read<Result>(`/v1/users/me/files/${data[0]?.image_id}`);
  const promptsOf = ({ files }: Listing) => files.map(({ prompt }) => prompt);

  it('say how they were asked for, so that the same request makes them again', async () => {
    const settings = { size: '3:2', negative_prompt: 'people', style: 'Watercolor' };
    const asked = { prompt: 'A harbour at dawn', model: 'svcv3', ...settings };
    const made = await client.generate(asked);
    const result = await one(made);
    expect(result).toMatchObject({ operation: 'generateImage', model: 'svcv3', settings });
    expect(result.prompt).toBe(asked.prompt);
    // Nobody sent a seed: the one that was drawn by lot is told.
    expect(result.random_seed).toEqual(expect.any(Number));
    const { prompt, model, random_seed } = result;
    const again = await client.generate({ prompt, model, random_seed, ...result.settings });
    const bytes = async ({ data }: ImageList) =>
      Buffer.from(await (await fetch(data[0]?.url ?? '')).arrayBuffer());
    expect((await bytes(again)).equals(await bytes(made))).toBe(true);
  });

  it('tell the same where the request is answered later, and null where nothing applies', async () => {
    const body = { prompt: 'A quiet lake', model: 'svcv4_1_flash', random_seed: 5, n: 2 };
    const accepted = await client.post('/v1/images/generations', body, { prefer: 'respond-async' });
    expect(accepted.status).toBe(202);
    await expect
      .poll(async () => (await list('?search=quiet')).files.length, { timeout: 30_000 })
      .toBe(2);
    const [first] = (await list('?search=QUIET')).files;
    expect(first).toMatchObject({ model: 'svcv4_1_flash', random_seed: 5, settings: { n: 2 } });
    const url = dataUrl(await flatPng('#2a9d8f'));
    const cut = await client.post('/v1/images/vectorize', { image_url: url });
    expect(cut.status).toBe(200);
    const [newest] = (await list('?limit=1')).files;
    expect(newest).toMatchObject({
      operation: 'vectorize',
      model: null,
      prompt: null,
      random_seed: null,
      settings: { shape_stacking: 'hierarchical' },
    });
  });

  it('are found by prompt, model and operation, from either end, page by page', async () => {
    const own = await Client.open(server);
    for (const [prompt, model] of [
      ['Red fox one', 'svcv4_1_flash'],
      ['red FOX two', 'svcv2'],
      ['100% fox_three', 'svcv4_1_flash'],
      ['a house', 'svcv4_1_flash'],
    ] as const) {
      await own.generate({ prompt, model });
    }
    const find = async (query: string) =>
      (await (await own.fetch(`/v1/users/me/files?${query}`)).json()) as Listing;
    expect(promptsOf(await find('search=fox'))).toEqual([
      '100% fox_three',
      'red FOX two',
      'Red fox one',
    ]);
    expect(promptsOf(await find('search=0%25+fox_'))).toEqual(['100% fox_three']);
    expect(promptsOf(await find('search=fox&model=svcv2'))).toEqual(['red FOX two']);
    expect((await find('operation=inpaint')).files).toEqual([]);
    const first = await find('search=fox&sort=oldest&limit=2');
    expect(promptsOf(first)).toEqual(['Red fox one', 'red FOX two']);
    const following = `search=fox&sort=oldest&limit=2&cursor=${first.next}`;
    expect(promptsOf(await find(following))).toEqual(['100% fox_three']);
    const last = first.files.at(-1)?.id ?? '';
    const afterIt = `search=fox&sort=oldest&before=${last}`;
    expect(promptsOf(await find(afterIt))).toEqual(['100% fox_three']);
    // A page goes on where the one before ended, also when what it ended with is gone.
    expect((await own.fetch(`/v1/files/${last}`, { method: 'DELETE' })).status).toBe(200);
    expect(promptsOf(await find(following))).toEqual(['100% fox_three']);
    expect((await own.fetch('/v1/users/me/files?cursor=x')).status).toBe(400);
    const refused = await own.fetch('/v1/users/me/files?sort=best');
    expect(refused.status).toBe(400);
    expect((await errorOf(refused)).error.param).toBe('sort');
  });

  it('are told to their owner alone: others hear that there is none', async () => {
    const [mine] = (await list('?limit=1')).files;
    const stranger = await Client.open(server);
    const path = (id: string | undefined) => `/v1/users/me/files/${id}`;
    const foreign = await stranger.fetch(path(mine?.id));
    const missing = await stranger.fetch(path('00000000-0000-4000-8000-000000000000'));
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect((await errorOf(foreign)).code).toBe((await errorOf(missing)).code);
    expect((await fetch(`${server.url}${path(mine?.id)}`)).status).toBe(401);
    const found = await stranger.fetch('/v1/users/me/files?search=a');
    expect(((await found.json()) as Listing).files).toEqual([]);
  });
});
