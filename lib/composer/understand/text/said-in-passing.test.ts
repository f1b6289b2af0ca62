import { describe, expect, it } from 'vitest';
import { understand } from '../../index';
import { saidInPassing } from './said-in-passing';

describe('what people say in passing', () => {
  it.each([
    ['a scooter rider with a pizza box', 'a person riding a scooter with a pizza box'],
    ['a curly-haired girl with a kite', 'a girl with curly hair and a kite'],
    ['a potted olive tree by a door', 'a olive tree in a flower pot by a door'],
    ['a redhead reading', 'red-haired woman reading'],
    ['cupcakes with pink frosting', 'pink cupcakes'],
    [
      'a cow looking over a wooden fence at a girl',
      'a cow behind a wooden fence looking at a girl',
    ],
    ['Team meeting around a whiteboard', 'four colleagues in a meeting room before a whiteboard'],
    ["mother's day breakfast in bed", 'a mother sitting in bed with breakfast'],
    ['a 4th of July parade', 'a parade'],
    ['a lipstick trio on a mirror', 'three lipsticks on a mirror'],
    ['a fox in the snow, dramatic digital painting', 'a fox in the snow'],
  ])('%s', (said, plain) => {
    expect(saidInPassing(said)).toBe(plain);
  });

  it.each(['a jazz trio', 'a hero duo', 'a team meeting room', 'a girl looking over her shoulder'])(
    'leaves %s alone',
    (said) => {
      expect(saidInPassing(said)).toBe(said);
    },
  );

  // Patterns that look back over a whole prompt took minutes for these.
  it.each(['looking over a ', 'icon coming out of ', 'digital dramatic ', 'a team meeting '])(
    'is through with 4,000 characters of %j',
    (words) => {
      const long = words.repeat(400).slice(0, 4000);
      expect(saidInPassing(long).length).toBeGreaterThan(100);
    },
  );

  it('has a picnic of the fourth of July by day', () => {
    expect(understand('4th of July picnic with flags').hour).not.toBe('night');
    expect(understand("people at a New Year's Eve party").hour).toBe('night');
  });
});
