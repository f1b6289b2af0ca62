import { expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';
import { boxesIn } from './testing/seen';

it.each(['three mice rowing a teacup across a lake', 'a mouse sailing in a walnut shell'])(
  'what somebody sails in that is no boat is one for the time: %s',
  (prompt) => {
    expect(drawnWith()(prompt).notDrawn).toEqual([]);
    const { boxOf } = boxesIn(prompt);
    expect(boxOf('e2').width).toBeGreaterThan(boxOf('e1').width * 0.8);
  },
);
