import { expect, it } from 'vitest';
import { understand } from '..';

const conceptOf = (prompt: string, phrase: string) =>
  understand(prompt).elements.find((element) => element.phrase === phrase)?.concept;

it.each([
  ['a triathlete running through a cave', 'triathlete', 'athlete'],
  ['a stylist drying hair in front of a mirror', 'stylist', 'hairdresser'],
  ['a customs officer opening a suitcase', 'customs officer', 'police-officer'],
  ['soldiers marching behind a standard bearer', 'standard bearer', 'soldier'],
  ['passers-by looking into a shop', 'passers-by', 'pedestrian'],
  ['a toll collector leaning out of her booth', 'toll collector', 'guard'],
  ['a food critic tasting soup', 'food critic', 'journalist'],
])('who acts is a person in the clothes of the nearest trade: %s', (prompt, phrase, concept) => {
  expect(conceptOf(prompt, phrase)).toBe(concept);
});

it('machines that end as trades do are nobody', () => {
  expect(conceptOf('a metal detector beeping on the beach', 'metal detector')).toBeUndefined();
});

it('a name that does something or is somewhere is somebody', () => {
  const { elements, relations } = understand(
    'poster for Romeo and Juliet, Romeo climbing a ladder towards Juliet on the balcony',
  );
  expect(elements.map(({ concept }) => concept)).toEqual(['man', 'ladder', 'woman']);
  expect(relations).toContainEqual({ kind: 'towards', from: 'e1', to: 'e3' });
  // Whom a card is for is nobody on it; what is there is what a birthday is known by.
  const told = understand('birthday card for Anna').elements.filter(({ because }) => !because);
  expect(told).toEqual([]);
});
