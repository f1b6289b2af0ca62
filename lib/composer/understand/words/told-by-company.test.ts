import { expect, it } from 'vitest';
import { understand } from '..';

it.each([
  ['goalkeeper diving in front of the net', 'football-goal'],
  ['a crowd of protesters with signs', 'placard'],
  ['a farmer feeding chickens next to a wooden coop', 'chicken-coop'],
  ['a server room with racks', 'server'],
  ['an owl on a perch', 'branch'],
  ['a duck in an inflatable ring', 'lifebuoy'],
  ['a girl pulling a red wagon', 'toy-wagon'],
  ['a surfer carrying a board', 'surfboard'],
  ['a snowboarder waxing his board', 'snowboard'],
  ['a woman waiting for the machines of a laundromat', 'washing-machine'],
  ['a golfer hitting the ball', 'golf-ball'],
  ['a drummer with sticks', 'drumsticks'],
  ['a tailor with a tape around his neck', 'tape-measure'],
  ['a tank of fish', 'aquarium'],
  ['a can of paint and a roller', 'paint-roller'],
  ['an elephant on a striped ball in a circus', 'circus-ball'],
  ['a gamer with an energy drink', 'can'],
])('what stands beside a word tells what it means: "%s"', (prompt, concept) => {
  expect(understand(prompt).elements.map((one) => one.concept)).toContain(concept);
});
