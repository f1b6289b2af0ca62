import { expect, it } from 'vitest';
import { understand } from '..';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

it.each([
  ['blog header about bees, a jar on a table', 'bee'],
  ['article about electric cars, a charging station next to a house', 'car'],
  ['blog header about suitcases, with a squirrel next to a kite', 'suitcase'],
])('%s: what it is about is seen as well', (prompt, topic) => {
  expect(conceptsOf(prompt)).toContain(topic);
});

it.each([
  ['header about dogs, a puppy on a rug', ['puppy', 'rug']],
  ['hero image for a pet food brand, a dog at its bowl', ['dog', 'bowl']],
  ['blog header about personal finance: a piggy bank and coins', ['piggy-bank', 'coins']],
])('%s: what is told shows it', (prompt, told) => {
  expect(conceptsOf(prompt)).toEqual(told);
});
