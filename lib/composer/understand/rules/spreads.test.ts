import { expect, it } from 'vitest';
import { understand } from '../..';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

it('is dishes on a table where food is told, and no bag of groceries', () => {
  expect(conceptsOf('a long table covered with lots of food')).toEqual(
    expect.arrayContaining(['dinner', 'salad', 'bread', 'soup']),
  );
  expect(conceptsOf('a family eating food at a round table')).toContain('dinner');
});

it('is groceries in a basket, and what is in its bowl for a dog', () => {
  expect(conceptsOf('a basket full of food')).toEqual(
    expect.arrayContaining(['bread', 'milk-bottle']),
  );
  expect(conceptsOf('a puppy eating food from a bowl')).toContain('kibble');
});
