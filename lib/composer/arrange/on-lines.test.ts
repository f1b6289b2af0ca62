import { expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';
import { understand } from '../understand';

const drawn = drawnWith({ seed: 11, sidePx: 384 });

it.each([
  ['a lantern hanging on a rope', 'rope'],
  ['a bell hanging by a chain', 'chain'],
  ['a light bulb hanging from a wire', 'wire'],
  ['a lantern hung from a rope between two pine trees', 'rope'],
])('%s: it is seen', (prompt, line) => {
  const { drew, notDrawn } = drawn(prompt);
  expect(drew).toContain(line);
  expect(notDrawn).toEqual([]);
});

it('a stack of turtles has all of them, and what is on it is on its top', () => {
  const brief = understand('a stack of three turtles with a bird on top');
  const [turtles, bird] = ['turtle', 'bird'].map((concept) =>
    brief.elements.filter((one) => one.concept === concept).map(({ id }) => id),
  );
  const on = brief.relations.filter(({ kind }) => kind === 'on');
  expect(on.find(({ from }) => from === bird?.[0])?.to).toBe(turtles?.at(-1));
  expect(drawn('a stack of three turtles').notDrawn).toEqual([]);
});

it('a tree with a door has it in its trunk, and a mushroom has a window', () => {
  expect(drawn('a small red door in the trunk of a tree').drew).toContain('small red door');
  expect(drawn('a mushroom with a window').drew).toContain('window');
});
