import { describe, expect, it } from 'vitest';
import { quadMap, quadSize } from '@/lib/lettering/quad-map';
import {
  angleOf,
  boundsOfQuad,
  holds,
  keepInside,
  middleOf,
  pullCorner,
  rectangleQuad,
  rotateQuad,
  scaleByCorner,
  straighten,
} from './quad';

const box = rectangleQuad(100, 50, 200, 80);

describe('a text box', () => {
  it('keeps its sides and its middle when it is turned', () => {
    const turned = rotateQuad(box, Math.PI / 6);
    expect(angleOf(turned)).toBeCloseTo(Math.PI / 6);
    expect(quadSize(turned).width).toBeCloseTo(200);
    expect(quadSize(turned).height).toBeCloseTo(80);
    expect(middleOf(turned)).toEqual(middleOf(box).map((value) => expect.closeTo(value)));
    expect(straighten(turned).flat()).toEqual(box.flat().map((value) => expect.closeTo(value)));
  });

  it('scales about the opposite corner, along its own borders', () => {
    const turned = rotateQuad(box, 0.5);
    const [from, opposite] = [turned[2], turned[0]];
    const to: [number, number] = [
      opposite[0] + 1.5 * (from[0] - opposite[0]),
      opposite[1] + 1.5 * (from[1] - opposite[1]),
    ];
    const scaled = scaleByCorner(turned, 2, to, false);
    expect(scaled[0]).toEqual(opposite.map((value) => expect.closeTo(value)));
    expect(scaled[2]).toEqual(to.map((value) => expect.closeTo(value)));
    expect(angleOf(scaled)).toBeCloseTo(0.5);
    expect(quadSize(scaled)).toEqual({ width: expect.closeTo(300), height: expect.closeTo(120) });
  });

  it('keeps its proportions when asked to', () => {
    const { width, height } = quadSize(scaleByCorner(box, 1, [500, 40], true));
    expect(width / height).toBeCloseTo(200 / 80);
  });

  it('never turns inside out', () => {
    const { width, height } = boundsOfQuad(scaleByCorner(box, 2, [0, 0], false));
    expect(width).toBeGreaterThan(0);
    expect(height).toBeGreaterThan(0);
  });

  it('lets one corner go anywhere while the others stay', () => {
    const pulled = pullCorner(box, 1, [400, 10]);
    expect(pulled[1]).toEqual([400, 10]);
    expect([pulled[0], pulled[2], pulled[3]]).toEqual([box[0], box[2], box[3]]);
  });

  it('is moved back into the picture whole', () => {
    const out = rectangleQuad(0.8, -0.2, 0.4, 0.1);
    expect(boundsOfQuad(keepInside(out))).toEqual({
      x: expect.closeTo(0.6),
      y: 0,
      width: expect.closeTo(0.4),
      height: expect.closeTo(0.1),
    });
    expect(boundsOfQuad(keepInside(rectangleQuad(-1, 0.2, 3, 0.2))).width).toBe(1);
  });

  it('maps its corners to themselves, and its far part smaller than its near one', () => {
    const trapezium = pullCorner(pullCorner(box, 0, [160, 50]), 1, [240, 50]);
    const map = quadMap(trapezium);
    expect(map(0, 0)).toEqual([160, 50]);
    expect(map(1, 1)).toEqual([300, 130].map((value) => expect.closeTo(value)));
    expect(map(0.5, 0.5)[1]).toBeLessThan(90);
  });

  it('knows what lies in it', () => {
    expect(holds(box, [110, 60])).toBe(true);
    expect(holds(rotateQuad(box, Math.PI / 2), [110, 60])).toBe(false);
  });
});
