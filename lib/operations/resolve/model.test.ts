import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import { findModel } from '@/lib/models/models';
import { CATALOGUE } from '../catalogue';
import type { DrawingInput } from './drawing';

type Body = Record<string, unknown>;

const STYLE_ID = '00000000-0000-4000-8000-000000000000';
const PATHS = {
  generate: '/v1/images/generations',
  raster: '/v1/images/generations/raster',
  vector: '/v1/images/generations/vector',
  style: '/v1/styles',
  restyle: '/v1/images/imageToImage',
  inpaint: '/v1/images/inpaint',
  outpaint: '/v1/images/outpaint',
  replace: '/v1/images/replaceBackground',
  background: '/v1/images/generateBackground',
} as const;
type Endpoint = keyof typeof PATHS;
const EDITS = ['inpaint', 'outpaint', 'replace', 'background'] as const;

/** What a request comes to; its style, where it names one, was made for `made`. */
function resolved(endpoint: Endpoint, body: Body, made?: string): DrawingInput {
  const path = PATHS[endpoint];
  const definition = CATALOGUE.find(({ paths }) => paths.includes(path));
  if (!definition) throw new Error(`nothing is at ${path}`);
  const least = { prompt: 'a', strength: 0.5, zoom_out_percentage: 20 };
  const fields = definition.input.parse({ ...least, ...body });
  return definition.resolve(
    fields,
    { image: 1, mask: 1, files: 1 },
    path,
    made === undefined ? undefined : findModel(made),
  ) as DrawingInput;
}

const modelOf = (endpoint: Endpoint, body: Body, made?: string) =>
  resolved(endpoint, body, made).model.id;

