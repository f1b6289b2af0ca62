import { expect, it } from 'vitest';
import { planTiles } from './refine';

it('covers every pixel with tiles that stay inside and are no larger than they may be', () => {
  for (const [widthPx, heightPx] of [
    [2048, 2048],
    [1025, 300],
    [64, 64],
    [4096, 1090],
  ] as const) {
    const covered = new Uint8Array(widthPx * heightPx);
    for (const tile of planTiles({ widthPx, heightPx }, 1024)) {
      expect(Math.max(tile.widthPx, tile.heightPx)).toBeLessThanOrEqual(1024);
      expect(tile.leftPx + tile.widthPx).toBeLessThanOrEqual(widthPx);
      expect(tile.topPx + tile.heightPx).toBeLessThanOrEqual(heightPx);
      for (let y = tile.topPx; y < tile.topPx + tile.heightPx; y += 1) {
        const row = y * widthPx + tile.leftPx;
        covered.fill(1, row, row + tile.widthPx);
      }
    }
    expect(covered.includes(0)).toBe(false);
  }
});
