import type { WeightedColor } from '../store/forms';

/** Weights are kept to hundredths, so that sums are exact when counted in them. */
const PARTS = 100;

const inParts = (weight: number) => Math.round(weight * PARTS);

/** The sum of the weights, free of floating-point dust. */
export function weightSum(colors: readonly WeightedColor[]): number {
  return colors.reduce((sum, { weight }) => sum + inParts(weight), 0) / PARTS;
}

/** Equal shares; what hundredths can't divide goes to the first. */
function equalShares(colors: readonly WeightedColor[]): WeightedColor[] {
  const share = Math.floor(PARTS / colors.length);
  const rest = PARTS - share * colors.length;
  return colors.map((color, index) => ({
    ...color,
    weight: (share + (index === 0 ? rest : 0)) / PARTS,
  }));
}

function isEqual(colors: readonly WeightedColor[]): boolean {
  const equal = equalShares(colors);
  return colors.every(
    ({ weight }, index) => inParts(weight) === inParts(equal[index]?.weight ?? 0),
  );
}

/** Adds a colour. Shares nobody has changed stay equal; else the new colour takes what is left. */
export function withColor(colors: readonly WeightedColor[], hex: string): WeightedColor[] {
  if (isEqual(colors)) return equalShares([...colors, { hex, weight: 0 }]);
  const left = Math.max(0, PARTS - inParts(weightSum(colors))) / PARTS;
  return [...colors, { hex, weight: left }];
}

/** Takes a colour away; equal shares are shared out anew, others stay as they were set. */
export function withoutColor(colors: readonly WeightedColor[], index: number): WeightedColor[] {
  const rest = colors.filter((_, at) => at !== index);
  return rest.length > 0 && isEqual(colors) ? equalShares(rest) : rest;
}
