import { describe, expect, it } from 'vitest';
import type { Language } from '../../concepts/concept';
import { saidWordByWord } from '../text/said-abroad';
import { theLexicon } from '../lexicon';
import { understand } from '../understand';

const named = (prompt: string) => {
  const { elements, relations, actions } = understand(prompt);
  const name = (id: string) => elements.find((it) => it.id === id)?.concept ?? '?';
  return {
    things: elements.map(({ concept }) => concept),
    relations: relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`),
    deeds: actions.map(({ agent, verb }) => `${name(agent)} ${verb}`),
  };
};

describe('prompts of the Romance languages', () => {
  it.each([
    'uno scoiattolo mangia mentre un picchio lo guarda',
    'una ardilla come mientras un pájaro carpintero la mira',
  ])('have pronouns that are written like articles: %s', (prompt) => {
    expect(named(prompt).deeds).toContain('woodpecker look');
    expect(named(prompt).things).not.toContain('guard');
  });

  it.each([
    'una bruja removiendo una poción, con un gato negro en el hombro',
    'una strega che mescola una pozione, con un gatto nero sulla spalla',
    'uma bruxa mexendo uma poção, com um gato preto no ombro',
  ])('put on a shoulder what somebody has: %s', (prompt) => {
    expect(named(prompt).relations).toContain('black-cat on shoulder');
  });

  it.each([
    ['un adolescente che sceglie tra una mela e un hamburger', 'teenager between apple'],
    ['una abeja en una flor', 'bee on flower'],
    ['cactos em vasos de flores', 'cactus in flower-pot'],
    ['una lumaca sopra un fungo', 'snail on mushroom'],
    ['una campana encima de la puerta', 'bell above door'],
  ])('say where things are: %s', (prompt, relation) => {
    expect(named(prompt).relations).toContain(relation);
  });

  it('call wet by a participle, and no deed', () => {
    expect(named('un perro mojado, una pelota').deeds).toEqual([]);
  });
});

describe('turns of phrase', () => {
  it('are said word by word', () => {
    expect(saidWordByWord('una scatola per terra', 'it')).toBe('una scatola sul pavimento');
    expect(saidWordByWord('un hacha al hombro', 'es')).toBe('un hacha sobre el hombro');
  });

  it('are whole words', () => {
    expect(saidWordByWord('il vento soffia a terrazza', 'it')).toBe('il vento soffia a terrazza');
  });
});

describe('words of one stem', () => {
  const lookUp = (word: string, language: Language) => theLexicon().lookUp(word, language);

  it.each([
    ['barro', 'es', 'barra'],
    ['preso', 'es', 'presa'],
    ['pasto', 'it', 'pasta'],
    ['cobre', 'pt', 'cobra'],
  ] as const)('are other things in the other gender: %s (%s)', (word, language, other) => {
    const thing = lookUp(other, language)?.concept;
    expect(thing).toBeDefined();
    expect(lookUp(word, language)?.concept).not.toBe(thing);
  });

  it.each([
    ['jefa', 'es', 'jefe'],
    ['maestras', 'es', 'maestro'],
    ['frecce', 'it', 'freccia'],
    ['braccia', 'it', 'braccio'],
  ] as const)('are the same of people and in the plural: %s (%s)', (word, language, other) => {
    expect(lookUp(word, language)).toBeDefined();
    expect(lookUp(word, language)?.base ?? word).toMatch(new RegExp(`^${other.slice(0, 4)}`));
  });
});

describe('names that nothing draws', () => {
  it('are told in English, where rules ask for them', () => {
    const goal = understand('un partido de fútbol').elements.map(({ concept }) => concept);
    expect(goal).toEqual(understand('a football match').elements.map(({ concept }) => concept));
  });

  it('are reported under the words of the prompt', () => {
    const [, tar] = understand('un niño con alquitrán').elements;
    expect(tar).toMatchObject({ phrase: 'alquitrán' });
    expect(tar?.concept).toBeUndefined();
  });
});

describe('small ones', () => {
  it.each([
    ['una vaquita en un prado', 'cow'],
    ['un pececito en una pecera', 'fish'],
    ['uma vaquinha no campo', 'cow'],
    ['uma vaquinha e um barquinho', 'boat'],
    ['una barchetta sul lago', 'boat'],
  ])('are called after the others, however that is spelt: %s', (prompt, thing) => {
    const concept = theLexicon().lookUp(thing, 'en')?.concept;
    expect(named(prompt).things).toContain(concept);
  });
});

describe('en, em and no', () => {
  it.each([
    ['un gato con una mariposa en la nariz', 'butterfly on nose'],
    ['um gato com uma borboleta no nariz', 'butterfly on nose'],
    ['una mujer sentada en una nube', 'woman on cloud'],
  ])('are on of a body and of a cloud: %s', (prompt, relation) => {
    expect(named(prompt).relations).toContain(relation);
  });

  it('are in of a hand', () => {
    expect(named('un niño con una manzana en la mano').relations).not.toContain('apple on hand');
  });

  it.each(['un perro ante un portón abierto', 'un cane davanti a un cancello aperto'])(
    'say that a gate is open, and nobody opens it: %s',
    (prompt) => {
      expect(named(prompt).deeds).toEqual([]);
    },
  );
});
