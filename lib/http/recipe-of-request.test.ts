import { expect, it } from 'vitest';
import { MAX_SETTINGS_CHARACTERS } from '@/lib/files/file-recipe';
import { findModel } from '@/lib/models/models';
import { findOperation } from '@/lib/operations/catalogue';
import { recipeOf, settingsOf } from './recipe-of-request';

const generate = findOperation('generateImage');
const vectorize = findOperation('vectorize');
const model = findModel('svcv3');
if (!generate || !vectorize || !model)
  throw new Error('The catalogue lacks what this test is about');

const input = { model, prompt: 'a fox', responseFormat: 'url', imageFormat: 'webp' } as const;

it('a result can be asked for again by what is kept of its request', () => {
  const fields = {
    ...{ prompt: 'a fox', model: 'svcv3', random_seed: 7, response_format: 'b64_json' },
    ...{ size: '3:2', style: undefined, n: 2 },
  };
  expect(recipeOf(generate, input, settingsOf(fields), 7)).toEqual({
    model: 'svcv3',
    prompt: 'a fox',
    seed: 7,
    settings: { size: '3:2', n: 2 },
  });
});

it('no seed is told where none can be sent, and no settings that are longer than is kept', () => {
  const negative_prompt = 'x'.repeat(MAX_SETTINGS_CHARACTERS);
  expect(recipeOf(vectorize, input, settingsOf({ negative_prompt }), 7)).toMatchObject({
    seed: null,
    settings: {},
  });
});
