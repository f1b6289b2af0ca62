import { hexToRgb, rgbToHex } from '@/lib/color/hex';

/** The colours that an SVG paints with, found in its text, so that they can be changed without writing it anew. */

/** The sixteen names that every author knows (CSS Color 4, section 6.1). */
const NAMES: Readonly<Record<string, string>> = {
  aqua: '#00ffff',
  black: '#000000',
  blue: '#0000ff',
  fuchsia: '#ff00ff',
  gray: '#808080',
  green: '#008000',
  lime: '#00ff00',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  purple: '#800080',
  red: '#ff0000',
  silver: '#c0c0c0',
  teal: '#008080',
  white: '#ffffff',
  yellow: '#ffff00',
};

/** A colour as `#rrggbb`; nothing for `none`, references, and what has transparency of its own. */
export function hexOfPaint(paint: string | undefined): string | undefined {
  const text = (paint ?? '').trim().toLowerCase();
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(text)) return rgbToHex(hexToRgb(text));
  const numbers = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(text);
  if (numbers) return rgbToHex([Number(numbers[1]), Number(numbers[2]), Number(numbers[3])]);
  return NAMES[text];
}

/** Where a paint is said: as an attribute, in a style, in a style sheet. */
const PAINT =
  /(?<![\w-])((?:fill|stroke|stop-color|flood-color)\s*(?:=\s*["']|:)\s*)(#[\da-f]{3,8}(?![\w])|rgb\([\d\s,]{5,20}\)|[a-z]{3,7}(?![\w(-]))/gi;

export interface PaletteColor {
  hex: string;
  /** In how many places it is said. */
  places: number;
}

/** The colours of a drawing, the one that is said most often first. */
export function paletteOf(svg: string): PaletteColor[] {
  const places = new Map<string, number>();
  for (const [, , paint] of svg.matchAll(PAINT)) {
    const hex = hexOfPaint(paint);
    if (hex) places.set(hex, (places.get(hex) ?? 0) + 1);
  }
  return [...places]
    .map(([hex, count]) => ({ hex, places: count }))
    .sort((one, other) => other.places - one.places);
}

/** The drawing with one of its colours as another, wherever it is said. */
export function swapColor(svg: string, from: string, to: string): string {
  return svg.replace(PAINT, (whole, before: string, paint: string) =>
    hexOfPaint(paint) === from ? before + to : whole,
  );
}

/** What a shape is seen by: its fill, or its stroke where it has no fill. */
export function paintOf({ fill, stroke }: { fill: string; stroke: string }): 'fill' | 'stroke' {
  return fill === 'none' && stroke !== 'none' ? 'stroke' : 'fill';
}
