import { expect, it } from 'vitest';
import { understand } from '..';

it.each([
  ['a girl at a door, the postman rings', 'ring-bell'],
  ['a boy slides down the stairs', 'slide'],
  ['a girl hands a flower to her mother', 'give'],
  ['a minotaur snores on a throne', 'sleep'],
  ['a hamster stuffing sunflower seeds into a bag', 'handle'],
  ['a thief picking the lock of a chest', 'open-verb'],
])('a word in -s after somebody is what they do: %s', (prompt, verb) => {
  expect(understand(prompt).actions.map((action) => action.verb)).toContain(verb);
});

it('what no verb is known of is told as done, and is no thing', () => {
  const { elements } = understand('a boy blinks at the camera');
  expect(elements.map(({ concept }) => concept)).toEqual(['boy', 'camera']);
});

it('a gerund of another sense is decided by what stands beside it', () => {
  const [action] = understand('a snail passing a hare at the finish line').actions;
  expect(action?.verb).toBe('travel');
});
