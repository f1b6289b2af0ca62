import { describe, expect, it } from 'vitest';
import { theLexicon } from '../lexicon';
import { understand } from '../understand';

const named = (word: string, language: 'en' | 'ru') => theLexicon().lookUp(word, language)?.concept;

describe('Russian nouns in their cases', () => {
  it.each([
    ['монахом', 'monk'],
    ['трамвая', 'tram'],
    ['матерью', 'mother'],
    ['псы', 'dog'],
    ['скамеек', 'bench'],
    ['коров', 'cow'],
    ['сыновья', 'son'],
    ['лягушата', 'frog'],
    ['пены', 'foam'],
  ])('%s is %s', (word, thing) => {
    expect(named(word, 'ru')).toBe(named(thing, 'en'));
  });
});

describe('Russian verbs in their forms', () => {
  it.each([
    ['дети лепили снеговика', 'sculpt'],
    ['мальчик, игравший с собакой', 'play-with'],
    ['монахи, улыбаясь, пьют чай', 'smile'],
    ['девочка улыбалась', 'smile'],
    ['рабочие несли доску', 'hold'],
    ['кот на коленях у бабушки, вязавшей шарф', 'knit'],
  ])('tell in "%s" of %s', (prompt, verb) => {
    expect(understand(prompt).actions.map((action) => action.verb)).toContain(verb);
  });
});
