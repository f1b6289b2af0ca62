import { describe, expect, it } from 'vitest';
import { liftPalette } from './palette-told';

describe('metals that a page is printed in', () => {
  it.each([
    ['invitation, gold lettering "Nora"', '#d6a630', 'invitation,  "Nora"'],
    ['menu with a glass, silver lines on black', '#bec4cc', 'menu with a glass'],
    ['card, names in copper script, a fox', '#b07a3e', 'card, names, a fox'],
  ])('are colours of %s', (prompt, color, rest) => {
    const told = liftPalette(prompt);
    expect(told.colors).toContain(color);
    expect(told.rest).toBe(rest);
  });

  it.each(['a gold ring on a hand', 'poster of a goldsmith, gold letters on a bench'])(
    'are things in %s',
    (prompt) => {
      expect(liftPalette(prompt)).toMatchObject({ rest: prompt, colors: [] });
    },
  );

  it('are read quickly however often they are told', () => {
    const started = performance.now();
    liftPalette(`card, ${'gold foil script lettering '.repeat(150)}`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
