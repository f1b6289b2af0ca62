/** What colours a region has, as a histogram that forgives small differences. */

/** Cells of a side of the colour cube. */
const CELLS = 16;
/** Share of every cell that is taken for granted: an unseen colour is unlikely, not impossible. */
const FLOOR = 1 / CELLS ** 3 / 4;

/** Colours as cells of the cube, for three channels from 0 to 1. */
export function cellsOf(colors: Float32Array): Uint16Array {
  const cell = (value: number) => Math.max(0, Math.min(CELLS - 1, Math.floor(value * CELLS)));
  return Uint16Array.from({ length: colors.length / 3 }, (_, pixel) => {
    const at = pixel * 3;
    return (cell(colors[at]!) * CELLS + cell(colors[at + 1]!)) * CELLS + cell(colors[at + 2]!);
  });
}

/** Spreads each cell to its neighbours along one axis. */
function spread(from: Float32Array, step: number): Float32Array {
  return from.map((value, at) => {
    const place = Math.floor(at / step) % CELLS;
    const before = place > 0 ? from[at - step]! : value;
    const after = place < CELLS - 1 ? from[at + step]! : value;
    return (before + 2 * value + after) / 4;
  });
}

/** The share of each cell in pixels that have these weights. */
function shares(cells: Uint16Array, weights: Float32Array): Float32Array {
  let histogram = new Float32Array(CELLS ** 3);
  let sum = 1e-6;
  cells.forEach((cell, at) => {
    histogram[cell] = histogram[cell]! + weights[at]!;
    sum += weights[at]!;
  });
  for (const step of [1, CELLS, CELLS ** 2])
    histogram = spread(histogram, step) as Float32Array<ArrayBuffer>;
  return histogram.map((value) => value / sum + FLOOR);
}

/**
 * For each pixel how likely its colour makes it part of one region rather than the other, 0 to 1.
 * @param inside how much each pixel belongs to the first region
 * @param outside how much it belongs to the second
 */
export function likelihoods(
  cells: Uint16Array,
  inside: Float32Array,
  outside: Float32Array,
): Float32Array {
  const [first, second] = [shares(cells, inside), shares(cells, outside)];
  return Float32Array.from(cells, (cell) => first[cell]! / (first[cell]! + second[cell]!));
}
