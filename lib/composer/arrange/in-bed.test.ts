import { describe, expect, it } from 'vitest';
import { svgOf } from '..';
import { drawnWith } from '../testing/drawn';

const drawn = (prompt: string) => {
  const picture = drawnWith({ seed: 11 })(prompt);
  return { ...picture, svg: svgOf(picture) };
};

describe('animals in bed', () => {
  it.each([
    'a bear sleeping in a bed',
    'a fox lying in bed reading a book',
    'two puppies sleeping in a bed',
    'an elephant sleeping in a bed under a red blanket',
  ])('lie under the quilt: %s', (prompt) => {
    const { notDrawn, svg } = drawn(prompt);
    expect(notDrawn).toEqual([]);
    expect(svg).toContain('M-34 -76C-16 -88 8 -88 30 -85');
  });

  it('is dressed as who it goes as', () => {
    expect(drawn('a wolf dressed as a grandmother lying in bed').notDrawn).toEqual([]);
  });

  it('leaves the shell of who hatches broken', () => {
    const whole = drawn('a purple egg').svg;
    const shell = /<path[^>]*fill="#8442ba"[^>]*>/.exec(whole)?.[0] ?? 'no egg';
    expect(drawn('a baby dragon hatching from a purple egg').svg).not.toContain(shell);
  });

  it('has a blanket over the back, and the head out', () => {
    expect(drawn('a cat sleeping under a blanket').notDrawn).toEqual([]);
  });
});
