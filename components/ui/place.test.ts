import { describe, expect, it } from 'vitest';
import { place } from './place';

const viewport = { left: 0, top: 0, width: 1000, height: 600 };
const anchor = { left: 400, top: 300, width: 100, height: 32 };

describe('placing a floating box', () => {
  it('stands on the wished side, with the gap', () => {
    const below = place(anchor, { width: 200, height: 100 }, viewport, {
      side: 'bottom',
      align: 'start',
      gapPx: 4,
    });
    expect(below).toEqual({ left: 400, top: 336 });
    const left = place(anchor, { width: 200, height: 100 }, viewport, {
      side: 'left',
      align: 'centre',
      gapPx: 8,
    });
    expect(left).toEqual({ left: 192, top: 266 });
  });

  it('turns to the other side where the wished one is too narrow', () => {
    const low = { ...anchor, top: 540 };
    const placed = place(low, { width: 200, height: 100 }, viewport, {
      side: 'bottom',
      align: 'end',
      gapPx: 4,
    });
    expect(placed).toEqual({ left: 300, top: 436 });
  });

  it('stays on the wished side when the other one is narrower still', () => {
    const placed = place(anchor, { width: 200, height: 400 }, viewport, {
      side: 'top',
      align: 'start',
      gapPx: 4,
    });
    expect(placed.top).toBe(8);
  });

  it('never leaves the window', () => {
    const corner = { left: 980, top: 0, width: 20, height: 20 };
    const placed = place(corner, { width: 300, height: 50 }, viewport, {
      side: 'bottom',
      align: 'start',
      gapPx: 4,
    });
    expect(placed).toEqual({ left: 692, top: 24 });
  });

  it('keeps the upper left corner visible when the box is larger than the window', () => {
    const placed = place(anchor, { width: 2000, height: 900 }, viewport, {
      side: 'bottom',
      align: 'start',
      gapPx: 4,
    });
    expect(placed).toEqual({ left: 8, top: 8 });
  });
});
