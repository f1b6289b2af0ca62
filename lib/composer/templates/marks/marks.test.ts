import { describe, expect, it } from 'vitest';
import { compoundIcon } from './compound';
import { hostOf } from './hosts';
import { understand } from '../../understand';
import { drawnWith } from '../../testing/drawn';

const drawn = drawnWith();

const elementOf = (phrase: string) => {
  const [element] = understand(`icon of a ${phrase}`).elements;
  if (!element) throw new Error(`nothing is read of ${phrase}`);
  return element;
};

describe('marks', () => {
  it.each([
    ['calendar', 'check mark', 'lucide:calendar-check'],
    ['shopping cart', 'plus sign', 'lucide:shopping-cart-plus'],
  ])('know a %s with a %s as one sign', (first, second, key) => {
    expect(compoundIcon(elementOf(first), elementOf(second))).toBe(key);
  });

  it('take a rolling pin for no pin', () => {
    expect(hostOf(elementOf('rolling pin'))).toBeUndefined();
  });

  it('stand in the shape that they are told to be in, which is drawn once with its line', () => {
    const corners = /M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+){5}Z/g;
    const picture = drawn('logo of a star inside a hexagon')
      .layers.map(({ svg }) => svg)
      .join('');
    expect(picture.match(corners)?.length).toBe(2);
  });

  it('are a plain one where nothing is told that they are of', () => {
    expect(drawn('a logo').notDrawn).toEqual([]);
  });

  it('are somebody who greets where they are a mascot, on a ground that is told as well', () => {
    const { drew, layers } = drawn('mascot logo of a bear, white background');
    expect(drew).toContain('bear');
    expect(layers.some(({ svg }) => svg.includes('clip-path'))).toBe(true);
  });

  it('are of lines where lines are told, what no icon set has too', () => {
    const picture = drawn('outline icon of a saxophone')
      .layers.map(({ svg }) => svg)
      .join('');
    const outlined = picture.match(/stroke-linejoin="round"/g) ?? [];
    expect(outlined.length).toBeGreaterThan(4);
  });

  it.each([
    ['logo "Summit Coffee", a mountain inside a coffee cup', ['mountain', 'coffee cup']],
    ['logo for a clinic, dog and cat in a heart', ['dog', 'cat', 'heart']],
    ['camping badge with a tent, pine trees and a moon', ['tent', 'pine trees', 'moon']],
    ['logo with a hammer and a saw', ['hammer', 'saw']],
  ])('show all that is asked for: %s', (prompt, phrases) => {
    for (const phrase of phrases) expect(drawn(prompt).drew).toContain(phrase);
  });
});
