import { boxBlur } from './blur';
import { type FloatPlane } from './float-plane';

/** Red, green and blue, 0 to 1 each, of the same size. */
export type ColorPlanes = readonly [FloatPlane, FloatPlane, FloatPlane];

/** Locally, the target is `red · r + green · g + blue · b + offset` of the guide's colours. */
export interface LinearModel {
  slopes: ColorPlanes;
  offset: FloatPlane;
}

/**
 * The smoothest local linear model of `target` in the colours of `guide`: the guided filter of
 * K. He, J. Sun and X. Tang, "Guided image filtering", 2013, with a colour guide. The model may be
 * resized and applied to a larger guide (their "Fast guided filter", 2015).
 * @param epsilon variance of colour (0 to 1 squared) below which the target is only averaged
 */
export function fitGuidedFilter(
  guide: ColorPlanes,
  target: FloatPlane,
  radiusPx: number,
  epsilon: number,
): LinearModel {
  const mean = (plane: FloatPlane) => boxBlur(plane, radiusPx).data;
  const means = guide.map(mean);
  const targetMean = mean(target);
  const crossMeans = guide.map((plane) => mean(multiply(plane, target)));
  const covariances = PAIRS.map(([i, j]) => mean(multiply(guide[i], guide[j])));
  const size = { widthPx: target.widthPx, heightPx: target.heightPx };
  const count = target.data.length;
  const slopes = [0, 1, 2].map(() => new Float32Array(count));
  const offset = new Float32Array(count);
  const matrix = new Float64Array(6);
  const vector = new Float64Array(3);
  for (let at = 0; at < count; at++) {
    PAIRS.forEach(([i, j], pair) => {
      const spread = covariances[pair]![at]! - means[i]![at]! * means[j]![at]!;
      matrix[pair] = i === j ? spread + epsilon : spread;
    });
    for (let i = 0; i < 3; i++) vector[i] = crossMeans[i]![at]! - means[i]![at]! * targetMean[at]!;
    solveSymmetric(matrix, vector);
    offset[at] = targetMean[at]!;
    for (let i = 0; i < 3; i++) {
      slopes[i]![at] = vector[i]!;
      offset[at] = offset[at]! - vector[i]! * means[i]![at]!;
    }
  }
  const smooth = (data: Float32Array) => boxBlur({ ...size, data }, radiusPx);
  return {
    slopes: [smooth(slopes[0]!), smooth(slopes[1]!), smooth(slopes[2]!)],
    offset: smooth(offset),
  };
}

/** Upper triangle of a symmetric 3 × 3 matrix, in the order its elements are stored. */
const PAIRS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [2, 2],
] as const;

/** Solves `matrix · x = vector` in place by the adjugate. */
function solveSymmetric(matrix: Float64Array, vector: Float64Array): void {
  const [a, b, c, d, e, f] = matrix as unknown as [number, number, number, number, number, number];
  const [x, y, z] = vector as unknown as [number, number, number];
  const [ia, ib, ic] = [d * f - e * e, c * e - b * f, b * e - c * d];
  const [id, ie, iff] = [a * f - c * c, b * c - a * e, a * d - b * b];
  const scale = 1 / (a * ia + b * ib + c * ic);
  vector[0] = (ia * x + ib * y + ic * z) * scale;
  vector[1] = (ib * x + id * y + ie * z) * scale;
  vector[2] = (ic * x + ie * y + iff * z) * scale;
}

function multiply(first: FloatPlane, second: FloatPlane): FloatPlane {
  const data = new Float32Array(first.data.length);
  for (let at = 0; at < data.length; at++) data[at] = first.data[at]! * second.data[at]!;
  return { widthPx: first.widthPx, heightPx: first.heightPx, data };
}
