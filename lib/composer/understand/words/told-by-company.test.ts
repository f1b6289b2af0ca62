import { expect, it } from 'vitest';
import { understand } from '..';

it.each([
  ['goalkeeper diving in front of the net', 'football-goal'],
  ['a crowd of protesters with signs', 'placard'],
  ['a farmer feeding chickens next to a wooden coop', 'chicken-coop'],
  ['a server room with racks', 'server'],
])('what stands beside a word tells what it means: "%s"', (prompt, concept) => {
  expect(understand(prompt).elements.map((one) => one.concept)).toContain(concept);
});
