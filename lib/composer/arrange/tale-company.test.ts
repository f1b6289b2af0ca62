import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { drawnWith } from '../testing/drawn';
import { boxesIn } from './testing/seen';

const drawn = drawnWith({ seed: 11 });
const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;
const relationsOf = (prompt: string) =>
  understand(prompt).relations.map(({ kind, from, to }) => `${from} ${kind} ${to}`);

describe('who of a tale is where', () => {
  it.each([
    ['a seesaw with two mice', 'e2 on e1'],
    ['a boat with three cats', 'e2 in e1'],
    ['a dog flying a helicopter', 'e1 in e2'],
  ])('%s', (prompt, relation) => {
    expect(relationsOf(prompt)).toContain(relation);
  });

  it('has one huge strawberry between two gnomes', () => {
    const { boxOf, boxWhere } = boxesIn('two gnomes carrying a giant strawberry');
    const [load, bearers] = [boxWhere(({ concept }) => concept === 'strawberry'), boxOf('e1')];
    expect(Math.abs(middle(load) - middle(bearers))).toBeLessThan(bearers.width * 0.2);
  });

  it('is a beast of metal, several of a band, and a dam of its own logs', () => {
    const [dog] = understand('a robot dog in a park').elements;
    expect([dog?.concept, dog?.attributes]).toEqual(['dog', ['metal']]);
    expect(understand('a frog orchestra').elements[0]).toMatchObject({ concept: 'frog', count: 3 });
    const dam = understand('a beaver building a dam with logs');
    expect(dam.elements.map(({ concept }) => concept)).toEqual(['beaver', 'beaver-dam']);
  });

  it('sits in the bow of a crescent moon, also to fish', () => {
    expect(understand('a girl sitting on a crescent moon and fishing').places).toEqual([]);
  });

  it('is seen in the mirror that shows them, and lies before the dragon about them', () => {
    const { drew } = drawn('a magic mirror showing a dragon');
    expect(drew).toContain('dragon');
    const { boxWhere } = boxesIn('a dragon curled around a stack of books');
    const books = boxWhere(({ concept }) => concept === 'books');
    const dragon = boxWhere(({ concept }) => concept === 'dragon');
    expect(books.height).toBeGreaterThan(dragon.height * 0.15);
  });
});