function refusalOf(endpoint: Endpoint, body: Body, made?: string): ApiError {
  try {
    resolved(endpoint, body, made);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('it was taken');
}

describe('a request without a model', () => {
  it.each<[Endpoint, string, string]>([
    ['generate', 'Watercolor', 'svcv3'],
    ['generate', 'Kawaii', 'svcv2'],
    ['generate', 'Broken line', 'svcv2_vector'],
    ['generate', 'vector_illustration', 'svcv3_vector'],
    ['generate', 'icon', 'svcv2_vector'],
    ['generate', 'Vector art', 'svcv3'],
    ['vector', 'Watercolor', 'svcv3_vector'],
    ['vector', 'icon', 'svcv2_vector'],
    ['style', 'digital_illustration', 'svcv3'],
    ['style', 'Kawaii', 'svcv2'],
    ['style', 'vector_illustration', 'svcv3_vector'],
    ['style', 'icon', 'svcv2_vector'],
    ['restyle', 'Watercolor', 'svcv3'],
    ['restyle', 'vector_illustration', 'svcv3_vector'],
    ['restyle', 'icon', 'svcv3_vector'],
  ])('%s: the style %s means %s', (endpoint, style, model) => {
    expect(modelOf(endpoint, { style })).toBe(model);
  });

  it.each(EDITS)('%s: styles choose between the two models of V3', (endpoint) => {
    expect(modelOf(endpoint, { style: 'Watercolor' })).toBe('svcv3');
    expect(modelOf(endpoint, { style: 'vector_illustration' })).toBe('svcv3_vector');
    expect(modelOf(endpoint, { style: 'icon' })).toBe('svcv3_vector');
  });

  it.each([
    ['generate', 'svcv4_styles', 'svcv4_styles'],
    ['generate', 'svcv4_styles_pro_vector', 'svcv4_styles_pro'],
    ['generate', 'svcv3_vector', 'svcv3'],
    ['generate', 'svcv2', 'svcv2'],
    ['vector', 'svcv4_1_utility', 'svcv4_1_utility_vector'],
    ['vector', 'svcv4', 'svcv4_vector'],
    ['raster', 'svcv4_vector', 'svcv4'],
    ['restyle', 'svcv3_vector', 'svcv3'],
    ['inpaint', 'svcv3', 'svcv3'],
    ['outpaint', 'svcv3_vector', 'svcv3'],
    ['replace', 'svcv3', 'svcv3'],
    ['background', 'svcv3', 'svcv3'],
  ] as const)('%s: a style made for %s means %s', (endpoint, made, model) => {
    expect(modelOf(endpoint, { style_id: STYLE_ID }, made)).toBe(model);
  });

  it.each(EDITS)('%s: a style of another family is refused, with those that fit', (endpoint) => {
    const error = refusalOf(endpoint, { style_id: STYLE_ID }, 'svcv4_styles');
    expect(error).toMatchObject({ code: 'invalid_request', param: 'style_id' });
    expect(error.message).toMatch(/^send a style made for V3 here/);
  });

  it.each(['svcv2', 'svcv4', 'svcv4_styles'])(
    'restyle: a style made for %s is refused with those that may be sent',
    (made) => {
      const error = refusalOf('restyle', { style_id: STYLE_ID }, made);
      expect(error.message).toMatch(/^send a style made for V3 here/);
    },
  );
});

describe('the older styles that name an output', () => {
  const families = ['svcv3', 'svcv2', 'svcv3_raster', 'svcv3_vector', 'svcv2_vector'];

  it.each(['vector_illustration', 'icon', 'Icon'])('%s means the vector twin', (style) => {
    for (const endpoint of ['generate', 'vector', 'style'] as const) {
      for (const model of families) {
        const twin = `${model.replace(/_(vector|raster)$/, '')}_vector`;
        expect(modelOf(endpoint, { style, model })).toBe(twin);
      }
    }
    for (const endpoint of [...EDITS, 'restyle'] as const) {
      expect(modelOf(endpoint, { style, model: 'svcv3' })).toBe('svcv3_vector');
    }
  });

  it.each(['vector_illustration', 'icon'])('%s is refused where raster is forced', (style) => {
    for (const model of [undefined, 'svcv3', 'svcv2']) {
      const error = refusalOf('raster', { style, ...(model ? { model } : {}) });
      expect(error).toMatchObject({ code: 'invalid_request', param: 'style' });
      expect(error.message).toMatch(/^send this to \/v1\/images\/generations\/vector/);
    }
  });

  it('leave the curated Vector art a look of raster pictures', () => {
    expect(modelOf('raster', { style: 'Vector art', model: 'svcv3' })).toBe('svcv3');
    expect(modelOf('generate', { style: 'Vector art', model: 'svcv2' })).toBe('svcv2');
  });
});

describe('style any', () => {
  it('is no style, on every model', () => {
    for (const model of [undefined, 'svcv4_1_flash', 'svcv4', 'svcv3', 'svcv2_vector']) {
      const named = model ? { model } : {};
      const input = resolved('generate', { style: 'any', ...named });
      expect(input.model.id).toBe(model ?? 'svcv4_1');
      expect(input.curatedStyle).toBeUndefined();
    }
    expect(modelOf('style', { style: 'any' })).toBe('svcv4_styles');
    expect(modelOf('restyle', { style: 'any' })).toBe('svcv4_1');
  });
});

describe('a substyle', () => {
  it('names the look of a legacy style, or of none', () => {
    const lookOf = (body: Body) => resolved('generate', { model: 'svcv3', ...body }).curatedStyle;
    expect(lookOf({ style: 'digital_illustration', substyle: 'hand_drawn' })).toBe('Hand-drawn');
    expect(lookOf({ style: 'realistic_image', substyle: 'b_and_w' })).toBe('Black & white');
    expect(lookOf({ substyle: 'pixel_art' })).toBe('Pixel art');
    const base = resolved('style', { style: 'digital_illustration', substyle: 'grain' });
    expect(base).toMatchObject({ baseStyle: 'Grain' });
  });

  it.each(['generate', 'style', 'restyle', 'inpaint'] as const)(
    '%s: one that is unknown is refused with the closest',
    (endpoint) => {
      const body = { style: 'digital_illustration', substyle: 'hand_drwan' };
      const error = refusalOf(endpoint, body);
      expect(error).toMatchObject({ code: 'invalid_request', param: 'substyle' });
      expect(error.message).toMatch(/^send substyle Hand-drawn, /);
    },
  );
});

describe('a refusal', () => {
  it.each<[Body, RegExp]>([
    [{ model: 'svcv4.1_vektor' }, /^send model svcv4_1_vector, /],
    [{ model: 'svcv3', style: 'Watercolour' }, /^send style Watercolor, /],
    [
      { model: 'svcv4', negative_prompt: 'x' },
      /^send negative_prompt with svcv3, svcv2, svcv3_vector or/,
    ],
    [{ model: 'svcv4_1_flash', style_id: STYLE_ID }, /^send style_id with svcv4_1, svcv4_1_pro or/],
    [{ model: 'svcv3', size: '1000x1000' }, /^send size 1:1 or 1024x1024;/],
    [{ model: 'svcv3_vector', size: '1536x1024' }, /^send size 3:2;/],
    [{ size: '1920x1080' }, /^send size 16:9 or 1344x768;/],
    [{ size: 'large' }, /^send a ratio such as/],
    [{ style_match: 'regular' }, /^send style_match flexible or precise;/],
  ])('of %j begins with what to send, in few words', (body, message) => {
    const error = refusalOf('generate', body);
    expect(error.message).toMatch(message);
    expect(error.message.match(/svcv/g)?.length ?? 0).toBeLessThanOrEqual(6);
    expect(error.message.length).toBeLessThan(200);
  });
});

describe('image_format', () => {
  it('is ignored by vector models, whatever it says', () => {
    for (const image_format of ['svg', 'jpeg', 'png']) {
      expect(resolved('generate', { model: 'svcv4_1_vector', image_format }).model.output).toBe(
        'vector',
      );
    }
    const error = refusalOf('generate', { image_format: 'jpeg' });
    expect(error).toMatchObject({
      param: 'image_format',
      message: expect.stringMatching(/^send image_format webp or png/),
    });
  });
});
