import type { BlendMode } from '../blend-modes';

/**
 * The blend functions of the W3C's "Compositing and Blending Level 1" (sections 10 and 11): colours are
 * 0 to 1, the first is what lies beneath. Source of every formula: that recommendation.
 */

type Channel = (beneath: number, source: number) => number;
type Triple = readonly [number, number, number];

const multiply: Channel = (b, s) => b * s;
const screen: Channel = (b, s) => b + s - b * s;
const hardLight: Channel = (b, s) => (s <= 0.5 ? multiply(b, 2 * s) : screen(b, 2 * s - 1));

function colorDodge(b: number, s: number): number {
  if (b === 0) return 0;
  return s === 1 ? 1 : Math.min(1, b / (1 - s));
}

function colorBurn(b: number, s: number): number {
  if (b === 1) return 1;
  return s === 0 ? 0 : 1 - Math.min(1, (1 - b) / s);
}

function softLight(b: number, s: number): number {
  if (s <= 0.5) return b - (1 - 2 * s) * b * (1 - b);
  const d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b);
  return b + (2 * s - 1) * (d - b);
}

/** Those that look at one channel at a time. */
const SEPARABLE: Partial<Record<BlendMode, Channel>> = {
  normal: (_, s) => s,
  multiply,
  screen,
  overlay: (b, s) => hardLight(s, b),
  darken: (b, s) => Math.min(b, s),
  lighten: (b, s) => Math.max(b, s),
  'color-dodge': colorDodge,
  'color-burn': colorBurn,
  'hard-light': hardLight,
  'soft-light': softLight,
  difference: (b, s) => Math.abs(b - s),
  exclusion: (b, s) => b + s - 2 * b * s,
};

const lumaOf = ([r, g, b]: Triple) => 0.3 * r + 0.59 * g + 0.11 * b;
const saturationOf = (color: Triple) => Math.max(...color) - Math.min(...color);

/** Brings a colour back into range without changing its luma. */
function clipColor(color: Triple): Triple {
  const luma = lumaOf(color);
  const [low, high] = [Math.min(...color), Math.max(...color)];
  const clip = (c: number) => {
    const raised = low < 0 ? luma + ((c - luma) * luma) / (luma - low) : c;
    return high > 1 ? luma + ((raised - luma) * (1 - luma)) / (high - luma) : raised;
  };
  return [clip(color[0]), clip(color[1]), clip(color[2])];
}

function withLuma(color: Triple, luma: number): Triple {
  const step = luma - lumaOf(color);
  return clipColor([color[0] + step, color[1] + step, color[2] + step]);
}

function withSaturation(color: Triple, saturation: number): Triple {
  const low = Math.min(...color);
  const span = Math.max(...color) - low;
  const stretch = (c: number) => (span === 0 ? 0 : ((c - low) * saturation) / span);
  return [stretch(color[0]), stretch(color[1]), stretch(color[2])];
}

/** Those that look at the whole colour. */
const WHOLE: Partial<Record<BlendMode, (beneath: Triple, source: Triple) => Triple>> = {
  hue: (b, s) => withLuma(withSaturation(s, saturationOf(b)), lumaOf(b)),
  saturation: (b, s) => withLuma(withSaturation(b, saturationOf(s)), lumaOf(b)),
  color: (b, s) => withLuma(s, lumaOf(b)),
  luminosity: (b, s) => withLuma(b, lumaOf(s)),
};

/** What a mode makes of two opaque colours, 0 to 1 each. */
export function blendColors(mode: BlendMode, beneath: Triple, source: Triple): Triple {
  const whole = WHOLE[mode];
  if (whole) return whole(beneath, source);
  const channel = SEPARABLE[mode] ?? SEPARABLE.normal!;
  return [
    channel(beneath[0], source[0]),
    channel(beneath[1], source[1]),
    channel(beneath[2], source[2]),
  ];
}
