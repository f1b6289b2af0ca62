import { describe, expect, it } from 'vitest';
import { createPen, Definitions } from '../kit/pen';
import { clasp } from '../kit/symbols/clasp';
import type { Frame, Item, Spot } from './item';
import { lifted } from './lifted';
import { svgOf } from '../illustration';
import { markOf, sightsOf } from '../sight';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ seed: 7 });

describe('what is held up', () => {
  it.each([
    ['a hand holding a smartphone', ['hand', 'smartphone']],
    ["a woman's hand holding a tube of hand cream", ['hand', 'tube of hand cream']],
    ['a black t-shirt on a wooden hanger', ['black t-shirt', 'wooden hanger']],
  ])('is seen with what holds it: %s', (prompt, things) => {
    const { drew, notDrawn } = drawn(prompt);
    expect(drew).toEqual(expect.arrayContaining(things));
    expect(notDrawn).toEqual([]);
  });

  it.each([
    ['a hand squeezing a lemon over a plate of fish', 'e1', 'e4'],
    ['a hand holding a magnifying glass over a map', 'e1', 'e3'],
  ])(
    'comes from above where it is over something, which it does not hide: %s',
    (prompt, by, of) => {
      const picture = drawn(prompt);
      const parts = [by, of].map((id) => ({ id, marks: [markOf(id)] }));
      const sights = sightsOf(svgOf(picture), parts, picture);
      const [hand, below] = [sights.get(by)?.box, sights.get(of)?.box];
      expect(hand?.top ?? 1).toBeLessThan(0.1);
      expect(hand?.bottom ?? 1).toBeLessThan(below?.bottom ?? 0);
    },
  );

  it('has fewer fingers around what is low', () => {
    const pen = createPen({
      definitions: new Definitions(''),
      seed: 1,
      label: 'hand',
      pxPerCm: 10,
      accents: ['#cc3333', '#3333cc', '#33cc33', '#cccc33'],
    });
    const parts = (heightCm: number) =>
      (clasp(pen, { widthCm: 8, heightCm }).front ?? '').split('<path').length;
    expect(parts(5)).toBeLessThan(parts(15));
  });

  it('goes up where it floats, and its shadow stays on the ground', () => {
    const item: Item = {
      id: 'e1',
      elements: ['e1'],
      box: { left: -5, top: -10, right: 5, bottom: 0 },
      layer: 'main',
      kind: 'clothing',
      isActor: false,
      isLevitating: true,
    };
    const spot: Spot = { item, x: 500, y: 800, pxPerCm: 40, mirrored: false, depth: 0.5 };
    const frame: Frame = { widthPx: 1000, heightPx: 1000, groundAt: () => 800, mainDepth: 0.5 };
    const [up] = lifted([spot], frame);
    expect((up?.y ?? 0) + (up?.liftPx ?? 0)).toBeCloseTo(800);
    expect(up?.y).toBeLessThan(700);
  });
});
