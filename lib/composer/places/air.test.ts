import { describe, expect, it } from 'vitest';
import { lightnessOf, toLch } from '@/lib/color/hex';
import { createRandom } from '@/lib/random/random';
import { createAir, mixedInAir } from './air';
import { sceneLightOf } from './hours';

const night = createAir(
  sceneLightOf({
    hour: 'night',
    weather: 'clear',
    season: 'summer',
    random: createRandom(1, 'night'),
  }),
);

describe('colours in the air of an evening', () => {
  it('far grass is teal before violet hills, and no grey', () => {
    const { chroma, hueDegrees } = toLch(mixedInAir('#57a352', '#b094ac', 0.5));
    expect(chroma).toBeGreaterThan(0.05);
    expect(hueDegrees < 0 ? hueDegrees + 360 : hueDegrees).toBeGreaterThan(170);
  });

  it('sand turns rose and never green', () => {
    const { hueDegrees } = toLch(mixedInAir('#f0cf94', '#a090b8', 0.5));
    expect(Math.abs(hueDegrees)).toBeLessThan(75);
  });

  it('what is near in hue mixes plainly', () => {
    expect(mixedInAir('#57a352', '#57a352', 0.5)).toBe('#57a352');
  });
});

it('snow is bright at night beside stone that is as dark as all else', () => {
  const left = (color: string) => lightnessOf(night.tone(color)) / lightnessOf(color);
  expect(left('#f1f5fa')).toBeGreaterThan(left('#b09a80') + 0.1);
});
