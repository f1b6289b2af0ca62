import { clipRect, createBitmap, PAINTED, type MaskBitmap, type PixelRect } from '../bitmap';

/** Largest radius that growing and shrinking take; distances are kept in 16 bits. */
export const MAX_MORPHOLOGY_RADIUS_PX = 512;

/** For each vertical distance to a painted pixel, how far a disc reaches to either side. */
function reachByDistance(radiusPx: number): Int16Array {
  return Int16Array.from({ length: radiusPx + 1 }, (_, distance) =>
    Math.floor(Math.sqrt(radiusPx * radiusPx - distance * distance)),
  );
}

/** Vertical distance of each pixel to the nearest one of `value` in its column, at most `radiusPx + 1`. */
function columnDistances(source: MaskBitmap, value: number, radiusPx: number): Uint16Array {
  const { widthPx, heightPx, data } = source;
  const far = radiusPx + 1;
  const distances = new Uint16Array(data.length);
  for (let at = 0; at < data.length; at++) {
    const above = at < widthPx ? far : distances[at - widthPx]!;
    distances[at] = data[at]! >> 7 === value >> 7 ? 0 : Math.min(far, above + 1);
  }
  for (let at = widthPx * (heightPx - 1) - 1; at >= 0; at--) {
    const below = distances[at + widthPx]! + 1;
    if (below < distances[at]!) distances[at] = below;
  }
  return distances;
}

/** Marks what the discs around a row's pixels cover, in one pass to each side. */
function coverRow(distances: Uint16Array, start: number, reach: Int16Array, row: Uint8Array): void {
  const far = reach.length;
  const width = row.length;
  for (let x = 0, until = -1; x < width; x++) {
    const distance = distances[start + x]!;
    if (distance < far) until = Math.max(until, x + reach[distance]!);
    row[x] = x <= until ? 1 : 0;
  }
  for (let x = width - 1, until = width; x >= 0; x--) {
    const distance = distances[start + x]!;
    if (distance < far) until = Math.min(until, x - reach[distance]!);
    if (x >= until) row[x] = 1;
  }
}

/**
 * Every pixel whose centre lies within `radiusPx` of the centre of one that has `value`: the exact
 * Euclidean dilation, in four passes whatever the radius. The first half is that of A. Meijster,
 * J. Roerdink and W. Hesselink, "A general algorithm for computing distance transforms in linear
 * time" (2000); as only a threshold is asked for, rows need no parabolas.
 */
function within(source: MaskBitmap, value: number, radiusPx: number, mark: number): MaskBitmap {
  const result = createBitmap(source.widthPx, source.heightPx);
  const distances = columnDistances(source, value, radiusPx);
  const reach = reachByDistance(radiusPx);
  const row = new Uint8Array(source.widthPx);
  for (let y = 0; y < source.heightPx; y++) {
    const start = y * source.widthPx;
    coverRow(distances, start, reach, row);
    for (let x = 0; x < row.length; x++) result.data[start + x] = row[x] ? mark : PAINTED - mark;
  }
  return result;
}

/** Adds all pixels within a distance of painted ones. */
export function grow(source: MaskBitmap, radiusPx: number): MaskBitmap {
  return within(source, PAINTED, radiusPx, PAINTED);
}

/** Takes away all pixels within a distance of empty ones. The picture's border counts as painted, so that it is no edge. */
export function shrink(source: MaskBitmap, radiusPx: number): MaskBitmap {
  return within(source, 0, radiusPx, 0);
}

/** Runs a kernel on a part of a bitmap alone and writes what it answers back. */
export function onPart(
  bitmap: MaskBitmap,
  part: PixelRect,
  kernel: (source: MaskBitmap) => MaskBitmap,
): PixelRect {
  const rect = clipRect(part, bitmap);
  const source = createBitmap(rect.right - rect.left, rect.bottom - rect.top);
  const rowOf = (y: number) => (rect.top + y) * bitmap.widthPx + rect.left;
  for (let y = 0; y < source.heightPx; y++) {
    const start = rowOf(y);
    source.data.set(bitmap.data.subarray(start, start + source.widthPx), y * source.widthPx);
  }
  const { data } = kernel(source);
  for (let y = 0; y < source.heightPx; y++) {
    const start = y * source.widthPx;
    bitmap.data.set(data.subarray(start, start + source.widthPx), rowOf(y));
  }
  return rect;
}

/** The smallest rectangle around everything painted; empty when nothing is. */
export function paintedBounds({ widthPx, heightPx, data }: MaskBitmap): PixelRect {
  const bounds = { left: widthPx, top: heightPx, right: 0, bottom: 0 };
  for (let y = 0; y < heightPx; y++) {
    const row = data.subarray(y * widthPx, (y + 1) * widthPx);
    const first = row.findIndex((value) => value >> 7 === 1);
    if (first < 0) continue;
    bounds.left = Math.min(bounds.left, first);
    bounds.right = Math.max(bounds.right, row.findLastIndex((value) => value >> 7 === 1) + 1);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = y + 1;
  }
  return bounds;
}
