import { describe, expect, it } from 'vitest';
import { findModel, MODELS } from '@/lib/models/models';
import { definitionOf } from './definitions';
import { modelFor, modelsOf, styleMatchesTaken, takes, takesReferences, unitPrice } from './taken';

const idsOf = (operation: Parameters<typeof definitionOf>[0]) =>
  modelsOf(definitionOf(operation)).map(({ id }) => id);

describe('what a form offers', () => {
  it('is every model for generation, the two of V3 for edits, and none for processing', () => {
    expect(idsOf('generateImage')).toEqual(MODELS.map(({ id }) => id));
    expect(idsOf('inpaint')).toEqual(['svcv3', 'svcv3_vector']);
    expect(idsOf('imageToImage')).not.toContain('svcv4_1_flash');
    expect(idsOf('vectorize')).toEqual([]);
  });

  it('follows the chosen model, and the operation: restyling takes styles with V3 alone', () => {
    const restyle = definitionOf('imageToImage');
    const generate = definitionOf('generateImage');
    expect(takes(generate, findModel('svcv4'), 'style_id')).toBe(true);
    expect(takes(restyle, findModel('svcv4'), 'style_id')).toBe(false);
    expect(takes(restyle, findModel('svcv3'), 'style_id')).toBe(true);
    expect(takes(generate, findModel('svcv4_1'), 'negative_prompt')).toBe(false);
    expect(takes(definitionOf('eraseRegion'), undefined, 'prompt')).toBe(false);
  });

  it('knows how closely styles may be followed', () => {
    expect(styleMatchesTaken(definitionOf('generateImage'), findModel('svcv4_1'))).toEqual([
      'flexible',
      'precise',
    ]);
    expect(styleMatchesTaken(definitionOf('inpaint'), findModel('svcv3'))).toEqual(['regular']);
  });

  it('takes references on generation only, and not with Flash', () => {
    expect(takesReferences(definitionOf('generateImage'), findModel('svcv4_styles'))).toBe(true);
    expect(takesReferences(definitionOf('generateImage'), findModel('svcv4_1_flash'))).toBe(false);
    expect(takesReferences(definitionOf('inpaint'), findModel('svcv3'))).toBe(false);
  });

  it('falls back to the operation’s default for a model that it does not run with', () => {
    expect(modelFor(definitionOf('inpaint'), 'svcv4_1')?.id).toBe('svcv3');
    expect(modelFor(definitionOf('inpaint'), 'svcv3_vector')?.id).toBe('svcv3_vector');
    expect(modelFor(definitionOf('eraseRegion'), 'svcv3')).toBeUndefined();
  });

  it('prices variations alike with every model', () => {
    const remix = definitionOf('variateImage');
    const prices = modelsOf(remix).map((model) => unitPrice(remix, model));
    expect(new Set(prices)).toEqual(new Set([40]));
  });
});
