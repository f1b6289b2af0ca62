import { describe, expect, it } from 'vitest';
import { liftClearSide } from './clear-side';

describe('space that is left free', () => {
  it.each([
    ['a desk with a laptop, copy space on the left', 'a desk with a laptop', 'left'],
    ['gardening banner, space on the right for a headline', 'gardening banner', 'right'],
    ['a dog, plenty of empty space for text on the right side', 'a dog', 'right'],
    ['a suitcase, empty space for title', 'a suitcase', 'left'],
    ['a lake, leave room at the top for a title', 'a lake', 'top'],
    ['a cup of tea, the left half empty', 'a cup of tea', 'left'],
    ['a wheelbarrow on left, empty space right', 'a wheelbarrow on left', 'right'],
    ['autumn leaves, clean space above', 'autumn leaves', 'top'],
    ['header, a sailboat on the right', 'header, a sailboat on the right', 'left'],
    ['an astronaut in space on the left', 'an astronaut in space on the left', undefined],
    ['a rocket in outer space', 'a rocket in outer space', undefined],
    ['a living room on the left', 'a living room on the left', undefined],
  ])('of "%s" leaves what is to be seen', (prompt, rest, side) => {
    const read = liftClearSide(prompt);
    expect([read.rest, read.side]).toEqual([rest, side]);
  });
});
