import { expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';
import { boxesIn } from './testing/seen';

const PICTURE = { sidePx: 512, seed: 5 };
const drawingOf = drawnWith(PICTURE);

/** Where elements are seen, by their phrases. */
const boxesOf = (prompt: string) => {
  const { boxWhere } = boxesIn(prompt, PICTURE);
  return (phrase: string) => boxWhere((one) => one.phrase === phrase);
};

it('a kitten that is carried down a ladder is in the arms of who is on the ladder', () => {
  const boxOf = boxesOf('a firefighter carrying a kitten down a ladder');
  const [man, kitten, ladder] = [boxOf('firefighter'), boxOf('kitten'), boxOf('ladder')];
  expect(man.bottom).toBeLessThan(ladder.bottom);
  expect(kitten.bottom).toBeLessThan(man.bottom);
  expect(kitten.bottom - kitten.top).toBeGreaterThan((man.bottom - man.top) * 0.18);
});

it('several on a ladder are one over the other', () => {
  const slimnessOf = (prompt: string, phrase: string) => {
    const { left, right, top, bottom } = boxesOf(prompt)(phrase);
    return (bottom - top) / (right - left);
  };
  const one = slimnessOf('a man climbing a ladder', 'man');
  expect(slimnessOf('two men climbing a ladder', 'two men')).toBeGreaterThan(one * 1.5);
});

it('who is on a ship is on its deck', () => {
  const { notDrawn } = drawingOf('fishermen hauling a net onto a small trawler at dawn');
  expect(notDrawn).not.toContain('fishermen');
});

it('on a banner two have one sofa between them', () => {
  const boxOf = boxesOf('banner for a moving company: two movers carrying a sofa');
  const [movers, sofa] = [boxOf('two movers'), boxOf('sofa')];
  expect(sofa.right - sofa.left).toBeLessThan((movers.bottom - movers.top) * 1.8);
});

it('a sofa between two movers is off the ground', () => {
  const boxOf = boxesOf('two movers carrying a sofa');
  const [movers, sofa] = [boxOf('two movers'), boxOf('sofa')];
  expect(sofa.bottom).toBeLessThan(movers.bottom - (movers.bottom - movers.top) * 0.2);
  expect(movers.left).toBeLessThan(sofa.left);
  expect(movers.right).toBeGreaterThan(sofa.right);
});

it('all that somebody juggles is in the air over them, once each', () => {
  const prompt = 'a woman juggling a laptop, a baby and a frying pan';
  const boxOf = boxesOf(prompt);
  const woman = boxOf('woman');
  for (const phrase of ['laptop', 'baby', 'frying pan'])
    expect(boxOf(phrase).bottom).toBeLessThan(woman.bottom - (woman.bottom - woman.top) * 0.3);
});
