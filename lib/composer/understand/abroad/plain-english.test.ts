import { expect, it } from 'vitest';
import { plainEnglish } from './plain-english';

it.each([
  ['a elephant drinking a milk', 'an elephant drinking milk'],
  ['a fisherman with the his nets', 'a fisherman with his nets'],
  ['a woman looking at on a map', 'a woman looking at a map'],
  ['three ducklings behind a mother', 'three ducklings behind their mother'],
])('a gloss has the small words of English: %s', (gloss, plain) => {
  expect(plainEnglish(gloss)).toBe(plain);
});
