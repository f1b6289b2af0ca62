import { describe, expect, it } from 'vitest';
import { seen } from './testing/seen';

describe('who is in what grows thick', () => {
  it.each([
    'a tiger hiding in tall grass',
    'an alligator hiding in the reeds',
    'a fox in tall grass',
  ])('has it on both sides and before the feet: %s', (prompt) => {
    const [who, growth] = seen(prompt, ['e1', 'e2']);
    if (!who || !growth) throw new Error('not seen');
    expect(growth.left).toBeLessThan(who.left + 0.04);
    expect(growth.right).toBeGreaterThan(who.right - 0.04);
    expect(growth.bottom).toBeGreaterThanOrEqual(who.bottom - 0.01);
    expect(growth.top).toBeGreaterThan(who.top - 0.1);
  });
});
