/** How a figure lies in its hole. */
export interface Arrangement {
  /** Against the largest that fits, up to 1. */
  size: number;
  /** Where there is room beside it: −1 at the left, 1 at the right. */
  shift: number;
}

/** The pictures of one request arrange their figures in turn; the first has it largest, in the middle. */
export const ARRANGEMENTS = [
  { size: 1, shift: 0 },
  { size: 0.74, shift: -0.8 },
  { size: 0.84, shift: 0.8 },
  { size: 0.62, shift: 0.3 },
  { size: 0.92, shift: -0.5 },
  { size: 0.68, shift: -0.2 },
] as const satisfies readonly Arrangement[];

export function arrangementOf(variant: number): Arrangement {
  return ARRANGEMENTS[variant % ARRANGEMENTS.length] ?? ARRANGEMENTS[0];
}
