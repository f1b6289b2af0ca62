import { expect, it } from 'vitest';
import { understand } from '..';

it.each(['a woman in a suit pedalling past parked cars', 'a boy cycling past a bus'])(
  '%s: who cycles past is on a bicycle',
  (prompt) => {
    const { actions, relations, elements } = understand(prompt);
    const cycle = elements.find(({ concept }) => concept === 'bicycle')?.id;
    expect(actions.some(({ verb, instrument }) => verb === 'cycle' && instrument === cycle)).toBe(
      true,
    );
    expect(relations.some(({ kind }) => kind === 'on')).toBe(false);
  },
);

it('a cargo bike is ridden past a shop', () => {
  const { actions } = understand('a girl pedalling a cargo bike past a shop');
  expect(actions).toMatchObject([{ verb: 'ride', patient: 'e2' }]);
});
