import { describe, expect, it } from 'vitest';
import { briefFromModel, understand } from '@/lib/composer';
import type { DrawSpec } from '@/lib/engines/engine';
import { briefOf, mediumOf } from './brief-of';

const brief = briefFromModel({
  elements: [
    { id: 'e1', concept: 'cat', phrase: 'kitty' },
    { id: 'e2', phrase: 'dog' },
  ],
  relations: [{ kind: 'beside', from: 'e1', to: 'e2' }],
  actions: [],
  places: [],
  words: [],
});
const spec = { prompt: 'a fox', brief } as DrawSpec;

describe('the brief of a picture', () => {
  it('is what a language model read, where one did', () => {
    expect(briefOf(spec).elements.map(({ concept }) => concept)).toEqual(['cat', 'dog']);
  });

  it('loses what the negative prompt refuses, with all that is said of it', () => {
    const { elements, relations } = briefOf({ ...spec, negativePrompt: 'dogs' });
    expect(elements.map(({ id }) => id)).toEqual(['e1']);
    expect(relations).toEqual([]);
  });
});

describe('a mark in lines', () => {
  it('is drawn in lines of its own, which no look traces', () => {
    expect(mediumOf(understand('camera icon, line art'))).toBeUndefined();
    expect(mediumOf(understand('a camera, line art'))).toBe('line art');
  });
});

describe('a page to colour', () => {
  it('is of lines alone, also where its outlines are told to be thick', () => {
    expect(mediumOf(understand('colouring page, an excavator, thick outlines'))).toBe('line art');
  });
});
