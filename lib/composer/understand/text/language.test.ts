import { describe, expect, it } from 'vitest';
import type { Language } from '../../concepts/concept';
import { theLexicon } from '../lexicon';
import { languageOf } from './language';

/** The language of a text, and the languages that were asked for its words. */
function told(text: string): { language: Language; asked: string } {
  const asked = new Set<Language>();
  const language = languageOf(text, (word, of) => {
    asked.add(of);
    return theLexicon().knows(word, of);
  });
  return { language, asked: [...asked].join() };
}

describe('the language of a text', () => {
  it.each([
    'a red apple',
    'a sunny meadow',
    'plain white background',
    'sea',
    'a cat in warm light',
  ])('is English without another one being asked: %s', (text) => {
    expect(told(text)).toEqual({ language: 'en', asked: 'en' });
  });

  it.each([
    ['ein roter Apfel', 'de'],
    ['una manzana roja en la mesa', 'es'],
    ['maçã vermelha', 'pt'],
    ['pomme rouge', 'fr'],
    ['una mela rossa sul tavolo', 'it'],
  ])('is found by its words: %s', (text, language) => {
    expect(told(text).language).toBe(language);
  });

  it('is asked of those languages alone that could have more of it', () => {
    expect(told('der zqx').asked).toBe('en,de');
  });
});
