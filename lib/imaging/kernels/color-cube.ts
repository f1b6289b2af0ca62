import { type Pixels } from '@/lib/engines/engine';

type Triple = readonly [number, number, number];

/** Samples along each side of the cube: changes of colour are smooth, so few suffice. */
const SIDE = 33;
const STEP = 255 / (SIDE - 1);

/**
 * Changes every colour of a picture by a smooth map, which is asked for 33³ colours only; between
 * them it is interpolated (trilinear, as colour lookup tables are). Alpha and the colours of fully
 * transparent pixels stay.
 * @param map sRGB 0 to 255 to the same, unrounded; results are clamped
 */
export function mapColors(
  { widthPx, heightPx, data }: Pixels,
  map: (red: number, green: number, blue: number) => Triple,
): Pixels {
  const cube = sampleCube(map);
  const result = new Uint8ClampedArray(data);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const [r, g, b] = [data[at]! / STEP, data[at + 1]! / STEP, data[at + 2]! / STEP];
    const [r0, g0, b0] = [
      Math.min(SIDE - 2, r | 0),
      Math.min(SIDE - 2, g | 0),
      Math.min(SIDE - 2, b | 0),
    ];
    const [fr, fg, fb] = [r - r0, g - g0, b - b0];
    const base = ((r0 * SIDE + g0) * SIDE + b0) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const corner = base + channel;
      const near = plane(cube, corner, fg, fb);
      const far = plane(cube, corner + SIDE * SIDE * 3, fg, fb);
      result[at + channel] = near + (far - near) * fr;
    }
  }
  return { widthPx, heightPx, data: new Uint8Array(result.buffer) };
}

/** Bilinear in green and blue. */
function plane(cube: Float32Array, corner: number, green: number, blue: number): number {
  const low = cube[corner]! + (cube[corner + 3]! - cube[corner]!) * blue;
  const next = corner + SIDE * 3;
  const high = cube[next]! + (cube[next + 3]! - cube[next]!) * blue;
  return low + (high - low) * green;
}

function sampleCube(map: (red: number, green: number, blue: number) => Triple): Float32Array {
  const cube = new Float32Array(SIDE ** 3 * 3);
  let at = 0;
  for (let r = 0; r < SIDE; r++)
    for (let g = 0; g < SIDE; g++)
      for (let b = 0; b < SIDE; b++) {
        cube.set(map(r * STEP, g * STEP, b * STEP), at);
        at += 3;
      }
  return cube;
}
