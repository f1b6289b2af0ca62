import { describe, expect, it } from 'vitest';
import { type Sized, stillLife } from './still-life';

const FRAME = { x: 0, y: 0, width: 600, height: 600 };
const thing = (width: number, height: number, more: Partial<Sized> = {}): Sized => ({
  width,
  height,
  isFloating: false,
  ...more,
});

describe('things in a frame', () => {
  it('stay in it', () => {
    for (const place of stillLife([thing(90, 300), thing(200, 120), thing(140, 60)], FRAME)) {
      expect(place.x).toBeGreaterThan(-1);
      expect(place.x + place.width).toBeLessThan(601);
      expect(place.y).toBeGreaterThan(-1);
      expect(place.y + place.height).toBeLessThan(601);
    }
  });

  it('are larger with the small before the large than in one row', () => {
    const [large] = stillLife([thing(300, 300), thing(200, 100), thing(200, 100)], FRAME);
    expect(large?.width).toBeGreaterThan((600 * 300) / 700);
  });

  it('float above what stands', () => {
    const [house, bat] = stillLife([thing(300, 400), thing(120, 80, { isFloating: true })], FRAME);
    expect((bat?.y ?? 0) + (bat?.height ?? 0)).toBeLessThan((house?.y ?? 0) + 120);
  });

  it('stand beside each other where both are alive', () => {
    const [dragon, knight] = stillLife(
      [thing(400, 300, { alive: 'dragon' }), thing(80, 160, { alive: 'knight' })],
      FRAME,
    );
    expect(dragon?.y === undefined ? 0 : dragon.y + dragon.height).toBeCloseTo(600);
    expect(knight?.y === undefined ? 0 : knight.y + knight.height).toBeCloseTo(600);
  });
});
