import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, bytesAt } from '../support/client';
import { TestServer } from '../support/server';

describe('the openai client, as the README shows it', () => {
  let server: TestServer;
  let client: Client;
  let easel: OpenAI;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server, 1_000);
    easel = new OpenAI({ baseURL: `${server.url}/v1`, apiKey: client.user.token });
  });
  afterAll(() => server.stop());

  it('makes a picture and reads its address', async () => {
    const { data } = await easel.images.generate({
      model: 'svcv4_1_vector',
      prompt: 'a lighthouse on a cliff at night',
    });
    const svg = (await bytesAt(data?.[0]?.url)).toString('utf8');
    expect(svg.startsWith('<svg')).toBe(true);
    expect(await client.balance()).toBe(920);
  });

  it('reads a refusal as its own kind of error', async () => {
    const refused = easel.images.generate({ model: 'svcv4_1', prompt: 'x', n: 9 });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      param: 'n',
    });
  });
});
