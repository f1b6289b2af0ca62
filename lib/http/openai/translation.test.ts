import { describe, expect, it } from 'vitest';
import type { RequestBody } from '../body/read-body';
import { InlinePicture } from '../body/inline-picture';
import { additionOf } from './addition';
import { generationForm, readGeneration } from './generation';
import { isDialect } from './is-dialect';
import { readEdit } from './edit';
import { readVariation } from './variation';

const json = (fields: Record<string, unknown>): RequestBody => ({
  encoding: 'json',
  fields,
  files: [],
  bracketed: new Set(),
});

const upload = { sizeBytes: 1, bytes: async () => new Uint8Array(1) };

const form = (fields: Record<string, unknown>, ...parts: string[]): RequestBody => ({
  encoding: 'multipart',
  fields,
  files: parts.map((field) => ({ field, upload })),
  bracketed: new Set(),
});

describe('what tells the dialect on the route that both APIs have', () => {
  it.each([
    { model: 'gpt-image-1' },
    { model: 'dall-e-3' },
    { quality: 'hd' },
    { background: 'transparent' },
    { output_format: 'png' },
    { output_compression: 50 },
    { moderation: 'low' },
    { partial_images: 2 },
    { stream: true },
    { style: 'vivid' },
    { size: 'auto' },
    { model: 'svcv4_1', stream: true },
  ])('is $model $quality $style $size', (fields) => {
    expect(isDialect({ prompt: 'x', ...fields }, true)).toBe(true);
  });

  it.each([
    {},
    { size: '1536x1024' },
    { model: 'svcv3', style: 'Photorealism' },
    { stream: false },
    { user: 'me', expire: true, substyle: 'grain' },
    { response_format: 'b64_json', n: 2 },
  ])('is nothing of %o', (fields) => {
    expect(isDialect({ prompt: 'x', ...fields }, true)).toBe(false);
  });

  it('is no name once names are switched off', () => {
    expect(isDialect({ prompt: 'x', model: 'dall-e-3' }, false)).toBe(false);
  });

  it('leaves our own requests as they came', () => {
    const body = json({ prompt: 'x', size: '1536x1024' });
    expect(generationForm.read(body, true).body).toBe(body);
    expect(generationForm.read(body, true).adaptation).toBeUndefined();
  });
});

describe('a generation', () => {
  const read = (fields: Record<string, unknown>) =>
    readGeneration(json({ prompt: 'a fox', ...fields }), true);

  it.each([
    ['1536x1024', '3:2', [1536, 1024]],
    ['1024x1536', '2:3', [1024, 1536]],
    ['1792x1024', '16:9', [1792, 1024]],
    ['1024x1792', '9:16', [1024, 1792]],
    ['512x512', '1:1', [512, 512]],
    ['256x256', '1:1', [256, 256]],
  ])('of %s is drawn at %s and delivered exactly', (size, ratio, [widthPx, heightPx]) => {
    const { body, adaptation } = read({ size });
    expect(body.fields.size).toBe(ratio);
    expect(adaptation?.delivery.size).toEqual({ widthPx, heightPx });
  });

  it.each(['auto', undefined])('of size %s follows the prompt', (size) => {
    const { body, adaptation } = read({ size });
    expect(body.fields.size).toBeUndefined();
    expect(adaptation?.delivery.size).toBeUndefined();
  });

  it.each([
    ['low', 'svcv4_1_flash'],
    ['medium', 'svcv4_1'],
    ['standard', 'svcv4_1'],
    ['high', 'svcv4_1_pro'],
    ['hd', 'svcv4_1_pro'],
    ['auto', undefined],
  ])('of quality %s without a model is drawn by %s', (quality, model) => {
    expect(read({ quality }).body.fields.model).toBe(model);
  });

  it('keeps its model whatever the quality', () => {
    expect(read({ model: 'dall-e-3', quality: 'hd' }).body.fields.model).toBe('svcv4_1');
    expect(read({ model: 'svcv3', quality: 'low' }).body.fields.model).toBe('svcv3');
  });

  it.each([
    ['gpt-image-1', 'b64_json'],
    ['gpt-image-1-mini', 'b64_json'],
    ['chatgpt-image-latest', 'b64_json'],
    ['dall-e-2', 'url'],
    ['dall-e-3', 'url'],
    [undefined, 'url'],
  ])('by %s answers %s', (model, format) => {
    expect(read({ model }).body.fields.response_format).toBe(format);
    expect(read({ model, response_format: 'url' }).body.fields.response_format).toBe('url');
  });

  it('tells the prompt that a tone makes of it', () => {
    const { body, addition } = read({ style: 'vivid' });
    expect(body.fields).toMatchObject({ prompt: 'a fox, vivid colours', style: undefined });
    expect(addition && additionOf(addition).item).toEqual({
      revised_prompt: 'a fox, vivid colours',
    });
    expect(read({}).addition?.revisedPrompt).toBeNull();
    expect(read({ model: 'svcv3', style: 'Watercolor' }).body.fields.style).toBe('Watercolor');
  });

  it('is delivered as PNG unless it says otherwise', () => {
    expect(read({}).adaptation?.delivery).toMatchObject({ format: 'png', cutOut: false });
    const asked = { output_format: 'jpeg', output_compression: 40 };
    expect(read(asked).adaptation?.delivery).toMatchObject({ format: 'jpeg', quality: 40 });
    expect(read({ background: 'transparent' }).adaptation?.delivery.cutOut).toBe(true);
  });

  it('streams when it asks to', () => {
    expect(read({ stream: true, partial_images: 2 }).stream).toEqual({
      event: 'image_generation',
      partialImages: 2,
    });
    expect(read({}).stream).toBeUndefined();
  });

  it.each([
    [{ background: 'transparent', output_format: 'jpeg' }, 'output_format'],
    [{ quality: 'ultra' }, 'quality'],
    [{ output_format: 'gif' }, 'output_format'],
    [{ output_compression: 101 }, 'output_compression'],
    [{ partial_images: 4 }, 'partial_images'],
    [{ response_format: 'multipart' }, 'response_format'],
    [{ n: 11 }, 'n'],
  ])('is refused with %o', (fields, param) => {
    expect(() => read({ model: 'gpt-image-1', ...fields })).toThrow(
      expect.objectContaining({ code: 'invalid_request', param }),
    );
  });
});

