import { expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { understand } from '../understand';

it('a train comes out of a tunnel, and hides none of its mouth', () => {
  const prompt = 'a train coming out of a tunnel';
  const brief = understand(prompt);
  const { drew, notDrawn } = illustrate({
    brief,
    prompt,
    widthPx: 512,
    heightPx: 512,
    seed: 7,
    variant: 0,
  });
  expect(drew).toEqual(expect.arrayContaining(['train', 'tunnel']));
  expect(notDrawn).toEqual([]);
});
