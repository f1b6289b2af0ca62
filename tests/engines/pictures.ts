import type { DrawSpec, Pixels, Plane, StyleSpec } from '@/lib/engines/engine';
import { encodePixels } from '@/lib/imaging/encode';

export function spec(changes: Partial<DrawSpec> = {}): DrawSpec {
  return {
    prompt: 'a red fox in the snow',
    widthPx: 96,
    heightPx: 64,
    modelId: 'svcv4_1',
    output: 'raster',
    seed: 7,
    variant: 0,
    ...changes,
  };
}

/** A picture with detail everywhere, and a transparent corner where asked. */
export function photo(widthPx: number, heightPx: number, hasTransparentCorner = false): Pixels {
  const data = new Uint8Array(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const at = (y * widthPx + x) * 4;
      const isHole = hasTransparentCorner && x < widthPx / 4 && y < heightPx / 4;
      data.set([(x * 7 + y * 3) & 255, (x * y) & 255, (y * 5 + 90) & 255, isHole ? 60 : 255], at);
    }
  }
  return { widthPx, heightPx, data };
}

/** White in strips at the left and right ends, black between them. */
export function frameMask(widthPx: number, heightPx: number, left: number, right: number): Plane {
  const data = new Uint8Array(widthPx * heightPx);
  for (let at = 0; at < data.length; at += 1) {
    const x = at % widthPx;
    data[at] = x < left || x >= widthPx - right ? 255 : 0;
  }
  return { widthPx, heightPx, data };
}

/** White within a rectangle, black around it. */
export function rectangleMask(
  { widthPx, heightPx }: Pixels,
  box: { left: number; top: number; right: number; bottom: number },
): Plane {
  const data = new Uint8Array(widthPx * heightPx);
  for (let y = box.top; y < box.bottom; y += 1) {
    data.fill(255, y * widthPx + box.left, y * widthPx + box.right);
  }
  return { widthPx, heightPx, data };
}

/** Pixels, counted, that differ where the mask has `value`. */
export function differences(a: Pixels, b: Pixels, mask: Plane, value: 0 | 255): number {
  let count = 0;
  mask.data.forEach((entry, at) => {
    if (entry !== value) return;
    const differs = [0, 1, 2, 3].some(
      (channel) => a.data[at * 4 + channel] !== b.data[at * 4 + channel],
    );
    if (differs) count += 1;
  });
  return count;
}

export function pixelAt({ data, widthPx }: Pixels, x: number, y: number): number[] {
  const at = (y * widthPx + x) * 4;
  return [...data.subarray(at, at + 4)];
}

/** Share of the pixels whose colour is nearer to `rgb` than `reach`, in levels. */
export function shareNear({ data }: Pixels, rgb: readonly number[], reach: number): number {
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const distance = Math.hypot(...rgb.map((value, channel) => value - data[at + channel]!));
    if (distance < reach) count += 1;
  }
  return count / (data.length / 4);
}

/** A style followed precisely, with one picture to look at, 40 × 30. */
export async function styleWithReference(): Promise<StyleSpec> {
  return {
    profile: {
      palette: [{ rgb: [220, 60, 40], weight: 1 }],
      contrast: 0.2,
      saturation: 0.1,
      edgeDensity: 0.1,
      flatness: 0.5,
      grain: 0.01,
      lineWeight: 0,
    },
    match: 'precise',
    references: [await encodePixels(photo(40, 30), 'webp')],
  };
}