describe('an edit', () => {
  const prompt = 'a fox';

  it('with a mask is an inpaint by V3, whichever of their models it names', () => {
    for (const model of ['gpt-image-1', 'dall-e-2', undefined]) {
      const { operation, body, adaptation } = readEdit(
        form({ prompt, ...(model ? { model } : {}) }, 'image', 'mask'),
        true,
      );
      expect(operation.id).toBe('inpaint');
      expect(body.fields.model).toBe(model ? 'svcv3' : undefined);
      expect(adaptation?.alphaMask).toBe(true);
    }
  });

  it('without a mask is image to image', () => {
    const own = readEdit(form({ prompt, model: 'dall-e-2' }, 'image'), true);
    expect(own.operation.id).toBe('imageToImage');
    expect(own.body.fields).toMatchObject({ model: 'svcv4_1', strength: 0.5 });
    const close = readEdit(form({ prompt, input_fidelity: 'high' }, 'image'), true);
    expect(close.body.fields.strength).toBe(0.25);
  });

  it('of several pictures edits the first, and takes the look of the others', () => {
    const { operation, body } = readEdit(form({ prompt }, 'image', 'image', 'image'), true);
    expect(body.files.map(({ field }) => field)).toEqual(['image', 'look', 'look']);
    expect(body.files.map(({ sentAs }) => sentAs)).toEqual([undefined, 'image', 'image']);
    expect(Object.keys(operation.images)).toEqual(['image', 'look']);
    const many = Array.from({ length: 12 }, () => 'image');
    expect(() => readEdit(form({ prompt }, ...many), true)).toThrow(/at most 11 pictures/);
  });

  it.each([
    [{ image: 'https://a.test/1.png' }],
    [{ image: ['https://a.test/1.png'] }],
    [{ images: [{ image_url: 'https://a.test/1.png' }] }],
    [{ image_url: 'https://a.test/1.png' }],
  ])('finds its picture in %o', (fields) => {
    const { body, operation } = readEdit(json({ prompt, ...fields }), true);
    const [name = ''] = Object.keys(fields);
    expect(operation.images.image?.json).toBe(name);
    expect(body.fields[name]).toBe('https://a.test/1.png');
  });

  it('finds pictures that came inside JSON', () => {
    const image = new InlinePicture(upload);
    const mask = new InlinePicture(upload);
    const own = readEdit(json({ prompt, image, mask: { image_url: mask } }), true);
    expect(own.operation.id).toBe('inpaint');
    expect(own.body.fields).toMatchObject({ image, mask });
  });

  it.each([
    [json({ prompt, images: [{ file_id: 'file-1' }] }), 'images'],
    [json({ prompt, image: 'https://a.test/1.png', size: '640x480' }), 'size'],
    [json({ image: 'https://a.test/1.png' }), 'prompt'],
  ])('is refused by name', (body, param) => {
    expect(() => readEdit(body, true)).toThrow(expect.objectContaining({ param }));
  });
});

describe('a variation', () => {
  it('may be of a picture that came as file', () => {
    const { operation, body } = readVariation(form({}, 'file'), true);
    expect(body.files.map(({ field }) => field)).toEqual(['file']);
    expect(operation.images.image?.parts).toContain('file');
  });

  it('is a remix at the nearest ratio', () => {
    const { operation, body, adaptation } = readVariation(form({ size: '512x512' }, 'image'), true);
    expect(operation.id).toBe('variateImage');
    expect(body.fields).toMatchObject({ size: '1:1', response_format: 'url' });
    expect(adaptation?.delivery.size).toEqual({ widthPx: 512, heightPx: 512 });
  });

  it('has one source', () => {
    expect(() => readVariation(form({}, 'image', 'image'), true)).toThrow(/one image/);
  });
});
