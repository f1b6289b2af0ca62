import { describe, expect, it } from 'vitest';
import { toldInUse } from './told-in-use';

describe('things where they are used', () => {
  it.each([
    [
      'a barber handing a comb to a client over the counter',
      'a barber behind the counter handing a comb to a client',
    ],
    ['two roofers laying tiles on a roof', 'two roofers building roof tiles on a roof'],
    [
      'a straw basket hanging on a nail with onions inside',
      'a straw basket hanging on a nail, full of onions',
    ],
    ['bowl of ramen, chopsticks resting on top', 'bowl of ramen and chopsticks on the bowl'],
    ['a cake, a cherry sitting on top', 'a cake with a cherry on top'],
    ['a girl pulling a toy boat on a string', 'a girl pulling a toy boat'],
    ['coworkers brainstorming around a whiteboard', 'coworkers discussing at the whiteboard'],
    ['a baker with a tray of fresh rolls', 'a baker with a baking tray of fresh rolls'],
    ['cherries falling into a glass of milk', 'cherries falling above a glass of milk'],
    ['boots on a mossy log', 'boots on a log covered in moss'],
    ['a beekeeper with a frame', 'a beekeeper with a hive frame'],
    [
      'a chef plating seared tuna in a kitchen',
      'a chef arranging seared tuna on a plate on a table in a kitchen',
    ],
    ['a welder joining two beams', 'a welder welding two beams'],
    ['a boy with a book between tall shelves', 'a boy with a book in a library'],
    ['a coffee bag beside a grinder', 'a coffee bag beside a coffee grinder'],
    ['a pizza in a wood fired pizza oven', 'a pizza in a brick oven'],
    ['a waiter with a tray of rolls', 'a waiter with a tray of rolls'],
  ])('are read there: %s', (told, plain) => {
    expect(toldInUse(told)).toBe(plain);
  });

  it.each([
    'handing a to b over ',
    'bag on a hook with x ',
    'bowl of x with a spoon ',
    'pulling a toy ',
    'tray of ',
    'with a red cherry ',
    'plums falling into a ',
    'beehive frame ',
    'plating a big ',
    'book in the ',
    'wood fired stone ',
  ])('are found quickly in a prompt that repeats %s', (phrase) => {
    const started = process.cpuUsage();
    toldInUse(phrase.repeat(Math.ceil(4000 / phrase.length)));
    // Time of this process alone, however busy the machine is, in microseconds.
    expect(process.cpuUsage(started).user).toBeLessThan(500_000);
  });
});
