import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, type FormFields } from '../store/forms';
import type { OperationId } from '../store/operation';
import { definitionOf } from './definitions';
import { quote } from './quote';
import { bodyOf, referencesOf, type CanvasParameters } from './request-body';
import { modelFor } from './taken';

const NO_CANVAS: CanvasParameters = { image: undefined, frame: {}, textLayout: undefined };

function ask(
  operation: OperationId,
  fields: Partial<FormFields> = {},
  canvas: Partial<CanvasParameters> = {},
) {
  const form = { ...EMPTY_FORM, ...fields };
  const definition = definitionOf(operation);
  const body = bodyOf(definition, form, { ...NO_CANVAS, ...canvas });
  const references = referencesOf(definition, form).length;
  return {
    body,
    ...quote(definition, {
      body,
      facts: {
        model: modelFor(definition, form.modelId),
        count: form.count,
        hasReferences: references > 0,
      },
      references,
    }),
  };
}

const reference = new File(['x'], 'a.png', { type: 'image/png' });

describe('the price on the button', () => {
  it('is the model’s price times the results', () => {
    expect(ask('generateImage', { prompt: 'A deer', count: 4 }).priceUnits).toBe(140);
    expect(ask('generateImage', { prompt: 'A deer', modelId: 'svcv4_1_flash' }).priceUnits).toBe(7);
    expect(ask('inpaint', { prompt: 'A deer', count: 2 }).priceUnits).toBe(80);
    expect(ask('inpaint', { prompt: 'A deer', modelId: 'svcv3_vector' }).priceUnits).toBe(80);
  });

  it('is known before the prompt is written, and the form says what is missing', () => {
    const empty = ask('generateImage', { count: 2 });
    expect(empty.priceUnits).toBe(70);
    expect(empty.input).toBeUndefined();
    expect(empty.problem?.param).toBe('prompt');
  });

  it('is known before the frame is drawn or the image is opened', () => {
    expect(ask('outpaint', { prompt: 'A deer' })).toMatchObject({
      priceUnits: 40,
      input: undefined,
    });
    expect(ask('variateImage')).toMatchObject({ priceUnits: 40, input: undefined });
  });

  it('is that of the spec where there is no model to choose', () => {
    const operations = ['eraseRegion', 'removeBackground', 'vectorize', 'crispUpscale'] as const;
    const prices = operations.map((operation) => ask(operation).priceUnits);
    expect(prices).toEqual([2, 10, 10, 4]);
    expect(ask('creativeUpscale').priceUnits).toBe(250);
    expect(ask('refineDetails').priceUnits).toBe(210);
  });

  it('counts the style that attached references become', () => {
    const styled = { prompt: 'A deer', modelId: 'svcv4_styles', references: [reference] };
    expect(ask('generateImage', styled).priceUnits).toBe(40);
  });

  it('refuses a model that needs a style when there is none', () => {
    const bare = ask('generateImage', { prompt: 'A deer', modelId: 'svcv4_styles' });
    expect(bare.problem?.param).toBe('style_id');
  });
});

describe('the request of the form', () => {
  it('leaves out what the chosen model does not take', () => {
    const { body } = ask('generateImage', {
      prompt: 'A deer',
      style: 'Watercolor',
      negativePrompt: 'text',
      noText: true,
      artisticLevel: 2,
    });
    expect(body).toEqual({ prompt: 'A deer', model: 'svcv4_1', n: 1, image_format: 'webp' });
  });

  it('sends them to V3', () => {
    const { input, problem } = ask('generateImage', {
      prompt: 'A deer',
      modelId: 'svcv3',
      style: 'Watercolor',
      negativePrompt: 'text',
      artisticLevel: 2,
      size: '16:9',
      colors: [{ hex: '#c8642d', weight: 1 }],
    });
    expect(problem).toBeUndefined();
    expect(input).toMatchObject({
      curatedStyle: 'Watercolor',
      negativePrompt: 'text',
      size: { widthPx: 1820, heightPx: 1024 },
      controls: { artistic_level: 2, colors: [{ rgb: [200, 100, 45], weight: 1 }] },
    });
  });

  it('sends colours without weights where those are switched off', () => {
    const colors = [{ hex: '#000000', weight: 1 }];
    const { body } = ask('generateImage', { prompt: 'A deer', colors, weighted: false });
    expect(body.controls).toEqual({ colors: [{ rgb: [0, 0, 0] }] });
  });

  it('asks for variations in the ratio of the image', () => {
    const { body, problem } = ask('variateImage', {}, { image: { widthPx: 1500, heightPx: 1000 } });
    expect(problem).toBeUndefined();
    expect(body.size).toBe('3:2');
  });

  it('holds the frame of an outpaint and nothing else about its size', () => {
    const fields = { prompt: 'A deer', size: '1:1' as const };
    const { body, problem } = ask('outpaint', fields, { frame: { expand_right: 128 } });
    expect(problem).toBeUndefined();
    expect(body).toMatchObject({ expand_right: 128 });
    expect(body).not.toHaveProperty('size');
  });

  it('prefers a style of the user’s own over references and a curated one', () => {
    const styleId = '00000000-0000-4000-8000-000000000001';
    const { body, problem } = ask('generateImage', {
      prompt: 'A deer',
      styleId,
      styleMatch: 'precise',
      references: [reference],
    });
    expect(problem).toBeUndefined();
    expect(body).toMatchObject({ style_id: styleId, style_match: 'precise' });
  });
});
