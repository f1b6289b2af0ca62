import { expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ seed: 11 });

it.each(['a fox wearing a red cape', 'an owl wearing a red cape', 'mascot: an egg with a cape'])(
  '%s has it',
  (prompt) => {
    expect(drawn(prompt).notDrawn).toEqual([]);
  },
);
