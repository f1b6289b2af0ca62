import { fromLch, hexToRgb, hueTurn, rgbToHex, toLch, type Hex, type Rgb } from '@/lib/color/hex';

export type ColorMap = (color: Hex) => Hex;

const COLOR_ATTRIBUTE = /(fill|stroke|stop-color)="(#[0-9a-fA-F]{3,6}|black|white)"/g;
/** Hues nearer than this to an artwork's main hue belong to its main colour. */
const SAME_HUE_DEGREES = 48;
const GREY_CHROMA = 0.045;
const HUE_BIN_DEGREES = 15;

interface Body {
  hueDegrees: number | undefined;
  /** Middle lightness of the main colour. */
  lightness: number;
}

function named(color: string): Hex {
  if (color === 'black') return '#000000';
  if (color === 'white') return '#ffffff';
  return rgbToHex(hexToRgb(color));
}

/** The hue that covers most of an artwork's fills; none for an artwork in greys. */
function mainColor(body: string): Body {
  const weights = new Map<number, { weight: number; lightness: number }>();
  let greys = 0;
  for (const match of body.matchAll(COLOR_ATTRIBUTE)) {
    const lch = toLch(named(match[2] ?? ''));
    if (lch.chroma < GREY_CHROMA) {
      greys += 0.04;
      continue;
    }
    const bin = Math.round(lch.hueDegrees / HUE_BIN_DEGREES) * HUE_BIN_DEGREES;
    const known = weights.get(bin) ?? { weight: 0, lightness: 0 };
    weights.set(bin, {
      weight: known.weight + lch.chroma,
      lightness: known.lightness + lch.lightness * lch.chroma,
    });
  }
  const best = [...weights].sort(([, a], [, b]) => b.weight - a.weight)[0];
  if (!best || best[1].weight < greys * 0.5) return { hueDegrees: undefined, lightness: 0.6 };
  return { hueDegrees: best[0], lightness: best[1].lightness / best[1].weight };
}

/** The main colour of artwork; a middle grey for artwork in greys. */
export function mainHex(body: string): Hex {
  const { hueDegrees, lightness } = mainColor(body);
  if (hueDegrees === undefined) return '#8a929a';
  return fromLch({ lightness, chroma: 0.13, hueDegrees });
}

/** Artwork of pale tones alone, such as a tooth or a chef's hat, would vanish on a pale ground. */
const PALE = 0.82;
const RAMP_RANGE = { low: 0.25, high: 0.95 };

/** The lightnesses that the ends of a ramp stand for; those of pale artwork lie about its own. */
function rampRange(body: string): { low: number; high: number } {
  const lightnesses = [...body.matchAll(COLOR_ATTRIBUTE)]
    .map((match) => toLch(named(match[2] ?? '')).lightness)
    .sort((a, b) => a - b);
  const middle = lightnesses[lightnesses.length >> 1] ?? 0;
  const lightest = lightnesses.at(-1) ?? 0;
  const dark = lightnesses[Math.floor(lightnesses.length * 0.2)] ?? 0;
  if (middle < PALE || dark < PALE - 0.2) return RAMP_RANGE;
  const span = Math.max(0.05, lightest - dark);
  return { low: dark - span * 0.35, high: lightest + span * 0.45 };
}

/** Maps artwork onto a ramp of tones from dark to light, by lightness: for logos and prints. */
export function toRamp(body: string, ramp: readonly [Hex, ...Hex[]]): string {
  const { low, high } = rampRange(body);
  return body.replace(COLOR_ATTRIBUTE, (_match, attribute: string, color: string) => {
    const { lightness } = toLch(named(color));
    const share = Math.max(0, Math.min(0.999, (lightness - low) / (high - low)));
    return `${attribute}="${ramp[Math.floor(share * ramp.length)] ?? ramp[0]}"`;
  });
}

/** Artwork in one colour, gradients included: for outlines and silhouettes. */
export function flattened(body: string, color: Hex): string {
  return body
    .replace(COLOR_ATTRIBUTE, (_match, attribute: string) => `${attribute}="${color}"`)
    .replace(
      /(fill|stroke)="url\(#[^"]+"/g,
      (_match, attribute: string) => `${attribute}="${color}"`,
    );
}

/**
 * Gives artwork the asked colour within its own shading: the main hue turns, chroma scales, and
 * lightness shifts towards the target, so that highlights stay lighter and folds stay darker.
 * `after` is applied to every colour, such as the light of the hour.
 */
export function recolor(body: string, target: Rgb | undefined, after: ColorMap): string {
  const cache = new Map<string, Hex>();
  const change = target ? towards(target, mainColor(body)) : (color: Hex) => color;
  return body.replace(COLOR_ATTRIBUTE, (_match, attribute: string, color: string) => {
    const known = cache.get(color) ?? after(change(named(color)));
    cache.set(color, known);
    return `${attribute}="${known}"`;
  });
}

function towards(target: Rgb, main: Body): ColorMap {
  const wanted = toLch(rgbToHex(target));
  return (color) => {
    const lch = toLch(color);
    const isMain =
      main.hueDegrees === undefined
        ? lch.lightness > 0.35 && lch.chroma < GREY_CHROMA * 2
        : lch.chroma >= GREY_CHROMA * 0.7 &&
          Math.abs(hueTurn(main.hueDegrees, lch.hueDegrees)) <= SAME_HUE_DEGREES;
    if (!isMain || lch.lightness < 0.16) return color;
    const grey = wanted.chroma < GREY_CHROMA;
    const lightness = wanted.lightness + (lch.lightness - main.lightness) * (grey ? 0.75 : 0.85);
    return fromLch({
      lightness: Math.max(0.08, Math.min(0.98, lightness)),
      chroma:
        wanted.chroma * (main.hueDegrees === undefined ? 1 : Math.min(1.15, 0.55 + lch.chroma * 4)),
      hueDegrees:
        wanted.hueDegrees +
        (main.hueDegrees === undefined ? 0 : hueTurn(main.hueDegrees, lch.hueDegrees) * 0.35),
    });
  };
}
