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
  const narrow = averageRows(plane.data, plane.widthPx, plane.heightPx, widthPx);
  const turned = transpose(narrow, widthPx, plane.heightPx);
  const small = averageRows(turned, plane.heightPx, widthPx, heightPx);
  return { widthPx, heightPx, data: transpose(small, heightPx, widthPx) };
}

/** Exact area average of a picture, colours weighted by alpha. */
export function shrinkPixels(pixels: Pixels, size: Size): Pixels {
  const count = pixels.widthPx * pixels.heightPx;
  const planes = [0, 1, 2, 3].map((channel) => {
    const data = new Float32Array(count);
    for (let at = 0; at < count; at++) {
      const value = pixels.data[at * 4 + channel]!;
      data[at] = channel === 3 ? value : (value * pixels.data[at * 4 + 3]!) / 255;
    }
    return shrinkPlane({ widthPx: pixels.widthPx, heightPx: pixels.heightPx, data }, size).data;
  });
  const data = new Uint8Array(size.widthPx * size.heightPx * 4);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = planes[3]![at / 4]!;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = alpha > 0 ? toByte((planes[channel]![at / 4]! * 255) / alpha) : 0;
    data[at + 3] = toByte(alpha);
  }
  return { widthPx: size.widthPx, heightPx: size.heightPx, data };
}

/** The same to a longest side of at most `sidePx`; a picture that is small enough comes back as it is. */
export function shrinkInside(pixels: Pixels, sidePx: number): Pixels {
  return Math.max(pixels.widthPx, pixels.heightPx) > sidePx
    ? shrinkPixels(pixels, fitInside(pixels, sidePx))
    : pixels;
}

function averageRows(data: Float32Array, fromPx: number, rows: number, toPx: number): Float32Array {
  const result = new Float32Array(toPx * rows);
  const scale = fromPx / toPx;
  for (let x = 0; x < toPx; x++) {
    const start = x * scale;
    const end = Math.min(fromPx, start + scale);
    const first = Math.floor(start);
    const last = Math.min(fromPx - 1, Math.ceil(end) - 1);
    for (let y = 0; y < rows; y++) {
      let sum = 0;
      for (let from = first; from <= last; from++)
        sum += data[y * fromPx + from]! * (Math.min(end, from + 1) - Math.max(start, from));
      result[y * toPx + x] = sum / scale;
    }
  }
  return result;
}

function transpose(data: Float32Array, widthPx: number, heightPx: number): Float32Array {
  const result = new Float32Array(data.length);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) result[x * heightPx + y] = data[y * widthPx + x]!;
  return result;
}
