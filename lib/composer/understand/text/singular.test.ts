import { expect, it } from 'vitest';
import { understand } from '..';

it.each([
  ['three kiwis in a bowl', 'kiwi', 3],
  ['two taxis in a street', 'taxi', 2],
])('%s are several of a thing whose name ends in i', (prompt, concept, count) => {
  expect(understand(prompt).elements[0]).toMatchObject({ concept, count });
});

it('what only ends like them is no plural', () => {
  expect(understand('an iris in a vase').elements[0]).toMatchObject({ concept: 'iris', count: 1 });
});
