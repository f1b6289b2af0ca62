import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const subjects = (prompt: string) =>
  understand(prompt).subjects.map(({ concept, count }) => `${count} ${concept}`);

describe('people in a prompt', () => {
  it('shows who is named by what they do, with what they do it with', () => {
    expect(subjects('a violinist on stage')).toEqual(['1 person', '1 violin']);
    expect(subjects('two guitarists at a concert')).toEqual(['2 person', '2 guitar']);
    expect(subjects('a bartender shakes a cocktail')).toEqual(['1 person', '1 cocktail-glass']);
    expect(subjects('pianist, bassist and drummer')).toEqual([
      '1 person',
      '1 piano',
      '1 person',
      '1 guitar',
      '1 person',
      '1 drum-kit',
    ]);
  });

  it('holds what they do it with once, where it is named as well', () => {
    expect(subjects('a guitarist with a red guitar')).toEqual(['1 person', '1 guitar']);
    expect(subjects('a tennis player hitting a ball')).toEqual(['1 person', '1 tennis']);
  });

  it('gives the tool to an animal at the same work, and puts no person beside it', () => {
    expect(subjects('a cat guitarist')).toEqual(['1 cat', '1 guitar']);
    expect(subjects('an elf archer')).toEqual(['1 elf', '1 bow-and-arrow']);
  });

  it('puts who sits on somebody there, and nobody into a room that is somebody’s', () => {
    expect(subjects("a parrot on a pirate's shoulder")).toEqual(['1 parrot', '1 pirate']);
    expect(subjects('the bedroom of a gamer with a cat')).not.toContain('1 person');
    expect(subjects('a frog with a leaf as umbrella')).not.toContain('1 umbrella');
    expect(subjects('kids music class flyer with a tambourine')).not.toContain('3 child');
    expect(subjects('two businessmen shaking hands')).toEqual(['2 man']);
  });

  it('draws no person for a being that nobody drew', () => {
    const scene = understand('a centaur archer in a glade');
    expect(scene.subjects.map(({ concept }) => concept)).not.toContain('person');
    expect(scene.unknown).toContain('centaur');
  });

  it('tells who is there from a pronoun, but only where nobody was named', () => {
    expect(subjects('she waters the tomatoes')).toEqual(['1 woman', '3 tomato']);
    expect(subjects('a fox, he sleeps')).toEqual(['1 fox']);
  });

  it('takes the gender that is said', () => {
    expect(subjects('a female astronaut')).toEqual(['1 woman-astronaut']);
    expect(subjects('a woman photographer')).toEqual(['1 woman', '1 camera']);
  });

  it('draws nobody for whom a thing is made', () => {
    expect(subjects('a unicorn, kids book illustration')).toEqual(['1 unicorn']);
    expect(subjects('a teddy bear for kids')).toEqual(['1 teddy-bear']);
  });

  it('counts the young of an animal with their parent', () => {
    expect(subjects('a polar bear and her two cubs')).toEqual(['3 polar-bear']);
    expect(subjects('a koala carrying its baby')).toEqual(['2 koala']);
    expect(subjects('horse and foal')).toEqual(['2 horse']);
  });

  it('shows a family as people, or as the animals that it is of', () => {
    expect(subjects('a family of four at the beach')).toEqual(['4 person']);
    expect(subjects('a penguin family')).toEqual(['3 penguin']);
  });
});

describe('what is named beside people', () => {
  it('draws an example for a word that stands for many kinds, unless one of them is named', () => {
    expect(subjects('bread and vegetables')).toEqual(['1 bread', '3 carrot']);
    expect(subjects('vegetables and tomatoes')).toEqual(['3 tomato']);
    expect(subjects('a fruit bowl')).toEqual(['1 bowl', '3 red-apple']);
    expect(understand('a fruit bowl with bananas').subjects).toHaveLength(2);
  });

  it('shows what is sold at a stand', () => {
    expect(subjects('a hot dog stand')).toEqual(['1 hot-dog']);
    expect(subjects('a balloon seller')).toEqual(['1 balloon', '1 person']);
  });

  it('takes a field of flowers for a place and for the flowers', () => {
    expect(understand('a lavender field under a stormy sky')).toMatchObject({
      setting: 'meadow',
      subjects: [{ concept: 'lavender', count: 7 }],
    });
  });

  it('carves a pumpkin at Halloween only', () => {
    expect(subjects('a pumpkin on a porch')).toEqual(['1 pumpkin']);
    expect(subjects('a halloween pumpkin')).toEqual(['1 jack-o-lantern']);
  });

  it('keeps the bottle that is poured from, and no wheel of a car for a hamster', () => {
    expect(subjects('beer poured from a bottle')).toEqual(['1 beer-mug', '1 bottle']);
    expect(subjects('a hamster in a wheel')).toEqual(['1 hamster']);
  });

  it('finds the room by the furniture that somebody is at', () => {
    expect(understand('a hedgehog in an armchair by the fireplace').setting).toBe('room');
    expect(understand('an armchair').setting).toBeUndefined();
  });

  it('takes a front for the street, and a holiday for no hour', () => {
    expect(understand('a motorcycle in front of a diner').setting).toBe('street');
    expect(understand("st patrick's day poster with shamrocks").hour).toBeUndefined();
  });

  it('shows who rides with the mount once', () => {
    expect(subjects('a jockey on a horse')).toEqual(['1 horse-racing']);
    expect(subjects('a cyclist riding a bike')).toEqual(['1 person-biking']);
  });

  it('shows what a trade is known by in its logo', () => {
    expect(subjects('dentist logo with a tooth')).toEqual(['1 tooth']);
    expect(subjects('dentist logo')).toEqual(['1 tooth']);
  });

  it('takes the last of two layouts', () => {
    expect(understand('a team mascot logo, angry shark').layout).toBe('logo');
    expect(understand('simple line icon of a cart').layout).toBe('icon');
  });
});
