import { describe, expect, it } from 'vitest';
import { boundsOfQuad, rectangleQuad } from './quad';
import { layoutWords, splitPhrase } from './words';

describe('a phrase', () => {
  it('becomes words in capitals', () => {
    expect(splitPhrase('  Summer  sale\n-40% ')).toEqual(['SUMMER', 'SALE', '-40%']);
  });

  it('is broken into lines in a tall area, and stands on one in a wide one', () => {
    const words = ['SUMMER', 'SALE'];
    const tall = layoutWords(words, rectangleQuad(0, 0, 100, 100), 1);
    expect(tall[0]!.quad[0][1]).toBeLessThan(tall[1]!.quad[0][1]);
    const wide = layoutWords(words, rectangleQuad(0, 0, 900, 100), 9);
    expect(wide[0]!.quad[0][1]).toBeCloseTo(wide[1]!.quad[0][1]);
    expect(wide[0]!.quad[1][0]).toBeLessThan(wide[1]!.quad[0][0]);
  });

  it('stays within its area, with no box over another', () => {
    const area = rectangleQuad(20, 30, 300, 200);
    const boxes = layoutWords(splitPhrase('the quick brown fox jumps over it'), area, 1.5).map(
      ({ quad }) => boundsOfQuad(quad),
    );
    for (const { x, y, width, height } of boxes) {
      expect(x).toBeGreaterThanOrEqual(20 - 1e-6);
      expect(y).toBeGreaterThanOrEqual(30 - 1e-6);
      expect(x + width).toBeLessThanOrEqual(320 + 1e-6);
      expect(y + height).toBeLessThanOrEqual(230 + 1e-6);
    }
    boxes.forEach((a, index) =>
      boxes.slice(index + 1).forEach((b) => {
        const apart =
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }),
    );
  });

  it('of one word fills the area one way', () => {
    const [word] = layoutWords(['HELLO'], rectangleQuad(0, 0, 100, 100), 1);
    expect(boundsOfQuad(word!.quad).width).toBeCloseTo(100);
  });
});
