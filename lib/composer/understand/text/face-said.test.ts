import { describe, expect, it } from 'vitest';
import { understand } from '../..';
import { faceSaid } from './face-said';

describe('a face that somebody or something is said to have', () => {
  it.each([
    ['sticker of a toast with an angry face', 'angry'],
    ['an avocado with sunglasses and a big smile', 'smiling'],
    ['a slice of pizza with a smile', 'smiling'],
    ['two mugs with happy faces', 'smiling'],
    ['a battery with a sleepy expression', 'tired'],
    ['a boy with a smile holding a fish', 'smiling'],
  ])('is how it looks: %s', (prompt, looks) => {
    const [first] = understand(prompt).elements;
    expect(first?.attributes).toContain(looks);
  });

  it('is that of who stands at the door, and not the door', () => {
    const { elements, actions } = understand('a girl standing at the door with a big smile');
    expect(elements).toHaveLength(2);
    expect(actions.map(({ verb }) => verb)).toContain('smile');
  });

  it.each(['a clock with a white face', 'a robot with a worried look at a desk', 'a face mask'])(
    'is left alone where it says no mood: %s',
    (prompt) => {
      expect(faceSaid(prompt)).toBe(prompt);
    },
  );

  it('is read in time that grows with the length', () => {
    const started = performance.now();
    for (const part of ['a drop with a big ', 'an egg with a hat and a ', 'a a a a of a '])
      faceSaid(`${part.repeat(4000 / part.length)} smile`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
