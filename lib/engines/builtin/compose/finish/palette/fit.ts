import type { Pixels } from '@/lib/engines/engine';
import { clusterColors, mergeClusters, nearest, samplesOf, type Cluster } from '../color/clusters';
import { squaredDistance, type Lab } from '../color/oklab';
import { ColorMap, type Move } from './color-map';
import { chooseTargets, sinkhorn } from './transport';
import type { Palette } from './targets';

const CLUSTERS = 32;
/** Clusters nearer than this go to one target, or a flat ground would be torn between two. */
const SAME_COLOR = 0.025;
const ROUNDS = 5;
const GOOD_ENOUGH = 0.03;
/** Part of the shading that survives when the palette has the whole range of lightness itself. */
const KEEP_LIGHTNESS = 0.35;
/** What it costs a cluster to take no target: dearer than a fair match, cheaper than a poor one. */
const FREE_COST = 0.09;
/** A pixel farther than this from every target is none of them. */
const OWN_COLOR = 0.13;

export interface Fit {
  map: ColorMap;
  /** Total variation between the asked and the measured shares, 0 to 1; 0 without weights. */
  error: number;
}

/** Share of the pixels before each one, darkest first: compares order, not absolute lightness. */
function ranks(items: readonly { lightness: number; weight: number }[]): number[] {
  const order = items.map((_, i) => i).sort((p, q) => items[p]!.lightness - items[q]!.lightness);
  const result = items.map(() => 0);
  let below = 0;
  for (const i of order) {
    result[i] = below + items[i]!.weight / 2;
    below += items[i]!.weight;
  }
  return result;
}

function costs(clusters: readonly Cluster[], targets: readonly Lab[], weights: readonly number[]) {
  const clusterRanks = ranks(clusters.map((c) => ({ lightness: c.lab[0], weight: c.weight })));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const targetRanks = ranks(
    targets.map((lab, j) => ({ lightness: lab[0], weight: weights[j]! / total })),
  );
  return clusters.map(({ lab }, i) =>
    targets.map((target, j) => {
      const rank = clusterRanks[i]! - targetRanks[j]!;
      const chroma = Math.hypot(lab[1] - target[1], lab[2] - target[2]);
      return rank * rank + 2.7 * chroma * chroma + 0.25 * (lab[0] - target[0]) ** 2;
    }),
  );
}

/** Shares of the pixels per target, and last the share of pixels that are none of them. */
function measure(image: Pixels, targets: readonly Lab[], allowNone: boolean): number[] {
  const shares = new Array<number>(targets.length + 1).fill(0);
  let total = 0;
  for (const { lab, weight } of samplesOf(image.data)) {
    const j = nearest(lab, targets);
    const none = allowNone && squaredDistance(lab, targets[j]!) > OWN_COLOR ** 2;
    shares[none ? targets.length : j]! += weight;
    total += weight;
  }
  return shares.map((share) => share / Math.max(1, total));
}

/** Total variation between the asked shares and those of a picture, 0 to 1; for weighted palettes. */
export function paletteError(image: Pixels, palette: Palette): number {
  const targets = palette.targets.map((target) => target.lab);
  const shares = measure(image, targets, palette.free > 0);
  const goals = [...palette.targets.map((target) => target.weight ?? 0), palette.free];
  return goals.reduce((sum, goal, j) => sum + Math.abs(goal - shares[j]!), 0) / 2;
}

/** Without weights: half an even share (or the measured one), half what the picture leans to. */
function naturalWeights(clusters: readonly Cluster[], { targets, free }: Palette): number[] {
  const even = targets.map((target) => target.prior ?? 1 / targets.length);
  const cost = costs(
    clusters,
    targets.map((target) => target.lab),
    even,
  );
  const lean = targets.map(() => 0);
  clusters.forEach((cluster, i) => {
    const row = cost[i]!;
    lean[row.indexOf(Math.min(...row))]! += cluster.weight;
  });
  return targets.map((_, j) => (0.5 * even[j]! + 0.5 * lean[j]!) * (1 - free));
}

function range(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** Turns a choice of target per cluster (the index after the last target is "free") into moves. */
function movesOf(
  clusters: readonly Cluster[],
  targets: readonly Lab[],
  goal: readonly number[],
): Move[] {
  const spread = range(clusters.map((cluster) => cluster.lab[0]));
  const span = range(targets.map((lab) => lab[0]));
  // A palette of like lightness can't carry the shading, so more of the picture's own is kept.
  const keepLightness = Math.max(KEEP_LIGHTNESS, Math.min(0.85, 1 - span / Math.max(0.2, spread)));
  const anchors = targets.map((_, j) => {
    // The largest cluster of a target lands on it exactly: that area shows the asked colour.
    const own = clusters.find((_cluster, i) => goal[i] === j);
    return own?.lab[0] ?? 0.5;
  });
  return clusters.map((cluster, i) => {
    const j = goal[i]!;
    return {
      from: cluster.lab,
      to: targets[j],
      anchorLightness: anchors[j] ?? cluster.lab[0],
      keepLightness,
    };
  });
}

/**
 * Finds the change of colours that gives a picture the asked palette with the asked shares: clusters
 * of the picture are transported to the targets, the result is measured, and targets that came out
 * too small get more mass. `render` draws the picture, recoloured or as it is, at a small size.
 */
export function fitPalette(
  render: (map?: ColorMap) => Pixels,
  palette: Palette,
  strength = 1,
): Fit {
  const clusters = mergeClusters(clusterColors(samplesOf(render().data), CLUSTERS), SAME_COLOR);
  const targets = palette.targets.map((target) => target.lab);
  const weighted = palette.targets.some((target) => target.weight !== undefined);
  const wanted = weighted
    ? palette.targets.map((target) => target.weight ?? 0)
    : naturalWeights(clusters, palette);
  const hasFree = palette.free > 0;
  const goals = [...wanted, palette.free];
  let mass = hasFree ? goals : wanted;
  let best: Fit | undefined;
  for (let round = 0; round < (weighted ? ROUNDS : 1); round += 1) {
    const cost = costs(clusters, targets, wanted).map((row) =>
      hasFree ? [...row, FREE_COST] : row,
    );
    const total = mass.reduce((sum, value) => sum + value, 0);
    const plan = sinkhorn(
      cost,
      clusters.map((cluster) => cluster.weight),
      mass.map((value) => value / total),
    );
    const weights = clusters.map((cluster) => cluster.weight);
    const map = new ColorMap(
      movesOf(
        clusters,
        targets,
        chooseTargets(
          plan,
          cost,
          weights,
          mass.map((value) => value / total),
        ),
      ),
      strength,
    );
    if (!weighted) return { map, error: 0 };
    const shares = measure(render(map), targets, hasFree);
    const error = goals.reduce((sum, goal, j) => sum + Math.abs(goal - shares[j]!), 0) / 2;
    if (!best || error < best.error) best = { map, error };
    if (best.error < GOOD_ENOUGH) break;
    mass = mass.map((value, j) => value * ((goals[j]! + 0.01) / (shares[j]! + 0.01)) ** 0.6);
  }
  if (!best) throw new RangeError('a palette needs at least one colour');
  return best;
}
