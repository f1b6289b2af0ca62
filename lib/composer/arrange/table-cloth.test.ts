import { describe, expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { understand } from '../understand';

const drawn = (prompt: string) =>
  illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: 512,
    heightPx: 512,
    seed: 7,
    variant: 0,
  });

describe('a table with a cloth', () => {
  it('is drawn whole, with what is on it', () => {
    const { drew, notDrawn } = drawn('a table with a white tablecloth and candles');
    expect(drew.join(' ')).toMatch(/candles/);
    expect(notDrawn).toEqual([]);
  });
});
