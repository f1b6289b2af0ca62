import { describe, expect, it } from 'vitest';
import { remaining } from './expiry';

const MINUTE_MS = 60_000;

describe('the countdown of a result', () => {
  it('is silent for opened files, and while there is plenty of time', () => {
    expect(remaining(undefined, 0)).toBeUndefined();
    expect(remaining(3 * 60 * MINUTE_MS, 0)).toBeUndefined();
  });

  it('counts the last two hours in minutes', () => {
    expect(remaining(38.5 * MINUTE_MS, 0)).toBe('38 min');
    expect(remaining(MINUTE_MS / 2, 0)).toBe('under 1 min');
    expect(remaining(5, 6)).toBe('Gone');
  });
});
