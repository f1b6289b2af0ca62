import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';
import { boxesIn } from './testing/seen';

const PICTURE = { sidePx: 384, seed: 5 };
const drawingOf = drawnWith(PICTURE);

/** Where elements are seen, by their phrases. */
const boxesOf = (prompt: string) => {
  const { boxWhere } = boxesIn(prompt, PICTURE);
  return (phrase: string) => boxWhere((one) => one.phrase === phrase);
};

describe('what animals do on all fours', () => {
  it.each([
    ['a dog digging a hole', 'digging'],
    ['a cat scratching a sofa', 'scratching'],
    ['a panda rolling down a hill', 'rolling'],
    ['two foxes playing with each other', 'playing'],
    ['a woodpecker pecking a tree', 'pecking'],
    ['a raccoon rummaging in a trash can', 'rummaging'],
  ])('%s', (prompt, deed) => {
    expect(drawingOf(prompt).drew.join(', ')).toContain(deed);
  });

  it('puts the forefeet of a bear that scratches at a door on it', () => {
    const boxOf = boxesOf('a bear scratching at a door');
    const [bear, door] = [boxOf('bear'), boxOf('door')];
    expect(bear.bottom - bear.top).toBeGreaterThan(bear.right - bear.left);
    expect(Math.max(bear.left - door.right, door.left - bear.right)).toBeLessThan(0.01);
  });
});

describe('what does something by itself', () => {
  it.each([
    ['a teddy bear pouring tea', 'pouring'],
    ['an avocado lifting dumbbells', 'lifting'],
    ['a toothbrush brushing a tooth', 'brushing'],
    ['a pig flying a kite', 'flying a kite'],
  ])('%s', (prompt, deed) => {
    expect(drawingOf(prompt).drew.join(', ')).toContain(deed);
  });
});
