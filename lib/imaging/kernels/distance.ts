import { type Plane } from '@/lib/engines/engine';

/**
 * Exact squared Euclidean distance, in pixels, of every pixel to the nearest one of value `target`;
 * larger than any distance in the picture where there is none. Linear time: A. Meijster,
 * J. Roerdink, W. Hesselink, "A general algorithm for computing distance transforms in linear
 * time", 2000.
 */
export function squaredDistances(mask: Plane, target: 0 | 255): Int32Array {
  const { widthPx, heightPx } = mask;
  const columns = columnDistances(mask, target);
  const result = new Int32Array(widthPx * heightPx);
  const sites = new Int32Array(widthPx);
  const starts = new Int32Array(widthPx);
  for (let y = 0; y < heightPx; y++)
    lowerEnvelope(
      columns.subarray(y * widthPx, (y + 1) * widthPx),
      result.subarray(y * widthPx, (y + 1) * widthPx),
      sites,
      starts,
    );
  return result;
}

/** Distance to the nearest target in the same column. */
function columnDistances({ widthPx, heightPx, data }: Plane, target: number): Int32Array {
  const farPx = widthPx + heightPx;
  const distances = new Int32Array(data.length);
  for (let at = 0; at < data.length; at++) {
    const above = at < widthPx ? farPx : distances[at - widthPx]!;
    distances[at] = data[at] === target ? 0 : Math.min(farPx, above + 1);
  }
  for (let at = data.length - widthPx - 1; at >= 0; at--) {
    const below = distances[at + widthPx]! + 1;
    if (below < distances[at]!) distances[at] = below;
  }
  return distances;
}

/** One row: the lowest of the parabolas that stand on each column's distance. */
function lowerEnvelope(
  column: Int32Array,
  result: Int32Array,
  sites: Int32Array,
  starts: Int32Array,
): void {
  const height = (x: number, site: number) => (x - site) ** 2 + column[site]! ** 2;
  const widthPx = column.length;
  let top = 0;
  sites[0] = 0;
  starts[0] = 0;
  for (let x = 1; x < widthPx; x++) {
    while (top >= 0 && height(starts[top]!, sites[top]!) > height(starts[top]!, x)) top--;
    if (top < 0) {
      top = 0;
      sites[0] = x;
      continue;
    }
    const site = sites[top]!;
    const rise = x * x - site * site + column[x]! ** 2 - column[site]! ** 2;
    const start = 1 + Math.floor(rise / (2 * (x - site)));
    if (start >= widthPx) continue;
    top++;
    sites[top] = x;
    starts[top] = start;
  }
  for (let x = widthPx - 1; x >= 0; x--) {
    result[x] = height(x, sites[top]!);
    if (x === starts[top]) top--;
  }
}
