import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { Client } from '../support/client';
import { dataUrl, flatPng, quartersPng } from '../support/pictures';
import { startDrawnElsewhere, type DrawnElsewhere } from '../support/drawn-elsewhere';
import type { TestServer } from '../support/server';

const SIDE_PX = 300;
/** The slowest tools take longer than the minute that the SDK's client waits by itself. */
const PATIENCE = { timeout: 170_000 };
const READINGS = ['readMe', 'listModels', 'listStyles', 'listCuratedStyles'];

/** A mask whose left upper quarter is to change. */
async function mask(): Promise<string> {
  const half = SIDE_PX / 2;
  const white = { create: { width: half, height: half, channels: 3 as const, background: '#fff' } };
  const picture = await sharp({
    create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background: '#000' },
  })
    .composite([{ input: white, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return dataUrl(picture);
}

/** What costs the machine less than an operation's example does: who draws is not what this is about. */
const LIGHTER: Readonly<Record<string, object>> = { refineDetails: { refinement: 'subtle' } };

/** The example of an operation with pictures as data URLs, as an agent would send it. */
async function argumentsOf(operation: OperationDefinition): Promise<Record<string, unknown>> {
  const url = dataUrl(await quartersPng(SIDE_PX));
  const pictures = await Promise.all(
    Object.values(operation.images)
      .filter(({ required }) => required)
      .map(async ({ json, role, maxCount }) => {
        const value = role === 'mask' ? await mask() : url;
        return [json, maxCount > 1 ? [value] : value] as const;
      }),
  );
  const { id, example } = operation;
  return { ...example.body, ...LIGHTER[id], ...Object.fromEntries(pictures) };
}

describe('agents that speak the Model Context Protocol', () => {
  let drawn: DrawnElsewhere;
  let server: TestServer;
  let script: Client;
  let agent: McpClient;

  async function connect(token: string): Promise<McpClient> {
    const client = new McpClient({ name: 'contract', version: '1.0.0' });
    const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    });
    await client.connect(transport);
    return client;
  }

  async function call(name: string, given: Record<string, unknown> = {}, client = agent) {
    return (await client.callTool(
      { name, arguments: given },
      undefined,
      PATIENCE,
    )) as CallToolResult;
  }

  beforeAll(async () => {
    drawn = await startDrawnElsewhere();
    server = drawn.server;
    script = await Client.open(server);
    agent = await connect(script.user.token);
  });
  afterAll(async () => {
    await agent.close();
    await drawn.stop();
  });

  it('find every operation of the catalogue as a tool, with its fields', async () => {
    const { tools } = await agent.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual([...CATALOGUE.map(({ id }) => id), ...READINGS]);
    const inpaint = tools.find(({ name }) => name === 'inpaint');
    expect(inpaint?.inputSchema.required).toEqual(
      expect.arrayContaining(['prompt', 'image_url', 'mask_url']),
    );
    expect(inpaint?.inputSchema.properties).not.toHaveProperty('response_format');
  });

  it.each(CATALOGUE.map((operation) => [operation.id, operation] as const))(
    'call %s and are charged as a script is',
    async (id, operation) => {
      const before = await script.balance();
      const result = await call(id, await argumentsOf(operation));
      expect(result.isError, JSON.stringify(result.content).slice(0, 400)).toBeFalsy();
      const answer = result.structuredContent as { credits: number };
      expect(await script.balance()).toBe(before - answer.credits);
      const kinds = result.content.map(({ type }) => type);
      const makesPictures = ['list', 'single'].includes(operation.responseForm);
      expect(kinds).toEqual(
        makesPictures ? expect.arrayContaining(['text', 'image', 'resource_link']) : ['text'],
      );
    },
  );

  it('see the picture that they can fetch', async () => {
    const { content } = await call('generateImage', { prompt: 'a cloud', model: 'svcv2_vector' });
    const image = content.find((block) => block.type === 'image');
    const { format, width } = await sharp(Buffer.from(image?.data ?? '', 'base64')).metadata();
    expect([format, width]).toEqual(['webp', 640]);
    const link = content.find((block) => block.type === 'resource_link');
    expect(link?.mimeType).toBe('image/svg+xml');
    const file = await fetch(link?.uri ?? '');
    expect(file.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('get one answer also where they ask for a stream, and are told what file it is', async () => {
    const asked = { prompt: 'a cloud', quality: 'low', output_format: 'jpeg', stream: true };
    const { content, isError } = await call('generateImage', asked);
    expect(isError).toBeFalsy();
    const link = content.find((block) => block.type === 'resource_link');
    expect(link?.mimeType).toBe('image/jpeg');
  });

  it.each(READINGS)('read %s', async (name) => {
    const result = await call(name);
    expect(result.isError).toBeFalsy();
    expect(result.structuredContent).toBeTypeOf('object');
  });

  it('hear how far the work is', async () => {
    const heard: number[] = [];
    const picture = dataUrl(await flatPng('#2a9d8f'));
    await agent.callTool({ name: 'crispUpscale', arguments: { image_url: picture } }, undefined, {
      onprogress: ({ progress }) => heard.push(progress),
    });
    expect(heard.length).toBeGreaterThan(0);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  });

  it('read why a call was refused, which costs nothing', async () => {
    const before = await script.balance();
    const refused = await call('generateImage', { prompt: 'a cloud', model: 'svcv9' });
    expect(refused.isError).toBe(true);
    expect(JSON.stringify(refused.content)).toContain('svcv9');
    const unknown = await call('paintTheTown', {});
    expect(unknown.isError).toBe(true);
    expect(await script.balance()).toBe(before);
  });

  it('need a token, and see nothing of others', async () => {
    await expect(connect('easel_wrong')).rejects.toThrow();
    const bare = await fetch(`${server.url}/mcp`, { method: 'POST', body: '{}' });
    expect(bare.status).toBe(401);
    const stranger = await connect((await server.user()).token);
    const { structuredContent } = await call('listStyles', {}, stranger);
    expect(structuredContent).toMatchObject({ styles: [] });
    await stranger.close();
  });

  it('are told that messages are sent by POST', async () => {
    const response = await script.fetch('/mcp');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});
