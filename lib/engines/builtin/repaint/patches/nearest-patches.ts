import { CHANNELS, type FeaturePicture } from './feature-picture';

/** Patches are squares of side `2 * PATCH_RADIUS_PX + 1`. */
export const PATCH_RADIUS_PX = 3;
/** Each random look reaches this share of the one before. */
const REACH_SHRINK = 0.5;

/** Where patches may come from, and what a move costs beyond its look. */
export interface PatchSources {
  /** Pixels that may be the centre of a source patch. */
  centers: Int32Array;
  /** Non-zero where `centers` lists the pixel. */
  isCenter: Uint8Array;
  /** Cost of a source by itself, per pixel of the picture. */
  sourceCost: Float32Array;
  /** For each row of targets the row that they are best copied from, and what n² rows off cost. */
  homeRow: Float32Array;
  rowCost: number;
  /** The same for columns. */
  homeColumn: Float32Array;
  columnCost: number;
  /** How far from its best match a target looks for a better one; anywhere without it. */
  reachPx?: number;
  /** A target may not be copied from nearer than this. */
  leastMovePx?: number;
}

/** What it costs to copy from a place, whatever it looks like there. */
export function placeCost(
  { sourceCost, homeRow, rowCost, homeColumn, columnCost }: PatchSources,
  widthPx: number,
  target: number,
  source: number,
): number {
  const rows = ((source / widthPx) | 0) - homeRow[(target / widthPx) | 0]!;
  const columns = (source % widthPx) - homeColumn[target % widthPx]!;
  return sourceCost[source]! + rowCost * rows * rows + columnCost * columns * columns;
}

/** For every target patch its nearest source, by pixel index. */
export interface NearestPatches {
  /** Centres of the target patches in reading order. */
  targets: Int32Array;
  /** Per pixel of the picture: the centre of the source patch; −1 where there is no target. */
  source: Int32Array;
  cost: Float32Array;
}

/** Sources by lot. */
export function guessPatches(
  picture: FeaturePicture,
  targets: Int32Array,
  { centers }: PatchSources,
  random: () => number,
): NearestPatches {
  const count = picture.widthPx * picture.heightPx;
  const source = new Int32Array(count).fill(-1);
  for (const at of targets) source[at] = centers[Math.floor(random() * centers.length)]!;
  return { targets, source, cost: new Float32Array(count).fill(Infinity) };
}

/**
 * Improves the nearest patches in place: each target takes over what its neighbours found, and looks
 * around at random in shrinking reach (C. Barnes et al., "PatchMatch: a randomized correspondence
 * algorithm for structural image editing", 2009).
 * @param rounds sweeps over all targets, alternately forwards and backwards
 */
export function improvePatches(
  picture: FeaturePicture,
  nearest: NearestPatches,
  sources: PatchSources,
  rounds: number,
  random: () => number,
): void {
  const search = new Search(picture, nearest, sources, random);
  search.measureAll();
  for (let round = 0; round < rounds; round++) search.sweep(round % 2 === 0);
}

/** A neighbour's move is taken over when it makes a match worse by this factor at most … */
const COHERENT_FACTOR = 1.25;
/** … or by this much, in squared levels per value of a patch. */
const COHERENT_COST = 12;
const SETTLING_SWEEPS = 4;

/**
 * Makes neighbours come from neighbouring places wherever that is nearly as good a match, so that
 * what is copied holds together in large pieces. In place.
 */
export function settlePatches(
  picture: FeaturePicture,
  nearest: NearestPatches,
  sources: PatchSources,
): void {
  const search = new Search(picture, nearest, sources, () => 0);
  search.settle();
}

class Search {
  private readonly widthPx: number;
  private readonly heightPx: number;

  constructor(
    private readonly picture: FeaturePicture,
    private readonly nearest: NearestPatches,
    private readonly sources: PatchSources,
    private readonly random: () => number,
  ) {
    this.widthPx = picture.widthPx;
    this.heightPx = picture.heightPx;
  }

  /** Costs anew: the colours of the targets have changed since the last time. */
  measureAll(): void {
    const { targets, source, cost } = this.nearest;
    for (const at of targets) cost[at] = this.costOf(at, source[at]!, Infinity);
  }

