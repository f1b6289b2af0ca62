import { describe, expect, it } from 'vitest';
import { boxesIn } from './testing/seen';

const middlesOf = (prompt: string, ...concepts: string[]) => {
  const { boxWhere } = boxesIn(prompt);
  return concepts.map((concept) => {
    const { left, right } = boxWhere((element) => element.concept === concept);
    return (left + right) / 2;
  });
};

const isAscending = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

describe('what is told to be on a side of another', () => {
  it.each([
    ['a goat to the left of a boy', ['goat', 'boy']],
    ['a boy on the left of a goat', ['boy', 'goat']],
    ['a kettle on the right of a loaf of bread', ['bread', 'kettle']],
    ['a loaf of bread to the right of a kettle', ['kettle', 'bread']],
  ])('is there: %s', (prompt, order) => {
    expect(isAscending(middlesOf(prompt, ...order))).toBe(true);
  });

  it('is on that side of the picture where no other is told', () => {
    expect(isAscending(middlesOf('a fox on the left and a goat on the right', 'fox', 'goat'))).toBe(
      true,
    );
  });
});

describe('what is told to be between two', () => {
  it('has one of them on either side', () => {
    const [bread, pot, candle] = middlesOf(
      'a teapot between a loaf of bread and a candle',
      'bread',
      'teapot',
      'candle',
    );
    expect(
      isAscending([bread ?? 0, pot ?? 0, candle ?? 0]) ||
        isAscending([candle ?? 0, pot ?? 0, bread ?? 0]),
    ).toBe(true);
  });

  it('stands between its like', () => {
    const { boxWhere } = boxesIn('two candles on either side of a teapot');
    const candles = boxWhere(({ concept }) => concept === 'candle');
    const pot = boxWhere(({ concept }) => concept === 'teapot');
    expect(candles.left).toBeLessThan(pot.left);
    expect(candles.right).toBeGreaterThan(pot.right);
  });
});
