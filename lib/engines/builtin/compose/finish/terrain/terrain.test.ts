import { beforeAll, describe, expect, it } from 'vitest';
import type { Pixels } from '@/lib/engines/engine';
import { photographTerrain, type TerrainPhoto } from './terrain';

const SMALL = {
  widthPx: 160,
  heightPx: 120,
  seed: 4,
  biome: 'alpine',
  hour: 'noon',
  water: true,
  detail: 0,
} as const;

/** Mean of a channel over a band of rows, given as shares of the height. */
function mean(
  { data, widthPx, heightPx }: Pixels,
  channel: number,
  from: number,
  to: number,
): number {
  let [sum, count] = [0, 0];
  for (let y = Math.floor(from * heightPx); y < to * heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, count += 1) sum += data[(y * widthPx + x) * 4 + channel]!;
  }
  return sum / count;
}

describe('a photographed landscape', () => {
  let noon: TerrainPhoto;
  beforeAll(async () => {
    noon = await photographTerrain(SMALL);
  });

  it('has the asked size, opaque, with its horizon inside the picture', () => {
    expect([noon.pixels.widthPx, noon.pixels.heightPx]).toEqual([160, 120]);
    expect(noon.pixels.data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
    expect(noon.horizonPx).toBeGreaterThan(30);
    expect(noon.horizonPx).toBeLessThan(100);
  });

  it('is the same picture for the same seed and another for another', async () => {
    const again = await photographTerrain(SMALL);
    const other = await photographTerrain({ ...SMALL, seed: 5 });
    expect(Buffer.from(again.pixels.data).equals(Buffer.from(noon.pixels.data))).toBe(true);
    expect(Buffer.from(other.pixels.data).equals(Buffer.from(noon.pixels.data))).toBe(false);
  });

  it('has a blue sky at noon and a dark one at night', async () => {
    expect(mean(noon.pixels, 2, 0, 0.15)).toBeGreaterThan(mean(noon.pixels, 0, 0, 0.15) + 20);
    const night = await photographTerrain({ ...SMALL, hour: 'night' });
    expect(mean(night.pixels, 1, 0, 0.15)).toBeLessThan(mean(noon.pixels, 1, 0, 0.15) / 2);
  });

  it('covers a desert with warm sand', async () => {
    const { pixels } = await photographTerrain({ ...SMALL, biome: 'desert', water: false });
    expect(mean(pixels, 0, 0.8, 1)).toBeGreaterThan(mean(pixels, 2, 0.8, 1) + 25);
  });
});
