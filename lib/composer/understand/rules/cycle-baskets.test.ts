import { expect, it } from 'vitest';
import { understand } from '..';

const idOf = (brief: ReturnType<typeof understand>, concept: string) =>
  brief.elements.find((one) => one.concept === concept)?.id;

it.each([
  ['a boy riding a bike with a dog in the basket', 'dog'],
  ['a boy on a bicycle with a dog in the front basket', 'dog'],
  ['a cat sitting in the basket of a bike', 'cat'],
  ['a fox on a bicycle with a goose in a basket', 'goose'],
])('is in the basket at the handlebars: %s', (prompt, load) => {
  const brief = understand(prompt);
  const [basket, cycle] = [idOf(brief, 'basket'), idOf(brief, 'bicycle')];
  expect(brief.relations).toContainEqual({ kind: 'in', from: idOf(brief, load), to: basket });
  expect(brief.relations).toContainEqual({
    kind: 'on',
    from: basket,
    to: cycle,
    spot: 'handlebars',
  });
  expect(brief.relations.filter(({ to }) => to === basket)).toHaveLength(1);
});

it('is in the hands of who carries it', () => {
  const brief = understand('a woman on a bike carrying a basket of eggs');
  expect(brief.relations.some(({ spot }) => spot === 'handlebars')).toBe(false);
});
