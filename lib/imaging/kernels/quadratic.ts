import { type FloatPlane } from './float-plane';

/** A surface `a + bx + cy + dx² + exy + fy²`, x and y from the plane's middle in half widths. */
export interface Quadratic {
  coefficients: Float64Array;
  widthPx: number;
  heightPx: number;
  /** Root mean square distance of the samples from the surface. */
  deviation: number;
}

const TERMS = 6;
/** More samples than this say nothing new about six numbers. */
const MAX_SAMPLES = 4000;

/** Least-squares quadratic through the pixels marked non-zero; undefined with too few of them. */
export function fitQuadratic(plane: FloatPlane, marked: Uint8Array): Quadratic | undefined {
  const samples = sampleIndices(marked);
  if (samples.length < TERMS * 4) return undefined;
  const matrix = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
  for (const at of samples) {
    const terms = termsAt(plane, at % plane.widthPx, Math.floor(at / plane.widthPx));
    for (let row = 0; row < TERMS; row++) {
      for (let column = 0; column < TERMS; column++)
        matrix[row]![column] = matrix[row]![column]! + terms[row]! * terms[column]!;
      matrix[row]![TERMS] = matrix[row]![TERMS]! + terms[row]! * plane.data[at]!;
    }
  }
  const { widthPx, heightPx } = plane;
  const surface = { coefficients: solve(matrix), widthPx, heightPx, deviation: 0 };
  const squares = samples.map(
    (at) => (plane.data[at]! - evaluate(surface, at % widthPx, Math.floor(at / widthPx))) ** 2,
  );
  const deviation = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / samples.length);
  return Number.isFinite(deviation) ? { ...surface, deviation } : undefined;
}

export function evaluate(surface: Quadratic, x: number, y: number): number {
  const [a, b, c, d, e, f] = surface.coefficients as unknown as Coefficients;
  const u = (2 * x) / surface.widthPx - 1;
  const v = (2 * y) / surface.heightPx - 1;
  return a + b * u + c * v + d * u * u + e * u * v + f * v * v;
}

type Coefficients = [number, number, number, number, number, number];

function termsAt(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  x: number,
  y: number,
): number[] {
  const [u, v] = [(2 * x) / widthPx - 1, (2 * y) / heightPx - 1];
  return [1, u, v, u * u, u * v, v * v];
}

function sampleIndices(marked: Uint8Array): number[] {
  const indices: number[] = [];
  for (let at = 0; at < marked.length; at++) if (marked[at] !== 0) indices.push(at);
  const step = Math.max(1, indices.length / MAX_SAMPLES);
  return step === 1
    ? indices
    : Array.from({ length: MAX_SAMPLES }, (_, sample) => indices[Math.floor(sample * step)]!);
}

/** Gaussian elimination with pivoting on an augmented matrix. */
function solve(matrix: Float64Array[]): Float64Array {
  for (let pivot = 0; pivot < TERMS; pivot++) {
    const best = matrix.slice(pivot).reduce((most, row, offset) => {
      return Math.abs(row[pivot]!) > Math.abs(matrix[most]![pivot]!) ? pivot + offset : most;
    }, pivot);
    [matrix[pivot], matrix[best]] = [matrix[best]!, matrix[pivot]!];
    for (let row = 0; row < TERMS; row++) {
      if (row === pivot) continue;
      const factor = matrix[row]![pivot]! / matrix[pivot]![pivot]!;
      for (let column = pivot; column <= TERMS; column++)
        matrix[row]![column] = matrix[row]![column]! - factor * matrix[pivot]![column]!;
    }
  }
  return Float64Array.from(matrix, (row, at) => row[TERMS]! / row[at]!);
}
