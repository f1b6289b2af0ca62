import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith();
const drewOf = (prompt: string) => drawn(prompt).drew;

describe('what somebody wears', () => {
  it('is named piece by piece from their outfit', () => {
    expect(drewOf('infographic of what a beekeeper wears')).toEqual(
      expect.arrayContaining(['beekeeper', 'leader lines', 'Hat', 'Gloves', 'Boots']),
    );
  });

  it('is named in the words of the prompt where it lists them', () => {
    expect(
      understand('what to wear in the snow: hat, scarf, mittens, boots').template?.items?.map(
        ({ text }) => text,
      ),
    ).toEqual(['hat', 'scarf', 'mittens', 'boots']);
  });
});
