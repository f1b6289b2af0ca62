import { describe, expect, it } from 'vitest';
import type { Place } from '@/lib/projects/document';
import {
  boundsOf,
  cornersOf,
  HANDLES,
  holdsPoint,
  linesOf,
  onPixels,
  pointOfBox,
  pullHandle,
  snap,
  turnPlace,
} from './transform';

const size = { widthPx: 100, heightPx: 50 };
const place = (changes: Partial<Place> = {}): Place => ({
  x: 200,
  y: 100,
  scaleX: 1,
  scaleY: 1,
  rotationDegrees: 0,
  flipX: false,
  flipY: false,
  ...changes,
});
const near = ({ x, y }: { x: number; y: number }) => ({
  x: expect.closeTo(x),
  y: expect.closeTo(y),
});
const free = { keepsRatio: false, aroundMiddle: false };

describe('a layer’s box', () => {
  it('has corners clockwise from its own upper left, turned with it', () => {
    expect(cornersOf(place(), size)[0]).toEqual({ x: 150, y: 75 });
    expect(cornersOf(place({ rotationDegrees: 90 }), size)[0]).toEqual(near({ x: 225, y: 50 }));
    expect(boundsOf(place({ rotationDegrees: 90 }), size).right).toBeCloseTo(225);
  });

  it('holds what lies in it, however it is turned', () => {
    expect(holdsPoint(place(), size, { x: 245, y: 100 })).toBe(true);
    expect(holdsPoint(place({ rotationDegrees: 90 }), size, { x: 245, y: 100 })).toBe(false);
  });
});

describe('pulling a handle', () => {
  const turned = place({ rotationDegrees: 30, scaleX: 1.5 });

  it.each(HANDLES)('brings it to the pointer and leaves the other end: %o', (handle) => {
    const to = pointOfBox(turned, size, handle.across * 1.4, handle.down * 1.8);
    const pulled = pullHandle(turned, size, { handle, to, ...free });
    expect(pointOfBox(pulled, size, handle.across, handle.down)).toEqual(near(to));
    expect(pointOfBox(pulled, size, -handle.across, -handle.down)).toEqual(
      near(pointOfBox(turned, size, -handle.across, -handle.down)),
    );
  });

  it('keeps the shape at corners and the middle where it is asked to', () => {
    const handle = { across: 1, down: 1 } as const;
    const to = { x: 300, y: 150 };
    const pulled = pullHandle(place(), size, { handle, to, keepsRatio: true, aroundMiddle: true });
    expect(pulled).toMatchObject({ x: 200, y: 100 });
    expect(pulled.scaleX).toBeCloseTo(pulled.scaleY);
  });

  it('never turns a layer inside out', () => {
    const pulled = pullHandle(place(), size, {
      handle: { across: 1, down: 0 },
      to: { x: 0, y: 100 },
      ...free,
    });
    expect(pulled.scaleX).toBeGreaterThan(0);
    expect(pulled.scaleY).toBe(1);
  });
});

describe('turning', () => {
  it('follows the pointer around the middle, in steps if so', () => {
    const [from, to] = [
      { x: 200, y: 0 },
      { x: 300, y: 105 },
    ];
    expect(turnPlace(place(), from, to).rotationDegrees).toBeCloseTo(92.86, 1);
    expect(turnPlace(place(), from, to, 15).rotationDegrees).toBe(90);
    expect(turnPlace(place({ rotationDegrees: 170 }), from, to, 10).rotationDegrees).toBe(-100);
  });
});

describe('snapping', () => {
  const frame = linesOf({ left: 0, top: 0, right: 400, bottom: 300 });

  it('goes to the nearest line within reach, on each axis by itself', () => {
    const near = { left: 4, top: 40, right: 104, bottom: 90 };
    expect(snap(near, frame, 6)).toEqual({ dx: -4, dy: 0, guides: { x: 0, y: undefined } });
    const middle = { left: 148, top: 127, right: 248, bottom: 177 };
    expect(snap(middle, frame, 6)).toEqual({ dx: 2, dy: -2, guides: { x: 200, y: 150 } });
    expect(snap(near, frame, 3).dx).toBe(0);
  });

  it('lays upright layers on whole pixels and leaves turned ones', () => {
    const odd = { widthPx: 101, heightPx: 50 };
    expect(boundsOf(onPixels(place({ x: 10.2, y: 7.7 }), odd), odd)).toMatchObject({
      left: -40,
      top: -17,
    });
    const turned = place({ x: 0.3, rotationDegrees: 12 });
    expect(onPixels(turned, size)).toBe(turned);
  });
});
