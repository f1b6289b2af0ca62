import { describe, expect, it } from 'vitest';
import { illustrate, understand } from '..';

const PX = 512;

function reportOf(prompt: string) {
  const brief = understand(prompt);
  return illustrate({ brief, prompt, widthPx: PX, heightPx: PX, seed: 5, variant: 0 });
}

describe('stumps and mushrooms as tables', () => {
  it.each([
    'a fox and a badger playing checkers on a tree stump',
    'a badger playing chess with an owl on a tree stump in the forest',
    'a rabbit, a mole and a squirrel having tea on a giant mushroom',
    'two kids playing cards on a wooden crate',
  ])('shows all who are at it and what is on it: %s', (prompt) => {
    expect(reportOf(prompt).notDrawn).toEqual([]);
  });
});

it('a kettle that boils on a rock is on it', () => {
  const { relations } = understand('a kettle boiling on a rock');
  expect(relations.map(({ kind }) => kind)).toEqual(['on']);
});

describe('animals of tales', () => {
  it('stand under one umbrella, and it is told', () => {
    expect(reportOf('two mice sharing a red umbrella in the rain').notDrawn).toEqual([]);
  });

  it('who drinks with another has a cup of its own', () => {
    const brief = understand('a bear and a mouse drinking cocoa on a log');
    const drinks = brief.actions.filter(({ verb }) => verb === 'drink');
    expect(drinks).toHaveLength(2);
    expect(reportOf('a bear and a mouse drinking cocoa on a log').notDrawn).toEqual([]);
  });
});
