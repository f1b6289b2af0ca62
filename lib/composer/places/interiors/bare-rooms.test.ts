import { expect, it } from 'vitest';
import { drawnWith } from '../../testing/drawn';

it('a room that is told to be empty has nothing in it but what is named', () => {
  const furnished = ['sofa', 'bookshelf', 'rug', 'potted plant'];
  const { drew } = drawnWith()('a wooden chair in an empty white room');
  expect(drew).toContain('wooden chair');
  for (const thing of furnished) expect(drew).not.toContain(thing);
});
