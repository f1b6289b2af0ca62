import type { Pixels } from '@/lib/engines/engine';
import { meanOf, quantile, sorted, type LabPlanes, type LookFeatures } from './look-features';

const LIGHTNESS_BINS = 6;
const CHROMA_BINS = 5;
const HUE_BINS = 6;
const MOST_CHROMA = 0.25;

/** Shares of a plane in bins, each value shared between the two nearest ones. */
function histogram(
  values: Float32Array,
  bins: number,
  position: (value: number) => number,
  weights?: Float32Array,
  wraps = false,
): number[] {
  const shares = new Array<number>(bins).fill(0);
  let whole = 1e-6;
  values.forEach((value, p) => {
    const weight = weights?.[p] ?? 1;
    const at = position(value) * (wraps ? bins : bins - 1);
    const low = Math.max(0, Math.min(bins - 1, Math.floor(at)));
    const high = wraps ? (low + 1) % bins : Math.min(bins - 1, low + 1);
    const share = Math.max(0, Math.min(1, at - low));
    shares[low]! += weight * (1 - share);
    shares[high]! += weight * share;
    whole += weight;
  });
  return shares.map((share) => share / whole);
}

/** Mean of `a` and `b` over the pixels of a tone. */
function tintWhere({ lightness, a, b }: LabPlanes, isOfTone: (value: number) => boolean) {
  let [sumA, sumB, count] = [0, 0, 0];
  lightness.forEach((value, p) => {
    if (!isOfTone(value)) return;
    sumA += a[p]!;
    sumB += b[p]!;
    count += 1;
  });
  return [sumA / Math.max(1, count), sumB / Math.max(1, count)] as const;
}

/** Mean tint of the darkest and of the lightest fifth: papers, inks, toning. */
function tintsOf(lab: LabPlanes, dark: number, light: number): LookFeatures {
  const [darkA, darkB] = tintWhere(lab, (value) => value <= dark);
  const [lightA, lightB] = tintWhere(lab, (value) => value >= light);
  return {
    'tint of darks, a': darkA,
    'tint of darks, b': darkB,
    'tint of lights, a': lightA,
    'tint of lights, b': lightB,
  };
}

/** Number of colours (15 bits) that are seen at all, and the share that the eight commonest cover. */
function paletteFeatures({ data }: Pixels): LookFeatures {
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4) {
    const key = ((data[i]! >> 3) << 10) | ((data[i + 1]! >> 3) << 5) | (data[i + 2]! >> 3);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const shares = [...counts.values()].map((n) => (4 * n) / data.length).sort((p, q) => q - p);
  const entropy = shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
  return {
    'number of colours': Math.log10(1 + shares.filter((share) => share > 2e-4).length),
    'share of eight colours': shares.slice(0, 8).reduce((sum, share) => sum + share, 0),
    'entropy of colours': entropy,
  };
}

const named = (name: string, values: readonly number[]): LookFeatures =>
  Object.fromEntries(values.map((value, i) => [`${name} ${i}`, Math.sqrt(Math.max(0, value))]));

/** Tone, saturation, hues and palette. Shares are told by their roots, so that small ones count. */
export function colorFeatures(pixels: Pixels, lab: LabPlanes): LookFeatures {
  const { lightness, a, b } = lab;
  const chroma = lightness.map((_, p) => Math.hypot(a[p]!, b[p]!));
  const hue = lightness.map((_, p) => (Math.atan2(b[p]!, a[p]!) / (2 * Math.PI) + 1) % 1);
  const [tones, colors] = [sorted(lightness), sorted(chroma)];
  const features: LookFeatures = {
    ...named(
      'lightness',
      histogram(lightness, LIGHTNESS_BINS, (value) => value),
    ),
    ...named(
      'chroma',
      histogram(chroma, CHROMA_BINS, (value) => value / MOST_CHROMA),
    ),
    ...named(
      'hue',
      histogram(hue, HUE_BINS, (value) => value, chroma, true),
    ),
    ...tintsOf(lab, quantile(tones, 0.2), quantile(tones, 0.8)),
    ...paletteFeatures(pixels),
    'mean of a': meanOf(a),
    'mean of b': meanOf(b),
  };
  for (const share of [0.05, 0.25, 0.5, 0.75, 0.95]) {
    features[`lightness at ${share}`] = quantile(tones, share);
    features[`chroma at ${share}`] = quantile(colors, share);
  }
  return features;
}
