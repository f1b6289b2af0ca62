import { describe, expect, it } from 'vitest';
import { listingOf, subjectOf } from './listing';

describe('the list of a design', () => {
  it.each([
    ['weather chart: sunny, rainy and windy', ['sunny', 'rainy', 'windy']],
    [
      'pie chart of waste with paper, glass and metal, bins next to it',
      ['paper', 'glass', 'metal'],
    ],
    ['life cycle of a frog diagram', []],
  ])('%s', (prompt, texts) => {
    expect(listingOf(prompt).map(({ text }) => text)).toEqual(texts);
  });

  it('has the figures that the prompt gives', () => {
    expect(listingOf('donut chart showing 60% sun and 40% wind')).toEqual([
      { text: 'sun', value: 60, written: '60%' },
      { text: 'wind', value: 40, written: '40%' },
    ]);
  });

  it.each([
    ['bar chart of monthly sales: Jan 20, Feb 35', 'monthly sales'],
    ['weather chart for kindergarten: sunny, rainy', 'weather'],
    ['pie chart: 50% rent, 50% food', undefined],
  ])('is about what %s says', (prompt, subject) => {
    expect(subjectOf(prompt)).toBe(subject);
  });
});
