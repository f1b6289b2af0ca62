import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { partsOnOwner } from './parts-on-owner';

describe('what is told of a thing after a comma', () => {
  it.each([
    [
      'friendly robot mascot waving, round body, blue eyes, white background',
      'friendly chubby robot mascot with blue eyes waving, white background',
    ],
    [
      'a house on a hill, red roof, big windows, sunset',
      'a house with a red roof and big windows on a hill, sunset',
    ],
    ['a fox in the snow, bushy tail', 'a fox with a bushy tail in the snow'],
    ['a girl, a cat, green eyes', 'a girl, a cat with green eyes'],
    ['white mug, blue handle', 'white mug with a blue handle'],
    ['a dragon sleeping, green scales', 'a green dragon sleeping'],
    ['woman in an office, dark skin', 'dark-skinned woman in an office'],
    ['stack of pancakes, butter on top, syrup', 'stack of pancakes with syrup and butter on top'],
    ['puppy, floppy ears, red collar', 'puppy with floppy ears and a red dog collar'],
    ['barista, bun', 'barista with a bun'],
    ['white mug, blue stripe', 'white mug with a blue stripe'],
    ['avocado character, rosy cheeks', 'avocado character with rosy cheeks'],
  ])('stands at its owner: %s', (prompt, told) => {
    expect(partsOnOwner(prompt)).toBe(told);
  });

  it.each([
    [
      'running shoe in the air, bright orange, side view',
      'bright orange running shoe in the air, side view',
    ],
    ['teapot, glossy finish', 'glossy teapot'],
    ['vase, blue and white pattern', 'blue and white vase'],
    ['radio, walnut wood, brass knobs', 'wooden radio with brass knobs'],
    ['plant pot, succulents, white ceramic', 'white ceramic plant pot, succulents'],
    ['hot air balloon, rainbow stripes', 'rainbow striped hot air balloon'],
    ['backpack, floral pattern', 'floral backpack'],
    ['mountain bike, red frame', 'red mountain bike'],
    ['lighthouse, red and white stripes', 'red and white striped lighthouse'],
  ])('is its look where it is all over it: %s', (prompt, told) => {
    expect(partsOnOwner(prompt)).toBe(told);
  });

  it.each([
    'diagram of a flower, green leaves, petals',
    'icons: a blue eye, a big ear',
    'a boy and a girl, big eyes',
    'a cat on a roof, big moon',
    'mountains, snowy peaks, blue sky',
    'a red car, blue and white',
    'header for an article, a shield over a board, dark blue',
    'eine Katze, grüne Augen',
  ])('stays where it is a thing of its own, or nobody’s: %s', (prompt) => {
    expect(partsOnOwner(prompt)).toBe(prompt);
  });

  it('is no thing beside it', () => {
    const thingsIn = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);
    expect(thingsIn('a fox in the snow, blue eyes, bushy tail')).toEqual(['fox']);
    expect(thingsIn('a robot waving, round body, blue eyes')).toEqual(['robot']);
    expect(thingsIn('running shoe, bright orange')).toEqual(thingsIn('running shoe'));
  });

  it('is no second thing in a mark', () => {
    const thingsIn = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);
    expect(thingsIn('cute ghost, big round eyes, sticker style')).toEqual(['ghost']);
    expect(thingsIn('icon of a rocket, red fins')).toEqual(['rocket']);
  });

  it('is told of figures that are called mascots', () => {
    const [cat] = understand('cat mascot waving, green eyes').elements;
    expect(cat?.partLooks?.map(({ part }) => part)).toEqual(['eyes']);
  });
});
