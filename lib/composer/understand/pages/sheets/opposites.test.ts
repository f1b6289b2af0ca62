import { expect, it } from 'vitest';
import { understand } from '../../understand';

it('has a picture for each of two opposites, with what is told of both', () => {
  const { template } = understand(
    'opposites up and down: a bird and a worm, each on its own branch',
  );
  expect(template?.panels).toEqual([
    { caption: 'Up', text: 'a bird on a branch' },
    { caption: 'Down', text: 'a worm on a branch' },
  ]);
  expect(understand('opposites attract, a magnet and a nail').template?.panels).toBeUndefined();
});
