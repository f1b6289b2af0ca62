import { describe, expect, it } from 'vitest';
import type { KitDrawing } from '../kit/part';
import { copiesInRing, inTurns, ringed } from './ringed';
import { conceptOf } from '../concepts';

const boxed = (name: string, width: number, height: number): KitDrawing => ({
  svg: `<rect id="${name}"/>`,
  box: { left: -width / 2, right: width / 2, top: -height, bottom: 0 },
  anchors: {},
});

const dill = conceptOf('dill');
if (!dill) throw new Error('there is no dill');

describe('things around something', () => {
  it('that are cut lie lower than what they surround, however long they are', () => {
    const host = boxed('jar', 10, 14);
    const all = ringed(host, dill, [boxed('a', 40, 40), boxed('b', 40, 40), boxed('c', 40, 40)]);
    expect(all.box.top).toBeGreaterThan(-20);
    expect(all.box.right - all.box.left).toBeGreaterThan(10);
  });

  it('share their ring in turns where they are of several kinds', () => {
    const [a, b, c] = [boxed('a', 1, 1), boxed('b', 1, 1), boxed('c', 1, 1)];
    expect(inTurns([[a, a], [b], [c, c]])).toEqual([a, b, c, a, c]);
    expect(copiesInRing(dill, 1, true, 3)).toBe(2);
  });
});
