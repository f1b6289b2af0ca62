import { expect, it } from 'vitest';
import { understand } from '..';

it.each([
  ['a fight between two cats', ['cat fight']],
  ['a race between a hare and a tortoise', ['hare run', 'tortoise run']],
  ['a conversation between a fox and an owl in a forest', ['fox talk', 'owl talk']],
  ['an epic battle between a knight and a dragon', ['knight fight']],
])('what two do with each other is done, and no thing between them: %s', (prompt, deeds) => {
  const { elements, actions } = understand(prompt);
  const named = (id: string) => elements.find((one) => one.id === id)?.concept;
  expect(actions.map(({ agent, verb }) => `${String(named(agent))} ${verb}`)).toEqual(deeds);
  expect(elements.every(({ concept }) => concept !== undefined)).toBe(true);
});
