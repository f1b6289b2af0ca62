import { expect, it } from 'vitest';
import { understand } from '..';
import { filledEach } from './filled-each';

it.each([
  ['crates of tomatoes, corn and apples', 3],
  ['wooden bowls of rice, black beans, salsa and limes on a table', 4],
  ['glass containers filled with rice, broccoli and salmon', 3],
])('%s: there is a vessel of each kind', (prompt, count) => {
  expect(
    filledEach(prompt).match(/\ba (?:wooden )?(?:glass )?(?:crate|bowl|jar) of /gu),
  ).toHaveLength(count);
});

it.each(['a crate of tomatoes, corn and apples', 'baskets of lemons and a cat, a dog and a bird'])(
  '%s: nothing is told of each',
  (prompt) => {
    expect(filledEach(prompt)).toBe(prompt);
  },
);

it('fills each with its own', () => {
  const { relations } = understand('crates of tomatoes, carrots and apples under an awning');
  expect(relations.filter(({ kind }) => kind === 'full-of')).toHaveLength(3);
});

it('is read quickly however long the list is', () => {
  const started = performance.now();
  filledEach(`crates of ${'red apples, '.repeat(330)}and corn`);
  filledEach('crates of corn, '.repeat(250));
  expect(performance.now() - started).toBeLessThan(500);
});
