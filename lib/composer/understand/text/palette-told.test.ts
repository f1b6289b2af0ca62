import { describe, expect, it } from 'vitest';
import { liftPalette } from './palette-told';

describe('palettes told in words', () => {
  it.each([
    ['poster of a fox, burnt orange and cream', 'poster of a fox', 2],
    ['a birthday card for a grandmother, muted pastels', 'a birthday card for a grandmother', 5],
    ['banner for a spa, sage, sand and white, with stones', 'banner for a spa, with stones', 3],
    [
      'banner for a retreat, a woman by a lake, lavender and sand',
      'banner for a retreat, a woman by a lake',
      2,
    ],
    ['gig poster of a fox, retro orange and brown', 'gig poster of a fox', 2],
    ['twitch banner with a cat, purple neon', 'twitch banner with a cat', 1],
    ['yoga flyer in soft green, a woman on a mat', 'yoga flyer, a woman on a mat', 1],
    ['poster of a fox. Colour palette: rust, cream.', 'poster of a fox.', 2],
    ['chocolate wrapper with a pattern in emerald and gold', 'chocolate wrapper with a pattern', 2],
  ])('leave nothing of themselves in what is read: %s', (prompt, rest, count) => {
    const told = liftPalette(prompt);
    expect(told.rest).toBe(rest);
    expect(told.colors).toHaveLength(count);
  });

  it.each([
    ['welcome back screen, a dog jumping on its owner, orange', 1],
    ['burnout as a candle in a storm, peach and mint', 2],
    ['a fox on a hill, gradient pink to orange', 2],
  ])('are told last of a page of an app or of a notion: %s', (prompt, count) => {
    const { colors, rest } = liftPalette(prompt);
    expect(colors).toHaveLength(count);
    expect(rest).not.toMatch(/orange|peach|mint|pink/);
  });

  it.each([
    'empty state for a grocery list, a basket with milk, bread, orange',
    'a cat on a chair, orange',
  ])('are none where things are listed, or one thing is coloured: %s', (prompt) => {
    expect(liftPalette(prompt).colors).toEqual([]);
  });

  it.each([
    'icon set of fruit: orange, lime, peach, plum',
    'flashcards of colours: red, blue, yellow, green',
    'poster with three balloons: red, blue and yellow',
    'a man in navy and gold standing by a horse',
    'a cat, black and white',
    'a red car in front of a blue house',
  ])('are not what colours one thing: %s', (prompt) => {
    expect(liftPalette(prompt).colors).toEqual([]);
  });

  it('have accents that are told before or behind their colour', () => {
    const behind = liftPalette('book cover, black and white with one red accent');
    expect(behind.accents).toEqual(['#de3434']);
    expect(behind.colors).toHaveLength(2);
    expect(liftPalette('poster of a whale in deep blues with pops of orange').accents).toEqual([
      '#f58820',
    ]);
  });

  it.each([
    ['pattern of gold fans on dark green', 'pattern of gold fans', '#2c6440'],
    ['gift wrap: umbrellas on pale yellow, flat', 'gift wrap: umbrellas, flat', '#fbe993'],
    ['pattern with pink tulips, cream ground', 'pattern with pink tulips', '#fcf4dc'],
  ])('tell at the end what a design is printed on: %s', (prompt, rest, background) => {
    expect(liftPalette(prompt)).toMatchObject({ rest, background, colors: [] });
  });

  it.each(['poster of cheese on slate', 'a cat on white', 'poster of a man on a white horse'])(
    'tell no ground where something lies on a thing: %s',
    (prompt) => {
      expect(liftPalette(prompt).background).toBeUndefined();
    },
  );

  it('tell what they stand on', () => {
    expect(liftPalette('logo with a wheat ear, gold on cream').background).toBe('#fcf4dc');
    expect(liftPalette('menu with pasta, cream paper, deep red accents').background).toBe(
      '#fcf4dc',
    );
  });
});
