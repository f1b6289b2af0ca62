import { CHANNELS, type FeaturePicture } from './feature-picture';
import { type NearestPatches, PATCH_RADIUS_PX } from './nearest-patches';

/** Part of all patches, by cost, that votes with full weight. */
const TRUSTED_SHARE = 0.5;
/** Where all matches are poor they still decide. */
const LEAST_WEIGHT = 1e-9;

/**
 * Repaints the hole, in place: every pixel becomes the mean of what the patches over it say, good
 * matches and those near the hole's border counting most (Y. Wexler, E. Shechtman and M. Irani,
 * "Space-time completion of video", 2007).
 * @param hole pixels to repaint
 * @param confidence per pixel, 0 to 1
 */
export function vote(
  picture: FeaturePicture,
  hole: Int32Array,
  nearest: NearestPatches,
  confidence: Float32Array,
): void {
  const { data } = picture;
  const { source, cost } = nearest;
  const spread = 2 * trustedCost(nearest);
  const weights = new Float32Array(cost.length);
  for (const at of nearest.targets)
    weights[at] = Math.exp(-cost[at]! / spread) * confidence[at]! + LEAST_WEIGHT;
  const said = new Uint8Array(hole.length * CHANNELS);
  const sums = new Float64Array(CHANNELS + 1);
  for (let index = 0; index < hole.length; index++) {
    const at = hole[index]!;
    sumVotes(picture, at, source, weights, sums);
    const total = sums[CHANNELS]!;
    for (let channel = 0; channel < CHANNELS; channel++)
      said[index * CHANNELS + channel] =
        total > 0 ? sums[channel]! / total + 0.5 : data[at * CHANNELS + channel]!;
  }
  for (let index = 0; index < hole.length; index++)
    data.set(said.subarray(index * CHANNELS, (index + 1) * CHANNELS), hole[index]! * CHANNELS);
}

/** Weighted sums of what the patches over a pixel say, and of the weights. */
function sumVotes(
  { widthPx, heightPx, data }: FeaturePicture,
  at: number,
  source: Int32Array,
  weights: Float32Array,
  sums: Float64Array,
): void {
  const x = at % widthPx;
  const y = (at / widthPx) | 0;
  const left = Math.max(-PATCH_RADIUS_PX, -x);
  const right = Math.min(PATCH_RADIUS_PX, widthPx - 1 - x);
  const top = Math.max(-PATCH_RADIUS_PX, -y);
  const bottom = Math.min(PATCH_RADIUS_PX, heightPx - 1 - y);
  sums.fill(0);
  for (let dy = top; dy <= bottom; dy++)
    for (let dx = left; dx <= right; dx++) {
      const step = dy * widthPx + dx;
      const from = source[at + step]!;
      if (from < 0) continue;
      const weight = weights[at + step]!;
      const said = (from - step) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel++)
        sums[channel] = sums[channel]! + weight * data[said + channel]!;
      sums[CHANNELS] = sums[CHANNELS]! + weight;
    }
}

function trustedCost({ targets, cost }: NearestPatches): number {
  const costs = Float32Array.from(targets, (at) => cost[at]!).sort();
  return Math.max(1, costs[Math.floor((costs.length - 1) * TRUSTED_SHARE)] ?? 1);
}
