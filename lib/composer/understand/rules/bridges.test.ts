import { expect, it } from 'vitest';
import { understand } from '..';

const placesOf = (prompt: string) => understand(prompt).places.map(({ concept }) => concept);

it.each(['an old stone bridge with three arches in a village', 'a wooden bridge in a meadow'])(
  '%s has water under it',
  (prompt) => {
    expect(placesOf(prompt)).toContain('river');
  },
);

it.each(['a bridge over a canyon', 'a fox on a wooden bridge in a forest'])(
  '%s is where it is told',
  (prompt) => {
    expect(placesOf(prompt)).not.toContain('river');
  },
);
