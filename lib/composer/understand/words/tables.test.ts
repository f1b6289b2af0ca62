import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../concepts/concept';
import { theLexicon } from '../lexicon';
import { formsOf } from '../text/conjugate';
import { METAPHOR_WORDS, METAPHORS } from './metaphors.data';
import { wordRows } from './table';
import { VERB_FRAMES } from './verb';

const twice = (items: readonly string[]) =>
  items.filter((item, index) => items.indexOf(item) !== index);

describe('the tables of words', () => {
  it('have every verb once, in every language', () => {
    expect(twice(VERB_FRAMES.map(({ id }) => id))).toEqual([]);
    for (const { id, words } of VERB_FRAMES)
      for (const language of LANGUAGES)
        expect(words[language], `${id} ${language}`).not.toEqual([]);
  });

  it('find each verb by the gerund of its first English word', () => {
    for (const { id, words } of VERB_FRAMES) {
      const gerund = formsOf(words.en[0] ?? '', 'en').find(([, form]) => form === 'gerund')?.[0];
      expect(theLexicon().lookUp(gerund ?? '', 'en')?.verb, id).toBeDefined();
    }
  });

  it('have something to show for every idea, under the same name', () => {
    expect(METAPHORS.map(({ id }) => id).sort()).toEqual(
      wordRows(METAPHOR_WORDS)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('refuse a line with more cells than languages', () => {
    expect(() => wordRows('a | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9')).toThrow(/Too many/);
  });
});
