import { describe, expect, it } from 'vitest';
import { theLexicon } from '../lexicon';
import { KINDRED_TABLES } from './kindred';
import { wordRows } from './table';

const ROWS = KINDRED_TABLES.flatMap((table) => wordRows(table));

/** Whether a word means anything besides a verb, which is no name for a thing. */
const meansSomething = (word: string) => {
  const {
    inflected: _form,
    base: _base,
    english: _name,
    verb: _verb,
    ...meaning
  } = theLexicon().lookUp(word, 'en') ?? {};
  return Object.keys(meaning).length > 0;
};

describe('the tables of kindred words', () => {
  it('name something known in every row', () => {
    const unknown = ROWS.map(({ id }) => id).filter((name) => {
      const known = theLexicon().writtenInEnglish(name);
      return (known?.concept ?? known?.place) === undefined;
    });
    expect(unknown).toEqual([]);
  });

  it('give a meaning to each of their English words', () => {
    const words = ROWS.flatMap(({ words: { en } }) => en.map((word) => word.replace('~', '')));
    expect(words.filter((word) => !meansSomething(word))).toEqual([]);
  });
});
