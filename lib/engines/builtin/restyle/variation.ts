import { type DrawSpec } from '@/lib/engines/engine';
import { createRandom } from '@/lib/random/random';

/** How a variation frames the picture. */
export interface Framing {
  /** 1 is the largest part of the wanted ratio, 0 the smallest frame around all of the picture. */
  tightness: number;
  /** The frame's size against that: above 1 steps back. */
  zoom: number;
  /** Where the picture lies in a wider frame: −1 at its left or upper end, 1 at the other. */
  shift: number;
}

/** The light of a variation. */
export interface Light {
  /** Factors on red, green and blue. */
  tint: readonly [number, number, number];
  /** Exponent on brightness; below 1 is brighter. */
  gamma: number;
  saturation: number;
  /** How much brighter the one side is than the other: below 0 the left, above 0 the right. */
  side: number;
  /** Factor on the light behind the subject. */
  behind: number;
}

/** What makes one variation of a picture another than the next. */
export interface Variation {
  framing: Framing;
  light: Light;
  mirrored: boolean;
  /** Which of the proposed crops. */
  crop: number;
  seed: number;
}

/** A source this much wider or taller than the wanted ratio loses too much when it is cropped. */
const MOST_CROPPED = 1.3;

const FRAMINGS: readonly (Framing & { mirrored: boolean })[] = [
  { tightness: 1, zoom: 1, shift: 0, mirrored: false },
  { tightness: 0, zoom: 1.08, shift: 0.7, mirrored: true },
  { tightness: 0, zoom: 1, shift: -0.8, mirrored: false },
  { tightness: 1, zoom: 1, shift: 0, mirrored: true },
  { tightness: 0, zoom: 1.15, shift: 0.2, mirrored: false },
  { tightness: 0.4, zoom: 1, shift: -0.4, mirrored: true },
];

/** Lights a photographer would call: morning, evening, overcast, golden hour, shade, dusk. */
const LIGHTS: readonly Light[] = [
  { tint: [1.05, 1.01, 0.92], gamma: 0.9, saturation: 1.08, side: -0.12, behind: 1.05 },
  { tint: [1.14, 0.97, 0.82], gamma: 1.06, saturation: 1.15, side: 0.2, behind: 0.9 },
  { tint: [0.94, 1, 1.08], gamma: 0.94, saturation: 0.8, side: 0, behind: 1 },
  { tint: [1.12, 1.03, 0.78], gamma: 0.96, saturation: 1.25, side: -0.25, behind: 0.95 },
  { tint: [0.86, 0.98, 1.14], gamma: 1.12, saturation: 0.92, side: 0.15, behind: 0.75 },
  { tint: [1.04, 0.9, 1.12], gamma: 1.08, saturation: 1.1, side: -0.18, behind: 0.8 },
];

/** Flat colours stay flat: no shading from a side or behind the subject. */
export function evenly(light: Light): Light {
  return { ...light, side: 0, behind: 1 };
}

/** A light on its way from none of its own to all of it. */
export function faded(light: Light, share: number): Light {
  const between = (from: number, to: number) => from + (to - from) * share;
  const [red, green, blue] = light.tint;
  return {
    tint: [between(1, red), between(1, green), between(1, blue)],
    gamma: between(1, light.gamma),
    saturation: between(1, light.saturation),
    side: light.side * share,
    behind: between(1, light.behind),
  };
}

/** The light of a picture among those of a request; they take turns. */
export function lightOf({ seed, variant }: DrawSpec): Light {
  const first = createRandom(seed, 'remix').whole(0, 5);
  return LIGHTS[(first + variant) % LIGHTS.length]!;
}

/** Framings and lights change at their own pace, so that their pairs recur late. */
export function variationOf(
  { seed, variant, widthPx, heightPx }: DrawSpec,
  ratio: number,
): Variation {
  const random = createRandom(seed, 'remix');
  const [firstFraming, firstLight] = [random.whole(0, 5), random.whole(0, 5)];
  const { mirrored, ...framing } = FRAMINGS[(firstFraming + variant) % FRAMINGS.length]!;
  const wanted = widthPx / heightPx;
  const isFar = Math.max(wanted / ratio, ratio / wanted) > MOST_CROPPED;
  return {
    // A ratio far from the source's is met by going on around it rather than by cutting it.
    framing: isFar ? { ...framing, tightness: framing.tightness * 0.3 } : framing,
    light: LIGHTS[(firstLight + variant) % LIGHTS.length]!,
    mirrored,
    crop: random.whole(0, 2) + variant,
    seed: seed + variant,
  };
}
