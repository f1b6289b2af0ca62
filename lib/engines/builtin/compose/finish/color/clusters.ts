import { rgbToLab, squaredDistance, type Lab } from './oklab';

export interface Cluster {
  lab: Lab;
  /** Share of all weight, 0 to 1. */
  weight: number;
}

const ITERATIONS = 12;
const BINS_PER_CHANNEL = 32;

interface Sample {
  lab: Lab;
  weight: number;
}

/** Pixels gathered into a 5-bit colour cube: k-means then runs on hundreds of points, not pixels. */
export function samplesOf(rgba: Uint8Array, weightOf?: (pixel: number) => number): Sample[] {
  const bins = new Map<number, [r: number, g: number, b: number, n: number]>();
  for (let i = 0, pixel = 0; i < rgba.length; i += 4, pixel += 1) {
    if (rgba[i + 3]! < 128) continue;
    const weight = weightOf ? weightOf(pixel) : 1;
    if (weight <= 0) continue;
    const key = ((rgba[i]! >> 3) << 10) | ((rgba[i + 1]! >> 3) << 5) | (rgba[i + 2]! >> 3);
    let bin = bins.get(key);
    if (!bin) bins.set(key, (bin = [0, 0, 0, 0]));
    bin[0] += rgba[i]! * weight;
    bin[1] += rgba[i + 1]! * weight;
    bin[2] += rgba[i + 2]! * weight;
    bin[3] += weight;
  }
  return [...bins.values()].map(([r, g, b, n]) => ({
    lab: rgbToLab(Math.round(r / n), Math.round(g / n), Math.round(b / n)),
    weight: n,
  }));
}

/** The heaviest sample first, then always the one that is worst served: no randomness needed. */
function seeds(samples: readonly Sample[], count: number): Lab[] {
  const first = samples.reduce((best, s) => (s.weight > best.weight ? s : best));
  const centres: Lab[] = [first.lab];
  const distances = samples.map((s) => squaredDistance(s.lab, first.lab));
  while (centres.length < count) {
    let worst = -1;
    let worstCost = 1e-7;
    samples.forEach((sample, i) => {
      const cost = distances[i]! * Math.sqrt(sample.weight);
      if (cost > worstCost) [worst, worstCost] = [i, cost];
    });
    if (worst < 0) break;
    const centre = samples[worst]!.lab;
    centres.push(centre);
    samples.forEach((s, i) => {
      distances[i] = Math.min(distances[i]!, squaredDistance(s.lab, centre));
    });
  }
  return centres;
}

export function nearest(lab: Lab, centres: readonly Lab[]): number {
  let best = 0;
  let bestDistance = Infinity;
  for (let i = 0; i < centres.length; i += 1) {
    const distance = squaredDistance(lab, centres[i]!);
    if (distance < bestDistance) [best, bestDistance] = [i, distance];
  }
  return best;
}

/**
 * Weighted k-means in OKLab (Lloyd 1982), deterministic. Answers at most `count` clusters, heaviest
 * first, weights summing to 1; none for an empty or fully transparent picture.
 */
export function clusterColors(samples: readonly Sample[], count: number): Cluster[] {
  if (samples.length === 0) return [];
  let centres = seeds(samples, Math.min(count, BINS_PER_CHANNEL ** 3));
  let weights: number[] = [];
  for (let round = 0; round < ITERATIONS; round += 1) {
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const { lab, weight } of samples) {
      const sum = sums[nearest(lab, centres)]!;
      sum[0] += lab[0] * weight;
      sum[1] += lab[1] * weight;
      sum[2] += lab[2] * weight;
      sum[3] += weight;
    }
    const kept = sums.filter((sum) => sum[3] > 0);
    centres = kept.map(([l, a, b, n]) => [l / n, a / n, b / n]);
    weights = kept.map((sum) => sum[3]);
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return centres
    .map((lab, i) => ({ lab, weight: weights[i]! / total }))
    .sort((p, q) => q.weight - p.weight);
}

/** Joins clusters nearer than `distance` in OKLab, heaviest first: colours the eye takes for one. */
export function mergeClusters(clusters: readonly Cluster[], distance: number): Cluster[] {
  const kept: Cluster[] = [];
  for (const cluster of clusters) {
    const twin = kept.findIndex((k) => squaredDistance(k.lab, cluster.lab) < distance ** 2);
    const other = kept[twin];
    if (!other) {
      kept.push(cluster);
      continue;
    }
    const weight = other.weight + cluster.weight;
    const mean = (i: 0 | 1 | 2) =>
      (other.lab[i] * other.weight + cluster.lab[i] * cluster.weight) / weight;
    kept[twin] = { lab: [mean(0), mean(1), mean(2)], weight };
  }
  return kept.sort((p, q) => q.weight - p.weight);
}
