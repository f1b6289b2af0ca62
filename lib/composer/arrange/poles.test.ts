import { describe, expect, it } from 'vitest';
import type { Item, Spot } from './item';
import { edgesIn } from './item';
import { asPole } from './resting';
import { block, box, FRAME, RECIPE } from './testing/plain';
import { towardsCast } from './towards-cast';

describe('poles with somebody on them', () => {
  it('are no towers, however broad who perches is', () => {
    const post = asPole('post', block(20, 110), [block(150, 120)]);
    expect(post.box.right - post.box.left).toBeGreaterThan(40);
    expect(-post.box.top).toBeLessThan(150);
    expect(asPole('post', block(20, 110), [block(20, 14)]).box).toEqual(box(20, 110));
  });

  it('may leave the frame below, while the bird on them is seen', () => {
    const bird = { left: -10, right: 10, top: -890, bottom: -870 };
    const item: Item = {
      id: 'pole',
      elements: ['pole', 'bird'],
      box: { ...box(60, 870), top: -890 },
      layer: 'main',
      kind: 'building',
      isActor: false,
      isPerch: true,
      cast: { who: bird, kept: bird },
    };
    const spot: Spot = { item, x: 300, y: 720, pxPerCm: 0.7, mirrored: false, depth: 0.5 };
    const [seen] = towardsCast([spot], FRAME, RECIPE);
    const edges = seen && edgesIn({ ...seen, item: { ...item, box: bird } });
    expect(edges && edges.bottom - edges.top).toBeGreaterThan(50);
    expect(edges?.top).toBeGreaterThan(0);
  });
});
