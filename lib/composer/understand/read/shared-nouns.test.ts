import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('two that are told by one noun', () => {
  it.each([
    ['eine weiße und eine schwarze Katze', ['white-cat', 'black-cat']],
    ['una gata blanca y una negra', ['white-cat', 'black-cat']],
    ['un chat blanc et un noir', ['white-cat', 'black-cat']],
    ['un gatto bianco e uno nero', ['white-cat', 'black-cat']],
  ])('are both there: %s', (prompt, concepts) => {
    expect(conceptsOf(prompt)).toEqual(concepts);
  });

  it('have a colour each', () => {
    const { elements } = understand('ein rotes und ein blaues Auto');
    expect(elements.map(({ colors }) => colors.length)).toEqual([1, 1]);
    expect(elements[0]?.colors).not.toEqual(elements[1]?.colors);
  });
});
