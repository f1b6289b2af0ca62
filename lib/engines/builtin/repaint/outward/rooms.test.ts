import { describe, expect, it } from 'vitest';
import { roomsInAir, roomsOnGround } from './rooms';

const canvas = { widthPx: 1000, heightPx: 600 };

describe('rooms around a picture', () => {
  it('are beside it for what stands, the larger first, down to the ground', () => {
    const source = { leftPx: 200, topPx: 0, widthPx: 400, heightPx: 600 };
    const [first, second] = roomsOnGround(canvas, source);
    expect(first?.leftPx).toBeGreaterThanOrEqual(600);
    expect(second && second.leftPx + second.widthPx).toBeLessThanOrEqual(200);
    expect(first && first.topPx + first.heightPx).toBeGreaterThan(540);
  });

  it('are above it for what flies, and high beside it where there is nothing above', () => {
    const below = { leftPx: 0, topPx: 250, widthPx: 1000, heightPx: 350 };
    const [above] = roomsInAir(canvas, below);
    expect(above && above.topPx + above.heightPx).toBeLessThanOrEqual(250);
    const left = { leftPx: 0, topPx: 0, widthPx: 600, heightPx: 600 };
    const [beside] = roomsInAir(canvas, left);
    expect(beside?.leftPx).toBeGreaterThanOrEqual(600);
    expect(beside && beside.topPx + beside.heightPx).toBeLessThan(300);
  });

  it('are none in a strip that nothing fits into', () => {
    const source = { leftPx: 20, topPx: 0, widthPx: 960, heightPx: 600 };
    expect(roomsOnGround(canvas, source)).toEqual([]);
    expect(roomsInAir(canvas, source)).toEqual([]);
  });
});
