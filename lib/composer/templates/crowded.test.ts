import { expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

it('shows on a poster who is under a tree in its shade, and not beside it', () => {
  const { layers } = drawnWith({ seed: 11 })(
    'poster for a reading week with a girl reading under a big oak tree',
  );
  expect(layers.some(({ id }) => id.startsWith('scene-'))).toBe(true);
});
