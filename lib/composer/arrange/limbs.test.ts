import { describe, expect, it } from 'vitest';
import { seen } from './testing/seen';

describe('who is in or climbs a tree', () => {
  it.each(['a cat in a tree', 'a squirrel climbing a tree', 'an owl in a pine tree'])(
    'is seen from near: %s',
    (prompt) => {
      const [animal] = seen(prompt, ['e1']);
      expect(Math.max(animal?.width ?? 0, animal?.height ?? 0)).toBeGreaterThan(0.18);
    },
  );
});
