import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith();

describe('a sticker', () => {
  it('shows two that are told together, in one cut', () => {
    expect(drawn('sticker of a frog and a mushroom').drew).toEqual(
      expect.arrayContaining(['frog', 'mushroom']),
    );
  });

  it('shows somebody drinking, whose cup has no face and drinks nothing itself', () => {
    const { brief } = drawn('sticker of a cat drinking coffee');
    const cat = brief.elements.find(({ phrase }) => phrase === 'cat')?.id;
    expect(brief.actions.map(({ agent }) => agent)).toEqual([cat]);
  });

  it('shows who holds up a sign with its words, which are read from left to right', () => {
    const { drew, notDrawn, layers } = drawn(
      'sticker of a fox holding a sign that says "NOT TODAY"',
    );
    expect(drew).toEqual(expect.arrayContaining(['fox', 'sign', 'holding', 'NOT TODAY']));
    expect(notDrawn).toEqual([]);
    expect(layers.some(({ svg }) => svg.includes('data-letters='))).toBe(true);
  });
});
