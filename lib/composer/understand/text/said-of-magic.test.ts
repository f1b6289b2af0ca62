import { describe, expect, it } from 'vitest';
import { saidOfMagic } from './said-of-magic';

describe('what tales say of giving, holding on and coming out', () => {
  it.each([
    ['a queen feeding her dragon apples', 'a queen feeding apples to her dragon'],
    ['a girl feeding a hungry bear berries', 'a girl feeding berries to a hungry bear'],
    ['a crow placing a shiny key into the hand of a child', 'a crow giving a shiny key to a child'],
    [
      'a boy flying over rooftops holding on to a bunch of balloons',
      'a boy flying over rooftops, holding a bunch of balloons',
    ],
    [
      'a moose with christmas lights tangled in its antlers',
      'a moose with fairy lights on its antlers',
    ],
    ['a cat tangled in christmas lights', 'a cat tangled in fairy lights'],
    ["an octopus cooking in a ship's kitchen", 'an octopus cooking in a kitchen'],
    [
      'a boy opening a book from which whales fly out',
      'a boy opening a book with whales flying out of it',
    ],
    [
      'a wizard turning a frog into a prince with his wand',
      'a wizard casting a spell at a frog beside a prince with his wand',
    ],
    [
      'a sorceress casting a spell that turns stones into butterflies',
      'a sorceress casting a spell at stones beside butterflies',
    ],
    ['a queen on a sleigh drawn by two wolves', 'a queen on a sleigh pulled by two wolves'],
    ['a fairy asleep in a tulip with a bee on guard', 'a fairy asleep in a tulip beside a bee'],
    ['two wizards dueling with beams of red light', 'two wizards dueling with spells'],
    ['a penguin carrying a tray of ice cream', 'a penguin carrying a tray with ice cream'],
    ['a pelican delivering letters to a fox', 'a pelican delivering envelopes to a fox'],
    ['an old tree with a wise face', 'an old tree with a smiling face'],
    ['the princess and the pea: a princess on mattresses', 'a princess on mattresses'],
  ])('%s', (said, plain) => {
    expect(saidOfMagic(said)).toBe(plain);
  });

  it.each([
    'a dragon feeding in a meadow',
    'lion and lamb logo: minimal',
    'christmas lights',
    'a boy hanging from a rope',
    'a tree turning into birds',
    'a cat drawn by a child',
    'a road turning into a river',
  ])('leaves %s alone', (said) => {
    expect(saidOfMagic(said)).toBe(said);
  });

  it('is quick on phrases told again and again', () => {
    for (const phrase of [
      'feeding her ',
      'placing a key into ',
      'from which a ',
      'holding on to a ',
    ]) {
      const from = performance.now();
      saidOfMagic(phrase.repeat(Math.ceil(4000 / phrase.length)));
      expect(performance.now() - from).toBeLessThan(1000);
    }
  });
});
