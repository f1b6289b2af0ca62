import { describe, expect, it } from 'vitest';
import { legible } from './legible';
import { drawnWith } from './testing/drawn';
import { understand } from './understand';

const drawn = drawnWith();
const measuresOf = (prompt: string) =>
  legible(understand(prompt)).elements.map(({ concept, measured }) => [concept, measured?.concept]);

describe('what marks and motifs show', () => {
  it('has what an animal holds as large as its paw does not hide', () => {
    expect(measuresOf('logo of a bear holding a fish')).toContainEqual(['fish', 'bear']);
  });

  it('has who sleeps on a cloud as no speck on it', () => {
    expect(measuresOf('pattern of foxes sleeping on clouds')).toContainEqual(['fox', 'cloud']);
  });

  it('leaves sizes that are told', () => {
    expect(measuresOf('logo of a bear holding a fish the size of a boat')).not.toContainEqual([
      'fish',
      'bear',
    ]);
  });

  it('has a cat in a box look out of it', () => {
    const { drew, notDrawn } = drawn('icon of a cat in a box');
    expect(drew).toEqual(expect.arrayContaining(['cat', 'box']));
    expect(notDrawn).toEqual([]);
  });
});

describe('a page to count on', () => {
  it('has its ducks on the pond that is told', () => {
    expect(drawn('worksheet: count seven fish in the pond').drew).toContain('pond');
  });
});
