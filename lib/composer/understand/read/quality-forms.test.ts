import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const looksOf = (prompt: string) =>
  understand(prompt).elements.flatMap(({ attributes, colors }) => [...attributes, ...colors]);

describe('forms of adjectives', () => {
  it.each([
    ['eine geschlossene Tür neben einem Stuhl', 'closed'],
    ['ein zerbrochener Teller auf dem Tisch', 'broken'],
    ['une armoire poussiéreuse dans un grenier', 'dusty'],
    ['tres sillas grises en un jardín', '#8c9096'],
    ['una corona dorada sobre un cojín', '#d6a630'],
    ['золотая корона на подушке', '#d6a630'],
    ['рыжая кошка на диване', 'redhead'],
    ['una corona d’oro su un cuscino', '#d6a630'],
  ])('say how a thing looks whatever their ending: %s', (prompt, look) => {
    expect(looksOf(prompt)).toContain(look);
  });
});

describe('adverbs of manner', () => {
  it.each([
    'eine Katze wartet geduldig neben einem Eimer',
    'un chat attend patiemment à côté d’un seau',
    'un gato espera pacientemente junto a un cubo',
    'кот терпеливо ждёт рядом с ведром',
  ])('name nothing in the picture: %s', (prompt) => {
    const { elements, relations } = understand(prompt);
    expect(elements.map(({ concept }) => concept)).toEqual(['cat', 'bucket']);
    expect(relations.map(({ kind }) => kind)).toEqual(['beside']);
  });
});

describe('what stands by somebody', () => {
  it.each([
    ['Eine Katze wartet neben einem Eimer, und hinter ihr treibt ein Boot', 'behind'],
    ['Un hombre lee en un sofá y a su lado duerme un gato', 'beside'],
    ['Мужчина сидит на скамейке, рядом с ним спит собака', 'beside'],
    ['пара танцует, рядом спит собака', 'beside'],
  ])('is told by a clause of its own: %s', (prompt, kind) => {
    const { elements, relations } = understand(prompt);
    const [first] = elements;
    expect(relations.some((one) => one.kind === kind && one.to === first?.id)).toBe(true);
  });
});

describe('words of other languages for somebody', () => {
  it.each([
    ['una joven leyendo en el parque', 'young-woman'],
    ['um jovem tocando violão', 'young-man'],
    ['une jeune lit un livre', 'young-woman'],
    ['un viejo sentado en un banco', 'grandfather'],
    ['пара на скамейке в парке', 'woman'],
  ])('may be an adjective or a number: %s', (prompt, concept) => {
    expect(understand(prompt).elements[0]?.concept).toBe(concept);
  });
});
