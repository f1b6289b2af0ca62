import { smoothstep } from './math';

export interface HatchOptions {
  /** Distance between lines in pixels. */
  spacingPx: number;
  /** Thickness of a line at full ink as a share of the distance, up to 1. */
  fullest: number;
  /** Tone (0 white, 1 black) where lines begin, and where they are fullest. */
  from: number;
  to: number;
}

/**
 * Lines whose thickness follows the tone, as a burin cuts them. `phase` counts lines (its whole
 * numbers are the centres), `darkness` is the wanted tone. Lays coverage over `ink` (0 bare to 1).
 */
export function hatch(
  ink: Float32Array,
  phase: Float32Array,
  darkness: Float32Array,
  options: HatchOptions,
): void {
  const { spacingPx, fullest, from, to } = options;
  const softness = 0.65;
  for (let p = 0; p < ink.length; p += 1) {
    const tone = smoothstep(from, to, darkness[p]!);
    if (tone <= 0.01) continue;
    const value = phase[p]!;
    const distancePx = Math.abs(value - Math.round(value)) * spacingPx;
    // A thin line is as wide as the pen at least, so it fades by opening, not by greying.
    const halfPx = 0.28 + 0.5 * spacingPx * fullest * tone - 0.28 * (1 - tone);
    const cover =
      smoothstep(halfPx + softness, halfPx - softness, distancePx) * Math.min(1, tone * 5);
    if (cover > 0) ink[p] = ink[p]! + cover * (1 - ink[p]!);
  }
}

/** Straight parallel lines at an angle, bent by `bend` (in lines) at every pixel. */
export function linePhase(
  widthPx: number,
  heightPx: number,
  angleDegrees: number,
  spacingPx: number,
  bend?: Float32Array,
): Float32Array {
  const angle = (angleDegrees * Math.PI) / 180;
  const [nx, ny] = [-Math.sin(angle) / spacingPx, Math.cos(angle) / spacingPx];
  const phase = new Float32Array(widthPx * heightPx);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      phase[p] = x * nx + y * ny + (bend ? bend[p]! : 0);
    }
  }
  return phase;
}
