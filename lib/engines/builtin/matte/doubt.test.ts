import { describe, expect, it } from 'vitest';
import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { removeHaze } from './doubt';

const SIDE = 100;

function plane(valueAt: (x: number, y: number) => number): FloatPlane {
  const data = Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
    valueAt(at % SIDE, Math.floor(at / SIDE)),
  );
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const at = ({ data }: FloatPlane, x: number, y: number) => data[y * SIDE + x]!;

describe('haze around a subject', () => {
  const rocket = (x: number) => x >= 20 && x < 40;

  it('goes where it is far from what is sure, highlights in it too', () => {
    const smoke = plane((x, y) => {
      if (rocket(x)) return 1;
      if (x === 70 && y === 50) return 0.95;
      return x >= 40 && x < 80 ? 0.45 : 0;
    });
    const clear = removeHaze(smoke);
    expect(at(clear, 60, 50)).toBe(0);
    expect(at(clear, 30, 50)).toBe(1);
  });

  it('stays beside the subject, where hair is', () => {
    const hair = plane((x) => (rocket(x) ? 1 : x < 43 && x >= 40 ? 0.4 : 0));
    expect(removeHaze(hair)).toEqual(hair);
  });

  it('stays where it is nearly believed, and where nothing is sure', () => {
    const body = plane((x) => (rocket(x) ? 1 : 0.9));
    expect(at(removeHaze(body), 90, 50)).toBeCloseTo(0.9);
    const doubted = plane(() => 0.4);
    expect(removeHaze(doubted)).toEqual(doubted);
  });
});
