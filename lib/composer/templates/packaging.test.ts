import { describe, expect, it } from 'vitest';
import { conceptOf } from '../concepts';
import { understand } from '../understand/understand';
import { PACKS } from './content/packs.data';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith();

describe('a pack with its label', () => {
  it('is of the form that is named and shows what is told to be on it', () => {
    const { brief, drew } = drawn(
      'packaging design for a box of herbal tea with chamomile flowers',
    );
    expect(brief.template).toMatchObject({ id: 'packaging', pack: 'box', title: 'herbal tea' });
    expect(drew).toContain('chamomile flowers');
    expect(understand('wine label with a stag, "Hirschberg"').template?.pack).toBe('label');
    expect(understand('packaging for a bar of soap').template?.pack).toBe('box');
  });

  it('is none where somebody packs, and none of a diagram', () => {
    for (const prompt of [
      'a worker packing boxes',
      'labelled diagram of a bee',
      'a box of chocolates on a table',
      'a jar of honey with a spoon',
    ])
      expect(understand(prompt).template?.id, prompt).not.toBe('packaging');
  });

  it('has a picture for all goods that are known', () => {
    const ids = PACKS.map(({ motif }) => understand(`a ${motif}`).elements[0]?.concept ?? '');
    expect(PACKS.filter((_, index) => !conceptOf(ids[index] ?? ''))).toEqual([]);
  });
});
