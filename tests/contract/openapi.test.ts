import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '@/lib/operations/catalogue';
import { Client } from '../support/client';
import { dataUrl, flatPng } from '../support/pictures';
import { TestServer } from '../support/server';

interface Document {
  openapi: string;
  paths: Record<string, unknown>;
  components: { schemas: Record<string, object> };
}

/** Headers that every operation takes. */
const PARAMETERS = ['IdempotencyKey', 'Prefer', 'WebhookUrl'].map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

describe('the OpenAPI document', () => {
  let server: TestServer;
  let client: Client;
  let document: Document;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server);
    document = (await (await client.fetch('/v1/openapi.json')).json()) as Document;
  });
  afterAll(() => server.stop());

  /** Throws with the reasons when a value is not what the document says. */
  function check(name: string, value: unknown): void {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'easel', components: document.components });
    const validate = ajv.compile({ $ref: `easel#/components/schemas/${name}` });
    expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  }

  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect(valid, JSON.stringify(errors ?? null)).toBe(true);
  });

  it('names every path of every operation', () => {
    for (const path of CATALOGUE.flatMap((operation) => operation.paths)) {
      expect(document.paths).toHaveProperty([path, 'post']);
    }
  });

  it('says that every operation can be answered later', () => {
    const dialect = ['/v1/images/edits', '/v1/images/variations'];
    for (const path of [...CATALOGUE.flatMap((operation) => operation.paths), ...dialect]) {
      expect(document.paths).toHaveProperty([path, 'post', 'responses', '202']);
      expect(document.paths).toHaveProperty([path, 'post', 'parameters'], PARAMETERS);
    }
    expect(document.paths).toHaveProperty(['/v1/requests/{id}', 'delete']);
  });

  it('names the paths and fields of OpenAI’s dialect, and its streams', () => {
    const paths = ['/v1/images/edits', '/v1/images/variations', '/v1/images/generations'];
    for (const path of paths) {
      const form = [path, 'post', 'requestBody', 'content', 'multipart/form-data', 'schema'];
      for (const field of ['quality', 'background', 'output_format', 'output_compression']) {
        expect(document.paths).toHaveProperty([...form, 'properties', field]);
      }
      const answer = [path, 'post', 'responses', '200', 'content', 'text/event-stream'];
      if (path !== '/v1/images/variations') expect(document.paths).toHaveProperty(answer);
    }
  });

  it('describes what really comes back', async () => {
    const url = dataUrl(await flatPng('#2a9d8f'));
    const json = async (response: Response) => (await response.json()) as unknown;
    check('User', await json(await client.fetch('/v1/users/me')));
    check('ModelList', await json(await client.fetch('/v1/models')));
    check('EngineList', await json(await client.fetch('/v1/engines')));
    check('CreatedStyle', await json(await client.post('/v1/styles', { image_urls: [url] })));
    check('StyleList', await json(await client.fetch('/v1/styles')));
    check('CuratedStyleList', await json(await client.fetch('/v1/styles/basic')));
    check('Ledger', await json(await client.fetch('/v1/users/me/ledger')));
    check('ResultList', await json(await client.fetch('/v1/users/me/files')));
    const later = { prefer: 'respond-async' };
    const asked = { prompt: 'a cloud', model: 'svcv4_1_flash' };
    check('Request', await json(await client.post('/v1/images/generations', asked, later)));
    check('RequestList', await json(await client.fetch('/v1/requests')));
    check('WebhookSecret', await json(await client.fetch('/v1/webhooks/secret')));
    for (const response_format of ['url', 'b64_json']) {
      const body = { prompt: 'a cloud', model: 'svcv4_1_flash', n: 2, response_format };
      check('ImageList', await json(await client.post('/v1/images/generations', body)));
    }
    const foreign = { prompt: 'a cloud', model: 'gpt-image-1-mini', style: 'vivid' };
    check('ImageList', await json(await client.post('/v1/images/generations', foreign)));
    check('Error', await json(await client.post('/v1/images/generations', {})));
    check('Error', await json(await client.fetch('/v1/nothing')));
  });
});
