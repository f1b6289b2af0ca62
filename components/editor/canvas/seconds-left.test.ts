import { describe, expect, it } from 'vitest';
import { secondsLeft } from './seconds-left';

describe('the time left', () => {
  it('follows the pace so far', () => {
    expect(secondsLeft(6_000, 0.5)).toBe(6);
    expect(secondsLeft(6_000, 1)).toBe(0);
  });

  it('is not guessed at the very beginning', () => expect(secondsLeft(500, 0.02)).toBeUndefined());
});
