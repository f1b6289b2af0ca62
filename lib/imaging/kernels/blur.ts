import { type FloatPlane } from './float-plane';

/**
 * Mean over a square of side `2 * radiusPx + 1`, edges repeated. Time doesn't depend on the radius.
 */
export function boxBlur({ widthPx, heightPx, data }: FloatPlane, radiusPx: number): FloatPlane {
  const rows = blurRows(data, widthPx, heightPx, radiusPx);
  return { widthPx, heightPx, data: blurColumns(rows, widthPx, heightPx, radiusPx) };
}

/**
 * Gaussian blur of standard deviation `sigmaPx` by three box blurs (P. Kovesi, "Fast almost-Gaussian
 * filtering", 2010): within 3 % of the true kernel for sigma from about 1.
 */
export function gaussianBlur(plane: FloatPlane, sigmaPx: number): FloatPlane {
  const passes = 3;
  const ideal = Math.sqrt((12 * sigmaPx ** 2) / passes + 1);
  const lower = Math.max(1, 2 * Math.floor((ideal - 1) / 2) + 1);
  const lowerPasses = Math.round(
    (12 * sigmaPx ** 2 - passes * (lower ** 2 + 4 * lower + 3)) / (-4 * lower - 4),
  );
  let result = plane;
  for (let pass = 0; pass < passes; pass++)
    result = boxBlur(result, ((pass < lowerPasses ? lower : lower + 2) - 1) / 2);
  return result;
}

function blurRows(
  data: Float32Array,
  widthPx: number,
  heightPx: number,
  radiusPx: number,
): Float32Array {
  const result = new Float32Array(data.length);
  const scale = 1 / (2 * radiusPx + 1);
  const last = widthPx - 1;
  for (let y = 0; y < heightPx; y++) {
    const row = y * widthPx;
    let sum = 0;
    for (let x = -radiusPx; x <= radiusPx; x++) sum += data[row + Math.min(last, Math.max(0, x))]!;
    for (let x = 0; x < widthPx; x++) {
      result[row + x] = sum * scale;
      const entering = x + radiusPx + 1;
      const leaving = x - radiusPx;
      sum += data[row + (entering > last ? last : entering)]!;
      sum -= data[row + (leaving < 0 ? 0 : leaving)]!;
    }
  }
  return result;
}

/** All columns side by side, so that memory is read in order. */
function blurColumns(
  data: Float32Array,
  widthPx: number,
  heightPx: number,
  radiusPx: number,
): Float32Array {
  const result = new Float32Array(data.length);
  const sums = new Float64Array(widthPx);
  const scale = 1 / (2 * radiusPx + 1);
  const rowOf = (y: number) => Math.min(heightPx - 1, Math.max(0, y)) * widthPx;
  for (let y = -radiusPx; y <= radiusPx; y++) {
    const row = rowOf(y);
    for (let x = 0; x < widthPx; x++) sums[x] = sums[x]! + data[row + x]!;
  }
  for (let y = 0; y < heightPx; y++) {
    const entering = rowOf(y + radiusPx + 1);
    const leaving = rowOf(y - radiusPx);
    for (let x = 0; x < widthPx; x++) {
      result[y * widthPx + x] = sums[x]! * scale;
      sums[x] = sums[x]! + data[entering + x]! - data[leaving + x]!;
    }
  }
  return result;
}
