import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';

const placeOf = (prompt: string) => understand(prompt).places[0]?.concept;

describe('places of tales and places high up', () => {
  it.each([
    ['an explorer in a crystal cave', 'crystal-cave'],
    ['a penguin in an ice cave', 'ice-cave'],
    ['a dragon sleeping in a lava cave', 'lava-cave'],
    ['a girl walking through candy land', 'candy-land'],
    ['fairies in a fairy village of mushrooms', 'mushroom-village'],
    ['a cat sleeping on a roof at night', 'roof-ridge'],
    ['two kids playing cards in a tent', 'tent-interior'],
    ['a boy reading comics in a treehouse', 'tree-house-interior'],
    ['a wizard reading in his tower', 'wizard-tower'],
  ])('%s', (prompt, place) => {
    expect(placeOf(prompt)).toBe(place);
  });
});
