import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const placed = (prompt: string) => {
  const { elements, relations } = understand(prompt);
  const nameOf = (id: string) => elements.find((one) => one.id === id)?.concept;
  return relations.map(({ kind, from, to }) => `${nameOf(from) ?? ''} ${kind} ${nameOf(to) ?? ''}`);
};

describe('who is where at the end of a list', () => {
  it.each([
    ['a living room with a sofa, a vase on the coffee table and a rug', ['vase on coffee-table']],
    ['a man with books on a table', ['books on table', 'man at table']],
    ['a bakery window with loaves in baskets', ['bread in basket']],
    ['a desk with a toy rocket and a globe on it', ['rocket on desk', 'globe on desk']],
    ['a desk with papers in a tray', ['paper-pile on tray', 'tray on desk']],
  ])('%s', (prompt, told) => {
    expect(placed(prompt).toSorted()).toEqual([...told].toSorted());
  });

  it('two cats on a sofa are both on it', () => {
    expect(placed('a cat and a dog on a sofa')).toEqual(['cat on sofa', 'dog on sofa']);
  });
});
