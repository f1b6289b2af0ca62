import { describe, expect, it } from 'vitest';
import { IDEAS } from '../../ideas/pictures';
import { gramsOf, mayHave, requiredBy } from './required-text';

describe('what a pattern requires', () => {
  it.each([
    ['bridging the gap', ['bridging the gap']],
    ['(?:an? |the )?umbrellas? over', ['umbrella']],
    ['juggl\\w+ (?:clocks|phones?)', ['juggl']],
    ['time|money', ['time', 'money']],
    ['(?:glass|paper)+ house', [' house']],
    ['(?<host>lamps?|candles?)(?= )', ['lamp', 'candle']],
  ])('is what each match of it has: %s', (source, literals) => {
    expect(requiredBy(source)).toEqual(literals);
  });

  it.each([
    'an?',
    '(?:clock)?',
    '(?=clock)',
    '(?<!clock)',
    '[clock]+',
    'clock|\\bai\\b',
    '(?:clock){0,2}',
    '\\p{L}+',
  ])('is nothing where a match needs none of it: %s', (source) => {
    expect(requiredBy(source)).toBeUndefined();
  });

  it('rules out texts without it, and no others', () => {
    const required = requiredBy('hourglass|clocks?');
    expect(mayHave(gramsOf('a man running from a clock'), required)).toBe(true);
    expect(mayHave(gramsOf('a man running from a dog'), required)).toBe(false);
    expect(mayHave(gramsOf('a dog'), undefined)).toBe(true);
  });

  it('rules out no prompt that calls an idea', () => {
    const prompts = [
      'the price of freedom',
      'regret, a man looking at a burnt bridge',
      'information overload',
      'concept of silence',
      'bridging the gap between teams',
      'an umbrella protecting a family from rain',
      'work-life balance on a scale',
      'a career ladder leading to the clouds',
      'artificial intelligence in medicine',
    ];
    const patterns = IDEAS.flatMap(({ calls = [] }) => calls.flat());
    for (const prompt of prompts) {
      const grams = gramsOf(prompt);
      const called = patterns.filter(({ source }) => new RegExp(source, 'u').test(prompt));
      expect(called.length).toBeGreaterThan(0);
      for (const { source } of called) expect(mayHave(grams, requiredBy(source))).toBe(true);
    }
  });
});
