import { describe, expect, it } from 'vitest';
import { seen } from './testing/seen';

const sizes = (prompt: string) => {
  const [who, carried] = seen(prompt, ['e1', 'e2']);
  if (!who || !carried) throw new Error('not seen');
  return { who, carried };
};

describe('what animals carry', () => {
  it('looks out of the pouch on the belly', () => {
    const { who, carried } = sizes('a kangaroo with a joey in her pouch');
    expect(carried.top).toBeGreaterThan(who.top + who.height * 0.3);
    expect(carried.height).toBeLessThan(who.height * 0.45);
  });

  it('hangs under who flies with it', () => {
    const { who, carried } = sizes('an eagle with a fish in its claws');
    expect(carried.top).toBeGreaterThan(who.top + who.height * 0.5);
  });

  it('is small in the beak', () => {
    const { who, carried } = sizes('a bird with a worm in its beak');
    expect(carried.width).toBeLessThan(who.width * 0.4);
  });
});
