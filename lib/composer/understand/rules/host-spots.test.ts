import { expect, it } from 'vitest';
import { understand } from '..';

it.each([
  ['four people in a car with luggage on the roof', 'suitcase'],
  ['a bus with a surfboard on its roof', 'surfboard'],
  ['a cat on the roof of a car', 'cat'],
])('what is told with a vehicle is on its roof, and who is in it is not: %s', (prompt, concept) => {
  const { elements, relations } = understand(prompt);
  const onRoof = relations.filter(({ spot }) => spot === 'vehicle-roof').map(({ from }) => from);
  expect(elements.filter(({ id }) => onRoof.includes(id)).map((one) => one.concept)).toEqual([
    concept,
  ]);
});
