import { describe, expect, it } from 'vitest';
import { edgesIn, type Item, type Recipe } from './item';
import { layFlat } from './flat-lay';
import { layStill } from './still-life';
import { drawnWith } from '../testing/drawn';

const item = (id: string, width: number, height: number): Item => ({
  id,
  elements: [id],
  box: { left: -width / 2, top: -height, right: width / 2, bottom: 0 },
  layer: 'main',
  kind: 'food',
  isActor: false,
});
const FRAME = {
  widthPx: 1000,
  heightPx: 1000,
  groundAt: (depth: number) => 600 + 400 * depth,
  mainDepth: 0.5,
};
const RECIPE: Recipe = {
  camera: 'medium',
  arrangement: 'row',
  fill: 0.7,
  focusX: 0.5,
  baseY: 0.85,
  flipped: false,
  mirrored: false,
};
const drawn = drawnWith({ seed: 7 });

describe('a still life', () => {
  it('fills the picture and keeps small things large enough to be told', () => {
    const spots = layStill([item('cake', 26, 18), item('olive', 2, 2)], FRAME, RECIPE).map(edgesIn);
    const width =
      Math.max(...spots.map(({ right }) => right)) - Math.min(...spots.map(({ left }) => left));
    expect(width).toBeGreaterThan(600);
    expect(Math.min(...spots.map(({ top, bottom }) => bottom - top))).toBeGreaterThan(80);
  });

  it('bears the name of a product on its pack and has no title', () => {
    const { layers, drew } = drawn('coffee bag named "Morning Ritual"');
    expect(layers.map(({ id }) => id)).toContain('pack-name');
    expect(layers.map(({ id }) => id)).not.toContain('title');
    expect(drew).toContain('Morning Ritual');
  });

  it('has the table that it is on, also in a studio', () => {
    expect(drawn('studio photo of a burger on a wooden table').drew).toContain('wooden table');
  });
});

describe('a flat lay', () => {
  it('has nothing on something else', () => {
    const sizes = [20, 12, 9, 5, 5, 3];
    const spots = layFlat(
      sizes.map((size, index) => item(`e${String(index)}`, size, size)),
      FRAME,
      RECIPE,
    );
    const boxes = spots.map(edgesIn);
    const isOver = boxes.some((a, i) =>
      boxes.slice(i + 1).some((b) => {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return width > 4 && height > 4;
      }),
    );
    expect(isOver).toBe(false);
  });
});