  sweep(forwards: boolean): void {
    const { targets } = this.nearest;
    const step = forwards ? -1 : 1;
    const count = targets.length;
    for (let index = 0; index < count; index++) {
      const at = targets[forwards ? index : count - 1 - index]!;
      this.takeOver(at, step);
      this.takeOver(at, step * this.widthPx);
      this.lookAround(at);
    }
  }

  settle(): void {
    const { targets, cost } = this.nearest;
    this.measureAll();
    const slack = COHERENT_COST * (2 * PATCH_RADIUS_PX + 1) ** 2 * CHANNELS;
    // Each is compared with its own best match, so that the loss doesn't add up along the way.
    const most = cost.map((best) => best * COHERENT_FACTOR + slack);
    for (let sweep = 0; sweep < SETTLING_SWEEPS; sweep++)
      for (let index = 0; index < targets.length; index++) {
        const at = targets[sweep % 2 === 0 ? index : targets.length - 1 - index]!;
        this.join(at, most[at]!);
      }
  }

  /** Takes over the move that most neighbours share, when the match stays good enough. */
  private join(at: number, most: number): void {
    const { source, cost } = this.nearest;
    const own = source[at]! - at;
    const moves = [-1, 1, -this.widthPx, this.widthPx]
      .filter((step) => (source[at + step] ?? -1) >= 0)
      .map((step) => source[at + step]! - at - step);
    const votes = (move: number) => moves.filter((other) => other === move).length;
    const [best] = moves.toSorted((first, second) => votes(second) - votes(first));
    if (best === undefined || best === own || votes(best) <= votes(own)) return;
    const candidate = at + best;
    if (this.sources.isCenter[candidate] !== 1) return;
    const found = this.costOf(at, candidate, most);
    if (found >= most) return;
    source[at] = candidate;
    cost[at] = found;
  }

  /** Tries the neighbour's source, moved as the neighbour is. */
  private takeOver(at: number, step: number): void {
    const neighbour = this.nearest.source[at + step];
    if (neighbour === undefined || neighbour < 0) return;
    this.consider(at, neighbour - step);
  }

  private lookAround(at: number): void {
    const { source } = this.nearest;
    const { widthPx, heightPx, random } = this;
    const farthest = this.sources.reachPx ?? Math.max(widthPx, heightPx);
    for (let reach = farthest; reach >= 1; reach *= REACH_SHRINK) {
      const from = source[at]!;
      const x = (from % widthPx) + Math.round((random() * 2 - 1) * reach);
      const y = Math.floor(from / widthPx) + Math.round((random() * 2 - 1) * reach);
      if (x >= 0 && y >= 0 && x < widthPx && y < heightPx) this.consider(at, y * widthPx + x);
    }
  }

  private consider(at: number, candidate: number): void {
    const { source, cost } = this.nearest;
    if (this.sources.isCenter[candidate] !== 1 || candidate === source[at]) return;
    if (this.isTooNear(at, candidate)) return;
    const found = this.costOf(at, candidate, cost[at]!);
    if (found >= cost[at]!) return;
    source[at] = candidate;
    cost[at] = found;
  }

  private isTooNear(at: number, candidate: number): boolean {
    const { leastMovePx } = this.sources;
    if (leastMovePx === undefined) return false;
    const rows = ((candidate / this.widthPx) | 0) - ((at / this.widthPx) | 0);
    const columns = (candidate % this.widthPx) - (at % this.widthPx);
    return Math.abs(rows) < leastMovePx && Math.abs(columns) < leastMovePx;
  }

  /** Squared difference of two patches plus the cost of the move; at least `limit` when above it. */
  private costOf(at: number, candidate: number, limit: number): number {
    const { widthPx, picture } = this;
    const { data } = picture;
    let sum = placeCost(this.sources, widthPx, at, candidate);
    const span = (2 * PATCH_RADIUS_PX + 1) * CHANNELS;
    const stride = widthPx * CHANNELS;
    const corner = PATCH_RADIUS_PX * (widthPx + 1);
    let first = (at - corner) * CHANNELS;
    let second = (candidate - corner) * CHANNELS;
    for (let row = -PATCH_RADIUS_PX; row <= PATCH_RADIUS_PX; row++) {
      if (sum >= limit) return sum;
      for (let step = 0; step < span; step++) {
        const difference = data[first + step]! - data[second + step]!;
        sum += difference * difference;
      }
      first += stride;
      second += stride;
    }
    return sum;
  }
}
