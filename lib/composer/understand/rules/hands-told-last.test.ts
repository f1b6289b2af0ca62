import { expect, it } from 'vitest';
import { understand } from '..';

it('hands told after a thing hold it, and it holds nothing', () => {
  const { elements, relations, actions } = understand('a big red drop and two hands holding it');
  const idOf = (concept: string) => elements.find((one) => one.concept === concept)?.id;
  expect(relations).toContainEqual({
    kind: 'holding',
    from: idOf('hand'),
    to: idOf('water-drop'),
  });
  expect(actions.filter(({ agent }) => agent === idOf('water-drop'))).toEqual([]);
});

it.each(['a teenager playing guitar on a bed', 'a woman knitting on a bed'])(
  'who works with both hands on a bed sits there: %s',
  (prompt) => {
    const verbs = understand(prompt).actions.map(({ verb }) => verb);
    expect(verbs).toContain('sit');
    expect(verbs).not.toContain('lie');
  },
);
