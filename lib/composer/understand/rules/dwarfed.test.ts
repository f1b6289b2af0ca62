import { expect, it } from 'vitest';
import { understand } from '..';

const measured = (prompt: string) =>
  understand(prompt)
    .elements.filter((one) => one.measured)
    .map(({ concept }) => concept);

it.each([
  ['tiny people around a giant laptop', 'laptop'],
  ['a tiny man next to a huge book', 'book'],
  ['brain as a garden, a tiny gardener watering it', 'brain'],
])('%s: the %s is larger than anybody', (prompt, large) => {
  expect(measured(prompt)).toEqual([large]);
});

it('who is tiny at what is higher than anybody is far smaller than true', () => {
  const { elements } = understand('a tiny woman before a lighthouse');
  expect(elements.find(({ concept }) => concept === 'woman')?.measured).toMatchObject({
    concept: 'lighthouse',
    isHeight: true,
  });
});

it.each(['a man next to a huge book', 'a tiny mouse beside a cup', 'a tiny man with a briefcase'])(
  '%s keeps its size',
  (prompt) => {
    expect(measured(prompt)).toEqual([]);
  },
);
