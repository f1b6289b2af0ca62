import { describe, expect, it } from 'vitest';
import { dragFrame, framed, ratioOf, type DragOptions } from './frame-drag';

const image = { widthPx: 1024, heightPx: 1024 };
const nothing = { left: 0, right: 0, top: 0, bottom: 0 };
const plain: DragOptions = { image, symmetric: false, snapPx: 0, lockedRatio: undefined };
const right = { across: 'right', down: undefined } as const;
const topLeft = { across: 'left', down: 'top' } as const;

describe('dragging the outpaint frame', () => {
  it('adds what the border moved outwards', () => {
    expect(dragFrame(nothing, right, { x: 128, y: 40 }, plain)).toEqual({ ...nothing, right: 128 });
    expect(dragFrame(nothing, topLeft, { x: -30, y: -50 }, plain)).toEqual({
      ...nothing,
      left: 30,
      top: 50,
    });
  });

  it('never cuts into the picture', () => {
    const start = { ...nothing, right: 100 };
    expect(dragFrame(start, right, { x: -400, y: 0 }, plain)).toEqual(nothing);
  });

  it('adds to both sides while Shift is held', () => {
    const both = { ...plain, symmetric: true };
    expect(dragFrame(nothing, right, { x: 64, y: 0 }, both)).toEqual({
      ...nothing,
      left: 64,
      right: 64,
    });
  });

  it('catches at a ratio near by, and at none from afar', () => {
    const snapping = { ...plain, snapPx: 20 };
    const near = dragFrame(nothing, right, { x: 785, y: 0 }, snapping);
    expect(framed(image, near)).toEqual({ widthPx: 1820, heightPx: 1024 });
    expect(ratioOf(framed(image, near))).toBe('16:9');
    expect(dragFrame(nothing, right, { x: 128, y: 0 }, snapping).right).toBe(128);
  });

  it('keeps its shape when locked', () => {
    const start = { ...nothing, left: 512, right: 512 };
    const locked = { ...plain, lockedRatio: 2 };
    const dragged = dragFrame(start, right, { x: 200, y: 0 }, locked);
    const { widthPx, heightPx } = framed(image, dragged);
    expect(widthPx).toBe(2248);
    expect(heightPx).toBe(1124);
    expect(dragged.top).toBe(dragged.bottom);
  });

  it('names the ratio of a size', () => {
    expect(ratioOf({ widthPx: 1536, heightPx: 1024 })).toBe('3:2');
    expect(ratioOf({ widthPx: 1000, heightPx: 1024 })).toBeUndefined();
  });
});
