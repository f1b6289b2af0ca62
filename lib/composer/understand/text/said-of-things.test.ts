import { expect, it } from 'vitest';
import { saidOfThings } from './said-of-things';

it.each([
  ['two double decked buses', 'two double decker buses'],
  ['a clear vase with roses', 'a glass vase with roses'],
  ['a dining area with chairs', 'a dining room with chairs'],
  ['a print of lilies, gold outlines', 'a print of lilies'],
  ['a kitchen area', 'a kitchen'],
  ['a puppy leaping after a disc', 'a puppy leaping after a frisbee'],
  ['children playing a game of football', 'children playing football'],
  ['men up to their knees in a river', 'men standing in a river'],
  ['a clear sky over a play area', 'a clear sky over a play area'],
])('%s', (told, plain) => {
  expect(saidOfThings(told)).toBe(plain);
});
