import { describe, expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { svgOf } from '../illustration';
import { sightsOf } from '../sight';
import { understand } from '../understand';

const SIZE = { widthPx: 384, heightPx: 384 };

function boxesOf(prompt: string) {
  const brief = understand(prompt);
  const svg = svgOf(illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 }));
  const parts = brief.elements.map(({ id }) => ({ id, marks: [`data-e="${id}"`] }));
  const sights = sightsOf(svg, parts, SIZE);
  return (concept: string) => {
    const id = brief.elements.find((one) => one.concept === concept)?.id ?? '';
    const box = sights.get(id)?.box;
    if (!box) throw new Error(`${concept} is not seen`);
    return { wide: box.right - box.left, tall: box.bottom - box.top, ...box };
  };
}

describe('what several share', () => {
  it('is longer for three children, and no thicker than a seat', () => {
    const boxOf = boxesOf('three children sitting on a log');
    expect(boxOf('log').tall).toBeLessThan(boxOf('child').tall * 0.7);
    expect(boxOf('log').wide).toBeGreaterThan(boxOf('child').wide * 0.8);
  });

  it('has its frogs side by side and not in a pile', () => {
    const boxOf = boxesOf('five frogs sitting on a lily pad');
    expect(boxOf('frog').wide).toBeGreaterThan(boxOf('frog').tall * 2.6);
    expect(boxOf('lily-pad').wide).toBeGreaterThan(boxOf('frog').wide);
  });
});

describe('a blanket', () => {
  it('lies over the laps of those under it, who sit on the sofa', () => {
    const boxOf = boxesOf('a couple under a blanket on the sofa');
    const [blanket, man] = [boxOf('blanket'), boxOf('man')];
    expect(blanket.top).toBeGreaterThan(man.top);
    expect(blanket.left).toBeLessThan(man.left + man.wide / 2);
    expect(blanket.right).toBeGreaterThan(man.left + man.wide / 2);
  });

  it('hangs over the back where nobody is under it', () => {
    const { relations } = understand('a cat on a sofa with a blanket over the back');
    expect(relations.map(({ kind, from }) => `${from} ${kind}`)).toContain('e1 on');
  });
});

describe('what children build of blankets and cardboard', () => {
  it.each([
    ['a boy in a blanket fort', 'boy', 'blanket-fort'],
    ['a girl in a cardboard rocket', 'girl', 'cardboard-rocket'],
    ['a boy in a cardboard castle', 'boy', 'cardboard-castle'],
  ])('has whoever is in it within its walls: %s', (prompt, who, what) => {
    const boxOf = boxesOf(prompt);
    const [child, built] = [boxOf(who), boxOf(what)];
    expect(child.left).toBeGreaterThan(built.left);
    expect(child.right).toBeLessThan(built.right);
    expect(child.bottom).toBeLessThan(built.bottom + 0.01);
  });
});
