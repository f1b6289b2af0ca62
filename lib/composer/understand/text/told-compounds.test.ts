import { describe, expect, it } from 'vitest';
import { toldOfCompounds } from './told-compounds';

describe('compounds as they are told', () => {
  it.each([
    ['an old man under a roof of folded paper', 'an old man under a roof made of folded paper'],
    ['a chair of ice', 'a chair made of ice'],
    ['a coat of feathers', 'a coat made of feathers'],
  ])('%s is made of it', (said, plain) => {
    expect(toldOfCompounds(said)).toBe(plain);
  });

  it.each([
    'a vase of roses',
    'a wheelbarrow of flowers',
    'a bed of roses',
    'a house of cards',
    'a glass of ice',
  ])('%s stays as it is', (said) => {
    expect(toldOfCompounds(said)).toBe(said);
  });

  it('what ones are is told before', () => {
    expect(toldOfCompounds('a tall thin house squeezed between two wide round ones')).toBe(
      'a tall thin house squeezed between two wide round houses',
    );
  });

  it('one that becomes two is seen with the two', () => {
    expect(toldOfCompounds('one bird becomes two')).toBe('one bird becoming two birds');
  });

  it('a pyramid of oranges is a pile of them, and one of people none', () => {
    expect(toldOfCompounds('a pyramid of oranges')).toBe('a pile of oranges');
    expect(toldOfCompounds('a pyramid of acrobats')).toBe('a pyramid of acrobats');
  });

  it('a long prompt is told in no time', () => {
    const startedAtMs = performance.now();
    for (const phrase of ['a roof of folded ', 'between two wide ', 'one small bird becomes '])
      toldOfCompounds(phrase.repeat(4000 / phrase.length));
    expect(performance.now() - startedAtMs).toBeLessThan(1000);
  });
});
