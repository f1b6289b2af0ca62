import { expect, it } from 'vitest';
import { illustrate, understand } from '..';

const drew = (prompt: string) =>
  illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: 320,
    heightPx: 320,
    seed: 5,
    variant: 0,
  }).drew;

it.each([
  ['a dog guarding a gate', 'guarding'],
  ['a grandfather cracking an egg into a bowl', 'cracking an egg'],
  ['a mother rocking a baby', 'baby'],
  ['a clown juggling while children watch', 'looking'],
])('%s shows %s', (prompt, told) => {
  expect(drew(prompt)).toContain(told);
});
