import { describe, expect, it } from 'vitest';
import { liftPalette } from './palette-told';

describe('the colour of what a mark is on', () => {
  it.each([
    ['coral gradient circle with a white heart icon', 'gradient circle with a white heart icon'],
    ['olive badge with a pine tree', 'badge with a pine tree'],
    ['icon of a snail on a soft peach tile', 'icon of a snail on a tile'],
    [
      'logo for a kayak rental, a paddle in a teal circle',
      'logo for a kayak rental, a paddle in a circle',
    ],
  ])('is no thing in it: %s', (prompt, rest) => {
    const told = liftPalette(prompt);
    expect(told.rest).toBe(rest);
    // A light neutral one is the ground of the whole.
    const ground = told.background === undefined ? [] : [told.background];
    expect([...told.colors, ...ground]).toHaveLength(1);
  });

  it('is that of the page where a background is told', () => {
    expect(liftPalette('icon of a bee, apricot background').background).toBe('#ffbe98');
  });

  it.each(['logo of a man with a police badge', 'a salmon on a green tile'])(
    'is looked for where there is one alone: %s',
    (prompt) => {
      expect(liftPalette(prompt).rest).toBe(prompt);
    },
  );
});
