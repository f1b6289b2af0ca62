import { describe, expect, it } from 'vitest';
import { daysUntil, formatAgo, formatDay } from './dates';

const now = new Date('2026-11-21T12:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const HOUR_MS = 3_600_000;

describe('dates for people', () => {
  it.each([
    [0, 'Just now'],
    [-5_000, 'Just now'],
    [4 * 60_000, '4 min ago'],
    [3.9 * HOUR_MS, '3 h ago'],
    [30 * HOUR_MS, 'Yesterday'],
    [41 * 24 * HOUR_MS, '41 days ago'],
    [100 * 24 * HOUR_MS, '13 Aug 2026'],
  ])('says how long ago: %i ms is %s', (passedMs, text) => {
    expect(formatAgo(before(passedMs), now)).toBe(text);
  });

  it('names a day', () => expect(formatDay(now)).toBe('21 Nov 2026'));

  it('counts the days left, never below zero', () => {
    expect(daysUntil(new Date('2026-11-27T11:00:00Z'), now)).toBe(6);
    expect(daysUntil(before(HOUR_MS), now)).toBe(0);
  });
});
