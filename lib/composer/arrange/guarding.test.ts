import { expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ sidePx: 320, seed: 5 });
const drew = (prompt: string) => drawn(prompt).drew;

it.each([
  ['a dog guarding a gate', 'guarding'],
  ['a grandfather cracking an egg into a bowl', 'cracking an egg'],
  ['a mother rocking a baby', 'baby'],
  ['a clown juggling while children watch', 'looking'],
])('%s shows %s', (prompt, told) => {
  expect(drew(prompt)).toContain(told);
});
