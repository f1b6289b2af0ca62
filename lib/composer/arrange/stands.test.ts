import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ sidePx: 384, seed: 5 });

describe('what goods are shown on', () => {
  it('is drawn large under them with what grows on it', () => {
    const picture = drawn('a perfume bottle on a rock with moss');
    expect(picture.drew).toEqual(expect.arrayContaining(['perfume bottle', 'rock', 'moss']));
    expect(picture.layers.map(({ id }) => id)).toContain('stand');
  });

  it('is told in the words of the prompt where it is a material', () => {
    expect(drawn('a lipstick on white sand').drew).toContain('white sand');
    expect(drawn('a watch on a dark wooden surface').drew).toContain('dark wooden surface');
  });

  it('leaves who sits on a rock where they are', () => {
    expect(drawn('a girl sitting on a rock').layers.map(({ id }) => id)).not.toContain('stand');
  });
});
