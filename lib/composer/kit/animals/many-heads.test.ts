import { describe, expect, it } from 'vitest';
import { illustrate, svgOf, understand } from '../..';

const sizeOf = (prompt: string) => {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, widthPx: 512, heightPx: 512, seed: 11, variant: 0 });
  return svgOf(picture).length;
};

describe('beasts with more heads than one', () => {
  it('has them on one body', () => {
    const [one, two, three] = ['a dog', 'a two headed dog', 'a three-headed dog'].map(sizeOf);
    expect(two).toBeGreaterThan(one ?? Infinity);
    expect(three).toBeGreaterThan(two ?? Infinity);
    expect(understand('a three headed dragon').elements).toHaveLength(1);
  });
});
