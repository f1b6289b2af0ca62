import { describe, expect, it } from 'vitest';
import { type Pixels, type Plane } from '@/lib/engines/engine';
import { addGrain } from '@/lib/imaging/grain';
import { photoRegions } from './photo-regions';

const [W, H] = [160, 120];

/** Grainy sky over grainy ground, with a dark block in front. */
function scene(): { image: Pixels; matte: Plane } {
  const data = new Uint8Array(W * H * 4).fill(255);
  const matte: Plane = { widthPx: W, heightPx: H, data: new Uint8Array(W * H) };
  for (let at = 0; at < W * H; at++) {
    const [x, y] = [at % W, Math.floor(at / W)];
    const isBlock = x >= 60 && x < 100 && y >= 40 && y < 100;
    if (isBlock) matte.data[at] = 255;
    data.set(isBlock ? [40, 30, 60] : y < 60 ? [140, 190, 240] : [120, 150, 70], at * 4);
  }
  return { image: addGrain({ widthPx: W, heightPx: H, data }, 4), matte };
}

describe('the regions of a photo', () => {
  const { image, matte } = scene();
  const regions = photoRegions(image, matte);
  const roleAt = (x: number, y: number) => regions.roles[regions.layer[y * W + x]! - 1];
  const depthAt = (x: number, y: number) => regions.depths[regions.layer[y * W + x]! - 1]!;

  it('tell the subject from what is around it', () => {
    expect(roleAt(80, 70)).toBe('subject');
    expect(roleAt(20, 30)).not.toBe('subject');
    expect(regions.roles.filter((role) => role === 'backdrop')).toHaveLength(1);
  });

  it('put the sky behind the ground and the subject in front', () => {
    expect(depthAt(20, 30)).toBeLessThan(depthAt(20, 110));
    expect(depthAt(20, 110)).toBeLessThan(depthAt(80, 70));
  });

  it('join grain into patches', () => {
    expect(regions.shape[30 * W + 20]).toBe(regions.shape[35 * W + 40]);
    expect(regions.shape[30 * W + 20]).not.toBe(regions.shape[110 * W + 20]);
    expect(new Set(regions.shape).size).toBeLessThan(120);
  });

  it('cover every pixel', () => {
    expect(Math.min(...regions.shape)).toBeGreaterThan(0);
    expect(Math.min(...regions.layer)).toBeGreaterThan(0);
  });
});
