import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';
import { understand } from '../understand';
import { edgesIn, type Item } from './item';
import { layOnPodiums } from './podiums';
import { FRAME, RECIPE } from './testing/plain';
import { surfaceOf } from './surface';

const drawn = drawnWith({ seed: 7 });
const item = (id: string): Item => ({
  id,
  elements: [id],
  box: { left: -3, top: -12, right: 3, bottom: 0 },
  layer: 'main',
  kind: 'container',
  isActor: false,
});

describe('goods on podiums', () => {
  it('stand at heights of their own, beside each other and within the picture', () => {
    const boxes = layOnPodiums([item('e1'), item('e2'), item('e3')], FRAME, RECIPE).map(edgesIn);
    expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(3);
    expect(boxes.every(({ right }, index) => right < (boxes[index + 1]?.left ?? Infinity))).toBe(
      true,
    );
    expect(Math.min(...boxes.map(({ top }) => top))).toBeGreaterThan(0);
  });

  it('have the colour and the stuff that their podium is told to have', () => {
    const told = (prompt: string) => surfaceOf(understand(prompt), {}).surface;
    expect(told('a perfume bottle on a marble podium')?.material).toBe('marble');
    expect(told('a lipstick on a red podium')?.color).toBe('#de3434');
  });
});

describe('goods on a slab', () => {
  it('have it under them, on a table', () => {
    const { layers, drew } = drawn('a bottle of olive oil on a stone slab');
    expect(layers.map(({ id }) => id)).toContain('slab');
    expect(drew).toContain('stone slab');
  });
});
