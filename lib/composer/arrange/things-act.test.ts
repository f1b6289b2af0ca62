import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

/** What a picture says that it shows. */
const drawn = drawnWith({ sidePx: 256, seed: 11 });
const drew = (prompt: string) => drawn(prompt).drew;

describe('things that act', () => {
  it.each([
    ['a car racing down a road', 'racing'],
    ['a book flying through the sky', 'flying'],
    ['a kite flying over the beach', 'flying'],
    ['a ball bouncing down the stairs', 'bouncing'],
    ['a boat sailing on a lake', 'sailing'],
    ['a tow truck pulling a car', 'pulling'],
    ['a teapot pouring tea into a cup', 'pouring'],
    ['a robot arm picking tomatoes', 'picking'],
    ['a strawberry and a kiwi dancing together', 'dancing together'],
    ['a banana riding a skateboard', 'riding'],
    ['an avocado jogging', 'jogging'],
  ])('%s is told as drawn', (prompt, said) => {
    expect(drew(prompt)).toContain(said);
  });
});
