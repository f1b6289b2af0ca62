import { describe, expect, it } from 'vitest';
import { illustrate } from '../../illustrate';
import { understand } from '../understand';
import { liftWholes } from './wholes-of-parts';

describe('parts that are told with their wholes', () => {
  it.each([
    ['the handle of an umbrella', 'an umbrella'],
    ['close-up of the wing of a butterfly', 'close-up of a butterfly'],
    ['a key in the keyhole of a rusty padlock', 'a key in a rusty padlock'],
    ['the tail of a fox', 'a fox'],
  ])('%s is seen on the whole', (told, whole) => {
    expect(liftWholes(told).rest).toBe(whole);
  });

  it.each([
    'the hands of a potter',
    'a mermaid with the tail of a fish',
    'the price of a car',
    'the edge of the forest',
  ])('%s stays as it is', (told) => {
    expect(liftWholes(told).rest).toBe(told);
  });

  it('the sole of a shoe is a shoe, and no headline with people', () => {
    const prompt = 'the sole of a shoe';
    const brief = understand(prompt);
    const picture = illustrate({
      brief,
      prompt,
      widthPx: 384,
      heightPx: 384,
      seed: 11,
      variant: 0,
    });
    expect(brief.ideas ?? []).toEqual([]);
    expect(picture.drew).toEqual(['shoe', 'sole']);
  });

  it('is quick on a long prompt', () => {
    const startedAtMs = performance.now();
    for (const phrase of ['the handle of ', 'close-up of the old wooden '])
      liftWholes(phrase.repeat(4000 / phrase.length));
    expect(performance.now() - startedAtMs).toBeLessThan(1000);
  });
});
