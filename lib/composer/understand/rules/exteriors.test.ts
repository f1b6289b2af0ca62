import { describe, expect, it } from 'vitest';
import { understand } from '..';

const seen = (prompt: string) => {
  const { elements, places } = understand(prompt);
  return [...elements, ...places].map(({ concept }) => concept);
};

describe('a café in the rain', () => {
  it.each([
    'two friends drinking coffee in a cozy café while it rains outside',
    'people in a cozy café, rain against the windows',
    'a woman reading in a café on a rainy day',
  ])('is a room where it rains outside of it, or somebody drinks or reads in it: %s', (prompt) => {
    expect(seen(prompt)).toContain('cafe');
    expect(seen(prompt)).not.toContain('cafe-building');
  });

  it.each(['a cozy café in the rain', 'a couple with umbrellas outside a café in the rain'])(
    'is a house else: %s',
    (prompt) => {
      expect(seen(prompt)).toContain('cafe-building');
    },
  );
});

describe('a café with seats outside', () => {
  it.each(['isometric coffee shop with outdoor seating', 'a cozy café with outdoor seating'])(
    'is a house with tables and parasols before it: %s',
    (prompt) => {
      const { relations, elements } = understand(prompt);
      const idOf = (id: string) => elements.find(({ concept }) => concept === id)?.id;
      expect(seen(prompt)).toEqual(expect.arrayContaining(['cafe-building', 'table', 'parasol']));
      for (const id of ['table', 'parasol'])
        expect(relations).toContainEqual({
          kind: 'in-front-of',
          from: idOf(id),
          to: idOf('cafe-building'),
        });
    },
  );
});

describe('a house that something is told to be outside of', () => {
  it.each([
    ['isometric coffee shop with people sitting outside', 'cafe-building'],
    ['isometric supermarket with a parking lot', 'shop-building'],
    ['isometric farm with a greenhouse and a tractor', 'glass-house'],
    ['a cafe with a yellow awning', 'cafe-building'],
    ['an old cinema at night with a neon sign, wet street', 'theatre-building'],
  ])('is seen from there: %s', (prompt, house) => {
    expect(seen(prompt)).toContain(house);
  });

  it('is a room where somebody looks out of it', () => {
    expect(seen('a woman in a cafe looking at people outside the window')).toContain('cafe');
  });
});
