import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { boxesIn } from './testing/seen';

const boxesOf = (prompt: string) => {
  const { boxWhere } = boxesIn(prompt, { sidePx: 384 });
  return (concept: string) => boxWhere((one) => one.concept === concept);
};

describe('what nobody made to be sat on', () => {
  it.each([
    ['bucket', 'an old man sitting on a bucket in a yard'],
    ['cool-box', 'a fisherman sitting on a cooler'],
    ['football', 'a girl sitting on a soccer ball'],
  ])('is under who sits on it: a %s', (concept, prompt) => {
    const boxOf = boxesOf(prompt);
    const sitter = boxesIn(prompt, { sidePx: 384 }).boxWhere((one) => one.id === 'e1');
    expect(boxOf(concept).top).toBeGreaterThan(sitter.top + sitter.height * 0.4);
    expect(boxOf(concept).bottom).toBeGreaterThan(sitter.top + sitter.height * 0.85);
  });

  it('is a board that lies', () => {
    const board = boxesOf('a surfer sitting on a surfboard at the beach')('surfboard');
    expect(board.width).toBeGreaterThan(board.height * 3);
  });

  it('is no giant vessel in which somebody is small', () => {
    expect(understand('a boy sitting on a bucket').ideas ?? []).toEqual([]);
  });
});

it('a beam is as long as the builders on it need it', () => {
  const boxOf = boxesOf('four builders sitting on a steel beam');
  expect(boxOf('steel-beam').width).toBeLessThan(boxOf('builder').width * 1.6);
});
