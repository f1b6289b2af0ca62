import { contrastRatio, relativeLuminance } from '@/lib/color/contrast';
import { hexToRgb, mix, rgbToHex, shade, type Hex } from '@/lib/color/hex';

/** What lies below a piece of lettering. */
export interface GroundBelow {
  /** Mean colour. */
  rgb: readonly [number, number, number];
  /** Relative luminance (WCAG) of the darkest and the lightest tenth, 0 to 1. */
  darkest: number;
  lightest: number;
}

const TEXT_CONTRAST = 4.5;

/** Lowest contrast of an ink against all of the ground: its darkest and its lightest part count. */
function worstContrast(ink: Hex, ground: GroundBelow): number {
  const luminance = relativeLuminance(hexToRgb(ink));
  const lies = luminance > ground.darkest && luminance < ground.lightest;
  if (lies) return 1;
  return Math.min(
    contrastRatio(luminance, ground.darkest),
    contrastRatio(luminance, ground.lightest),
  );
}

export interface InkOptions {
  /** Colours to try first, most wanted first; near-white and near-black tints are always tried. */
  preferred?: readonly Hex[];
  /** Height of the letters in pixels: outlines are told by it. */
  letterHeightPx: number;
  /** Contrast from which on an ink reads (WCAG 2.2): 4.5, or 3 for large letters. */
  leastContrast?: number;
}

/**
 * An SVG fragment of lettering that reads on its ground: the first colour with enough contrast
 * (4.5 to 1 against the darkest and the lightest tenth below), else the best one with an outline of
 * the opposite tone.
 */
export function legibleInk(pathData: string, ground: GroundBelow, options: InkOptions): string {
  const groundHex = rgbToHex(ground.rgb);
  const light = mix('#ffffff', groundHex, 0.06);
  const dark = shade(mix('#101418', groundHex, 0.12), -0.04);
  // On mid-greys only pure white or black has the contrast.
  const candidates = [...(options.preferred ?? []), light, dark, '#ffffff', '#000000'];
  const least = options.leastContrast ?? TEXT_CONTRAST;
  const clear = candidates.find((ink) => worstContrast(ink, ground) >= least);
  if (clear) return `<path d="${pathData}" fill="${clear}"/>`;
  const mean = relativeLuminance(ground.rgb);
  const ink = mean > 0.42 ? dark : light;
  const halo = ink === light ? dark : light;
  const widthPx = Math.max(2, options.letterHeightPx * 0.13);
  return (
    `<path d="${pathData}" fill="none" stroke="${halo}" stroke-width="${widthPx.toFixed(1)}" stroke-linejoin="round"/>` +
    `<path d="${pathData}" fill="${ink}"/>`
  );
}
