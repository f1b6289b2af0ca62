import { describe, expect, it } from 'vitest';
import { toldOfStates } from './told-of-states';

describe('things in states and places of which people say less than the tables ask for', () => {
  it.each([
    ['a bare tree with a crow on a branch', 'a crow in a bare tree'],
    ['an owl sitting on a branch of an old oak tree', 'an owl sitting in an old oak tree'],
    ['a pickup truck with hay in the back', 'hay on the back of a pickup truck'],
    ['a red velvet sofa', 'a red sofa'],
    ['an armored horse carrying a knight', 'a knight riding an armored horse'],
    ['a thorny rose bush', 'a thorny bush with roses'],
    ['a bird bath with two sparrows', 'two sparrows on a bird bath'],
    ['a fire truck with a dalmatian on top', 'a dalmatian on the roof of a fire truck'],
    ['two boys having a snowball fight', 'two boys throwing snowballs at each other in the snow'],
    ['a red velvet cake', 'a red velvet cake'],
    ['an overflowing trash can', 'an overflowing trash can full of trash'],
    ['a bat hanging from the ceiling', 'a bat hanging from a ceiling beam'],
    ['a lamp hanging from the ceiling', 'a lamp hanging from a ceiling beam'],
    ['a kitchen lamp hanging from the ceiling', 'a kitchen lamp hanging from a ceiling beam'],
    ['a room with a lamp hanging from the ceiling', 'a room with a lamp hanging from the ceiling'],
  ])('%s is told as %s', (said, told) => {
    expect(toldOfStates(said)).toBe(told);
  });
});
