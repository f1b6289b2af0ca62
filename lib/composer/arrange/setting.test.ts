import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ sidePx: 256 });
const shownIn = (prompt: string) => drawn(prompt).drew;

it('trucks under string lights are in no room', () => {
  expect(shownIn('three trucks and string lights at night')).not.toContain('living room');
});

describe('where somebody is of whom no place is told', () => {
  it.each([
    ['a vet examining a cat on a table', 'veterinary clinic'],
    ['a man cooking pasta', 'kitchen'],
    ['a woman reading in a bathtub', 'bathroom'],
    ['a carpenter sawing a plank', 'workshop'],
    ['a team of four around a table with charts on the wall', 'meeting room'],
    ['a teacher at a blackboard with three pupils at their desks', 'classroom'],
    ['a rocket taking off', 'desert'],
    ['a cat lying on the floor', 'floor'],
    ['three kids sitting on the floor listening to their teacher', 'classroom'],
    ['a man fixing a bookshelf', 'workshop'],
    ['a man hitchhiking', 'hitchhiking'],
    ['a bear cub fishing with his dad at sunset', 'lake'],
    ['a bus going past a rhino', 'road'],
    ['a submarine passing an octopus', 'underwater'],
  ])('is told by what is done there: %s', (prompt, place) => {
    expect(shownIn(prompt)).toContain(place);
  });

  it.each([
    'a chef',
    'a doctor, close-up portrait',
    'mascot of a baker holding bread',
    'a red sofa',
  ])('is nowhere where nothing is done: %s', (prompt) => {
    expect(shownIn(prompt)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/kitchen|clinic|bakery|living/)]),
    );
  });

  it.each([
    ['a lion chef cooking pasta', 'kitchen'],
    ['a fox teacher writing on a blackboard', 'classroom'],
    ['a raccoon barista making coffee', 'cafe'],
  ])('is where people do it, for animals that do it as people: %s', (prompt, place) => {
    expect(shownIn(prompt)).toContain(place);
  });

  it('is open country under northern lights', () => {
    expect(shownIn('northern lights over a cabin')).not.toContain('forest');
  });

  it('is dark where a lamp of the street shines on somebody', () => {
    expect(shownIn('a woman waiting under a street lamp')).toContain('moon');
  });

  it('has the trees of the hill that are told of on all of its slopes', () => {
    expect(shownIn('a castle on a hill with cypress trees')).toContain('cypress trees');
  });

  it('has tools on the wall of a garage, and no masonry in it', () => {
    expect(shownIn('a mechanic repairing a car in a garage, tools on the wall')).toEqual(
      expect.arrayContaining(['garage', 'wall', 'tools']),
    );
  });
});
