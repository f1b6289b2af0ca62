import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import { MODELS, type Model } from '@/lib/models/models';
import { LIMITED_PARAMETERS, STYLE_MATCHES, requiresStyle } from '@/lib/models/support';
import { CATALOGUE } from '../catalogue';
import type { OperationDefinition } from '../define-operation';

const STYLE_ID = '00000000-0000-4000-8000-000000000000';
const BBOX = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** A request with the limited parameter, in the names of the operation. */
const WITH: Record<string, Record<string, unknown>> = {
  style_id: { style_id: STYLE_ID },
  style_match: {},
  style: { style: 'Illustration' },
  negative_prompt: { negative_prompt: 'text' },
  text_layout: { text_layout: [{ text: 'A', bbox: BBOX }] },
  'controls.artistic_level': { controls: { artistic_level: 1 } },
  'controls.no_text': { controls: { no_text: true } },
};

function least(definition: OperationDefinition, model: Model) {
  const needsStyle = requiresStyle(model) && 'style_id' in definition.input.shape;
  const all = { prompt: 'a', size: '1:1', strength: 0.5, model: model.id };
  const known = Object.entries(all).filter(([name]) => name in definition.input.shape);
  return { ...Object.fromEntries(known), ...(needsStyle ? { style_id: STYLE_ID } : {}) };
}

function accepts(definition: OperationDefinition, body: Record<string, unknown>): boolean {
  const images = Object.entries(definition.images).map(([name, field]) => [
    name,
    field.required ? 1 : 0,
  ]);
  try {
    const fields = definition.input.parse(body);
    definition.resolve(fields, Object.fromEntries(images), definition.paths[0] ?? '');
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

describe.each(CATALOGUE.filter(({ models }) => models))('what $id offers', (definition) => {
  const offer = definition.models!;

  it('is the models that it takes', () => {
    const taken = MODELS.filter((model) => accepts(definition, least(definition, model)));
    expect(offer.offered).toEqual(taken);
    expect(taken.map(({ id }) => id)).toContain(offer.usual);
  });

  it('is what each of them takes', () => {
    for (const model of offer.offered) {
      for (const parameter of LIMITED_PARAMETERS) {
        const extra = WITH[parameter];
        const field = parameter.split('.')[0] ?? parameter;
        if (!extra || !(field in definition.input.shape) || parameter === 'style_match') continue;
        const body = { ...least(definition, model), ...extra };
        const expected = offer.takes(model, parameter);
        expect(accepts(definition, body), `${model.id} ${parameter}`).toBe(expected);
      }
    }
  });

  it('is how closely each of them follows a style', () => {
    const field = ['style_match', 'match'].find((name) => name in definition.input.shape);
    if (!field) return;
    for (const model of offer.offered) {
      const matches = STYLE_MATCHES.filter((match) =>
        accepts(definition, { ...least(definition, model), [field]: match }),
      );
      expect(matches.toSorted(), model.id).toEqual(offer.styleMatches(model).toSorted());
    }
  });
});
