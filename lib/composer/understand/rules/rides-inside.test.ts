import { describe, expect, it } from 'vitest';
import { understand } from '..';

const placeOf = (prompt: string) => understand(prompt).places[0]?.concept;

describe('who is at ease in a vehicle is inside it', () => {
  it.each([
    ['a dog asleep on a bus', 'bus-cabin'],
    ['passengers on a plane', 'plane-cabin'],
    ['a tired nurse sleeping on the subway', 'metro-cabin'],
    ['two friends talking on a tram', 'tram-cabin'],
    ['a mother and her son looking out of a train window', 'train-cabin'],
    ['a couple sleeping in the back of a car', 'car-cabin'],
    ['two kids playing cards in a camper van', 'camper-cabin'],
    ['an astronaut eating pizza in a space station', 'station-cabin'],
    ['a businesswoman typing on her laptop in a taxi', 'car-cabin'],
    ['une femme dort dans le bus', 'bus-cabin'],
    ['ein Mädchen liest im Zug', 'train-cabin'],
    ['an old man doing a crossword on the tram', 'tram-cabin'],
  ])('%s', (prompt, cabin) => {
    expect(placeOf(prompt)).toBe(cabin);
  });

  it.each([
    'a boy waving from a train window',
    'a woman driving a car',
    'a dog in a car',
    'a cat on a car',
    'a bus driving through the city',
    'a man repairing a bus',
    'a dog with its head out of a car window',
  ])('%s is seen from outside', (prompt) => {
    expect(placeOf(prompt) ?? '').not.toMatch(/-cabin$/);
  });

  it('a sailor asleep in a ship cabin is in a bed', () => {
    const { elements } = understand('a sailor sleeping in a ship cabin');
    expect(elements.map(({ concept }) => concept)).toContain('bed');
  });
});
