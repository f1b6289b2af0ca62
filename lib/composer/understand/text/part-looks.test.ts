import { describe, expect, it } from 'vitest';
import { theLexicon } from '../lexicon';
import { looksBy } from '../rules/part-looks';
import { liftPartLooks } from './part-looks';

const lifted = (text: string) => liftPartLooks(text, looksBy(theLexicon()));

describe('how parts of things are told to look', () => {
  it.each([
    ['a cat with black ears and a white tail', 'a cat', ['black ears', 'white tail']],
    ['a horse with a white mane and tail', 'a horse', ['white mane', 'white tail']],
    ['a robot with red arms and a top hat', 'a robot with a top hat', ['red arms']],
    ['a green-eyed cat on a sofa', 'a cat on a sofa', ['green-eyed']],
    ['a girl with black ears', 'a girl with black ears', []],
    ['a cup with a handle made of gold', 'a cup with a handle made of gold', []],
  ])('%s', (said, rest, phrases) => {
    const found = lifted(said);
    expect(found.rest).toBe(rest);
    expect(found.looks.map(({ phrase }) => phrase)).toEqual(phrases);
  });

  it('is found in linear time', () => {
    const startedAtMs = performance.now();
    lifted('a cat with black ears and a white tail and '.repeat(93));
    lifted('cat with a black, white, '.repeat(160));
    expect(performance.now() - startedAtMs).toBeLessThan(1000);
  });
});
