import type { Pixels } from '@/lib/engines/engine';

/** Three colour planes of a picture, sRGB 0 to 1, row-major. */
export interface Planes {
  widthPx: number;
  heightPx: number;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
}

export function toPlanes(image: Pixels): Planes {
  const count = image.widthPx * image.heightPx;
  const [red, green, blue] = [0, 1, 2].map(() => new Float32Array(count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const { data } = image;
  for (let p = 0, i = 0; p < count; p += 1, i += 4) {
    red[p] = data[i]! / 255;
    green[p] = data[i + 1]! / 255;
    blue[p] = data[i + 2]! / 255;
  }
  return { widthPx: image.widthPx, heightPx: image.heightPx, red, green, blue };
}

export function toPixels(planes: Planes): Pixels {
  const { widthPx, heightPx, red, green, blue } = planes;
  const count = widthPx * heightPx;
  // Clamping and rounding are what this array type does on writing.
  const data = new Uint8ClampedArray(count * 4);
  for (let p = 0, i = 0; p < count; p += 1, i += 4) {
    data[i] = red[p]! * 255;
    data[i + 1] = green[p]! * 255;
    data[i + 2] = blue[p]! * 255;
    data[i + 3] = 255;
  }
  return { widthPx, heightPx, data: new Uint8Array(data.buffer) };
}

/** Perceived lightness as in video (Rec. 601 luma), 0 to 1: quick, and enough for tone. */
export function lumaOf(planes: Planes): Float32Array {
  const { red, green, blue } = planes;
  const luma = new Float32Array(red.length);
  for (let p = 0; p < luma.length; p += 1) {
    luma[p] = 0.299 * red[p]! + 0.587 * green[p]! + 0.114 * blue[p]!;
  }
  return luma;
}

export function mapPlanes(planes: Planes, change: (plane: Float32Array) => Float32Array): Planes {
  return {
    widthPx: planes.widthPx,
    heightPx: planes.heightPx,
    red: change(planes.red),
    green: change(planes.green),
    blue: change(planes.blue),
  };
}

/** The product of two planes. A loop takes a third of the time of `map` with a function. */
export function multiplied(plane: Float32Array, factors: Float32Array): Float32Array {
  const result = new Float32Array(plane.length);
  for (let p = 0; p < result.length; p += 1) result[p] = plane[p]! * factors[p]!;
  return result;
}
