import { describe, expect, it } from 'vitest';
import { takenIdea } from '../../ideas/taken';
import { understand } from '../understand';
import { gerundOf, likest, pluralOf } from './english-words';
import { sayingsIn } from './sayings';

const ideasOf = (prompt: string) => (understand(prompt).ideas ?? []).map(({ id }) => id);

describe('prompts of other languages', () => {
  it.each([
    ['a tree growing out of a book', 'ein Baum wächst aus einem Buch'],
    ['a tree growing out of a book', 'un árbol que crece de un libro'],
    ['a plant inside a light bulb', 'une plante dans une ampoule'],
    ['a heart made of flowers', 'un cuore fatto di fiori'],
    ['a man with a cloud instead of a head', 'un homme avec un nuage à la place de la tête'],
    ['a businessman juggling clocks', 'бизнесмен жонглирует часами'],
    ['the elephant in the room', 'o elefante na sala'],
    ['light at the end of the tunnel', 'トンネルの先の光'],
  ])('tell the figure of speech of "%s" in "%s"', (english, said) => {
    expect(ideasOf(said)[0]).toBe(ideasOf(english)[0]);
    expect(ideasOf(said)).not.toEqual([]);
  });

  it('are drawn as the picture of their figure of speech', () => {
    expect(takenIdea(understand('ein Baum wächst aus einem Buch'))?.id).toBe('out-of');
  });

  it.each([
    ['un globo flotando sobre un valle', 'float'],
    ['dos loros posados en una rama', 'sit'],
    ['una abuela enseñándole a su nieto', 'teach'],
    ['毛糸玉で遊ぶ女の子', 'play-with'],
  ])('tell in "%s" what is done as well as where, and with what', (said, verb) => {
    expect(understand(said).actions.map((action) => action.verb)).toContain(verb);
  });

  it('say what kind of somebody it is with nothing between', () => {
    const { elements } = understand('gato superhéroe con capa');
    expect(elements.map(({ concept }) => concept)).not.toContain('superhero');
  });

  it('show who a design is with', () => {
    const { elements } = understand('マットの上で瞑想する女性のヨガスタジオのチラシ');
    expect(elements.map(({ concept }) => concept)).toContain('woman');
  });

  it('keep their own words for what they name', () => {
    const { elements } = understand('un mago en una torre llena de velas');
    expect(elements.map(({ phrase }) => phrase)).toContain('mago');
  });
});

describe('English words for other languages', () => {
  it('are those that are written alike, and else the first', () => {
    expect(likest(['diagram', 'infographic'], 'infografía')).toBe('infographic');
    expect(likest(['poster', 'flyer'], 'locandina')).toBe('poster');
  });

  it('have their gerunds and plurals', () => {
    expect(gerundOf('read')).toBe('reading');
    expect(pluralOf('cup of coffee')).toBe('cups of coffee');
    expect(pluralOf('woman')).toBe('women');
  });

  it('are told for sayings that stand by themselves alone', () => {
    expect(sayingsIn('el tiempo es oro', 'es')).toEqual(['time is money']);
    expect(sayingsIn('Kartenhauses', 'de')).toEqual([]);
  });
});

it.each([
  ['un gatto sopra un pianoforte', 'on'],
  ['水たまりに浮かぶ紙の船', 'in'],
  ['кот в фуражке', 'wearing'],
])('where something is depends on what it is at: %s', (prompt, kind) => {
  expect(understand(prompt).relations.map((relation) => relation.kind)).toEqual([kind]);
});
