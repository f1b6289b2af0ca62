import type { Pixels } from '@/lib/engines/engine';
import { rgbToLab } from '@/lib/engines/builtin/compose/finish/color/oklab';
import { boxBlur } from '@/lib/engines/builtin/compose/finish/raster/blur';
import { colorFeatures } from './look-colors';

/** A picture in OKLab, one plane each. */
export interface LabPlanes {
  widthPx: number;
  heightPx: number;
  lightness: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

/** Features by name: their order is the same for every picture. */
export type LookFeatures = Record<string, number>;

export function toLab({ widthPx, heightPx, data }: Pixels): LabPlanes {
  const count = widthPx * heightPx;
  const [lightness, a, b] = [0, 1, 2].map(() => new Float32Array(count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let p = 0, i = 0; p < count; p += 1, i += 4)
    [lightness[p], a[p], b[p]] = rgbToLab(data[i]!, data[i + 1]!, data[i + 2]!);
  return { widthPx, heightPx, lightness, a, b };
}

/** Some values of a plane in order: evenly spread, and enough for its quantiles. */
export function sorted(plane: Float32Array): Float32Array {
  const every = Math.max(1, Math.floor(plane.length / QUANTILE_SAMPLES));
  const some = new Float32Array(Math.floor(plane.length / every));
  for (let i = 0; i < some.length; i += 1) some[i] = plane[i * every]!;
  return some.sort();
}

const QUANTILE_SAMPLES = 12_000;

/** Value below which a share of the values in order lies. */
export function quantile(inOrder: Float32Array, share: number): number {
  return inOrder[Math.min(inOrder.length - 1, Math.floor(share * inOrder.length))] ?? 0;
}

export function meanOf(plane: Float32Array): number {
  let sum = 0;
  for (const value of plane) sum += value;
  return sum / plane.length;
}

/** Sizes and differences are told in decades: half as strong counts as far as twice as strong. */
const decades = (value: number) => Math.log10(value + 1e-4);

/** How steep lightness is between neighbours, along rows, along columns and in all. */
function gradient(plane: Float32Array, widthPx: number, heightPx: number, stepPx: number) {
  const steep = new Float32Array((widthPx - stepPx) * (heightPx - stepPx));
  let [across, down] = [0, 0];
  for (let y = 0, i = 0; y < heightPx - stepPx; y += 1) {
    for (let x = 0; x < widthPx - stepPx; x += 1, i += 1) {
      const p = y * widthPx + x;
      const dx = Math.abs(plane[p + stepPx]! - plane[p]!);
      const dy = Math.abs(plane[p + stepPx * widthPx]! - plane[p]!);
      across += dx;
      down += dy;
      steep[i] = Math.max(dx, dy);
    }
  }
  return { steep: sorted(steep), across: across / steep.length, down: down / steep.length };
}

/** Edges at four scales: how steep the median, the upper and the steepest ones are, and which way. */
function edgeFeatures({ lightness, widthPx, heightPx }: LabPlanes): LookFeatures {
  const features: LookFeatures = {};
  for (const stepPx of [1, 2, 4, 8]) {
    const soft = boxBlur(lightness, widthPx, heightPx, stepPx / 2 - 0.5, 1);
    const { steep, across, down } = gradient(soft, widthPx, heightPx, stepPx);
    for (const share of [0.25, 0.5, 0.75, 0.9, 0.98])
      features[`edge ${stepPx} at ${share}`] = decades(quantile(steep, share));
    features[`edge ${stepPx} direction`] = 2 * (decades(across) - decades(down));
  }
  return features;
}

/** Strength of detail between neighbouring scales: the spectrum of a texture in octaves. */
function spectrumFeatures({ lightness, a, b, widthPx, heightPx }: LabPlanes): LookFeatures {
  const features: LookFeatures = {};
  for (const [name, plane] of Object.entries({ lightness, a, b })) {
    let current = plane;
    for (const radiusPx of [1, 2, 4, 8, 16]) {
      const softer = boxBlur(plane, widthPx, heightPx, radiusPx, 2);
      const band = current.map((value, p) => Math.abs(value - softer[p]!));
      features[`${name} detail of ${radiusPx}`] = decades(meanOf(band));
      // Grain lies over all of a picture; drawn detail leaves most of it empty.
      features[`${name} grain of ${radiusPx}`] = decades(quantile(sorted(band), 0.4));
      current = softer;
    }
  }
  return features;
}

/** Highest value within a square (`sign` 1) or lowest (-1), by rows and then by columns. */
function extreme(plane: Float32Array, widthPx: number, heightPx: number, r: number, sign: 1 | -1) {
  const slide = (source: Float32Array, stride: number, place: (p: number) => number, end: number) =>
    source.map((own, p) => {
      const at = place(p);
      let best = sign * own;
      for (let k = Math.max(-r, -at); k <= Math.min(r, end - 1 - at); k += 1)
        best = Math.max(best, sign * source[p + k * stride]!);
      return sign * best;
    });
  const across = slide(plane, 1, (p) => p % widthPx, widthPx);
  return slide(across, widthPx, (p) => Math.floor(p / widthPx), heightPx);
}

/** Share of thin dark lines and of thin light ones, by morphological closing and opening. */
function lineFeatures({ lightness, widthPx, heightPx }: LabPlanes): LookFeatures {
  const features: LookFeatures = {};
  for (const r of [1, 3]) {
    for (const [name, sign] of [
      ['dark', 1],
      ['light', -1],
    ] as const) {
      const wide = extreme(lightness, widthPx, heightPx, r, sign);
      const closed = extreme(wide, widthPx, heightPx, r, sign === 1 ? -1 : 1);
      let thin = 0;
      for (let p = 0; p < closed.length; p += 1)
        if (sign * (closed[p]! - lightness[p]!) > 0.12) thin += 1;
      features[`${name} lines within ${r}`] = decades(0.003 + thin / closed.length);
    }
  }
  return features;
}

/** Mean of a plane inside or outside of an ellipse about the middle. */
function rimAndMiddle({ widthPx, heightPx }: LabPlanes, plane: Float32Array): [number, number] {
  const sums = [0, 0];
  const counts = [0, 0];
  for (let p = 0; p < plane.length; p += 1) {
    const x = (2 * (p % widthPx)) / widthPx - 1;
    const y = (2 * Math.floor(p / widthPx)) / heightPx - 1;
    const place = Math.max(Math.abs(x), Math.abs(y)) > 0.86 ? 0 : x * x + y * y < 0.3 ? 1 : 2;
    if (place === 2) continue;
    sums[place]! += plane[p]!;
    counts[place]! += 1;
  }
  return [sums[0]! / counts[0]!, sums[1]! / counts[1]!];
}

/** Frames, vignettes and depth of field: what the rim has that the middle has not. */
function placeFeatures(lab: LabPlanes): LookFeatures {
  const { lightness, widthPx, heightPx } = lab;
  const chroma = lightness.map((_, p) => Math.hypot(lab.a[p]!, lab.b[p]!));
  const soft = boxBlur(lightness, widthPx, heightPx, 1, 2);
  const detail = lightness.map((value, p) => Math.abs(value - soft[p]!));
  const [rimLight, midLight] = rimAndMiddle(lab, lightness);
  const [rimChroma, midChroma] = rimAndMiddle(lab, chroma);
  const [rimDetail, midDetail] = rimAndMiddle(lab, detail);
  return {
    'rim lightness': rimLight - midLight,
    'rim chroma': rimChroma - midChroma,
    'rim detail': decades(rimDetail) - decades(midDetail),
  };
}

/** Share of pixels that equal their neighbour: flat fills, and the blocks of pixel art. */
function flatFeatures({ data, widthPx, heightPx }: Pixels): LookFeatures {
  const same = (stepPx: number) => {
    let equal = 0;
    for (let p = 0; p < widthPx * heightPx - stepPx; p += 1) {
      const [i, j] = [4 * p, 4 * (p + stepPx)];
      const apart =
        Math.abs(data[i]! - data[j]!) +
        Math.abs(data[i + 1]! - data[j + 1]!) +
        Math.abs(data[i + 2]! - data[j + 2]!);
      if (apart <= 2) equal += 1;
    }
    return equal / (widthPx * heightPx);
  };
  return { 'flat along rows': same(1), 'flat along columns': same(widthPx) };
}

/**
 * What stands for the look of a picture, whatever it shows: tone and colour, edges and textures at
 * several scales, thin lines, flatness, and how the rim differs from the middle.
 */
export function lookFeatures(pixels: Pixels): LookFeatures {
  const lab = toLab(pixels);
  return {
    ...colorFeatures(pixels, lab),
    ...edgeFeatures(lab),
    ...spectrumFeatures(lab),
    ...lineFeatures(lab),
    ...placeFeatures(lab),
    ...flatFeatures(pixels),
  };
}
