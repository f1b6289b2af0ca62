import { describe, expect, it } from 'vitest';
import { roomsToldPlainly, sideToldOf } from './rooms-told';

describe('rooms told plainly', () => {
  it.each([
    ['a sofa with a lamp to the left of the sofa', 'a sofa with a lamp beside the sofa'],
    ['a café with a chalkboard menu on the wall', 'a café with a chalkboard on the wall'],
    ['a kitchen with a sink and a shelf above', 'a kitchen with a sink and a wall shelf above it'],
    ['a forest with the stars above', 'a forest with the stars above'],
  ])('%s', (told, plain) => {
    expect(roomsToldPlainly(told)).toBe(plain);
  });
});

describe('the side of a room', () => {
  it('is that of the thing that it is told of', () => {
    const prompt = 'a fireplace, leather armchair on the right and a plant in the corner';
    expect(sideToldOf('leather armchair', prompt)).toBe('right');
    expect(sideToldOf('plant', prompt)).toBe('corner');
    expect(sideToldOf('fireplace', prompt)).toBeUndefined();
  });
});
