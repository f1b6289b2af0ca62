import { describe, expect, it } from 'vitest';
import { withCost } from './failure';

describe('the sentence about a failure', () => {
  it('begins large, ends with a stop, and says that it cost nothing', () => {
    expect(withCost({ message: 'the queue is full', charged: 'nothing' })).toBe(
      'The queue is full. Nothing was charged.',
    );
  });

  it('does not say so twice', () => {
    const message = 'This costs 35 and 10 are left. Nothing was charged.';
    expect(withCost({ message, charged: 'nothing' })).toBe(message);
  });

  it('does not claim it when no answer came', () => {
    expect(withCost({ message: 'The connection broke.', charged: 'unknown' })).not.toContain(
      'Nothing was charged',
    );
  });
});
