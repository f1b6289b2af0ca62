import { expect, it } from 'vitest';
import { groupsTold } from './groups-told';

it.each([
  ['a wolf pack running through the snow', 'a pack of wolves running through the snow'],
  ['an elephant herd at a waterhole', 'a herd of elephants at a waterhole'],
  ['lion pride at sunset', 'pride of lions at sunset'],
  ['a bee swarm', 'a swarm of bees'],
])('%s is many of them', (prompt, told) => {
  expect(groupsTold(prompt)).toBe(told);
});

it.each(['a battery pack', 'a high school', 'a flock of sheep', 'a school bus', 'an ice pack'])(
  '%s stays as it is',
  (prompt) => {
    expect(groupsTold(prompt)).toBe(prompt);
  },
);
