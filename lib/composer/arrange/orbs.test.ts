import { describe, expect, it } from 'vitest';
import { edgesIn, type Frame, type Item, type Spot } from './item';
import { overlap } from './covering';
import { freeOrbs } from './orbs';

const frame = { widthPx: 800, heightPx: 800 } as Frame;
const item = (id: string, kind: Item['kind'], layer: Item['layer'], size: number): Item => ({
  ...{ id, kind, layer, elements: [id], isActor: false },
  box: { left: -size / 2, right: size / 2, top: -size, bottom: 0 },
});
const spot = (of: Item, x: number, y: number, depth: number): Spot => ({
  ...{ item: of, x, y, depth, pxPerCm: 1, mirrored: false },
});

describe('a moon that something is told to be under', () => {
  it('is seen beside a lamp post that reaches up to the edge of the picture', () => {
    const lamp = spot(item('e1', 'building', 'main', 700), 300, 760, 0.5);
    const moon = spot(item('e2', 'celestial', 'sky', 120), 300, 220, 0.1);
    freeOrbs([moon, lamp], [{ kind: 'under', from: 'e1', to: 'e2' }], frame);
    expect(overlap(edgesIn(moon), edgesIn(lamp))).toBe(0);
    expect(edgesIn(moon).right).toBeLessThanOrEqual(800);
  });

  it('stays where nobody told of it', () => {
    const man = spot(item('e1', 'person', 'main', 500), 300, 760, 0.5);
    const moon = spot(item('e2', 'celestial', 'sky', 120), 300, 300, 0.1);
    freeOrbs([moon, man], [], frame);
    expect([moon.x, moon.y]).toEqual([300, 300]);
  });
});
