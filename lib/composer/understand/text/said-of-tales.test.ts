import { describe, expect, it } from 'vitest';
import { saidOfTales } from './said-of-tales';

describe('what tales say of woods, hearts and haunted houses', () => {
  it.each([
    ['a fox walking through a dark wood', 'a fox walking through a dark forest'],
    ['a hut in an old enchanted wood', 'a hut in an old enchanted forest'],
    [
      'two swans making a heart with their necks',
      'two swans facing each other with a heart above them',
    ],
    ['a foal sleeping in a bed of flowers', 'a foal sleeping among flowers'],
    ['a fox curled up on a bed of autumn leaves', 'a fox curled up on a pile of autumn leaves'],
    ['a mansion with ghosts flying out of the windows', 'a mansion with ghosts flying around it'],
    ['a kraken wrapping its huge tentacles around a ship', 'a kraken grabbing a ship'],
  ])('%s', (said, plain) => {
    expect(saidOfTales(said)).toBe(plain);
  });

  it.each(['a heart carved in wood', 'a bird flying out of the window', 'a box made of dark wood'])(
    'leaves %s alone',
    (said) => {
      expect(saidOfTales(said)).toBe(said);
    },
  );
});
