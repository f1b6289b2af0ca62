import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { drawnWith } from '../testing/drawn';

const drewOf = drawnWith({ seed: 11 });

describe('what cooks over a campfire', () => {
  it.each([
    'hot dogs over a campfire',
    'a kettle over a campfire',
    'a pan of eggs over a campfire',
  ])('%s is on a grate over it', (prompt) => {
    const { elements, relations } = understand(prompt);
    const fire = elements.find(({ concept }) => concept === 'cooking-fire');
    expect(relations).toContainEqual({ kind: 'on', from: 'e1', to: fire?.id });
    expect(drewOf(prompt).notDrawn).toEqual([]);
  });
});

describe('what stands on a window sill', () => {
  it.each(['a pie on a windowsill', 'a flower pot on a window sill'])(
    '%s has the window behind it',
    (prompt) => {
      expect(drewOf(prompt).drew).toContain('window');
    },
  );
});
