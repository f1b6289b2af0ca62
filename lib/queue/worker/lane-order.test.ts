import { expect, it } from 'vitest';
import { lanesToAsk, quickInARowAfter } from './lane-order';

const none = { quick: 0, slow: 0 };

it('quick work goes first, and slow work never on the last slot of several', () => {
  expect(lanesToAsk({ slots: 3, running: none, quickInARow: 0 })).toEqual(['quick', 'slow']);
  expect(lanesToAsk({ slots: 3, running: { quick: 0, slow: 2 }, quickInARow: 0 })).toEqual([
    'quick',
  ]);
  expect(lanesToAsk({ slots: 1, running: none, quickInARow: 0 })).toEqual(['quick', 'slow']);
});

it('after some quick jobs in a row slow work is asked for first', () => {
  expect(lanesToAsk({ slots: 3, running: none, quickInARow: 4 })).toEqual(['slow', 'quick']);
});

it('what counts in a row are quick jobs that slow ones could have had', () => {
  expect(quickInARowAfter(['quick', 'slow'], 'quick', 1)).toBe(2);
  expect(quickInARowAfter(['quick'], 'quick', 1)).toBe(1);
  expect(quickInARowAfter(['quick', 'slow'], 'slow', 3)).toBe(0);
  expect(quickInARowAfter(['slow', 'quick'], 'quick', 4)).toBe(0);
});
