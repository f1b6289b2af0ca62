import { expect, it } from 'vitest';
import { patternForms } from './pattern-forms';

it.each([
  [
    'seamless pattern of eels swimming in opposite directions, teal',
    'seamless pattern of eels, teal',
  ],
  ['terrazzo texture, pink chips on white', 'terrazzo pattern, pink chips on white'],
  ['houndstooth but made of tiny ducks', 'dense pattern of tiny ducks'],
  ['block print of pears cut in half, green', 'seamless pattern of pears cut in half, green'],
  ['a woman in a paisley dress', 'a woman in a paisley dress'],
  ['people walking in different directions', 'people walking in different directions'],
])('a pattern has only its motifs: %s', (prompt, told) => {
  expect(patternForms(prompt)).toBe(told);
});
