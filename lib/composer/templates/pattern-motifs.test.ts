import { describe, expect, it } from 'vitest';
import { svgOf } from '../illustration';
import { drawnWith } from '../testing/drawn';

const MOST_CHARACTERS = 1_000_000;

const drawn = drawnWith({ seed: 11 });

describe('a motif of a pattern', () => {
  it.each([
    ['pattern of frogs sitting on lily pads', ['frogs', 'lily pads', 'sitting']],
    ['seamless pattern of sloths hanging from branches', ['sloths', 'branches', 'hanging']],
    ['pattern with cats wearing scarves', ['cats', 'scarves']],
    ['fabric pattern with striped fish and anchors', ['striped fish', 'anchors']],
    ['pattern of umbrellas, rubber boots and raindrops', ['umbrellas', 'raindrops']],
    ['pattern with cats, balls of yarn and paw prints', ['cats', 'paw prints']],
  ])('is what the prompt has on, in or about each other: %s', (prompt, shown) => {
    const { drew, notDrawn } = drawn(prompt);
    expect(drew).toEqual(expect.arrayContaining(shown));
    expect(notDrawn).toEqual([]);
  });

  it('is there less often where it is heavy', () => {
    const prompt = 'pattern with cats wearing scarves and mice riding on their backs';
    expect(svgOf(drawn(prompt)).length).toBeLessThan(MOST_CHARACTERS);
  });
});
