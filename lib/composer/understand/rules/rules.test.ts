import { describe, expect, it } from 'vitest';
import { theLexicon } from '../lexicon';
import { understand } from '../understand';
import { RULES } from '.';

/** The concept that a word means today: ids change as the catalogue grows. */
const meant = (word: string) => theLexicon().lookUp(word, 'en')?.concept ?? word;

describe('each rule does what its example says', () => {
  it.each(RULES.map(({ name, example }) => [name, example] as const))('%s', (_name, example) => {
    const brief = understand(example.prompt);
    const concepts = brief.elements.map(({ concept }) => concept);
    for (const concept of example.elements ?? []) expect(concepts).toContain(meant(concept));
    for (const concept of example.without ?? []) expect(concepts).not.toContain(meant(concept));
    if (example.brief) expect(brief).toMatchObject(example.brief);
  });
});
