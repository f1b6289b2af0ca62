import { describe, expect, it } from 'vitest';
import { meetBorder } from './meet-border';

const [widthPx, heightPx] = [200, 120];
const source = { leftPx: 60, topPx: 0, widthPx: 80, heightPx };

/** A source of level 120 with a spot beside its border, between strips of level 100. */
function stepped() {
  const data = new Uint8Array(widthPx * heightPx * 4).fill(255);
  for (let at = 0; at < widthPx * heightPx; at++) {
    const x = at % widthPx;
    const isInside = x >= source.leftPx && x < source.leftPx + source.widthPx;
    data.fill(isInside ? 120 : 100, at * 4, at * 4 + 3);
  }
  const spot = (60 * widthPx + source.leftPx) * 4;
  data.fill(255, spot, spot + 3);
  return { widthPx, heightPx, data };
}

describe('meeting the border of the source', () => {
  const met = meetBorder(stepped(), source);
  const level = (x: number, y: number) => met.data[(y * widthPx + x) * 4]!;

  it('leaves no step of tone beside it, and what is far away as it was', () => {
    for (const x of [59, 140]) expect(Math.abs(level(x, 20) - 120)).toBeLessThanOrEqual(1);
    for (const x of [10, 190]) expect(Math.abs(level(x, 20) - 100)).toBeLessThanOrEqual(1);
  });

  it('draws no streak out of a single bright pixel', () => {
    expect(Math.abs(level(59, 60) - level(59, 20))).toBeLessThanOrEqual(6);
  });

  it('keeps the source', () => {
    const before = stepped();
    for (let y = 0; y < heightPx; y++) {
      const row = (y * widthPx + source.leftPx) * 4;
      const end = row + source.widthPx * 4;
      expect(met.data.subarray(row, end)).toEqual(before.data.subarray(row, end));
    }
  });
});
