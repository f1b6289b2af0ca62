import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, errorOf } from '../support/client';
import { dataUrl, flatPng } from '../support/pictures';
import { TestServer } from '../support/server';

const PATH = '/v1/images/generations';
const BOX = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.9, 0.3],
  [0.1, 0.3],
];

type Body = Record<string, unknown>;

/** What is sent, the code that comes back, and the field it names. */
const REFUSALS: [string, Body, string, string | null][] = [
  ['a missing prompt', {}, 'invalid_request', 'prompt'],
  ['an empty prompt', { prompt: '   ' }, 'invalid_request', 'prompt'],
  ['a prompt of another type', { prompt: 7 }, 'invalid_request', 'prompt'],
  [
    'a prompt past the limit of V4',
    { prompt: 'a'.repeat(10_001), model: 'svcv4_1' },
    'invalid_request',
    'prompt',
  ],
  [
    'a prompt past the limit of V3',
    { prompt: 'a'.repeat(1_001), model: 'svcv3' },
    'invalid_request',
    'prompt',
  ],
  ['an unknown model', { prompt: 'x', model: 'svcv9' }, 'invalid_request', 'model'],
  ['n of 0', { prompt: 'x', n: 0 }, 'invalid_request', 'n'],
  ['n of 7', { prompt: 'x', n: 7 }, 'invalid_request', 'n'],
  ['a fraction of n', { prompt: 'x', n: 1.5 }, 'invalid_request', 'n'],
  ['n as text in JSON', { prompt: 'x', n: '2' }, 'invalid_request', 'n'],
  ['a ratio that is not listed', { prompt: 'x', size: '7:3' }, 'invalid_request', 'size'],
  ['an exact size of nobody', { prompt: 'x', size: '1000x1000' }, 'invalid_request', 'size'],
  [
    'an exact size for a vector model',
    { prompt: 'x', model: 'svcv3_vector', size: '1024x1024' },
    'invalid_request',
    'size',
  ],
  ['a negative seed', { prompt: 'x', random_seed: -1 }, 'invalid_request', 'random_seed'],
  [
    'a seed past 32 bits',
    { prompt: 'x', random_seed: 4294967296 },
    'invalid_request',
    'random_seed',
  ],
  [
    'an unknown response format',
    { prompt: 'x', response_format: 'xml' },
    'invalid_request',
    'response_format',
  ],
  [
    'an unknown image format',
    { prompt: 'x', image_format: 'gif' },
    'invalid_request',
    'image_format',
  ],
  [
    'a curated style for V4',
    { prompt: 'x', model: 'svcv4_1', style: 'Watercolor' },
    'unsupported_parameter',
    'style',
  ],
  [
    'an unknown curated style',
    { prompt: 'x', model: 'svcv3', style: 'Nonesuch' },
    'invalid_request',
    'style',
  ],
  [
    'a style of the V2 vector model for its raster one',
    { prompt: 'x', model: 'svcv2', style: 'Pictogram' },
    'invalid_request',
    'style',
  ],
  [
    'a negative prompt for V4',
    { prompt: 'x', negative_prompt: 'y' },
    'unsupported_parameter',
    'negative_prompt',
  ],
  [
    'text boxes for V2',
    { prompt: 'x', model: 'svcv2', text_layout: [{ text: 'HI', bbox: BOX }] },
    'unsupported_parameter',
    'text_layout',
  ],
  [
    'lower case in a text box',
    { prompt: 'x', model: 'svcv3', text_layout: [{ text: 'Hi', bbox: BOX }] },
    'invalid_request',
    'text_layout[0].text',
  ],
  [
    'two words in a text box',
    { prompt: 'x', model: 'svcv3', text_layout: [{ text: 'HI YOU', bbox: BOX }] },
    'invalid_request',
    'text_layout[0].text',
  ],
  [
    'a text box outside the picture',
    {
      prompt: 'x',
      model: 'svcv3',
      text_layout: [{ text: 'HI', bbox: [[1.5, 0], ...BOX.slice(1)] }],
    },
    'invalid_request',
    'text_layout[0].bbox[0][0]',
  ],
  [
    'a text box of three points',
    { prompt: 'x', model: 'svcv3', text_layout: [{ text: 'HI', bbox: BOX.slice(1) }] },
    'invalid_request',
    'text_layout[0].bbox',
  ],
  [
    'artistic_level for V4',
    { prompt: 'x', controls: { artistic_level: 2 } },
    'unsupported_parameter',
    'controls.artistic_level',
  ],
  [
    'no_text for V2',
    { prompt: 'x', model: 'svcv2', controls: { no_text: true } },
    'unsupported_parameter',
    'controls.no_text',
  ],
  [
    'artistic_level of 6',
    { prompt: 'x', model: 'svcv3', controls: { artistic_level: 6 } },
    'invalid_request',
    'controls.artistic_level',
  ],
  [
    'eleven colors',
    { prompt: 'x', controls: { colors: Array.from({ length: 11 }, () => ({ rgb: [1, 2, 3] })) } },
    'invalid_request',
    'controls.colors',
  ],
  [
    'weights on some colors only',
    { prompt: 'x', controls: { colors: [{ rgb: [1, 2, 3], weight: 0.5 }, { rgb: [1, 2, 3] }] } },
    'invalid_request',
    'controls.colors',
  ],
  [
    'weights that sum past 1',
    {
      prompt: 'x',
      controls: {
        colors: [
          { rgb: [1, 2, 3], weight: 0.6 },
          { rgb: [9, 2, 3], weight: 0.6 },
        ],
      },
    },
    'invalid_request',
    'controls.colors',
  ],
  [
    'a color channel past 255',
    { prompt: 'x', controls: { colors: [{ rgb: [0, 0, 256] }] } },
    'invalid_request',
    'controls.colors[0].rgb[2]',
  ],
  [
    'a color with two channels',
    { prompt: 'x', controls: { background_color: { rgb: [0, 0] } } },
    'invalid_request',
    'controls.background_color.rgb',
  ],
  [
    'a style for flash',
    { prompt: 'x', model: 'svcv4_1_flash', style_id: '6f1f3530-a1a2-4c4b-8d10-d2f3bb75ae3b' },
    'unsupported_parameter',
    'style_id',
  ],
  [
    'V4 Styles without a style',
    { prompt: 'x', model: 'svcv4_styles' },
    'invalid_request',
    'style_id',
  ],
  [
    'style_match precise for V3',
    { prompt: 'x', model: 'svcv3', style_match: 'precise' },
    'invalid_request',
    'style_match',
  ],
  [
    'style_match regular for V4.1',
    { prompt: 'x', style_match: 'regular' },
    'invalid_request',
    'style_match',
  ],
  [
    'a style_id that is no UUID',
    { prompt: 'x', style_id: '../../etc/passwd' },
    'invalid_request',
    'style_id',
  ],
  [
    'a style_id of nobody',
    { prompt: 'x', style_id: '6f1f3530-a1a2-4c4b-8d10-d2f3bb75ae3b' },
    'not_found',
    'style_id',
  ],
];

