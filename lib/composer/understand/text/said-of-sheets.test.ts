import { describe, expect, it } from 'vitest';
import { saidOfSheets } from './said-of-sheets';
import { ringsTold } from './rings-told';

describe('what is said of how a page is laid out', () => {
  it.each([
    ['flash cards: cow, pig, each with its name underneath', 'flash cards: cow, pig'],
    ['poster of fruit, with the names below each picture', 'poster of fruit'],
    ['chart: strings, brass with one example of each', 'chart: strings, brass'],
    [
      'cell diagram with nucleus and vacuole clearly labelled',
      'cell diagram with nucleus and vacuole labelled',
    ],
    [
      'matching worksheet: draw a line from the animal to its home, bird to nest',
      'matching worksheet: bird to nest',
    ],
    [
      'diagram of a ship with labels for the bow, hull and mast',
      'diagram of a ship: bow, hull and mast',
    ],
    [
      'infographic showing a butterfly and a moth side by side, with their wings and antennae',
      'comparison infographic of butterfly vs moth: wings and antennae',
    ],
  ])('names no picture of it: %s', (prompt, plain) => {
    expect(saidOfSheets(prompt)).toBe(plain);
  });

  it('stays in prompts that are no pages', () => {
    const prompt = 'a dog with its name below it on a bowl';
    expect(saidOfSheets(prompt)).toBe(prompt);
  });
});

describe('the rings of a Venn diagram', () => {
  it('share what is told to be in the overlap', () => {
    expect(
      ringsTold('Venn diagram comparing frogs and toads, with eggs and water in the overlap'),
    ).toEqual({
      title: 'frogs and toads',
      items: [
        { text: 'frogs' },
        { text: 'toads' },
        { text: 'eggs', level: 1 },
        { text: 'water', level: 1 },
      ],
    });
    expect(ringsTold('venn diagram of cats and dogs')).toBeUndefined();
  });
});
