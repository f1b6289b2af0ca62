import { describe, expect, it } from 'vitest';
import { saidOfCallings } from './said-of-callings';

describe('who somebody is', () => {
  it.each([
    ['a fire crew on a ladder', 'four firefighters on a ladder'],
    ['old detective who is a frog with a cane', 'old frog detective with a cane'],
    ['a frog who is a detective', 'a frog detective'],
    ['a woman who is a doctor', 'a woman who is a doctor'],
    ['night bakery run by hedgehogs', 'hedgehogs working in a night bakery'],
    ['hero for my card game: a sleepy bear', 'a sleepy bear'],
    ['an onion king', 'an onion mascot wearing a crown and a cape'],
    ['an ice king', 'an ice king'],
  ])('%s', (said, plain) => {
    expect(saidOfCallings(said)).toBe(plain);
  });
});

describe('what a trade calls its places and deeds', () => {
  it.each([
    ['two roofers having lunch on a beam', 'two roofers eating sandwiches sitting on a beam'],
    ['a student taking notes in class', 'a student writing in a notebook in class'],
    ['a knight praying before the battle', 'a knight praying'],
    ['a squirrel climbing up the old trunk', 'a squirrel climbing up the tree'],
    ['lizard on red earth', 'lizard on a red desert'],
    ['a goat with a bell', 'a goat wearing a bell'],
    ['a lake, lilies white and pink, dawn', 'a lake, white and pink lilies, dawn'],
    ['a cart with 4 goblins laughing', '4 goblins in a cart laughing'],
    ['a blacksmith npc, bald', 'a blacksmith, bald'],
    ['a snail portrait, sad but sweet', 'a snail portrait'],
    ['a boy with a cast on his left arm', 'a boy with an arm cast'],
    ['a nomad, falcon on a leather glove', 'a nomad with a falcon on his hand'],
    ['a frog stuck on a window', 'a frog on a window'],
    ['two goats touching noses over a fence', 'two goats facing each other at a fence'],
  ])('%s', (said, plain) => {
    expect(saidOfCallings(said)).toBe(plain);
  });
});
