import { type Hex, hexToRgb } from './hex';

/** Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
export function relativeLuminance([r, g, b]: readonly [number, number, number]): number {
  const linear = (channel: number) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast of two relative luminances, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Contrast of two colours, 1 to 21. */
export function contrastOf(a: Hex, b: Hex): number {
  return contrastRatio(relativeLuminance(hexToRgb(a)), relativeLuminance(hexToRgb(b)));
}
