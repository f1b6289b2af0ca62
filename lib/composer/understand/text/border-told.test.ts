import { describe, expect, it } from 'vitest';
import { liftBorder } from './border-told';

describe('a border that is told of a page', () => {
  it.each([
    ['pizza menu, a chef, red checkered border', 'pizza menu, a chef', 'checks', 1],
    ['poster of a clown with a red and white striped border', 'poster of a clown', 'stripes', 2],
    ['card with a fox, thin navy border, snow', 'card with a fox, snow', 'plain', 1],
    ['card, a fox, scalloped pink border', 'card, a fox', 'scallops', 1],
    ['flyer, polka dot border, a cake', 'flyer, a cake', 'dots', 0],
  ])('is no thing of "%s"', (prompt, rest, print, count) => {
    const told = liftBorder(prompt);
    expect(told.rest).toBe(rest);
    expect(told.border?.print).toBe(print);
    expect(told.border?.colors).toHaveLength(count);
  });

  it.each(['a border collie on a hill', 'card with a border of roses', 'card, floral border'])(
    'is none in "%s"',
    (prompt) => {
      expect(liftBorder(prompt)).toEqual({ rest: prompt });
    },
  );

  it('is read quickly however long the prompt is', () => {
    const started = performance.now();
    liftBorder(', red white blue thin striped border'.repeat(110));
    liftBorder('with a thin thick wide red '.repeat(150) + 'border x');
    expect(performance.now() - started).toBeLessThan(500);
  });
});
