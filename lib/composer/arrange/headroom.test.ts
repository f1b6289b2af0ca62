import { describe, expect, it } from 'vitest';
import { withHeadroom } from './headroom';
import type { Item, Spot } from './item';

const FRAME = { widthPx: 400, heightPx: 400 } as const;

const standing = (layer: Item['layer'], y: number): Spot => ({
  item: {
    id: 'e1',
    elements: ['e1'],
    box: { left: -30, right: 30, top: -170, bottom: 0 },
    layer,
    kind: 'person',
    isActor: true,
  },
  x: 200,
  y,
  pxPerCm: 2.4,
  mirrored: false,
  depth: 0.5,
});
const frame = { ...FRAME, groundAt: () => 380 } as unknown as Parameters<typeof withHeadroom>[1];

describe('whoever is seen down to the feet', () => {
  it('has their head in the picture', () => {
    const [spot] = withHeadroom([standing('main', 380)], frame);
    expect((spot?.y ?? 0) - 170 * (spot?.pxPerCm ?? 0)).toBeGreaterThan(0);
    expect(spot?.y).toBe(380);
  });

  it('stays as near as they were where the frame cuts them below', () => {
    const [spot] = withHeadroom([standing('main', 520)], frame);
    expect(spot?.pxPerCm).toBe(2.4);
  });
});
