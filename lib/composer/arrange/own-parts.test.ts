import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drewOf = drawnWith({ seed: 11 });

describe('a part of a thing', () => {
  it.each([
    'a doorknob',
    'a beak',
    'a lid',
    'a boarding pass',
    'a stain',
    'a disco ball',
    'antlers',
  ])('%s is drawn where it is all that is asked for', (prompt) => {
    const { drew, notDrawn } = drewOf(prompt);
    expect(drew).toEqual([prompt.replace(/^a /, '')]);
    expect(notDrawn).toEqual([]);
  });

  it('is seen on the owner that has it', () => {
    expect(drewOf('a bottle with a label').notDrawn).toEqual([]);
    expect(drewOf('a ship with sails').notDrawn).toEqual([]);
  });

  it('is told as not drawn where its owner does not show it', () => {
    expect(drewOf('a jacket with a cuff').notDrawn).toEqual(['cuff']);
  });
});
