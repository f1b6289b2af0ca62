import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';
import { hasHeroes, heroGround, type HeroMember } from './heroes';
import type { Sized } from './still-life';
import type { TemplateRequest } from '../template';

const FRAME = { x: 0, y: 0, width: 600, height: 600 };
const REQUEST = {
  drawingOf: () => ({ box: { left: -20, top: -80, right: 20, bottom: 0 } }),
} as unknown as TemplateRequest;

function placesOf(prompt: string, sizes: readonly (readonly [number, number])[]) {
  const members = understand(prompt).elements.map((element, index): HeroMember => {
    const [width, height] = sizes[index] ?? [100, 100];
    const size: Sized = { width, height, isFloating: false };
    return { element, copy: 0, size };
  });
  const places = heroGround(REQUEST, members)(FRAME);
  return members.map((_, index) => places.get(index) ?? { ...FRAME, depth: -1 });
}

describe('what a page is about, among scenery', () => {
  it('is as large as the trees beside it, and before them', () => {
    const [saxophone, palm] = placesOf('poster of a saxophone and a palm tree', [
      [120, 240],
      [200, 600],
    ]);
    expect(saxophone?.height).toBeGreaterThan(FRAME.height * 0.8);
    expect(saxophone?.depth).toBeGreaterThan(palm?.depth ?? 1);
  });

  it('stands before a wide house, and leaves half of it to be seen', () => {
    const [cat, house] = placesOf('poster of a cat and a house', [
      [100, 200],
      [600, 500],
    ]);
    expect(cat?.height).toBeGreaterThan((house?.height ?? 600) * 0.5);
    expect(cat?.x).toBeGreaterThan((house?.x ?? 0) + (house?.width ?? 0) / 2);
  });

  it('is nothing of its own where all is scenery', () => {
    expect(hasHeroes(understand('poster of a barn and an oak tree').elements)).toBe(false);
    expect(hasHeroes(understand('poster of a cow and a barn').elements)).toBe(true);
  });
});
