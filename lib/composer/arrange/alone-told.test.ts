import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ seed: 11, sidePx: 384 });

describe('a place in which something is told to be alone', () => {
  it('has no house and no fence that nobody told', () => {
    const { drew } = drawn('lavender field with a lone tree on the horizon');
    expect(drew).toContain('lone tree');
    expect(drew).not.toContain('house');
  });
});

it('a small figure in a landscape is tiny', () => {
  const [figure] = understand('a small figure walking through a huge desert').elements;
  expect(figure?.attributes).toContain('tiny');
});
