/**
 * Colour arithmetic in OKLab (Björn Ottosson, "A perceptual color space for image processing",
 * 2020): mixing there keeps the lightness even, which is what makes haze and dusk look right.
 * Colours travel as `#rrggbb` because they end in SVG attributes.
 */

export type Hex = string;
export type Rgb = [number, number, number];

/** Whether a text is a colour as it is written here: `#rrggbb` in lower case. */
export const isHex = (text: string | undefined): text is Hex => /^#[0-9a-f]{6}$/.test(text ?? '');

interface Lch {
  /** 0 black to 1 white. */
  lightness: number;
  /** 0 grey to about 0.3. */
  chroma: number;
  hueDegrees: number;
}
type Triple = [number, number, number];

const CACHE_LIMIT = 20_000;
const labCache = new Map<Hex, Triple>();

function linear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): number {
  const c = value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(c * 255)));
}

/** Parses `#rgb` or `#rrggbb`; black for anything else. */
export function hexToRgb(hex: Hex): Rgb {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(digits.slice(1, 7), 16);
  if (!Number.isFinite(value)) return [0, 0, 0];
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function rgbToHex([r, g, b]: readonly [number, number, number]): Hex {
  const part = (c: number) =>
    Math.max(0, Math.min(255, Math.round(c)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`;
}

function toLab(hex: Hex): Triple {
  const known = labCache.get(hex);
  if (known) return known;
  const [r, g, b] = hexToRgb(hex).map(linear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Triple = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  if (labCache.size > CACHE_LIMIT) labCache.clear();
  labCache.set(hex, lab);
  return lab;
}

function fromLab([lightness, a, b]: Triple): Hex {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return rgbToHex([
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const t = Math.max(0, Math.min(1, share));
  const [a, b] = [toLab(from), toLab(to)];
  return fromLab([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
}

export function toLch(hex: Hex): Lch {
  const [lightness, a, b] = toLab(hex);
  return {
    lightness,
    chroma: Math.hypot(a, b),
    hueDegrees: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

export function fromLch({ lightness, chroma, hueDegrees }: Lch): Hex {
  const angle = (hueDegrees * Math.PI) / 180;
  return fromLab([
    Math.max(0, Math.min(1, lightness)),
    Math.max(0, chroma) * Math.cos(angle),
    Math.max(0, chroma) * Math.sin(angle),
  ]);
}

/** Lighter by a positive amount, darker by a negative one (0.05 is a visible step). */
export function shade(hex: Hex, lightnessStep: number, chromaFactor = 1): Hex {
  const lch = toLch(hex);
  return fromLch({
    ...lch,
    lightness: lch.lightness + lightnessStep,
    chroma: lch.chroma * chromaFactor,
  });
}

export function lightnessOf(hex: Hex): number {
  return toLab(hex)[0];
}

/** Signed shortest turn from one hue to another, -180 to 180 degrees. */
export function hueTurn(fromDegrees: number, toDegrees: number): number {
  return ((((toDegrees - fromDegrees) % 360) + 540) % 360) - 180;
}
