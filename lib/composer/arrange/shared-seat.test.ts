import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { boxesIn } from './testing/seen';

const boxesOf = (prompt: string) => {
  const { boxWhere } = boxesIn(prompt, { sidePx: 384 });
  return (concept: string) => boxWhere((one) => one.concept === concept);
};

describe('what several share', () => {
  it('is longer for three children, and no thicker than a seat', () => {
    const boxOf = boxesOf('three children sitting on a log');
    expect(boxOf('log').height).toBeLessThan(boxOf('child').height * 0.7);
    expect(boxOf('log').width).toBeGreaterThan(boxOf('child').width * 0.8);
  });

  it('has its frogs side by side and not in a pile', () => {
    const boxOf = boxesOf('five frogs sitting on a lily pad');
    expect(boxOf('frog').width).toBeGreaterThan(boxOf('frog').height * 2.6);
    expect(boxOf('lily-pad').width).toBeGreaterThan(boxOf('frog').width);
  });
});

describe('a blanket', () => {
  it('lies over the laps of those under it, who sit on the sofa', () => {
    const boxOf = boxesOf('a couple under a blanket on the sofa');
    const [blanket, man] = [boxOf('blanket'), boxOf('man')];
    expect(blanket.top).toBeGreaterThan(man.top);
    expect(blanket.left).toBeLessThan(man.left + man.width / 2);
    expect(blanket.right).toBeGreaterThan(man.left + man.width / 2);
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
