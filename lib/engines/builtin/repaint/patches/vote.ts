import { CHANNELS, type FeaturePicture } from './feature-picture';
import { type NearestPatches, PATCH_RADIUS_PX } from './nearest-patches';

/** Part of all patches, by cost, that votes with full weight. */
const TRUSTED_SHARE = 0.5;

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
  const { widthPx, heightPx, data } = picture;
  const { source, cost } = nearest;
  const spread = 2 * trustedCost(nearest);
  const result = new Uint8Array(hole.length * CHANNELS);
  const sums = new Float64Array(CHANNELS);
  hole.forEach((at, index) => {
    const [x, y] = [at % widthPx, (at / widthPx) | 0];
    let total = 0;
    sums.fill(0);
    for (let dy = -PATCH_RADIUS_PX; dy <= PATCH_RADIUS_PX; dy++) {
      if (y + dy < 0 || y + dy >= heightPx) continue;
      for (let dx = -PATCH_RADIUS_PX; dx <= PATCH_RADIUS_PX; dx++) {
        if (x + dx < 0 || x + dx >= widthPx) continue;
        const step = dy * widthPx + dx;
        const from = source[at + step]!;
        if (from < 0) continue;
        const weight = Math.exp(-cost[at + step]! / spread) * confidence[at + step]!;
        const said = (from - step) * CHANNELS;
        for (let channel = 0; channel < CHANNELS; channel++)
          sums[channel] = sums[channel]! + weight * data[said + channel]!;
        total += weight;
      }
    }
    for (let channel = 0; channel < CHANNELS; channel++)
      result[index * CHANNELS + channel] =
        total > 0 ? sums[channel]! / total + 0.5 : data[at * CHANNELS + channel]!;
  });
  hole.forEach((at, index) => {
    for (let channel = 0; channel < CHANNELS; channel++)
      data[at * CHANNELS + channel] = result[index * CHANNELS + channel]!;
  });
}

function trustedCost({ targets, cost }: NearestPatches): number {
  const costs = Float32Array.from(targets, (at) => cost[at]!).sort();
  return Math.max(1, costs[Math.floor((costs.length - 1) * TRUSTED_SHARE)] ?? 1);
}
