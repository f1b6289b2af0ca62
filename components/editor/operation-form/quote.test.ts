import { describe, expect, it } from 'vitest';
import { useGenerateForm, requestOf, type GenerateFields } from '../store/generate-form';
import { quoteGenerate } from './quote';

function quote(fields: Partial<GenerateFields>) {
  const request = requestOf({ ...useGenerateForm.getInitialState(), ...fields });
  return quoteGenerate(request.body, { style_references: request.files.style_references.length });
}

const reference = new File(['x'], 'a.png', { type: 'image/png' });

describe('the price on the button', () => {
  it('is the model’s price times the results', () => {
    expect(quote({ prompt: 'A deer', count: 4 }).priceUnits).toBe(140);
    expect(quote({ prompt: 'A deer', modelId: 'svcv4_1_flash' }).priceUnits).toBe(7);
  });

  it('is known before the prompt is written, and the form says what is missing', () => {
    const empty = quote({ count: 2 });
    expect(empty.priceUnits).toBe(70);
    expect(empty.input).toBeUndefined();
    expect(empty.problem?.param).toBe('prompt');
  });

  it('counts the style that attached references become', () => {
    const styled = { prompt: 'A deer', modelId: 'svcv4_styles', references: [reference] };
    expect(quote(styled).priceUnits).toBe(40);
  });

  it('refuses a model that needs a style when there is none', () => {
    expect(quote({ prompt: 'A deer', modelId: 'svcv4_styles' }).problem?.param).toBe('style_id');
  });
});

describe('the request of the form', () => {
  it('leaves out what the chosen model does not take', () => {
    const { body } = requestOf({
      ...useGenerateForm.getInitialState(),
      prompt: 'A deer',
      style: 'Watercolor',
      negativePrompt: 'text',
      noText: true,
      artisticLevel: 2,
    });
    expect(body).not.toHaveProperty('style');
    expect(body).not.toHaveProperty('negative_prompt');
    expect(body).not.toHaveProperty('controls');
  });

  it('sends them to V3', () => {
    const fields = {
      prompt: 'A deer',
      modelId: 'svcv3',
      style: 'Watercolor',
      negativePrompt: 'text',
      artisticLevel: 2,
      size: '16:9' as const,
      colors: [{ hex: '#c8642d', weight: 1 }],
    };
    const { input, problem } = quote(fields);
    expect(problem).toBeUndefined();
    expect(input).toMatchObject({
      curatedStyle: 'Watercolor',
      negativePrompt: 'text',
      size: { widthPx: 1820, heightPx: 1024 },
      controls: { artistic_level: 2, colors: [{ rgb: [200, 100, 45], weight: 1 }] },
    });
  });
});
