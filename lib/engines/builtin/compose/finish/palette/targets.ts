import type { ColorWeight } from '@/lib/engines/engine';
import { rgbToLab, squaredDistance, type Lab, type Rgb } from '../color/oklab';

export interface PaletteTarget {
  rgb: Rgb;
  lab: Lab;
  /** Wanted share of the picture, 0 to 1. `undefined` where the picture may decide. */
  weight?: number;
  /** Share it had where it was measured, for palettes that only lead. */
  prior?: number;
}

export interface Palette {
  targets: readonly PaletteTarget[];
  /** Share of the picture that keeps colours of its own, quietened. */
  free: number;
}

/** Weights that leave less than this over are meant to cover the whole picture. */
const NEGLIGIBLE_SHARE = 0.02;
/** One or two colours without weights leave room for neutrals, so that the picture stays readable. */
const FREE_WITHOUT_WEIGHTS = [0, 0.3, 0.15];
const SAME_COLOR = 0.02;

/** The colours of a request as targets; the same colour twice is one target. */
export function paletteOf(colors: readonly ColorWeight[]): Palette | undefined {
  const targets: PaletteTarget[] = [];
  for (const { rgb, weight } of colors) {
    const lab = rgbToLab(...rgb);
    const twin = targets.findIndex((t) => squaredDistance(t.lab, lab) < SAME_COLOR ** 2);
    const known = targets[twin];
    if (!known) targets.push({ rgb, lab, weight });
    else targets[twin] = { ...known, weight: (known.weight ?? 0) + (weight ?? 0) || undefined };
  }
  if (targets.length === 0) return undefined;
  const total = targets.reduce((sum, target) => sum + (target.weight ?? 0), 0);
  if (total <= 0) {
    const unweighted = targets.map(({ rgb, lab }) => ({ rgb, lab }));
    return { targets: unweighted, free: FREE_WITHOUT_WEIGHTS[targets.length] ?? 0 };
  }
  const free = total >= 1 - NEGLIGIBLE_SHARE ? 0 : 1 - total;
  const scale = (1 - free) / total;
  return {
    targets: targets.map((target) => ({ ...target, weight: (target.weight ?? 0) * scale })),
    free,
  };
}

/** A palette that leads without asking for shares, such as that of a style. */
export function leadingPalette(colors: readonly { rgb: Rgb; weight: number }[]): Palette {
  return {
    targets: colors.map(({ rgb, weight }) => ({ rgb, lab: rgbToLab(...rgb), prior: weight })),
    free: 0,
  };
}
