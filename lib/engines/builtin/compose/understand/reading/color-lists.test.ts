import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const read = (prompt: string) => {
  const { subjects, paletteColors } = understand(prompt);
  return { drawn: subjects.map(({ concept }) => concept), colors: paletteColors.length };
};

describe('lists of colours', () => {
  it('takes fruits and flowers among colours for colours of the picture', () => {
    expect(read('Fox head logo, geometric, orange and white')).toEqual({
      drawn: ['fox'],
      colors: 2,
    });
    expect(read('minimal poster, rose, lavender and mint')).toEqual({ drawn: [], colors: 3 });
    expect(read('abstract shapes in peach, coral and teal')).toEqual({ drawn: [], colors: 3 });
    expect(read('tiger sticker, black, white and orange')).toEqual({ drawn: ['tiger'], colors: 3 });
  });

  it('keeps fruits and flowers that are things', () => {
    expect(read('red apple, orange and lemon in a bowl').drawn).toEqual([
      'red-apple',
      'tangerine',
      'lemon',
      'bowl',
    ]);
    expect(read('a vase with a rose and a violet').drawn).toEqual(['vase', 'rose']);
  });

  it('keeps what is eaten with something white', () => {
    expect(read('salmon and white rice on a plate').drawn).toEqual(['fish', 'cooked-rice']);
  });
});
