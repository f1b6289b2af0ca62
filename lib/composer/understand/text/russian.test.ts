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
    ['дети лепили снеговика', 'build'],
    ['мальчик, игравший с собакой', 'play-with'],
    ['монахи, улыбаясь, пьют чай', 'smile'],
    ['девочка улыбалась', 'smile'],
    ['рабочие несли доску', 'hold'],
    ['кот на коленях у бабушки, вязавшей шарф', 'knit'],
  ])('tell in "%s" of %s', (prompt, verb) => {
    expect(understand(prompt).actions.map((action) => action.verb)).toContain(verb);
  });
});

describe('where things are in Russian and Japanese', () => {
  const told = (prompt: string) => {
    const { elements, relations } = understand(prompt);
    const name = (id: string) => elements.find((element) => element.id === id)?.concept;
    return relations.map(
      ({ kind, from, to }) => `${String(name(from))} ${kind} ${String(name(to))}`,
    );
  };

  it.each([
    ['звезда внутри сердца', 'star in heart'],
    ['チューリップの中で眠る猫', 'cat in tulip'],
    ['赤い帽子に黒いコートの犬', 'dog wearing hat'],
  ])('%s: %s', (prompt, relation) => {
    expect(told(prompt)).toContain(relation);
  });

  it('one icon in any case is one', () => {
    expect(understand('иконка грузовика').template?.id).toBe('icon');
    expect(understand('нарисуй иконку звезды').template?.id).toBe('icon');
    expect(understand('иконки для кафе: чашка, ложка').template?.id).toBe('icon-set');
  });
});
