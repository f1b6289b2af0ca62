import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const thingsOf = (prompt: string) =>
  understand(prompt).elements.map(({ concept, colors }) => [concept, colors.length]);

describe('shades that are named by what they are known from', () => {
  it.each([
    ['rose gold ring', [['ring', 1]]],
    ['a bottle green door', [['door', 1]]],
    ['hunter green armchair', [['armchair', 1]]],
    ['a dusty rose sofa', [['sofa', 1]]],
    ['a champagne silk dress', [['dress', 1]]],
    ['camel coat', [['coat', 1]]],
    ['a bubblegum pink scooter', [['scooter', 1]]],
    ['sage cabinets', [['cabinet', 1]]],
    ['a tomato sofa', [['sofa', 1]]],
    ['mauve vase', [['vase', 1]]],
    ['rust-colored curtains', [['curtain', 1]]],
  ])('are the colour of one thing: %s', (prompt, things) => {
    expect(thingsOf(prompt)).toEqual(things);
  });

  it.each([
    ['a stone wall with ivy', 'wall'],
    ['clay tiles on a roof', 'roof-tiles'],
    ['a bowl of lemon slices', 'bowl'],
    ['a glass of champagne on a tray', 'champagne'],
    ['a camel in front of a tent', 'camel'],
  ])('and what they are known from where that is told: %s', (prompt, concept) => {
    const found = understand(prompt).elements.find((one) => one.concept === concept);
    expect(found?.colors).toEqual([]);
  });
});
