import { describe, expect, it } from 'vitest';
import { saidOfLand } from './said-of-land';

describe('what people say in short of land and of who goes by', () => {
  it.each([
    ['a squirrel climbing up the side of a silo', 'a squirrel climbing up a silo'],
    ['a bus on a coastal road', 'a bus on a road by the sea'],
    ['a storm passing over a village', 'a storm going over a village'],
    ['a hawk with a trout in its talons', 'a hawk with a trout in its claws'],
    ['two ponies in a fenced-in field', 'two ponies in a paddock'],
    ['a floating castle in the clouds', 'a castle on a floating island in the clouds'],
    ['a bamboo forest path', 'a path through a bamboo forest'],
    ['a house floating in the sky', 'a house on a floating island in the sky'],
    ['a hippo in a muddy pen', 'a hippo in a zoo enclosure'],
    ['a bear using its paws to dig a hole', 'a bear that digs a hole'],
    ['the sun setting behind palm trees', 'sunset behind palm trees'],
    ['a city seen from a bridge', 'a city from a bridge'],
    ['a lion seen from the front', 'a lion from the front'],
    ['a coast as seen from the air', 'a coast, aerial view'],
    ["a worm's eye view of skyscrapers", 'low angle view of skyscrapers'],
    ['a bat hanging from the ceiling of a cave', 'a bat upside down in a cave'],
    ['a hen near a barn door', 'a hen near a barn'],
    ['a squirrel on a fence post', 'a squirrel on a wooden fence'],
    ['a message in a bottle', 'a letter in a bottle'],
  ])('%s', (said, plain) => {
    expect(saidOfLand(said)).toBe(plain);
  });

  it.each([
    'a boy passing a ball',
    'the side of a barn',
    'a cat using a laptop',
    'a floating house on a lake',
    'a wreath on a barn door',
    'a bat flying out of a cave',
  ])('leaves %s alone', (said) => {
    expect(saidOfLand(said)).toBe(said);
  });
});
