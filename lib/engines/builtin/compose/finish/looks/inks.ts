/** Papers, inks and ramps that looks share; sRGB, 0 to 1. */
export type Ink = readonly [number, number, number];

export const CREAM: Ink = [0.96, 0.93, 0.86];
export const WHITE_PAPER: Ink = [0.985, 0.98, 0.965];
export const IVORY: Ink = [0.97, 0.95, 0.9];
export const BLACK_INK: Ink = [0.07, 0.07, 0.09];
export const GRAPHITE: Ink = [0.17, 0.17, 0.19];
export const BLUE_BLACK: Ink = [0.09, 0.1, 0.15];
export const SEPIA: Ink = [0.27, 0.18, 0.13];
export const BALLPOINT: Ink = [0.1, 0.17, 0.55];
export const PLUM: Ink = [0.43, 0.25, 0.34];
export const KRAFT: Ink = [0.83, 0.71, 0.55];
export const BLUEPRINT: Ink = [0.09, 0.27, 0.55];
export const LEAD: Ink = [0.1, 0.1, 0.12];
export const SLATE: Ink = [0.16, 0.2, 0.19];

export const RISO_INKS: readonly Ink[] = [
  [0.99, 0.84, 0.3],
  [1, 0.36, 0.42],
  [0.1, 0.33, 0.62],
];
export const RETRO_INKS: readonly Ink[] = [
  [0.97, 0.74, 0.3],
  [0.91, 0.36, 0.24],
  [0.16, 0.47, 0.5],
  [0.2, 0.13, 0.17],
];
export const NIGHT_RAMP: readonly Ink[] = [
  [0.05, 0.02, 0.16],
  [0.35, 0.05, 0.5],
  [0.93, 0.2, 0.58],
  [1, 0.62, 0.45],
  [1, 0.95, 0.75],
];

/** Ramps from the darkest tone to the lightest. */
export const RETRO_RAMP: readonly Ink[] = [
  [0.2, 0.13, 0.17],
  [0.16, 0.47, 0.5],
  [0.91, 0.36, 0.24],
  [0.97, 0.74, 0.3],
  [0.98, 0.93, 0.8],
];
export const RISO_RAMP: readonly Ink[] = [
  [0.08, 0.16, 0.38],
  [0.1, 0.33, 0.62],
  [1, 0.36, 0.42],
  [0.99, 0.84, 0.5],
  [0.98, 0.95, 0.88],
];
/** Night blue to peach: the few inks of editorial pictures. */
export const PRINT_RAMP: readonly Ink[] = [
  [0.11, 0.13, 0.33],
  [0.33, 0.3, 0.55],
  [0.93, 0.53, 0.42],
  [1, 0.8, 0.58],
  [1, 0.95, 0.84],
];
export const OFFICE_RAMP: readonly Ink[] = [
  [0.05, 0.14, 0.3],
  [0.16, 0.42, 0.66],
  [0.62, 0.8, 0.92],
  [0.98, 0.99, 1],
];
export const KAWAII_RAMP: readonly Ink[] = [
  [0.5, 0.3, 0.48],
  [0.96, 0.55, 0.7],
  [1, 0.8, 0.86],
  [0.85, 0.97, 0.95],
  [1, 0.97, 0.98],
];
export const PASTEL_RAMP: readonly Ink[] = [
  [0.5, 0.44, 0.78],
  [0.72, 0.62, 0.9],
  [0.98, 0.76, 0.82],
  [1, 0.9, 0.82],
];
export const PSYCHEDELIC_INKS: readonly Ink[] = [
  [0.98, 0.27, 0.5],
  [1, 0.62, 0.1],
  [0.98, 0.92, 0.25],
  [0.2, 0.82, 0.55],
  [0.2, 0.5, 0.98],
  [0.58, 0.2, 0.85],
];
