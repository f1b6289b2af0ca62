import { describe, expect, it } from 'vitest';
import type { Spot } from '../arrange/item';
import { closerView } from './closer';

const somebody = (x: number, heightPx: number): Spot =>
  ({
    item: { box: { left: -30, right: 30, top: -170, bottom: 0 }, isActor: true },
    x,
    y: 600,
    pxPerCm: heightPx / 170,
    mirrored: false,
  }) as unknown as Spot;

const PAGE = { widthPx: 1200, heightPx: 700, recipe: { camera: 'medium', baseY: 0.9 } } as const;

describe('a room with somebody small in it', () => {
  it('is seen from nearer, with them in the picture', () => {
    const view = closerView([somebody(300, 240)], PAGE);
    expect(view?.scale).toBeGreaterThan(1.3);
    // On the side where they stood.
    expect((view?.xPx ?? 0) + 300 * (view?.scale ?? 1)).toBeCloseTo(300, -1);
    expect((view?.yPx ?? 0) + 600 * (view?.scale ?? 1)).toBeLessThanOrEqual(700);
  });

  it('stays as it is where they are large', () => {
    expect(closerView([somebody(300, 500)], PAGE)).toBeUndefined();
  });

  it('keeps all of them in the picture', () => {
    expect(closerView([somebody(80, 240), somebody(1120, 240)], PAGE)).toBeUndefined();
  });

  it('keeps a side free for words', () => {
    const view = closerView([somebody(600, 240)], { ...PAGE, clearSide: 'left' });
    expect((view?.xPx ?? 0) + 600 * (view?.scale ?? 1)).toBeGreaterThan(640);
  });
});
