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

it.each([
  ['a boy pumps water into a bucket', 'boy'],
  ['two knights joust', 'knight'],
  ['a woman boards a train', 'woman'],
  ['a girl sticks out her tongue', 'girl'],
])('a word behind somebody that is no noun swallows nobody: %s', (prompt, who) => {
  expect(understand(prompt).elements[0]?.concept).toBe(who);
});

it('what no table knows is done to a small thing with the hands, and to no house', () => {
  const verbsOf = (prompt: string) => understand(prompt).actions.map(({ verb }) => verb);
  expect(verbsOf('a girl frobs a wheel')).toEqual(['handle']);
  expect(verbsOf('a girl frobs a house')).toEqual([]);
});

it('one thing that waves or skis is no sea and no pair of skis', () => {
  const told = (prompt: string) => {
    const { elements, places, actions } = understand(prompt);
    return [elements[0]?.concept, places.length, actions[0]?.verb];
  };
  expect(told('a teapot waves')).toEqual(['teapot', 0, 'wave']);
  expect(told('a snowman skis')).toEqual(['snowman', 0, 'ski']);
});

it.each([
  ['a mermaid sits on a rock and combs her hair', 'brush'],
  ['a boy stands in the yard and waters the flowers', 'water'],
])('a second deed behind "and" is no thing, though things are called so: %s', (prompt, verb) => {
  expect(understand(prompt).actions.map((action) => action.verb)).toContain(verb);
});
