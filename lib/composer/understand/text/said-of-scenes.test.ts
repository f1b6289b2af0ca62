import { describe, expect, it } from 'vitest';
import { understand } from '../../index';
import { saidOfScenes } from './said-of-scenes';

describe('what people say in short of scenes', () => {
  it.each([
    ['a man at a bus stop, pouring rain', 'a man at a bus stop, heavy rain'],
    ['a canyon in late afternoon sun', 'a canyon golden hour'],
    ['a deer caught in the headlights of a car', 'a deer standing in front of a car'],
    ['a raccoon caught in a flashlight beam', 'a raccoon in a light beam'],
    ['a hut, smoke rising from the chimney', 'a hut with a smoking chimney'],
    [
      'two neighbours chatting over a white fence',
      'a neighbour behind a white fence talking to a neighbour in front of the fence',
    ],
    ['a farmer driving a flock of geese', 'a farmer herding a flock of geese'],
    ['juice with a single paper straw', 'juice with a straw'],
  ])('%s', (said, plain) => {
    expect(saidOfScenes(said)).toBe(plain);
  });

  it.each(['a girl pouring water', 'a man driving a car', 'a steel beam on a building site'])(
    'leaves %s alone',
    (said) => {
      expect(saidOfScenes(said)).toBe(said);
    },
  );
});

it('who is in a storm is in nothing that is told after it', () => {
  const { relations, weather } = understand(
    'a lighthouse in a storm and a small boat on the waves',
  );
  expect(weather).toBe('storm');
  expect(relations.filter(({ kind }) => kind === 'in')).toEqual([]);
});
