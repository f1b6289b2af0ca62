import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, errorOf } from '../support/client';
import { discMask, photoPng } from '../support/photos';
import { dataUrl } from '../support/pictures';
import { openEditing, type Body, type Editing } from '../support/editing';
import type { TestServer } from '../support/server';

describe('a refused edit', () => {
  let server: TestServer;
  let client: Client;
  let photo: Buffer;
  let mask: Buffer;
  let json: Editing['json'];

  beforeAll(async () => {
    ({ server, client, photo, mask, json } = await openEditing());
  });
  afterAll(() => server.stop());

  const REFUSALS: [string, string, Body, string, string | null][] = [
    ['no image', 'inpaint', { image_url: undefined, prompt: 'x' }, 'invalid_request', 'image_url'],
    ['no mask', 'inpaint', { prompt: 'x' }, 'invalid_request', 'mask_url'],
    ['no prompt', 'replaceBackground', {}, 'invalid_request', 'prompt'],
    [
      'a model of V4',
      'inpaint',
      { prompt: 'x', model: 'svcv4', mask: true },
      'unsupported_parameter',
      'model',
    ],
    [
      'a prompt over 1,000',
      'outpaint',
      { prompt: 'x'.repeat(1001), expand_left: 9 },
      'invalid_request',
      'prompt',
    ],
    [
      'style_match precise',
      'replaceBackground',
      { prompt: 'x', style_match: 'precise' },
      'invalid_request',
      'style_match',
    ],
    ['no extension', 'outpaint', { prompt: 'x' }, 'invalid_request', 'size'],
    [
      'size with expand',
      'outpaint',
      { prompt: 'x', size: '1:1', expand_left: 9 },
      'invalid_request',
      'size',
    ],
    [
      'expand over 4096',
      'outpaint',
      { prompt: 'x', expand_left: 5000 },
      'invalid_request',
      'expand_left',
    ],
    [
      'a result over 4096',
      'outpaint',
      { prompt: 'x', expand_left: 4000 },
      'invalid_request',
      'expand_left',
    ],
    [
      'zooming out all the way',
      'outpaint',
      { prompt: 'x', zoom_out_percentage: 100 },
      'invalid_request',
      'zoom_out_percentage',
    ],
    ['no strength', 'imageToImage', { prompt: 'x' }, 'invalid_request', 'strength'],
    [
      'strength over 1',
      'imageToImage',
      { prompt: 'x', strength: 1.1 },
      'invalid_request',
      'strength',
    ],
    [
      'flash',
      'imageToImage',
      { prompt: 'x', strength: 0.5, model: 'svcv4_1_flash' },
      'unsupported_parameter',
      'model',
    ],
    [
      'a style for V4',
      'imageToImage',
      { prompt: 'x', strength: 0.5, model: 'svcv4', style: 'Noir' },
      'unsupported_parameter',
      'style',
    ],
    ['no size', 'variateImage', {}, 'invalid_request', 'size'],
    [
      'an unknown refinement',
      'refineDetails',
      { refinement: 'strong' },
      'invalid_request',
      'refinement',
    ],
    [
      'an unknown stacking',
      'vectorize',
      { shape_stacking: 'flat' },
      'invalid_request',
      'shape_stacking',
    ],
  ];

  it.each(REFUSALS)('refuses %s at %s', async (_, name, body, code, param) => {
    const before = await client.balance();
    const response = await client.post(`/v1/images/${name}`, {
      ...json(body),
      ...('image_url' in body ? { image_url: undefined } : {}),
    });
    const error = await errorOf(response);
    expect(response.status).toBe(400);
    expect(error.error).toMatchObject({ code, param });
    expect(await client.balance()).toBe(before);
  });

  it('refuses pictures that are too small, too large, cut off or no pictures', async () => {
    const before = await client.balance();
    const tiny = await photoPng('cat', 200);
    const wide = await sharp({
      create: { width: 4200, height: 300, channels: 3, background: '#888' },
    })
      .png()
      .toBuffer();
    const cases: [Buffer, string][] = [
      [tiny, 'invalid_image'],
      [wide, 'invalid_image'],
      [photo.subarray(0, Math.floor(photo.length / 2)), 'invalid_image'],
      [Buffer.from('not a picture at all'), 'invalid_image'],
      [
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>1</script></svg>',
        ),
        'unsafe_svg',
      ],
    ];
    for (const [bytes, code] of cases) {
      const response = await client.post('/v1/images/replaceBackground', {
        image_url: dataUrl(bytes),
        prompt: 'x',
      });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).code).toBe(code);
    }
    expect(await client.balance()).toBe(before);
  });

  it('refuses masks of another size and gray ones, saying what is off', async () => {
    const before = await client.balance();
    const gray = await sharp(mask).blur(3).png().toBuffer();
    const small = await discMask(256, [100, 100], 30);
    for (const bad of [gray, small]) {
      const response = await client.post('/v1/images/eraseRegion', {
        image_url: dataUrl(photo),
        mask_url: dataUrl(bad),
      });
      expect(response.status).toBe(400);
      const { code, message } = await errorOf(response);
      expect(code).toBe('invalid_mask');
      expect(message).toMatch(/\d/);
    }
    expect(await client.balance()).toBe(before);
  });
});
