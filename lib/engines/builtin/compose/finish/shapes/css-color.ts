import { rgbToHex } from '@/lib/color/hex';

/** The colour names that the artwork sets use (SVG 2 takes them from CSS Color 4, section 6.1). */
const NAMES: Record<string, string> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  orange: '#ffa500',
  yellow: '#ffff00',
  green: '#008000',
  blue: '#0000ff',
  currentColor: '#000000',
};

const FUNCTION = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+))?\s*\)$/;

/** `#rrggbb` and opacity of a CSS colour; `undefined` for `none`, `transparent` and the unknown. */
export function parseColor(text: string): { color: string; opacity: number } | undefined {
  const value = text.trim();
  if (value.startsWith('#')) {
    const digits = value.slice(1);
    const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
    const opacity = long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1;
    return { color: `#${long.slice(0, 6).toLowerCase()}`, opacity };
  }
  const named = NAMES[value];
  if (named) return { color: named, opacity: 1 };
  const match = FUNCTION.exec(value);
  if (!match) return undefined;
  const [r = 0, g = 0, b = 0] = match.slice(1, 4).map(Number);
  return { color: rgbToHex([r, g, b]), opacity: match[4] === undefined ? 1 : Number(match[4]) };
}
