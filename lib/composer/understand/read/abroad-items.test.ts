import { describe, expect, it } from 'vitest';
import { understand } from '..';

const read = (prompt: string) => {
  const { elements, relations, actions } = understand(prompt);
  const name = (id: string) => elements.find((one) => one.id === id)?.concept ?? '?';
  return {
    elements: elements.map(({ concept }) => concept),
    relations: relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`),
    verbs: actions.map(({ verb }) => verb),
  };
};

describe('turns of phrase of other languages', () => {
  it('tell that something leans where it is', () => {
    const { relations, verbs } = read('un paraguas apoyado en la pared');
    expect(relations).toContain('umbrella against wall');
    expect(verbs).toContain('lean');
  });

  it.each([
    'mamma riccio legge un libro',
    'мама-ежиха читает книгу',
    'una mamá erizo lee un libro',
  ])('call an animal with young by its parent: %s', (prompt) => {
    expect(read(prompt).elements).toEqual(['hedgehog', 'book']);
  });

  it('put what is named last under what came before it', () => {
    expect(read('un rubinetto che gocciola e sotto un secchio').relations).toContain(
      'bucket under tap',
    );
    expect(read('llave inglesa, un grifo que gotea y un cubo debajo').relations).toContain(
      'bucket under tap',
    );
  });

  it('say whose shoulder it is', () => {
    const { relations } = read('волшебник читает книгу, на плече у него сова');
    expect(relations).toContain('owl on shoulder');
  });

  it('tell to whom something is read', () => {
    const { relations } = read('mamãe ouriço lendo uma história para seus três filhotes');
    expect(relations).toContain('hedgehog towards hedgehog');
  });
});

describe('what several do', () => {
  it.each([
    'un zorro y un conejo jugando a las cartas',
    'una volpe e un coniglio che giocano a carte',
    'лиса и кролик играют в карты',
    'トランプをするキツネとウサギ',
  ])('with cards is no chess: %s', (prompt) => {
    const { elements } = read(prompt);
    expect(elements).toContain('playing-cards');
    expect(elements).not.toContain('chess-board');
  });

  it('is done by one of them, who is not one more', () => {
    const { elements } = understand(
      'tres gatitos en una cesta, uno de ellos jugando con un ovillo',
    );
    const kittens = elements.filter(({ concept }) => concept === 'kitten');
    expect(kittens.map(({ count }) => count)).toEqual([2, 1]);
  });
});
