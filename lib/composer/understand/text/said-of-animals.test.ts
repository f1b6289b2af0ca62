import { describe, expect, it } from 'vitest';
import { saidOfAnimals } from './said-of-animals';

describe('what people say in short of animals', () => {
  it.each([
    ['an octopus juggling teacups underwater', 'an octopus juggling teacups under the sea'],
    ['a corgi in a box with its head sticking out', 'a corgi in a box'],
    ['a mouse with a needle as a sword', 'a mouse holding a needle'],
    ['storks carrying a bundle across the sky', 'storks flying across the sky, carrying a bundle '],
    ['crows on power lines', 'crows on telephone wires'],
    ['a bee collecting nectar from a rose', 'a bee hovering at a rose'],
    ['a poodle hanging out the car window', 'a poodle in a car'],
    ['a poodle in the back seat', 'a poodle in a car'],
    ['a wolf dipping its paws in some water', 'a wolf standing in the water'],
    ['an owl clinging to a twig', 'an owl perched on a branch'],
    ['a dragon in a nest of gold coins', 'a dragon on a pile of gold coins'],
  ])('%s', (said, plain) => {
    expect(saidOfAnimals(said)).toBe(plain);
  });

  it.each(['an underwater city', 'a bird in a nest of twigs', 'dressed as a knight'])(
    'leaves %s alone',
    (said) => {
      expect(saidOfAnimals(said)).toBe(said);
    },
  );
});
