import { describe, expect, it } from 'vitest';
import { heightOf, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { lyingUnder } from './flat-support';
import type { Frame } from './item';
import { liftOf } from './lifted';
import { withOverhead } from './overhead';
import type { Node } from './node';
import { settled } from './settled';

const box = (width: number, height: number): KitDrawing => ({
  svg: '<g/>',
  box: { left: -width / 2, right: width / 2, top: -height, bottom: 0 },
  anchors: {},
});

describe('what a host bears', () => {
  it('is no wider than the earth on a back, however large houses are', () => {
    const animal = { ...box(200, 120), anchors: { back: { at: [0, -120] as const, spanCm: 40 } } };
    const [first, second] = settled(animal, [box(900, 700), box(1100, 600)]);
    for (const house of [first, second]) {
      expect(widthOf(house?.box ?? animal.box)).toBeLessThan(200);
      expect(heightOf(house?.box ?? animal.box)).toBeLessThan(120);
    }
  });

  it('lies flat under who sits on it, wider than they are', () => {
    const flat = lyingUnder({ id: 'credit-card' }, box(12, 8), [box(40, 30)]);
    expect(widthOf(flat?.box ?? box(1, 1).box)).toBeGreaterThan(40);
    expect(flat?.anchors.top?.at[1]).toBeLessThan(0);
    expect(lyingUnder({ id: 'letter' }, box(20, 14), [box(12, 1)])).toBeUndefined();
  });

  it('is over a head and not on it', () => {
    const somebody = { ...box(50, 170), anchors: { crown: { at: [0, -170] as const } } };
    const node = { thing: { concept: { heightCm: 170 } } } as Node;
    const whole = withOverhead(node, somebody, box(30, 30));
    expect(whole.box.top).toBeLessThan(-190);
    expect(whole.anchors).toBe(somebody.anchors);
  });
});

describe('land in the air', () => {
  it('goes up so far that clouds below do not hide it, and other things as far as they did', () => {
    const frame = { widthPx: 768, heightPx: 768 } as Frame;
    expect(760 - liftOf({ kind: 'building' }, 760, frame)).toBeLessThan(768 * 0.88);
    expect(liftOf({ kind: 'toy' }, 760, frame)).toBeLessThan(768 * 0.2);
  });
});
