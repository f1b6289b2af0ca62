import { expect, it } from 'vitest';
import { plainEnglish } from './plain-english';

it.each([
  ['a elephant drinking a milk', 'an elephant drinking milk'],
  ['a fisherman with the his nets', 'a fisherman with his nets'],
  ['a woman looking at on a map', 'a woman looking at a map'],
  ['three ducklings behind a mother', 'three ducklings behind their mother'],
  [
    'a baker pulling a tray of croissants of the oven',
    'a baker pulling a tray of croissants out of the oven',
  ],
  ['an owl holding a mouse on his claws', 'an owl holding a mouse in its claws'],
  ['a postman with a bag in a shoulder', 'a postman with a bag over his shoulder'],
  ['a bakery with the with a striped awning', 'a bakery with a striped awning'],
  [
    'a witch stirring soup, that a crow looking at with a shelf',
    'a witch stirring soup, while a crow looking from a shelf',
  ],
  ['a mailbox with a sparrow sitting above', 'a mailbox with a sparrow sitting on it'],
  ['a mermaid on a rock, a boat wide shot', 'a mermaid on a rock, a boat in the distance'],
])('a gloss has the small words of English: %s', (gloss, plain) => {
  expect(plainEnglish(gloss)).toBe(plain);
});
