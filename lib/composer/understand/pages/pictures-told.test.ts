import { describe, expect, it } from 'vitest';
import { picturesToldIn } from './pictures-told';

describe('pictures that a page of steps wants', () => {
  it.each([
    ['how to repot a plant in 5 steps, with pictures of the pot, soil and roots', 'roots'],
    ['how to wash hands in 6 steps, with soap, water and towel drawn for each step', 'towel'],
    ['5 tips to save water, with a tap, a shower and a bucket', 'bucket'],
  ])('are no steps of it: %s', (prompt, last) => {
    const told = picturesToldIn(prompt);
    expect(told?.rest).not.toContain(last);
    expect(told?.things.at(-1)).toBe(last);
  });

  it('leave alone what lists its own steps, and what is no page of steps', () => {
    expect(
      picturesToldIn('how to make tea in 3 steps: boil, steep, pour with care'),
    ).toBeUndefined();
    expect(
      picturesToldIn('infographic with pictures of a hive, a flower and honey'),
    ).toBeUndefined();
  });
});
