import { describe, expect, it } from 'vitest';
import { understand } from '../../index';
import { saidOfSpots } from './said-of-spots';

describe('what people say in short of where things are', () => {
  it.each([
    ['pumpkins on the porch steps', 'pumpkins on a porch'],
    ['a cat on the steps of a porch', 'a cat on a porch'],
    ['a man on the church steps', 'a man on the steps of a church'],
    ['a windmill, dark storm clouds rolling in', 'a windmill, storm approaching'],
    ['a hut with smoke from the chimney', 'a hut with a smoking chimney'],
    ['a train in the hills, smoke from the engine', 'a steam train in the hills'],
    [
      'kids at a christmas tree, a boy puts the star on top',
      'kids at a christmas tree, a boy puts the star on top of the tree',
    ],
    ['a girl on the deck of an airship', 'a girl on an airship deck'],
    ['two knights in a duel in an arena', 'two knights in a duel in a gladiator arena'],
    ['soup at a long table outdoors', 'soup at a long table, outdoors'],
    ['a fridge with its door open and a lemon inside', 'a open fridge with a lemon inside'],
    ['a diver exploring the sunken city', 'a diver exploring ruins on the ocean floor'],
    ['storks in an orange sky', 'storks in the sky at sunset'],
    ['a pirate at the wheel', 'a pirate at the ship wheel'],
    ['a dog on the porch and two kids', 'a dog on the porch, two kids'],
  ])('%s', (said, plain) => {
    expect(saidOfSpots(said)).toBe(plain);
  });

  it.each(['how to bake bread in five steps', 'storm clouds', 'a cake with a star on top'])(
    'leaves %s alone',
    (said) => {
      expect(saidOfSpots(said)).toBe(said);
    },
  );
});

it('steps before a door are a place and no page of steps', () => {
  const { template, places } = understand('jack-o-lanterns on the porch steps');
  expect(template).toBeUndefined();
  expect(places).not.toEqual([]);
});

it('smoke from a chimney has nobody come down it', () => {
  const { relations, season } = understand('a cottage with sheep and smoke from the chimney');
  expect(relations.filter(({ kind }) => kind === 'in')).toEqual([]);
  expect(season).toBeUndefined();
});
