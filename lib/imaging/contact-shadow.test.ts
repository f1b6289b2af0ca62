import { describe, expect, it } from 'vitest';
import { type Plane } from '@/lib/engines/engine';
import { contactShadow } from './contact-shadow';

type Rectangle = readonly [left: number, top: number, right: number, bottom: number];
const [W, H] = [200, 160];

function figure(...rectangles: Rectangle[]): Plane {
  const data = new Uint8Array(W * H);
  for (const [left, top, right, bottom] of rectangles)
    for (let y = top; y < bottom; y++) data.fill(255, y * W + left, y * W + right);
  return { widthPx: W, heightPx: H, data };
}
const at = (shadow: Float32Array, x: number, y: number) => shadow[y * W + x]!;

describe('the contact shadow of a figure', () => {
  it('is darkest at its foot, fades sideways and stays near the ground', () => {
    const shadow = contactShadow(figure([80, 40, 120, 120]))!;
    expect(at(shadow, 100, 120)).toBeGreaterThan(0.5);
    expect(at(shadow, 122, 120)).toBeLessThan(at(shadow, 118, 120));
    expect(at(shadow, 122, 120)).toBeGreaterThan(0);
    expect(at(shadow, 100, 60)).toBe(0);
    expect(at(shadow, 20, 120)).toBe(0);
    expect(at(shadow, 100, 140)).toBe(0);
  });

  it('falls under each leg, and more softly between them', () => {
    const shadow = contactShadow(
      figure([60, 30, 140, 80], [60, 80, 75, 120], [125, 80, 140, 120]),
    )!;
    expect(at(shadow, 67, 119)).toBeGreaterThan(at(shadow, 100, 119));
    expect(at(shadow, 133, 119)).toBeGreaterThan(at(shadow, 100, 119));
    expect(at(shadow, 100, 119)).toBeGreaterThan(0.1);
  });

  it('is not there when the lower border cuts the figure off, or when there is none', () => {
    expect(contactShadow(figure([80, 40, 120, H]))).toBeUndefined();
    expect(contactShadow(figure())).toBeUndefined();
  });
});
