import { expect, it } from 'vitest';
import { illustrate } from '../../illustrate';
import { svgOf } from '../../illustration';
import { understand } from '../../understand';

const svgFor = (prompt: string) =>
  svgOf(
    illustrate({
      brief: understand(prompt),
      prompt,
      widthPx: 512,
      heightPx: 512,
      seed: 3,
      variant: 0,
    }),
  );
const partsOf = (svg: string) => svg.split('<g ').length;

it('draws as many as are told of what a mark repeats', () => {
  const [two, four, six] = ['two', 'four', 'six'].map((count) =>
    partsOf(svgFor(`logo with ${count} leaves`)),
  ) as [number, number, number];
  expect(four).toBeGreaterThan(two);
  expect(six - four).toBe(four - two);
});

it('strikes out what a list says not to use', () => {
  const { drew, notDrawn } = illustrate({
    brief: understand('infographic about sleep tips: no phone, dark room, warm bath, read a book'),
    prompt: 'sleep tips',
    widthPx: 512,
    heightPx: 512,
    seed: 3,
    variant: 0,
  });
  expect(notDrawn).toEqual([]);
  expect(drew).toContain('no phone');
});
