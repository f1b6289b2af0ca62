import { expect, it } from 'vitest';
import { understand } from '..';

it('a kid at a computer of a banner works at its desk', () => {
  const { actions } = understand('banner for a coding school, a kid at a computer and a robot');
  expect(actions.map(({ verb }) => verb)).toContain('work');
});

it('two at one laptop are no two laptops', () => {
  expect(understand('two kids at a laptop').actions.filter(({ verb }) => verb === 'work')).toEqual(
    [],
  );
});
