import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { briefOfPattern, companionsOf } from './pattern-companions';

const thingsOf = (prompt: string) =>
  briefOfPattern(understand(prompt)).elements.map(({ concept }) => concept);

describe('a pattern', () => {
  it('shows some of what a collective names, and not what it is printed on or for', () => {
    expect(thingsOf('woodland animals pattern for a nursery')).toEqual([
      'fox',
      'hedgehog',
      'owl',
      'rabbit',
    ]);
    expect(thingsOf('dog bandana fabric: bones and tennis balls, seamless')).toEqual([
      'bone',
      'tennis-ball',
    ]);
  });

  it('is no scene where it is called after its cloth, and shows no wrap of food', () => {
    const brief = understand('pajama fabric with owls and moons');
    expect(brief.template?.id).toBe('pattern');
    expect(thingsOf('gift wrap pattern, penguins and sleds')).toEqual(['penguin', 'sled']);
  });

  it('has with one thing what goes with it, unless it is refused', () => {
    const brief = understand('seamless pattern of lemons');
    const request = { brief, drawingOf: () => ({}) } as unknown as Parameters<
      typeof companionsOf
    >[0];
    const { beside } = companionsOf(request, brief.elements);
    expect(beside.map(({ concept }) => concept)).toEqual(['lemon-slice']);
    const refused = { ...request, brief: { ...brief, excluded: ['lemon-slice'] } };
    expect(companionsOf(refused, brief.elements).beside).toEqual([]);
  });
});