describe('a refused generation', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start();
    client = await Client.open(server, 1000);
  });
  afterAll(() => server.stop());

  it.each(REFUSALS)('%s is refused by name and costs nothing', async (_, body, code, param) => {
    const response = await client.post(PATH, body);
    const error = await errorOf(response);
    expect(error.code).toBe(code);
    expect(response.status).toBe(code === 'not_found' ? 404 : 400);
    expect(error.error).toMatchObject({ code, param, message: error.message });
    expect(error.request_id).toBe(response.headers.get('x-request-id'));
    expect(await client.balance()).toBe(1000);
  });

  it.each<[Body, RegExp]>([
    [{ prompt: '  ' }, /^write something in prompt/],
    [
      { prompt: 'x', model: 'svcv4.1' },
      /^send model svcv4_1, \S+ or \S+; there is no model "svcv4.1"/,
    ],
    [{ prompt: 'x', size: '1000x1000' }, /^send size 1:1 or 1024x1024/],
    [{ prompt: 'x', model: 'svcv3_vector', size: '1365x1024' }, /^send size 4:3/],
    [{ prompt: 'x', model: 'svcv3', text_layout: [{ text: 'Hello', bbox: BOX }] }, /send "HELLO"/],
  ])('%j is told first of all what to send', async (body, message) => {
    const error = await errorOf(await client.post(PATH, body));
    expect(error.message).toMatch(message);
    expect(error.message.length).toBeLessThan(250);
  });

  it('says which models take a parameter that the chosen one does not', async () => {
    const { message } = await errorOf(
      await client.post(PATH, { prompt: 'x', model: 'svcv4', negative_prompt: 'y' }),
    );
    for (const id of ['svcv3', 'svcv3_vector', 'svcv2', 'svcv2_vector'])
      expect(message).toContain(id);
  });

  it('refuses style_id together with references', async () => {
    const url = dataUrl(await flatPng('#abcdef'));
    const response = await client.post(PATH, {
      prompt: 'x',
      style_id: '6f1f3530-a1a2-4c4b-8d10-d2f3bb75ae3b',
      style_reference_urls: [url],
    });
    expect((await errorOf(response)).error.param).toBe('style_id');
  });

  it('refuses eleven references, empty ones, and what is no picture', async () => {
    const url = dataUrl(await flatPng('#abcdef'));
    const answers = [
      Array.from({ length: 11 }, () => url),
      [''],
      ['data:image/png;base64,aGVsbG8='],
      ['ftp://example.test/a.png'],
      'https://example.test/a.png',
    ];
    for (const style_reference_urls of answers) {
      const response = await client.post(PATH, { prompt: 'x', style_reference_urls });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).error.param).toMatch(/^style_reference_urls/);
    }
    expect(await client.balance()).toBe(1000);
  });

  it('ignores fields it does not know and takes null for a field left out', async () => {
    const response = await client.post(PATH, {
      prompt: 'a cloud',
      model: 'svcv4_1_flash',
      quality: 'hd',
      user: 'me',
      expire: true,
      style: null,
      size: null,
      n: null,
      controls: null,
    });
    expect(response.status).toBe(200);
  });
});
