import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

/** How many do what they are told to do to one thing. */
function doersIn(prompt: string, verb: string): number {
  return understand(prompt).actions.filter((one) => one.verb === verb && one.patient).length;
}

describe('whoever belongs to a group', () => {
  it.each([
    ['a family lighting a menorah', 'light', 4],
    ['a couple washing their car', 'clean', 2],
    ['parents reading a book to their son', 'read', 2],
    ['a family eating bento under a cherry tree', 'eat', 4],
  ])('does what the group does: %s', (prompt, verb, count) => {
    expect(doersIn(prompt, verb)).toBe(count);
  });

  it('leaves to the first what one has in the arms', () => {
    expect(doersIn('a couple holding a baby', 'hold')).toBeLessThanOrEqual(1);
  });
});
