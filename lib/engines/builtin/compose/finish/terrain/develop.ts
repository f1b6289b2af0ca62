import type { Pixels } from '@/lib/engines/engine';
import { boxBlur } from '../raster/blur';
import { clamp } from '../raster/math';
import { whiteNoise } from '../raster/noise';
import type { Random } from '@/lib/random/random';
import type { Sunlight } from './climate';
import type { View } from './view';

/** Filmic tone curve (Krzysztof Narkowicz, "ACES filmic tone mapping curve", 2015), gamma encoded. */
function film(value: number, exposure: number): number {
  const x = Math.max(0, value) * exposure;
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1) ** (1 / 2.2);
}

/** From linear light to a photograph: bloom, film curve, a little more colour, falloff, grain. */
export function develop(view: View, light: Sunlight, random: Random): Pixels {
  const { widthPx, heightPx } = view;
  const count = widthPx * heightPx;
  const bright = new Float32Array(count);
  for (let p = 0; p < count; p += 1) {
    const [r, g, b] = [view.light[p * 3]!, view.light[p * 3 + 1]!, view.light[p * 3 + 2]!];
    bright[p] = Math.max(0, 0.3 * r + 0.59 * g + 0.11 * b - 1.05);
  }
  const bloom = boxBlur(bright, widthPx, heightPx, widthPx / 60, 3);
  const grain = whiteNoise(count, random);
  const data = new Uint8ClampedArray(count * 4);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    const dy = y / heightPx - 0.5;
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      const dx = x / widthPx - 0.5;
      const falloff = 1 - 0.5 * (dx * dx + dy * dy);
      const at = p * 3;
      const glow = bloom[p]! * 0.3;
      const r = film((view.light[at]! + glow * light.sun[0]) * falloff, light.exposure);
      const g = film((view.light[at + 1]! + glow * light.sun[1]) * falloff, light.exposure);
      const b = film((view.light[at + 2]! + glow * light.sun[2]) * falloff, light.exposure);
      const grey = 0.3 * r + 0.59 * g + 0.11 * b;
      const noise = grain[p]! * 0.012;
      const tone = (value: number) => {
        const vivid = clamp(grey + (value - grey) * 1.2, 0, 1);
        return vivid + (vivid * vivid * (3 - 2 * vivid) - vivid) * 0.5 + noise;
      };
      data[p * 4] = 255 * tone(r);
      data[p * 4 + 1] = 255 * tone(g);
      data[p * 4 + 2] = 255 * tone(b);
      data[p * 4 + 3] = 255;
    }
  }
  return { widthPx, heightPx, data: new Uint8Array(data.buffer) };
}
