import sharp from 'sharp';
import { type Pixels, type Plane } from '@/lib/engines/engine';
import { fitInside, type Size } from '../size';
import { type FloatPlane, toByte } from './float-plane';

type Kernel = 'nearest' | 'linear' | 'cubic' | 'lanczos3';

/** A picture at another size; transparent pixels don't bleed their colour (sharp premultiplies). */
export async function resizePixels(
  pixels: Pixels,
  { widthPx, heightPx }: Size,
  kernel: Kernel = 'lanczos3',
): Promise<Pixels> {
  if (pixels.widthPx === widthPx && pixels.heightPx === heightPx) return pixels;
  const raw = { width: pixels.widthPx, height: pixels.heightPx, channels: 4 } as const;
  const data = await sharp(pixels.data, { raw })
    .resize(widthPx, heightPx, { fit: 'fill', kernel })
    .raw()
    .toBuffer();
  return { widthPx, heightPx, data };
}

/** A plane at another size. */
export async function resizePlane(
  plane: Plane,
  { widthPx, heightPx }: Size,
  kernel: Kernel = 'lanczos3',
): Promise<Plane> {
  if (plane.widthPx === widthPx && plane.heightPx === heightPx) return plane;
  const raw = { width: plane.widthPx, height: plane.heightPx, channels: 1 } as const;
  const data = await sharp(plane.data, { raw })
    .resize(widthPx, heightPx, { fit: 'fill', kernel })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { widthPx, heightPx, data };
}

/** A smooth plane between its samples (bilinear), for sizes not smaller than its own. */
export function enlargePlane(plane: FloatPlane, { widthPx, heightPx }: Size): FloatPlane {
  const wide = interpolateRows(plane, widthPx);
  const data = new Float32Array(widthPx * heightPx);
  samplePositions(plane.heightPx, heightPx).forEach(({ first, second, share }, y) => {
    for (let x = 0; x < widthPx; x++) {
      const above = wide[first * widthPx + x]!;
      data[y * widthPx + x] = above + (wide[second * widthPx + x]! - above) * share;
    }
  });
  return { widthPx, heightPx, data };
}

function interpolateRows(plane: FloatPlane, widthPx: number): Float32Array {
  const data = new Float32Array(widthPx * plane.heightPx);
  samplePositions(plane.widthPx, widthPx).forEach(({ first, second, share }, x) => {
    for (let y = 0; y < plane.heightPx; y++) {
      const left = plane.data[y * plane.widthPx + first]!;
      const right = plane.data[y * plane.widthPx + second]!;
      data[y * widthPx + x] = left + (right - left) * share;
    }
  });
  return data;
}

/** For each target pixel the two nearest source pixels and the share of the second. */
function samplePositions(
  fromPx: number,
  toPx: number,
): { first: number; second: number; share: number }[] {
  return Array.from({ length: toPx }, (_, target) => {
    const position = Math.min(fromPx - 1, Math.max(0, ((target + 0.5) * fromPx) / toPx - 0.5));
    const first = Math.floor(position);
    return { first, second: Math.min(fromPx - 1, first + 1), share: position - first };
  });
}

/** Exact area average of a plane, for sizes not larger than its own. */
export function shrinkPlane(plane: FloatPlane, { widthPx, heightPx }: Size): FloatPlane {
  const narrow = averageAcross(plane, widthPx);
  return { widthPx, heightPx, data: averageDown(narrow, heightPx) };
}

/** Exact area average of a picture, colours weighted by alpha. */
export function shrinkPixels(pixels: Pixels, { widthPx, heightPx }: Size): Pixels {
  const planes = premultipliedAcross(pixels, widthPx).map((plane) => averageDown(plane, heightPx));
  const data = new Uint8Array(widthPx * heightPx * 4);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = planes[3]![at / 4]!;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = alpha > 0 ? toByte((planes[channel]![at / 4]! * 255) / alpha) : 0;
    data[at + 3] = toByte(alpha);
  }
  return { widthPx, heightPx, data };
}

/** The same to a longest side of at most `sidePx`; a picture that is small enough comes back as it is. */
export function shrinkInside(pixels: Pixels, sidePx: number): Pixels {
  return Math.max(pixels.widthPx, pixels.heightPx) > sidePx
    ? shrinkPixels(pixels, fitInside(pixels, sidePx))
    : pixels;
}

/** The source pixels that one target pixel covers: from `first` on, each with the length of it that counts. */
interface Cover {
  first: number;
  lengths: readonly number[];
}

function coversOf(fromPx: number, toPx: number): Cover[] {
  const scale = fromPx / toPx;
  return Array.from({ length: toPx }, (_, target) => {
    const start = target * scale;
    const end = Math.min(fromPx, start + scale);
    const first = Math.floor(start);
    const last = Math.min(fromPx - 1, Math.ceil(end) - 1);
    const lengths = Array.from(
      { length: last - first + 1 },
      (_, at) => Math.min(end, first + at + 1) - Math.max(start, first + at),
    );
    return { first, lengths };
  });
}

function averageAcross({ data, widthPx, heightPx }: FloatPlane, toPx: number): FloatPlane {
  const result = new Float32Array(toPx * heightPx);
  const scale = widthPx / toPx;
  const covers = coversOf(widthPx, toPx);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < toPx; x++) {
      const { first, lengths } = covers[x]!;
      const from = y * widthPx + first;
      let sum = 0;
      for (let at = 0; at < lengths.length; at++) sum += data[from + at]! * lengths[at]!;
      result[y * toPx + x] = sum / scale;
    }
  return { widthPx: toPx, heightPx, data: result };
}

/** The same of the four channels of a picture, colours multiplied by alpha: a plane each. */
function premultipliedAcross({ data, widthPx, heightPx }: Pixels, toPx: number): FloatPlane[] {
  const planes = [0, 1, 2, 3].map(() => new Float32Array(toPx * heightPx));
  const scale = widthPx / toPx;
  const covers = coversOf(widthPx, toPx);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < toPx; x++) {
      const { first, lengths } = covers[x]!;
      let [red, green, blue, opaque] = [0, 0, 0, 0];
      for (let at = 0; at < lengths.length; at++) {
        const from = (y * widthPx + first + at) * 4;
        const alpha = data[from + 3]! * lengths[at]!;
        red += data[from]! * alpha;
        green += data[from + 1]! * alpha;
        blue += data[from + 2]! * alpha;
        opaque += alpha;
      }
      const to = y * toPx + x;
      planes[0]![to] = red / (255 * scale);
      planes[1]![to] = green / (255 * scale);
      planes[2]![to] = blue / (255 * scale);
      planes[3]![to] = opaque / scale;
    }
  return planes.map((plane) => ({ widthPx: toPx, heightPx, data: plane }));
}

/** Row by row, as the plane lies in memory: going down its columns takes several times as long. */
function averageDown({ data, widthPx, heightPx }: FloatPlane, toPx: number): Float32Array {
  const result = new Float32Array(widthPx * toPx);
  const scale = heightPx / toPx;
  const sums = new Float64Array(widthPx);
  for (const [y, { first, lengths }] of coversOf(heightPx, toPx).entries()) {
    sums.fill(0);
    for (const [at, length] of lengths.entries()) {
      const from = (first + at) * widthPx;
      for (let x = 0; x < widthPx; x++) sums[x]! += data[from + x]! * length;
    }
    for (let x = 0; x < widthPx; x++) result[y * widthPx + x] = sums[x]! / scale;
  }
  return result;
}
