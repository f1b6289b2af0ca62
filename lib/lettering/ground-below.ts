import { relativeLuminance } from '@/lib/color/contrast';
import type { GroundBelow } from './ink';

/** Pixels of a picture, RGBA, of any size. */
interface Preview {
  widthPx: number;
  heightPx: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Measures the pixels of a small picture for which `isBelow` holds. */
export function groundWhere(
  preview: Preview,
  isBelow: (x: number, y: number) => boolean,
): GroundBelow {
  const sum: [number, number, number] = [0, 0, 0];
  const luminances: number[] = [];
  for (let y = 0; y < preview.heightPx; y += 1) {
    for (let x = 0; x < preview.widthPx; x += 1) {
      if (!isBelow(x, y)) continue;
      const i = (y * preview.widthPx + x) * 4;
      const rgb = [0, 1, 2].map((c) => preview.data[i + c] ?? 0) as [number, number, number];
      rgb.forEach((value, c) => (sum[c as 0 | 1 | 2] += value));
      luminances.push(relativeLuminance(rgb));
    }
  }
  if (luminances.length === 0) return { rgb: [128, 128, 128], darkest: 0.1, lightest: 0.4 };
  luminances.sort((a, b) => a - b);
  const at = (share: number) => luminances[Math.floor(share * (luminances.length - 1))] ?? 0;
  return {
    rgb: sum.map((value) => value / luminances.length) as [number, number, number],
    darkest: at(0.1),
    lightest: at(0.9),
  };
}
