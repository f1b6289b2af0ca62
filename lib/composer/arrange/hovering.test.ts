import { describe, expect, it } from 'vitest';
import { hoverAt } from './hovering';
import { edgesIn, type Frame, type Spot } from './item';

const frame: Frame = { widthPx: 600, heightPx: 600, groundAt: () => 540, mainDepth: 0.7 };
const spot = (
  id: string,
  own: Partial<Spot['item']>,
  at: Pick<Spot, 'x' | 'y' | 'pxPerCm'>,
): Spot => ({
  item: {
    id,
    elements: [id],
    box: { left: -10, top: -20, right: 10, bottom: 0 },
    layer: 'main',
    kind: 'plant',
    isActor: false,
    ...own,
  },
  ...at,
  mirrored: false,
  depth: 0.7,
});

describe('who hovers at a flower', () => {
  const flower = spot('e2', {}, { x: 200, y: 540, pxPerCm: 15 });
  const bird = spot('e1', { layer: 'sky', kind: 'animal' }, { x: 560, y: 60, pxPerCm: 1 });
  hoverAt([flower, bird], [{ kind: 'beside', from: 'e1', to: 'e2' }], frame);
  const [near, bloom] = [edgesIn(bird), edgesIn(flower)];

  it('is before it, hardly over its edge, and looks at it', () => {
    expect(near.left).toBeGreaterThan(bloom.right - 30);
    expect(near.left).toBeLessThan(bloom.right);
    expect(bird.mirrored).toBe(true);
  });

  it('is drawn on the same scale, and whole', () => {
    expect(near.right - near.left).toBeGreaterThan(150);
    expect(near.right).toBeLessThan(600);
    expect(near.top).toBeGreaterThan(0);
  });
});
