/**
 * Which pixels of a small picture belong to an object: L. Grady, "Random walks for image segmentation"
 * (PAMI 2006), with priors of colour as in his "Multilabel random walker image segmentation using prior
 * models" (CVPR 2005). A walker that starts at a pixel and crosses edges unwillingly ends at the object
 * with the probability that is looked for, which is a system of linear equations.
 */
export interface WalkProblem {
  widthPx: number;
  heightPx: number;
  /** Three channels a pixel, alike distances of which look alike. */
  colors: Float32Array;
  /** For each pixel 1 where it is the object for sure, 0 where it is not, anything below 0 where it is asked. */
  seeds: Float32Array;
  /** What the colours alone say, 0 to 1, and how much that counts. */
  prior: Float32Array;
  priorWeight: number;
}

/** How strongly neighbours that differ are kept apart, in units of what is usual in the picture. */
const CONTRAST = 1.2;
/** No edge is so sharp that nothing crosses it: equations without any link have no answer. */
const LEAST_WEIGHT = 1e-4;
/** Successive over-relaxation: enough sweeps for sides of about 200 px. */
const SWEEPS = 90;
const RELAXATION = 1.85;

/** Squared differences to the pixel at the right and to the one below; 0 at the borders. */
function differences({ widthPx, heightPx, colors }: WalkProblem) {
  const [right, below] = [
    new Float32Array(widthPx * heightPx),
    new Float32Array(widthPx * heightPx),
  ];
  const squared = (a: number, b: number) => {
    const x = colors[a * 3]! - colors[b * 3]!;
    const y = colors[a * 3 + 1]! - colors[b * 3 + 1]!;
    const z = colors[a * 3 + 2]! - colors[b * 3 + 2]!;
    return x * x + y * y + z * z;
  };
  let sum = 0;
  for (let y = 0, at = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, at++) {
      if (x < widthPx - 1) sum += right[at] = squared(at, at + 1);
      if (y < heightPx - 1) sum += below[at] = squared(at, at + widthPx);
    }
  }
  return { right, below, mean: Math.max(1e-6, sum / (2 * right.length)) };
}

/** How willingly a walker goes to the pixel at the right and to the one below. */
function weightsOf(problem: WalkProblem) {
  const { right, below, mean } = differences(problem);
  const { widthPx, heightPx } = problem;
  const weigh = (squared: number) => Math.exp((-CONTRAST * squared) / mean) + LEAST_WEIGHT;
  for (let y = 0, at = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, at++) {
      right[at] = x < widthPx - 1 ? weigh(right[at]!) : 0;
      below[at] = y < heightPx - 1 ? weigh(below[at]!) : 0;
    }
  }
  return { right, below };
}

/** For each pixel the probability, 0 to 1, that it belongs to the object. */
export function walkRandomly(problem: WalkProblem): Float32Array {
  const { widthPx, seeds, prior, priorWeight } = problem;
  const { right, below } = weightsOf(problem);
  const found = Float32Array.from(seeds, (seed, at) => (seed >= 0 ? seed : prior[at]!));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let at = 0; at < found.length; at++) {
      if (seeds[at]! >= 0) continue;
      const toRight = right[at]!;
      const toBelow = below[at]!;
      const toLeft = at % widthPx > 0 ? right[at - 1]! : 0;
      const toAbove = at >= widthPx ? below[at - widthPx]! : 0;
      const sum =
        (toRight > 0 ? toRight * found[at + 1]! : 0) +
        (toBelow > 0 ? toBelow * found[at + widthPx]! : 0) +
        (toLeft > 0 ? toLeft * found[at - 1]! : 0) +
        (toAbove > 0 ? toAbove * found[at - widthPx]! : 0) +
        priorWeight * prior[at]!;
      const wanted = sum / (toRight + toBelow + toLeft + toAbove + priorWeight);
      found[at] = found[at]! + RELAXATION * (wanted - found[at]!);
    }
  }
  return found;
}
