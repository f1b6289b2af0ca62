import { describe, expect, it } from 'vitest';
import { understand } from '../..';
import { saidOfMeals } from './said-of-meals';

describe('what people say of eating together', () => {
  it.each([
    ['a dragon and a knight sharing a picnic', 'a dragon and a knight having a picnic'],
    ['mice at a grand banquet in a castle', 'mice having a feast in a castle'],
    ['elves celebrating Christmas dinner', 'elves having a holiday dinner'],
    ['two hares enjoying a little tea party', 'two hares having a tea party'],
    ['an ant giving a feast for beetles', 'an ant having a feast with beetles'],
    ['a picnic under an oak tree', 'picnic spread under an oak tree'],
    ['family picnic in a park', 'family having a picnic in a park'],
    ['a fox and a crow sharing dinner', 'a fox and a crow having dinner'],
    ['cheese on dark rye', 'cheese on dark rye bread'],
    ['a family breaking their fast', 'a family eating dinner'],
  ])('%s', (said, plain) => {
    expect(saidOfMeals(said)).toBe(plain);
  });

  it('is eaten by somebody, however often it is told', () => {
    expect(() => understand('breaking their fast breaking their fast')).not.toThrow();
  });

  it.each(['a picnic basket', 'a poster for a dinner party', 'a man holding a picnic blanket'])(
    'leaves %s alone',
    (said) => {
      expect(saidOfMeals(said)).toBe(said);
    },
  );
});
