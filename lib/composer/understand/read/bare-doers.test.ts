import { expect, it } from 'vitest';
import { understand } from '../understand';

it('takes who is named after a deed without an article for who does it', () => {
  expect(understand('yoga logo, meditating woman and sun').actions).toEqual([
    { verb: 'meditate', agent: 'e1' },
  ]);
});

it('leaves what is done to somebody to whoever does it', () => {
  expect(understand('a nurse, helping man').actions).not.toContainEqual(
    expect.objectContaining({ verb: 'help', agent: 'e2' }),
  );
});
