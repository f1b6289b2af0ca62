import { describe, expect, it } from 'vitest';
import { type Pixels } from '@/lib/engines/engine';
import { restsOnGround } from './ground';

const [W, H] = [240, 200];

/** A sky with a gradient down to row 110, then textured ground. */
function landscape(): Pixels {
  const data = new Uint8Array(W * H * 4).fill(255);
  for (let pixel = 0; pixel < W * H; pixel++) {
    const [x, y] = [pixel % W, Math.floor(pixel / W)];
    const color =
      y < 110
        ? [110 + y / 2, 160 + y / 3, 230]
        : [90 + ((x >> 3) % 2) * 40, 80 + ((y >> 3) % 2) * 30, 40];
    data.set(color, pixel * 4);
  }
  return { widthPx: W, heightPx: H, data };
}

function plain(): Pixels {
  const { data } = landscape();
  for (let pixel = 0; pixel < W * H; pixel++) data.set([200, 200, 204], pixel * 4);
  return { widthPx: W, heightPx: H, data };
}

const box = (topPx: number, heightPx: number) => ({ leftPx: 90, topPx, widthPx: 60, heightPx });

describe('whether a box rests on ground', () => {
  it('does on the meadow, and does not in the sky above it', () => {
    expect(restsOnGround(landscape(), box(90, 50))).toBe(true);
    expect(restsOnGround(landscape(), box(20, 50))).toBe(false);
  });

  it('takes the lowest part of a bare studio for its floor, and the rest for its wall', () => {
    expect(restsOnGround(plain(), box(120, 70))).toBe(true);
    expect(restsOnGround(plain(), box(40, 50))).toBe(false);
  });
});
